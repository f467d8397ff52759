import type { RefusalsOf } from '@sanguine/kernel'

/** The setting whose value is wrong, with the largest number it takes where it is a number. */
export type InvalidValue =
  | { readonly key: 'autoHuntBacklogHours'; readonly max: number }
  | { readonly key: 'ForceMissionHuntingGround' }

/** Why a setting was not saved. */
export type SettingRefusal = RefusalsOf<{
  /** with the keys there are */
  unknownSetting: { readonly keys: readonly string[] }
  invalidValue: InvalidValue
}>
