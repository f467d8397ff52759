import { createHash } from 'node:crypto'
import { attractionChances, drawEnemy, type Id, type Release, rollsFrom } from '@sanguine/rules'
import { deviations, type OddsRow, percent } from './row'

/** A case of attraction: a ground, a bait and a hex if there is one. */
export interface AttractionCase {
  readonly groundId: Id
  readonly baitId: Id
  readonly hexId: Id | null
}

/** Draws often from the hunting table and compares the enemies that came with their chances. */
export function checkAttraction(release: Release, { groundId, baitId, hexId }: AttractionCase, hunts: number): OddsRow {
  const hex = release.items.get(hexId ?? '') ?? null
  const input = { release, groundId, baitId, hex }
  const chances = attractionChances(input)
  const counts = new Map<Id, number>()
  const names = [baitId, ...(hexId ? [hexId] : [])].map((id) => release.items.get(id)?.name ?? id)
  for (let index = 0; index < hunts; index++) {
    const seed = createHash('sha256').update(`${groundId} ${names} ${index}`).digest('hex')
    const enemyId = drawEnemy({ ...input, rolls: rollsFrom(seed, 'attraction') })?.enemyId ?? 'no enemy'
    counts.set(enemyId, (counts.get(enemyId) ?? 0) + 1)
  }
  const all = [...new Set([...chances.keys(), ...counts.keys()])]
  const percents = (chanceOf: (id: Id) => number) => all.map((id) => percent(chanceOf(id))).join(' ')
  return {
    subject: names.join(' and '),
    ground: release.grounds.get(groundId)?.name ?? '',
    hunts,
    expected: percents((id) => chances.get(id) ?? 0),
    counted: percents((id) => (counts.get(id) ?? 0) / hunts),
    comparisons: all.length,
    maxDeviations: Math.max(...all.map((id) => deviations(counts.get(id) ?? 0, hunts, chances.get(id) ?? 0))),
  }
}
