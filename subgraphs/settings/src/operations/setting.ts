import type { Release } from '@sanguine/rules'
import { presentText, type SettingKey } from '../setting-kinds'
import type { SettingDocument } from '../settings.model'

/** A setting that is set. */
export interface Setting {
  readonly id: string
  readonly key: SettingKey
  readonly value: string
}

export const settingOf = ({ _id, key, value }: SettingDocument, release: Release): Setting => ({
  id: _id.toHexString(),
  key,
  value: presentText(key, value, release),
})
