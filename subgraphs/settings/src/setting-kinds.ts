import { defaultAutoHuntBacklogHours, forcedGroundOf, maxAutoHuntBacklogHours, type Release } from '@sanguine/rules'
import type { InvalidValue } from './setting-refusal'

/** The settings, each with its default if it has no value. */
export interface GameSettings {
  /** hours of auto-hunts that are made up for */
  readonly autoHuntBacklogHours: number
  /** the ground on which the next missions take place, as `regionId__groundId`; null for the player's own */
  readonly ForceMissionHuntingGround: string | null
}

export type SettingKey = keyof GameSettings

export const defaultSettings: GameSettings = {
  autoHuntBacklogHours: defaultAutoHuntBacklogHours,
  ForceMissionHuntingGround: null,
}

type Readers = { readonly [Key in SettingKey]: (text: string) => GameSettings[Key] | undefined }

/** Values from text; undefined for text that says none. */
const readers: Readers = {
  autoHuntBacklogHours: (text) =>
    /^\d{1,3}$/.test(text) && Number(text) <= maxAutoHuntBacklogHours ? Number(text) : undefined,
  ForceMissionHuntingGround: (text) => (/^[0-9a-f]{24}__[0-9a-f]{24}$/.test(text) ? text : undefined),
}

/** The keys as the audit log names them. */
export const apiSettingKeys: Readonly<Record<SettingKey, string>> = {
  autoHuntBacklogHours: 'AUTO_HUNT_BACKLOG_HOURS',
  ForceMissionHuntingGround: 'FORCE_MISSION_HUNTING_GROUND',
}

export const settingKeys = Object.keys(readers) as readonly SettingKey[]

export const isSettingKey = (key: string): key is SettingKey => Object.hasOwn(readers, key)

/** The settings that these texts make; a text that says nothing leaves the default. */
export function settingsFrom(texts: ReadonlyMap<SettingKey, string>): GameSettings {
  const read = <Key extends SettingKey>(key: Key): GameSettings[Key] =>
    readers[key](texts.get(key) ?? '') ?? defaultSettings[key]
  return {
    autoHuntBacklogHours: read('autoHuntBacklogHours'),
    ForceMissionHuntingGround: read('ForceMissionHuntingGround'),
  }
}

/** The reason why a text is not a valid value, or null. */
export function invalidValue(key: SettingKey, text: string, release: Release): InvalidValue | null {
  if (key === 'autoHuntBacklogHours' && readers[key](text) === undefined) return { key, max: maxAutoHuntBacklogHours }
  if (key === 'ForceMissionHuntingGround' && !(readers[key](text) && groundTextOf(text, release) === text))
    return { key }
  return null
}

/** A text with the present region of a forced ground, which may have been moved since. */
export const presentText = (key: SettingKey, text: string, release: Release): string =>
  (key === 'ForceMissionHuntingGround' && groundTextOf(text, release)) || text

function groundTextOf(text: string, release: Release): string | null {
  const ground = release.grounds.get(forcedGroundOf(text, release) ?? '')
  return ground ? `${ground.regionId}__${ground.id}` : null
}

/** The id of the ground that a stored text forces; null if it forces none. */
export const forcedGroundId = (text: string | undefined): string | null =>
  readers.ForceMissionHuntingGround(text ?? '')?.split('__')[1] ?? null
