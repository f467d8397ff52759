import type { CountUsage, RecordUsage, UsageReason, UsageSubject } from '@sanguine/catalogue'
import type { App } from '@sanguine/kernel'
import { isCmsNewsId, slotTypes } from '@sanguine/rules'
import type { mongo } from 'mongoose'
import { type PlayerDocument, playerModelsService } from './players.model'

type Filter = mongo.Filter<PlayerDocument>

/** Players who match one of the filters, and the expression of how much they hold of it. */
interface Counted {
  readonly reason: UsageReason
  readonly anyOf: readonly Filter[]
  readonly amount?: unknown
  readonly isBlocking?: boolean
}

/** The counts by the position of the record and the reason; no entry if no player matches. */
type Found = Readonly<Record<string, readonly { readonly count: number; readonly amount: number }[]>>

/**
 * Counts the players whose state refers to records, except deleted ones. For the staff, since it scans all players,
 * once for all records and reasons.
 */
export const countRecordUsage =
  (app: App): CountUsage =>
  async (subjects, counted) =>
    counted === 'blocking' ? countStanding(app, subjects) : countAll(app, subjects)

/** Only players who stand on a ground prevent a deletion. They are counted along an index, for all grounds at once. */
async function countStanding(app: App, subjects: readonly UsageSubject[]): Promise<readonly RecordUsage[][]> {
  const ids = subjects.flatMap(({ kind, record }) => (kind === 'huntingGround' ? [record.id] : []))
  if (ids.length === 0) return []
  const found = await app
    .get(playerModelsService)
    .documents.aggregate<{ readonly _id: string; readonly count: number }>([
      { $match: { 'state.groundId': { $in: ids }, deletedAt: { $exists: false } } },
      { $group: { _id: '$state.groundId', count: { $sum: 1 } } },
    ])
    .toArray()
  const counts = new Map(found.map(({ _id, count }) => [_id, count]))
  return subjects.map(({ record }) => [
    { reason: 'standing', count: counts.get(record.id) ?? 0, amount: null, isBlocking: true },
  ])
}

async function countAll(app: App, subjects: readonly UsageSubject[]): Promise<readonly RecordUsage[][]> {
  const now = app.clock.now()
  const reasons = subjects.map((subject) => countedOf(subject, now))
  const filters = reasons.flat().flatMap(({ anyOf }) => anyOf)
  if (filters.length === 0) return []
  const facets = reasons.flatMap((each, index) =>
    each.map((counted) => [`${index} ${counted.reason}`, countOf(counted)]),
  )
  const [found = {}] = await app
    .get(playerModelsService)
    .documents.aggregate<Found>([
      { $match: { deletedAt: { $exists: false }, $or: filters } },
      { $facet: Object.fromEntries(facets) },
    ])
    .toArray()
  return reasons.map((each, index) =>
    each.map(({ reason, amount, isBlocking = false }): RecordUsage => {
      const sum = found[`${index} ${reason}`]?.[0]
      const held = amount === undefined ? null : (sum?.amount ?? 0)
      return { reason, count: sum?.count ?? 0, amount: held, isBlocking }
    }),
  )
}

const countOf = ({ anyOf, amount }: Counted) => [
  { $match: { $or: [...anyOf] } },
  { $group: { _id: null, count: { $sum: 1 }, amount: { $sum: amount ?? 0 } } },
]

