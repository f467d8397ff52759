import {
  baseCooldownSeconds,
  bloodcrazeStep,
  bloodlustShare,
  clonedTimes,
  criticalFactor,
  hexPercent,
  investedTimes,
  megalomaniaHealth,
  megalomaniaTimes,
  mostMysticPower,
  plainAutoHuntBacklogHours,
  roundsPerCombat,
  setupCount,
  shortestCooldownSeconds,
  xplosionTimes,
} from '@sanguine/rules'
import type { MessageValues } from '@sanguine/ui/platform'
import type { GameGlossaryQuery } from '../../generated/documents'

export type Stat = GameGlossaryQuery['stats'][number]

/** The numbers of the rules and the names of stats that the texts refer to. */
export const glossaryFacts = (stats: readonly Stat[]): MessageValues => ({
  rounds: roundsPerCombat,
  hexPercent,
  cooldown: baseCooldownSeconds / 60,
  shortest: shortestCooldownSeconds / 60,
  criticalFactor,
  mysticPower: mostMysticPower,
  backlog: plainAutoHuntBacklogHours,
  setups: setupCount,
  bloodlust: bloodlustShare,
  megalomania: megalomaniaHealth - 1,
  megalomaniaTimes,
  bloodcraze: bloodcrazeStep,
  xplosionTimes,
  investedTimes,
  clonedTimes,
  ...Object.fromEntries(
    (['timewalker', 'curator', 'dominate', 'summoning'] as const).map((name) => [
      name,
      stats.find(({ shortName }) => shortName === name)?.name ?? name,
    ]),
  ),
})
