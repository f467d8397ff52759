import {
  baseCooldownSeconds,
  bloodcrazeStep,
  bloodlustShare,
  cloningFactor,
  criticalFactor,
  defaultAutoHuntBacklogHours,
  hexChancePercent,
  investmentFactor,
  maxPins,
  megalomaniaHealthFactor,
  megalomaniaRewardFactor,
  minCooldownSeconds,
  offeredMissions,
  roundsPerCombat,
  setupCount,
  xplosionFactor,
} from '@sanguine/rules'
import type { MessageValues } from '@sanguine/ui/platform'
import type { GameGlossaryQuery } from '../../generated/documents'

export type Stat = GameGlossaryQuery['stats'][number]

/** The anchor of a stat on the page of the glossary. */
export const statAnchor = ({ shortName }: Pick<Stat, 'shortName'>): string => `stat-${shortName}`

/** The numbers of the rules and the names of stats that the texts refer to. */
export const glossaryFacts = (stats: readonly Stat[]): MessageValues => ({
  rounds: roundsPerCombat,
  hexPercent: hexChancePercent,
  cooldown: baseCooldownSeconds / 60,
  shortest: minCooldownSeconds / 60,
  criticalFactor,
  backlog: defaultAutoHuntBacklogHours,
  setups: setupCount,
  missions: offeredMissions,
  pins: maxPins,
  bloodlust: bloodlustShare,
  megalomania: megalomaniaHealthFactor - 1,
  megalomaniaTimes: megalomaniaRewardFactor,
  bloodcraze: bloodcrazeStep,
  xplosionTimes: xplosionFactor,
  investedTimes: investmentFactor,
  clonedTimes: cloningFactor,
  ...Object.fromEntries(
    (['timewalker', 'curator', 'dominate', 'summoning'] as const).map((name) => [
      name,
      stats.find(({ shortName }) => shortName === name)?.name ?? name,
    ]),
  ),
})
