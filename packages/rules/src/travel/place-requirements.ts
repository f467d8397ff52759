import type { GroundDefinition, Id, Release } from '../release/release'

/** The requirements of a ground and its region together, without the coins for the journey. */
export interface PlaceRequirements {
  readonly xpRequired: number
  /** the region's key first; keys are shown, not used up */
  readonly keyIds: readonly Id[]
}

/** Whether the ground and its region are visible. */
export const isGroundVisible = ({ regionId, visible }: GroundDefinition, release: Release): boolean =>
  visible && release.regions.get(regionId)?.visible === true

export function requirementsOf({ regionId, xpRequired, keyId }: GroundDefinition, release: Release): PlaceRequirements {
  const region = release.regions.get(regionId)
  return {
    xpRequired: Math.max(region?.xpRequired ?? 0, xpRequired),
    keyIds: [...new Set([region?.keyId ?? null, keyId])].filter((id) => id !== null),
  }
}
