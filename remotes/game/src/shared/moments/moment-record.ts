import { storage } from '@sanguine/ui/platform'

/** Local storage key of the moments of a player that this browser has shown, and of the last known rank. */
export const momentRecordKey = 'sanguine.momentsSeen'

/** Older moments are forgotten: they cannot happen again. */
const maxIds = 40

interface MomentRecord {
  readonly player: string
  /** the XP that the last known rank requires; null before the first visit */
  readonly rankXp: number | null
  readonly shown: readonly string[]
}

const isRecord = (value: unknown): value is MomentRecord =>
  typeof value === 'object' &&
  value !== null &&
  'player' in value &&
  'rankXp' in value &&
  (value.rankXp === null || typeof value.rankXp === 'number') &&
  'shown' in value &&
  Array.isArray(value.shown)

function readRecord(player: string): MomentRecord {
  const none = { player, rankXp: null, shown: [] }
  try {
    const value: unknown = JSON.parse(storage.read(momentRecordKey) ?? 'null')
    return isRecord(value) && value.player === player ? value : none
  } catch {
    return none
  }
}

/** Runs a change of the record while no other tab changes it. Plain http has no locks. */
async function changeRecord<T>(player: string, change: (record: MomentRecord) => [MomentRecord, T]): Promise<T> {
  const run = () => {
    const before = readRecord(player)
    const [after, result] = change(before)
    if (after !== before) storage.write(momentRecordKey, JSON.stringify(after))
    return result
  }
  return 'locks' in navigator ? navigator.locks.request(momentRecordKey, async () => run()) : run()
}

/** Records that a moment is shown here. Returns false if this or another tab has shown it before. */
export const claimMoment = (player: string, id: string): Promise<boolean> =>
  changeRecord(player, (record) =>
    record.shown.includes(id) ? [record, false] : [{ ...record, shown: [...record.shown, id].slice(-maxIds) }, true],
  )

/**
 * Records the rank that a player has now, by the XP that it requires. Returns those of the rank before if the player has
 * risen since; null otherwise, and on the first visit of this browser.
 */
export const claimRank = (player: string, rankXp: number): Promise<number | null> =>
  changeRecord(player, (record) => {
    if (record.rankXp === rankXp) return [record, null]
    const hasRisen = record.rankXp !== null && record.rankXp < rankXp
    return [{ ...record, rankXp }, hasRisen ? record.rankXp : null]
  })
