/** Made of the kinds of packages/content by `npm run generate`; change them there. */

/** The fields of the kind item that the game shows as they are. */
export interface ShownItem {
  /** A line of text about the item. */
  readonly flavorText: string
  /** Whether a player can own only one piece. */
  readonly isUnique: boolean
}

/** Their values for a record that is missing. */
export const noShownItem: ShownItem = {
  flavorText: "",
  isUnique: false,
}

/** The fields of the kind enemy that the game shows as they are. */
export interface ShownEnemy {
  /** A line of text about the enemy. */
  readonly flavorText: string
}

/** Their values for a record that is missing. */
export const noShownEnemy: ShownEnemy = {
  flavorText: "",
}

/** The fields of the kind region that the game shows as they are. */
export interface ShownRegion {
  /** A line of text about the region. */
  readonly flavorText: string
}

/** Their values for a record that is missing. */
export const noShownRegion: ShownRegion = {
  flavorText: "",
}

/** The fields of the kind hunting ground that the game shows as they are. */
export interface ShownHuntingGround {
  /** A line of text about the hunting ground. */
  readonly flavorText: string
}

/** Their values for a record that is missing. */
export const noShownHuntingGround: ShownHuntingGround = {
  flavorText: "",
}

/** The fields that the game shows as they are, by kind. */
export interface ShownFields {
  readonly item: ShownItem
  readonly enemy: ShownEnemy
  readonly region: ShownRegion
  readonly huntingGround: ShownHuntingGround
}
