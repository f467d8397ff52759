import { type EncounterOdds, type EncounterRequest, encounterOdds, type Release } from '@sanguine/rules'

/** Computes the odds of an encounter. */
export const computeOdds = ({ enemy, state, ...circumstances }: EncounterRequest, release: Release): EncounterOdds =>
  encounterOdds(enemy, state, release, circumstances)
