import type { GroundDefinition, Id, Release } from '../release/release'

/** What a ground and its region demand together of those who enter; coins for the journey are not among it. */
export interface PlaceDemands {
  readonly xpRequired: number
  /** of the region first; keys are shown, not used up */
  readonly keyIds: readonly Id[]
}

/** Whether the ground and its region are visible. */
export const isGroundVisible = ({ regionId, visible }: GroundDefinition, release: Release): boolean =>
  visible && release.regions.get(regionId)?.visible === true

export function demandsOf({ regionId, xpRequired, keyId }: GroundDefinition, release: Release): PlaceDemands {
  const region = release.regions.get(regionId)
  return {
    xpRequired: Math.max(region?.xpRequired ?? 0, xpRequired),
    keyIds: [...new Set([region?.keyId ?? null, keyId])].filter((id) => id !== null),
  }
}
