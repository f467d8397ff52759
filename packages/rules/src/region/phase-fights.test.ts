import { describe, expect, it } from '@jest/globals'
import { playAutoHunt } from '../auto-hunt/auto-hunt'
import { combatStateOf, replay } from '../fight/replay'
import { playAll, playRound } from '../hunt/play-round'
import { startHunt } from '../hunt/start-hunt'
import { advice } from '../odds/advice'
import { encounterKey } from '../odds/encounter-key'
import { encounterOdds, odds } from '../odds/odds'
import { accepted, aPlayer, seedOf } from '../testing/a-player'
import { aRuledRelease } from '../testing/a-region'
import { aRegion, aRelease } from '../testing/a-release'
import type { PhaseName, RegionRuleName } from './region-rule'
import { phaseNamed, regionRules } from './region-rules'
import { regionState } from './region-state'

const phaseOf = (rule: RegionRuleName, name: PhaseName) => {
  const phase = phaseNamed(rule, name)
  if (!phase) throw new Error(`there is no phase ${name}`)
  return phase
}

/** A time in the phase, for a player whose region has the required heat. */
function timeOf(rule: RegionRuleName, name: PhaseName) {
  const { phases } = regionRules[rule]
  const index = phases.findIndex((phase) => phase.name === name)
  const now = phases.slice(0, index).reduce((sum, { seconds }) => sum + (seconds ?? 0) * 1000, 0)
  const level = phases[index]?.minHeat ?? 0
  return { now, fields: level > 0 ? { heat: { region: { level, at: now } } } : {} }
}

describe('a hunt', () => {
  const release = aRuledRelease('moon')
  const turnsAt = timeOf('moon', 'waxingMoon').now
  const begin = (now: number) =>
    accepted(startHunt(aPlayer(release), { mode: 'hunt', seed: seedOf('5'), now, release, speed: 1 }))

  it('is fought in the phase in which it began, even if its rounds are played after the turn', () => {
    const { state, value } = begin(turnsAt - 1)
    expect(value.regionPhase).toEqual({ rule: 'moon', phase: 'newMoon' })
    const early = accepted(playAll(state, { now: turnsAt - 1, release })).value
    const first = accepted(playRound(state, { now: turnsAt - 1, release })).state
    const late = accepted(playAll(first, { now: turnsAt + 1, release })).value
    expect({ ...late, playedAt: 0 }).toEqual({ ...early, playedAt: 0 })
    expect(begin(turnsAt).value.regionPhase).toEqual({ rule: 'moon', phase: 'waxingMoon' })
  })

  it('is replayed the same if the content has another rule by then, or the combat was stored and read', () => {
    const { state } = begin(turnsAt - 1)
    const over = accepted(playAll(state, { now: turnsAt, release })).value
    const events = replay(over)
    const stored: typeof over = JSON.parse(JSON.stringify(over))
    expect(replay(stored)).toEqual(events)
    const other = accepted(playAll(state, { now: turnsAt, release: aRelease() })).value
    expect(replay(other)).toEqual(events)
  })

  it('in a region without a rule stores no phase, and is the same as before rules existed', () => {
    const plain = { ...release, regions: new Map([['region', aRegion('region')]]) }
    const input = { mode: 'hunt', seed: seedOf('5'), now: turnsAt, release: plain, speed: 1 } as const
    expect(accepted(startHunt(aPlayer(plain), input)).value).not.toHaveProperty('regionPhase')
  })

  it('by a retainer alone is fought in the phase of its time', () => {
    const knife = release.items.get('knife')
    if (!knife) throw new Error('the world has lost its knife')
    const items = new Map([...release.items, ['clerk', { ...knife, id: 'clerk', type: 'retainer' }]])
    const player = aPlayer(release, { autoHuntAt: 1 })
    const setups = player.setups.map((setup) => ({ ...setup, retainer: ['clerk'] }))
    const owner = { ...player, setups, inventory: { ...player.inventory, clerk: 1 } }
    const input = { seed: seedOf('5'), release: { ...release, items }, speed: 1, backlogHours: 24 }
    const { value } = accepted(playAutoHunt(owner, { ...input, now: turnsAt + 5 }))
    expect(value).toMatchObject({ mode: 'auto', regionPhase: { rule: 'moon', phase: 'waxingMoon' } })
  })
})

const phases = Object.values(regionRules).flatMap(({ name, phases: all }) =>
  all.map((phase) => [name, phase.name] as const),
)

describe('the odds', () => {
  it.each(phases)('of the %s in the phase %s agree with simulation', (rule, name) => {
    const release = aRuledRelease(rule)
    const { now, fields } = timeOf(rule, name)
    const player = aPlayer(release, fields)
    const phase = phaseOf(rule, name)
    expect(regionState('region', player, release, { now, speed: 1 })?.phase).toBe(phase)
    const all = odds(player, release, phase)
    const hunts = 1000
    const results = { ongoing: 0, win: 0, draw: 0, loss: 0 }
    for (let index = 0; index < hunts; index++) {
      const seed = (index + 1).toString(16).padStart(64, '0')
      const { value } = accepted(startHunt(player, { mode: 'auto', seed, now, release, speed: 1 }))
      results[combatStateOf(value, 5).result] += 1
    }
    for (const result of ['win', 'draw', 'loss'] as const) {
      const chance = all.reduce((sum, enemy) => sum + enemy.attraction * enemy[result], 0)
      const margin = Math.max(...all.map((enemy) => enemy.margin))
      const accident = 5 * Math.sqrt((chance * (1 - chance)) / hunts) + 1 / hunts
      expect(Math.abs(results[result] / hunts - chance)).toBeLessThan(accident + margin)
    }
  })

  it('are separated only by changes of fights, and by nothing else of a phase', () => {
    const release = aRuledRelease('tide')
    const ghoul = release.enemies.get('ghoul')
    if (!ghoul) throw new Error('the world has lost its ghoul')
    const key = (name: PhaseName) => encounterKey(ghoul, aPlayer(release), release, phaseNamed('tide', name))
    expect(key('highTide')).toBe(key('lowTide'))
    expect(key('ebbTide')).not.toBe(key('floodTide'))
    expect(key('highTide')).toBe(encounterKey(ghoul, aPlayer(release), release, null))
  })

  it('in advice are those of the phase in which the fight began', () => {
    const release = aRuledRelease('opera')
    const ghoul = release.enemies.get('ghoul')
    if (!ghoul) throw new Error('the world has lost its ghoul')
    const player = aPlayer(release)
    const wins = (['interval', 'finale'] as const).map((name) => {
      const { now } = timeOf('opera', name)
      const { value } = accepted(startHunt(player, { mode: 'hunt', seed: seedOf('2'), now, release, speed: 1 }))
      const enemy = release.enemies.get(value.enemyId) ?? ghoul
      const told = advice(player, value, release)
      expect(told?.win).toBe(encounterOdds(enemy, player, release, { phase: phaseOf('opera', name) }).win)
      return told?.win ?? 0
    })
    expect(wins[1]).toBeGreaterThan(wins[0] ?? 1)
  })
})
