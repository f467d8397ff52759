import { createHash } from 'node:crypto'
import { attractionChances, drawEnemy, type Id, type Release, rollsFrom } from '@sanguine/rules'
import { deviations, type OddsRow, percent } from './row'

/** What lures on a ground. */
export interface Lure {
  readonly groundId: Id
  readonly baitId: Id
  readonly hexId: Id | null
}

/** Lures often with the dice and holds those who came against their chances. */
export function checkAttraction(release: Release, { groundId, baitId, hexId }: Lure, hunts: number): OddsRow {
  const hex = release.items.get(hexId ?? '') ?? null
  const input = { release, groundId, baitId, hex }
  const chances = attractionChances(input)
  const counts = new Map<Id, number>()
  const names = [baitId, ...(hexId ? [hexId] : [])].map((id) => release.items.get(id)?.name ?? id)
  for (let index = 0; index < hunts; index++) {
    const seed = createHash('sha256').update(`${groundId} ${names} ${index}`).digest('hex')
    const come = drawEnemy({ ...input, rolls: rollsFrom(seed, 'attraction') })?.enemyId ?? 'nobody'
    counts.set(come, (counts.get(come) ?? 0) + 1)
  }
  const all = [...new Set([...chances.keys(), ...counts.keys()])]
  const parts = (of: (id: Id) => number) => all.map((id) => percent(of(id))).join(' ')
  return {
    what: names.join(' and '),
    ground: release.grounds.get(groundId)?.name ?? '',
    hunts,
    told: parts((id) => chances.get(id) ?? 0),
    counted: parts((id) => (counts.get(id) ?? 0) / hunts),
    worst: Math.max(...all.map((id) => deviations(counts.get(id) ?? 0, hunts, chances.get(id) ?? 0))),
  }
}
