import { releasePart } from '@sanguine/catalogue'
import { isDuplicateKey } from '@sanguine/db'
import { type Answer, type Context, done, refused, requireAdmin } from '@sanguine/kernel'
import type { Setting } from '@sanguine/schema'
import { isSettingKey, objectionTo, settingKeys } from '../setting-kinds'
import { settingsModelPart } from '../settings.model'
import { gameSettingsPart } from '../settings-keeper'
import { viewSetting } from './setting'

export interface SettingInput {
  readonly key: string
  readonly value: string
}

/** Sets a key, whatever it was before. For admins. */
export async function saveSetting(context: Context, { key, value }: SettingInput): Promise<Answer<Setting>> {
  requireAdmin(context)
  const { app } = context
  if (!isSettingKey(key)) return refused('unknownSetting', `key: must be one of ${settingKeys.join(', ')}.`, {}, 'key')
  const objection = objectionTo(key, value, app.get(releasePart).current())
  if (objection) return refused('invalidValue', objection, {}, 'value')
  const save = () =>
    app.get(settingsModelPart).findOneAndUpdate({ key }, { value }, { upsert: true, returnDocument: 'after' }).lean()
  // two who set a key for the first time may both try to make it
  const saved = await save().catch((error: unknown) => {
    if (isDuplicateKey(error)) return save()
    throw error
  })
  await app.get(gameSettingsPart).refresh()
  return done(viewSetting(saved))
}
