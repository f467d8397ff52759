import { baseStats, drawnModifiers, slotTypeOf, statNames } from '@sanguine/rules'
import type { ContentIndex } from '../content'
import type { ItemRecord } from '../records'
import { type ContentCheck, pausePoint } from './content-check'
import { reachInSteps } from './reach'

/** The maximum percentage of hunts affected by modifiers and summoning together, with any equipment. */
const maxMysticPower = 25

const modifierStats: ReadonlySet<string> = new Set(drawnModifiers)

/** The mystic power of an item, in percent. */
const mysticPowerOf = (index: ContentIndex, { stats }: ItemRecord): number =>
  stats.reduce((sum, { statShortName, valueFrom, procPercent }) => {
    const stat = index.stat.find({ by: 'key', value: statShortName })?.shortName ?? ''
    if (modifierStats.has(stat)) return sum + Number(valueFrom)
    return stat === statNames.summoning ? sum + procPercent : sum
  }, 0)

interface Candidate {
  readonly isUnique: boolean
  readonly power: number
}

/** The largest sum that fits the slots: a unique item takes one slot, any other can fill them all. */
const bestSum = (candidates: readonly Candidate[], slots: number): number =>
  candidates
    .flatMap(({ isUnique, power }) => Array.from({ length: isUnique ? 1 : slots }, () => power))
    .sort((a, b) => b - a)
    .slice(0, slots)
    .reduce((sum, power) => sum + power, 0)

/**
 * Checks that no obtainable set of items exceeds 25 percent mystic power, because the rules do not limit it. Every slot
 * counts as open.
 */
export const checkMysticPower: ContentCheck = function* (content, { index }) {
  const { records } = content
  const reach = yield* reachInSteps(content, index)
  const itemsByType = new Map<string, ItemRecord[]>()
  for (const item of records.item) {
    if (!reach.items.has(item.id)) continue
    const known = itemsByType.get(item.itemTypeId)
    if (known) known.push(item)
    else itemsByType.set(item.itemTypeId, [item])
  }
  const known = drawnModifiers.filter((name) => index.stat.find({ by: 'key', value: name }))
  let power = known.reduce((sum, name) => sum + (baseStats[name]?.from ?? 0), 0)
  for (const type of records.itemType) {
    yield pausePoint
    const candidates = (itemsByType.get(type.id) ?? [])
      .map((item) => ({ isUnique: item.isUnique, power: mysticPowerOf(index, item) }))
      .filter((candidate) => candidate.power > 0)
    if (slotTypeOf(type.shortName) !== null) power += bestSum(candidates, Math.max(1, type.slotCount))
    else if (type.countsWhileOwned) power += candidates.reduce((sum, candidate) => sum + candidate.power, 0)
  }
  if (power <= maxMysticPower) return
  const message = {
    en: `the best outfit has ${power} % mystic power, more than ${maxMysticPower} %`,
    de: `die beste Ausrüstung hat ${power} % mystische Kraft, mehr als ${maxMysticPower} %`,
  }
  yield { kind: 'item', id: '', title: '', field: 'stats', message }
}
