import { baseStats, drawnModifiers, slotTypeOf, statNames } from '@sanguine/rules'
import { type ContentIndex, indexContent } from '../content'
import type { ItemRecord } from '../records'
import type { ContentCheck } from './content-check'
import { reachOf } from './reach'

/** Percent of hunts that modifiers and summoning should touch together, whatever is worn. */
const maxMysticPower = 25

const modifierStats: ReadonlySet<string> = new Set(drawnModifiers)

/** What an item adds to mystic power, in percent. */
const mysticPowerOf = (index: ContentIndex, { stats }: ItemRecord): number =>
  stats.reduce((sum, { shortName, valueFrom, procPercent }) => {
    const stat = index.stat.find({ by: 'key', value: shortName })?.shortName ?? ''
    if (modifierStats.has(stat)) return sum + Number(valueFrom)
    return stat === statNames.summoning ? sum + procPercent : sum
  }, 0)

interface Candidate {
  readonly unique: boolean
  readonly power: number
}

/** The largest sum that fits the slots: a unique item fits one, any other all of them. */
const bestSum = (candidates: readonly Candidate[], slots: number): number =>
  candidates
    .flatMap(({ unique, power }) => Array.from({ length: unique ? 1 : slots }, () => power))
    .sort((a, b) => b - a)
    .slice(0, slots)
    .reduce((sum, power) => sum + power, 0)

/**
 * The rules do not limit mystic power, so content must: no outfit of items that a player can get passes 25 percent. Every
 * slot counts as open.
 */
export const checkMysticPower: ContentCheck = (content) => {
  const { records } = content
  const index = indexContent(records)
  const reach = reachOf(content)
  const known = drawnModifiers.filter((name) => index.stat.find({ by: 'key', value: name }))
  let power = known.reduce((sum, name) => sum + (baseStats[name]?.from ?? 0), 0)
  for (const type of records.itemType) {
    const candidates = records.item
      .filter((item) => item.type === type.id && reach.items.has(item.id))
      .map((item) => ({ unique: item.unique, power: mysticPowerOf(index, item) }))
      .filter((candidate) => candidate.power > 0)
    if (slotTypeOf(type.shortName) !== null) power += bestSum(candidates, Math.max(1, type.itemTypeSlots))
    else if (type.alwaysEquipped) power += candidates.reduce((sum, candidate) => sum + candidate.power, 0)
  }
  if (power <= maxMysticPower) return []
  const message = `the best outfit has ${power} % mystic power, more than ${maxMysticPower} %`
  return [{ kind: 'item', id: '', title: '', field: 'stats', message }]
}
