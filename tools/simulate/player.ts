import {
  advanceMission,
  type Combat,
  coffinNow,
  dueAutoHunts,
  hasAutoHunter,
  playAutoHunt,
  quickAttack,
  runningMission,
} from '@sanguine/rules'
import { type Day, emptyDay } from './day'
import { errands } from './errands'
import { choose, missionGround } from './journey'
import type { PlayerKind } from './kinds'
import { Life } from './life'
import type { Market } from './market'
import { keepBait, keepHex } from './provisions'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** Days after which what is sold for a month is bought again. */
const month = 30
/** Hunts between two looks at the shops and the map. */
const breath = 6

/** A player who lives by what they see: wins, prices, what the shops have. */
export class SimulatedPlayer {
  readonly life: Life
  #home: string

  constructor(name: string, kind: PlayerKind, market: Market) {
    this.life = new Life(name, kind, market)
    this.#home = this.life.state.groundId
  }

  playDay(index: number): Day {
    const { life } = this
    const { kind, market } = life
    life.day = emptyDay()
    life.now = Math.max(life.now, index * dayMs)
    for (const name of [...(index === 0 ? kind.packages : []), ...(index % month === 0 ? kind.monthly : [])])
      life.receive(this.#packed(name))
    life.take(advanceMission(life.state, { ...life.clock, seed: life.seed() }))
    this.#autoHunts()
    errands(life)
    choose(life)
    this.#session(index * dayMs + kind.hours * hourMs)
    if (hasAutoHunter(life.state, market.release)) keepBait(life, 24)
    const { xp, rank, groundId } = life.state
    const ground = market.grounds.findIndex(({ id }) => id === groundId)
    Object.assign(life.day, { xp, rank, purse: life.gold, ground })
    return life.day
  }

  #packed(name: string) {
    const found = this.life.market.packages.get(name)
    if (!found) throw new Error(`there is no package ${name}`)
    return found.items
  }

  #autoHunts(): void {
    const { life } = this
    while (dueAutoHunts(life.state, life.clock).count > 0)
      if (!life.hunted(playAutoHunt(life.state, { ...life.clock, seed: life.seed() }))) return
  }

  /** Hunts as the cooldown and the coffin allow. */
  #session(until: number): void {
    const { life } = this
    const away = missionGround(life, this.#home)
    if (away) life.goTo(away)
    for (let hunts = 1; life.now < until; hunts++) {
      if (!keepBait(life, 1)) return
      keepHex(life)
      if (!this.#hunt()) return
      if (away && !runningMission(life.state, life.now)) life.goTo(this.#home)
      if (hunts % breath === 0) {
        errands(life)
        if (!away) choose(life)
      }
      if (!away) this.#home = life.state.groundId
    }
    if (away) life.goTo(this.#home)
  }

  #hunt(): boolean {
    const { life } = this
    const { state, now, market } = life
    const hasCoffin = state.setups[state.activeSetup]?.coffin !== undefined
    const charges = hasCoffin ? coffinNow(state, now, market.release, 1).charges : 0
    const mode: Combat['mode'] = charges > 0 ? 'coffin' : 'hunt'
    if (mode === 'hunt') life.now = Math.max(life.now, life.state.nextHuntAt)
    return life.hunted(quickAttack(life.state, { ...life.clock, mode, seed: life.seed(), name: life.name }))
  }
}
