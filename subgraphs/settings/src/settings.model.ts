import { connectionService } from '@sanguine/db'
import { defineService } from '@sanguine/kernel'
import { type Model, Schema, type Types } from 'mongoose'
import type { SettingKey } from './setting-kinds'

/** A setting as it is stored. */
export interface SettingDocument {
  readonly _id: Types.ObjectId
  readonly key: SettingKey
  readonly value: string
}

const settingSchema = new Schema<SettingDocument>(
  { key: { type: String, required: true, unique: true }, value: { type: String, required: true } },
  { collection: 'settings', versionKey: false },
)

export const settingsModelService = defineService<Model<SettingDocument>>({
  name: 'settings model',
  create: (app) => app.get(connectionService).model<SettingDocument>('Setting', settingSchema),
})