function countedOf(subject: UsageSubject, now: number): readonly Counted[] {
  const { kind, record } = subject
  const { id } = record
  switch (kind) {
    case 'region':
      return [{ reason: 'standing', anyOf: [{ 'state.groundId': { $in: groundsIn(subject) } }] }]
    case 'huntingGround':
      return [
        { reason: 'standing', anyOf: [{ 'state.groundId': id }], isBlocking: true },
        { reason: 'fight', anyOf: [openFight({ 'state.combat.groundId': id })] },
        { reason: 'mission', anyOf: missions({ groundId: id }, now) },
        { reason: 'setup', anyOf: [{ 'state.setupSettings.groundId': id }] },
      ]
    case 'enemy':
      return [
        { reason: 'fight', anyOf: [openFight({ 'state.combat.enemyId': id })] },
        { reason: 'mission', anyOf: missions({ 'objectives.enemyId': id }, now) },
      ]
    case 'item': {
      const isOwned = { [`state.inventory.${id}`]: { $gt: 0 } }
      return [
        { reason: 'owned', anyOf: [isOwned], amount: `$state.inventory.${id}` },
        // Only owned items are equipped, and the setups of all other players take long to search.
        {
          reason: 'equipped',
          anyOf: [{ ...isOwned, $or: slotTypes.map((slotType) => ({ [`state.setups.${slotType}`]: id })) }],
        },
        { reason: 'mission', anyOf: missions({ 'reward.items.itemId': id }, now) },
        { reason: 'autoHunt', anyOf: [{ 'state.autoHunt.baitId': id }] },
        { reason: 'pin', anyOf: [pinned('item', id)] },
      ]
    }
    case 'currency': {
      const shortName = String(record.shortName)
      const amount = amountOf(shortName, '$state.currencies')
      return [
        { reason: 'balance', anyOf: [isOverZero(amount)], amount },
        { reason: 'mission', anyOf: missionsWithCurrency(shortName, now) },
      ]
    }
    case 'rank':
      return [
        { reason: 'rank', anyOf: [{ 'state.ranksReached': id }] },
        { reason: 'pin', anyOf: [pinned('rank', id)] },
      ]
    case 'news':
      return record.rewardItemId ? [{ reason: 'gift', anyOf: [giftNotTaken(id)] }] : []
    default:
      return []
  }
}

const groundsIn = ({ record, snapshot }: UsageSubject): string[] =>
  snapshot.content.records.huntingGround.filter(({ regionId }) => regionId === record.id).map(({ id }) => id)

/** As `isGiftTaken` of the rules. */
const giftNotTaken = (newsId: string): Filter => ({
  'state.gifts': { $ne: newsId },
  'state.giftsTakenUpTo': { $not: { $gte: newsId } },
  ...(isCmsNewsId(newsId) && { 'state.giftsForgottenUpTo': { $not: { $gte: newsId } } }),
})

const openFight = (where: Filter): Filter => ({ 'state.combat.result': 'ongoing', ...where })

const pinned = (kind: string, id: string): Filter => ({ 'state.pins': { $elemMatch: { kind, id } } })

/** An amount by short name. An operator reads it, since a short name may have a point, which in a path would lead a level down. */
const amountOf = (shortName: string, currencies: string) => ({
  $getField: { field: { $literal: shortName }, input: currencies },
})

const isOverZero = (amount: unknown): Filter => ({ $expr: { $gt: [amount, 0] } })

/** Like `missions`, for missions whose reward has an amount of a currency. */
function missionsWithCurrency(shortName: string, now: number): readonly Filter[] {
  const runs = (mission: string) => ({
    $and: [
      { $gt: [`${mission}.endsAt`, now] },
      { $eq: [`${mission}.completedAt`, 0] },
      { $gt: [amountOf(shortName, `${mission}.reward.currencies`), 0] },
    ],
  })
  const others = { $map: { input: { $ifNull: ['$state.otherMissions', []] }, as: 'mission', in: runs('$$mission') } }
  return [{ $expr: runs('$state.mission') }, { $expr: { $anyElementTrue: [others] } }]
}

/** The chosen mission and the offered ones that are neither over nor completed. */
function missions(where: Readonly<Record<string, unknown>>, now: number): readonly Filter[] {
  const running = { endsAt: { $gt: now }, completedAt: 0, ...where }
  const chosen = Object.entries(running).map(([path, value]) => [`state.mission.${path}`, value])
  return [Object.fromEntries(chosen), { 'state.otherMissions': { $elemMatch: running } }]
}
