import { defaultCoffin } from '../constants'
import type { Release } from '../release/release'
import type { PlayerState } from '../state/player-state'
import { playerStat } from './player-stats'
import { activeItemOf, outfitOf } from './slots'
import { statNames } from './stat-names'

export interface CoffinState {
  /** hunts that can be made now, extra charges included */
  readonly charges: number
  /** the number of charges that come again; 0 without a coffin */
  readonly maxCharges: number
  /** charges beyond these, from the start and from ranks; 0 without a coffin */
  readonly extraCharges: number
  /** milliseconds since the epoch; 0 if the coffin is full, stands still or is missing */
  readonly nextRechargeAt: number
}

export interface CoffinSettings {
  readonly itemId: string
  readonly maxCharges: number
  readonly rechargeMs: number
}

/** The values of the equipped coffin; null without one. */
export function coffinSettings(state: PlayerState, release: Release, speed: number): CoffinSettings | null {
  const outfit = outfitOf(state, release)
  const coffin = activeItemOf('coffin', state, release, outfit)
  if (!coffin) return null
  const charges = Math.floor(playerStat(statNames.coffinCharges, state, release, outfit).from)
  const seconds = playerStat(statNames.coffinRecharge, state, release, outfit).from
  return {
    itemId: coffin.id,
    maxCharges: charges > 0 ? charges : defaultCoffin.charges,
    rechargeMs: Math.max(1, Math.round(((seconds > 0 ? seconds : defaultCoffin.rechargeSeconds) * 1000) / speed)),
  }
}

/** The charges that come again. */
type OwnCharges = Omit<CoffinState, 'extraCharges'>

/**
 * The coffin's own charges at a time. It counts charges that fell due since the last change, so no timer has to run. Room can appear
 * without a change of equipment, and then no recharge runs. In that case the coffin keeps at least one charge, and the
 * next spent charge starts the recharge.
 */
function ownCharges(state: PlayerState, now: number, release: Release, speed: number): OwnCharges {
  const settings = coffinSettings(state, release, speed)
  if (!settings) return { charges: 0, maxCharges: 0, nextRechargeAt: 0 }
  const { maxCharges, rechargeMs } = settings
  const { charges, nextRechargeAt } = state.coffin
  if (charges >= maxCharges) return { charges: maxCharges, maxCharges, nextRechargeAt: 0 }
  if (nextRechargeAt === 0) return { charges: Math.max(1, charges), maxCharges, nextRechargeAt: 0 }
  if (now < nextRechargeAt) return { charges, maxCharges, nextRechargeAt }
  const gained = 1 + Math.floor((now - nextRechargeAt) / rechargeMs)
  if (charges + gained >= maxCharges) return { charges: maxCharges, maxCharges, nextRechargeAt: 0 }
  return { charges: charges + gained, maxCharges, nextRechargeAt: nextRechargeAt + gained * rechargeMs }
}

/** The coffin at a time, with extra charges. They wait while no coffin is equipped. */
export function coffinNow(state: PlayerState, now: number, release: Release, speed: number): CoffinState {
  const own = ownCharges(state, now, release, speed)
  const extraCharges = own.maxCharges === 0 ? 0 : (state.coffin.extra ?? 0)
  return { ...own, charges: own.charges + extraCharges, extraCharges }
}

/**
 * The player's coffin after one charge is spent, an own one before an extra one, so that the recharge runs early. The
 * recharge continues, or starts if the coffin was full.
 */
export function spendCharge(state: PlayerState, now: number, release: Release, speed: number): PlayerState['coffin'] {
  const { charges, nextRechargeAt } = ownCharges(state, now, release, speed)
  const { extra = 0 } = state.coffin
  if (charges === 0) return { ...state.coffin, charges, nextRechargeAt, extra: extra - 1 }
  const rechargeMs = coffinSettings(state, release, speed)?.rechargeMs ?? 0
  return {
    ...state.coffin,
    charges: charges - 1,
    nextRechargeAt: nextRechargeAt === 0 ? now + rechargeMs : nextRechargeAt,
  }
}

/**
 * The player's coffin after equipment changed from `before` to `after`. A change of equipment never adds charges.
 * Another coffin or recharge time restarts the running recharge, so that swapping gains nothing.
 */
export function coffinAfterChange(
  before: PlayerState,
  after: PlayerState,
  now: number,
  release: Release,
  speed: number,
): PlayerState['coffin'] {
  const [old, worn] = [coffinSettings(before, release, speed), coffinSettings(after, release, speed)]
  const settled = old ? ownCharges(before, now, release, speed) : before.coffin
  if (!worn) return { ...before.coffin, charges: settled.charges, nextRechargeAt: 0 }
  const charges = Math.min(settled.charges, worn.maxCharges)
  if (charges >= worn.maxCharges) return { ...before.coffin, charges, nextRechargeAt: 0 }
  const isSame = old?.itemId === worn.itemId && old.rechargeMs === worn.rechargeMs
  return {
    ...before.coffin,
    charges,
    nextRechargeAt: isSame && settled.nextRechargeAt > 0 ? settled.nextRechargeAt : now + worn.rechargeMs,
  }
}

export const withExtraCharges = (coffin: PlayerState['coffin'], charges: number): PlayerState['coffin'] => ({
  ...coffin,
  extra: (coffin.extra ?? 0) + charges,
})
