import type { GroundDefinition, Id, Release } from '../release/release'

/** The requirements of a ground and its region together, without the coins for the journey. */
export interface PlaceRequirements {
  readonly requiredXp: number
  /** the region's key first; keys are shown, not used up */
  readonly keyIds: readonly Id[]
}

/** Whether the ground and its region are visible. */
export const isGroundVisible = ({ regionId, isVisible }: GroundDefinition, release: Release): boolean =>
  isVisible && release.regions.get(regionId)?.isVisible === true

export function requirementsOf({ regionId, requiredXp, keyId }: GroundDefinition, release: Release): PlaceRequirements {
  const region = release.regions.get(regionId)
  return {
    requiredXp: Math.max(region?.requiredXp ?? 0, requiredXp),
    keyIds: [...new Set([region?.keyId ?? null, keyId])].filter((id) => id !== null),
  }
}
