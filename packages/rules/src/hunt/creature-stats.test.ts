import { describe, expect, it } from '@jest/globals'
import { phaseNamed } from '../region/region-rules'
import { anEnemy, anItem, aRelease, aStat, line } from '../testing/a-release'
import { creatureStats } from './creature-stats'

const leech = { procType: 'leech', procEvent: 'attack', damageType: null, affectedCreatureTypeId: null }
const bat = anItem('bat', 'retainer', { stats: [line('damage', 3, 5), line('health', 7)] })
const fork = anItem('fork', 'weapon', { stats: [line('damage', 8, 11)] })
const release = aRelease({ items: [bat, fork], stats: [aStat('drain', leech)] })
const body = [line('health', 40, 61), line('damage', 10, 20)]

describe('the stats of a creature', () => {
  it('are its health and its damage', () => {
    expect(creatureStats(anEnemy('ghoul', { stats: body }), release).lines).toEqual(body)
  })

  it('include a critical chance if the roll can be above 0, limited to 0–100 like the roll', () => {
    const crit = (from: number, to?: number) =>
      creatureStats(anEnemy('ghoul', { stats: [...body, line('critchance', from, to)] }), release).lines.slice(2)
    expect(crit(5)).toEqual([line('critchance', 5)])
    expect(crit(90, 140)).toEqual([line('critchance', 90, 100)])
    expect(crit(10, 4)).toEqual([line('critchance', 10)])
    expect(crit(-5)).toEqual([])
  })

  it('end with the procs that can fire', () => {
    const stats = [
      { ...line('drain', 3, 5), procPercent: 12 },
      { ...line('drain', 9), procPercent: 0 },
      line('lootchance', 5),
    ]
    expect(creatureStats(anEnemy('ghoul', { stats: [...stats, ...body] }), release).lines).toEqual([
      ...body,
      { ...line('drain', 3, 5), procPercent: 12 },
    ])
  })

  it('include its equipment, and name its retainers, which deal their own damage', () => {
    expect(creatureStats(anEnemy('ghoul', { stats: body, equipment: ['fork', 'bat'] }), release)).toEqual({
      lines: [line('health', 47, 68), line('damage', 18, 31)],
      retainers: ['bat'],
    })
  })

  it('are changed by the phase of the region', () => {
    const ghoul = anEnemy('ghoul', { stats: body, equipment: ['bat'] })
    expect(creatureStats(ghoul, release, phaseNamed('moon', 'waxingMoon')).lines[0]).toEqual(line('health', 49, 71))
    expect(creatureStats(ghoul, release, phaseNamed('opera', 'finale')).lines[1]).toEqual(line('damage', 13, 25))
  })
})
