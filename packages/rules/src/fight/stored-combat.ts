import type { JournalLine, PlayerState } from '../state/player-state'
import type { Combat, CombatResult } from './combat'

/** Results by the number that old stored combats have instead of a word. */
const resultsByNumber: readonly CombatResult[] = ['ongoing', 'draw', 'win', 'loss']

/** A combat as stored. New ones have a word as result, older ones a number from 0 to 3. */
export type StoredCombat = Omit<Combat, 'result'> & { readonly result: CombatResult | number }

/** The state of a player as stored. */
export type StoredPlayerState = Omit<PlayerState, 'combat'> & { readonly combat: StoredCombat | null }

/** A journal line as stored. */
export type StoredJournalLine =
  | Exclude<JournalLine, { readonly type: 'combat' }>
  | (Omit<Extract<JournalLine, { readonly type: 'combat' }>, 'combat'> & { readonly combat: StoredCombat })

const hasWord = (stored: StoredCombat): stored is Combat => typeof stored.result === 'string'

/** The combat with its result as a word. Throws a RangeError for an unknown number. */
export function fromStoredCombat(stored: StoredCombat): Combat {
  if (hasWord(stored)) return stored
  const result = resultsByNumber[Number(stored.result)]
  if (result === undefined) throw new RangeError(`no combat result has the number ${stored.result}`)
  return { ...stored, result }
}

export const fromStoredState = (stored: StoredPlayerState): PlayerState => ({
  ...stored,
  combat: stored.combat && fromStoredCombat(stored.combat),
})

export const fromStoredJournalLine = (stored: StoredJournalLine): JournalLine =>
  stored.type === 'combat' ? { ...stored, combat: fromStoredCombat(stored.combat) } : stored
