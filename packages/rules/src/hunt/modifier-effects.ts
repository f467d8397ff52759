import {
  bloodlustShare,
  cloningFactor,
  investmentFactor,
  megalomaniaHealthFactor,
  megalomaniaRewardFactor,
  xplosionFactor,
} from '../constants'
import type { CombatReward, Fighter, Modifier, Proc, Stakes } from '../fight/combat'
import { procMoments, procTypes } from '../fight/proc-names'
import type { Purse, Release } from '../release/release'

type Active = readonly Modifier[]

/** Bloodlust as a proc of the hunter: every base attack that lands drinks a quarter of its damage range. */
function thirst({ damageFrom, damageTo }: Fighter, release: Release): Proc {
  const bloodlust = 'bloodlust'
  const stat = release.stats.get(bloodlust)
  return {
    stat: bloodlust,
    name: stat?.name ?? 'Bloodlust',
    imageId: stat?.imageId ?? '',
    type: procTypes.leech,
    moment: procMoments.attack,
    damageType: null,
    creatureTypeId: null,
    from: Math.max(1, Math.floor(damageFrom * bloodlustShare)),
    to: Math.max(1, Math.floor(damageTo * bloodlustShare)),
    percent: 100,
  }
}

/** The hunter with the effects of the modifiers. */
export const modifiedHunter = (hunter: Fighter, active: Active, release: Release): Fighter =>
  active.includes('bloodlust') ? { ...hunter, procs: [...hunter.procs, thirst(hunter, release)] } : hunter

/** The creature with more health under megalomania. */
export const modifiedCreature = (creature: Fighter, active: Active): Fighter =>
  active.includes('megalomania')
    ? { ...creature, maxHealth: Math.floor(creature.maxHealth * megalomaniaHealthFactor) }
    : creature

const timesCoins = (purse: Purse, times: number): Purse =>
  Object.fromEntries(Object.entries(purse).map(([currency, value]) => [currency, value * times]))

/** The stakes with the effects of the modifiers on a win. The refund of a draw stays as it is. */
export function modifiedStakes({ win, ...stakes }: Stakes, active: Active): Stakes {
  const great = active.includes('megalomania') ? megalomaniaRewardFactor : 1
  const xp = win.xp * great * (active.includes('xplosion') ? xplosionFactor : 1)
  const coins = great * (active.includes('investment') ? investmentFactor : 1)
  const loot: CombatReward['loot'] = active.includes('cloning')
    ? win.loot.map(({ itemId, amount }) => ({ itemId, amount: amount * cloningFactor }))
    : win.loot
  return { win: { xp, currencies: timesCoins(win.currencies, coins), loot }, ...stakes }
}
