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
import { ensureBait, equipHex } from './bait'
import { chooseGround, missionGround } from './choose-ground'
import { type Day, emptyDay } from './day'
import type { Market } from './market'
import { wearFittingEmblem } from './orders'
import type { PlayerKind } from './player-kinds'
import { SimulatedPlayerState } from './simulated-player-state'
import { visitTown } from './town-actions'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** Days between two purchases of monthly packages. */
const monthDays = 30
/** Hunts between two visits to the shops and the map. */
const shopInterval = 6

/** Decides like a player who knows only what the game shows: wins, prices, what the shops have. */
export class PlayerBehaviour {
  readonly player: SimulatedPlayerState
  /** the ground to return to from a mission */
  #home: string

  constructor(name: string, kind: PlayerKind, market: Market) {
    this.player = new SimulatedPlayerState(name, kind, market)
    this.#home = this.player.state.groundId
  }

  playDay(index: number): Day {
    const { player } = this
    const { kind, market } = player
    player.day = emptyDay()
    player.now = Math.max(player.now, index * dayMs)
    for (const name of [...(index === 0 ? kind.packages : []), ...(index % monthDays === 0 ? kind.monthly : [])])
      player.receive(this.#itemsOf(name))
    player.apply(advanceMission(player.state, { ...player.clock, seed: player.nextSeed() }))
    this.#autoHunts()
    visitTown(player)
    chooseGround(player)
    this.#session(index * dayMs + kind.hours * hourMs)
    if (hasAutoHunter(player.state, market.release)) ensureBait(player, 24)
    const { bossesMet, bossesBeaten } = player
    const { xp, rank, groundId } = player.state
    const ground = market.grounds.findIndex(({ id }) => id === groundId)
    Object.assign(player.day, { xp, rank, purse: player.gold, ground, bossesMet, bossesBeaten })
    return player.day
  }

  #itemsOf(name: string) {
    const found = this.player.market.packages.get(name)
    if (!found) throw new Error(`there is no package ${name}`)
    return found.items
  }

  #autoHunts(): void {
    const { player } = this
    while (dueAutoHunts(player.state, player.clock).count > 0)
      if (!player.applyHunt(playAutoHunt(player.state, { ...player.clock, seed: player.nextSeed() }))) return
  }

  /** Hunts as the cooldown and the coffin allow. */
  #session(until: number): void {
    const { player } = this
    const away = missionGround(player, this.#home)
    if (away) player.travelTo(away)
    for (let hunts = 1; player.now < until; hunts++) {
      if (!ensureBait(player, 1)) return
      equipHex(player)
      wearFittingEmblem(player)
      if (!this.#hunt()) return
      if (away && !runningMission(player.state, player.now)) player.travelTo(this.#home)
      if (hunts % shopInterval === 0) {
        visitTown(player)
        if (!away) chooseGround(player)
      }
      if (!away) this.#home = player.state.groundId
    }
    if (away) player.travelTo(this.#home)
  }

  #hunt(): boolean {
    const { player } = this
    const { state, now, market } = player
    const hasCoffin = state.setups[state.activeSetup]?.coffin !== undefined
    const charges = hasCoffin ? coffinNow(state, now, market.release, 1).charges : 0
    const mode: Combat['mode'] = charges > 0 ? 'coffin' : 'hunt'
    if (mode === 'hunt') player.now = Math.max(player.now, player.state.nextHuntAt)
    return player.applyHunt(
      quickAttack(player.state, { ...player.clock, mode, seed: player.nextSeed(), name: player.name }),
    )
  }
}
