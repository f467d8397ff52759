import { releaseService } from '@sanguine/catalogue'
import { type Context, err, ok, type Result, requirePermission } from '@sanguine/kernel'
import { gameSettingsService } from '../game-settings.service'
import { invalidValue, isSettingKey, settingKeys } from '../setting-kinds'
import type { SettingRefusal } from '../setting-refusal'
import { changeSetting, repeatedOnce } from './change-setting'
import { type Setting, settingOf } from './setting'

export interface SettingInput {
  readonly key: string
  readonly value: string
}

/** Sets the value of a key, regardless of the former one. For editors and admins. */
export async function saveSetting(
  context: Context,
  { key, value }: SettingInput,
): Promise<Result<Setting, SettingRefusal>> {
  requirePermission(context, 'editContent')
  const { app } = context
  if (!isSettingKey(key)) return err('unknownSetting', { keys: settingKeys }, 'key')
  const release = await app.get(releaseService).refresh()
  const invalid = invalidValue(key, value, release)
  if (invalid) return err('invalidValue', invalid, 'value')
  const saved = await repeatedOnce(() => changeSetting(context, key, value))
  if (!saved) return err('invalidValue', { key: 'ForceMissionHuntingGround' }, 'value')
  await app.get(gameSettingsService).refreshAfterChange()
  return ok(settingOf(saved, release))
}
