import type { Setting } from '@sanguine/schema'
import type { SettingDocument } from '../settings.model'

export const viewSetting = ({ _id, key, value }: SettingDocument): Setting => ({ id: _id.toHexString(), key, value })
