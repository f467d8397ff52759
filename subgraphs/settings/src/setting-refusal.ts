import type { RefusalsOf } from '@sanguine/kernel'

/** The setting with the wrong value, and its largest value if it is a number. */
export type InvalidValue =
  | { readonly key: 'autoHuntBacklogHours'; readonly max: number }
  | { readonly key: 'ForceMissionHuntingGround' }

/** Why a setting was not saved. */
export type SettingRefusal = RefusalsOf<{
  /** with the keys there are */
  unknownSetting: { readonly keys: readonly string[] }
  invalidValue: InvalidValue
  /** nothing is set under the id */
  notFound: Readonly<Record<never, never>>
}>
