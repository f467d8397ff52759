import type { CountUsage } from '@sanguine/catalogue'
import type { App } from '@sanguine/kernel'
import { settingsModelService } from './settings.model'

/** Counts the setting that forces missions onto a hunting ground, for that ground and its region. */
export const countRecordUsage =
  (app: App): CountUsage =>
  async ({ kind, record }) => {
    if (kind !== 'huntingGround' && kind !== 'region') return []
    const forced = await app.get(settingsModelService).findOne({ key: 'ForceMissionHuntingGround' }).lean()
    const isNamed = forced?.value.split('__').includes(record.id) ?? false
    return [{ reason: 'setting', count: isNamed ? 1 : 0, amount: null, isBlocking: true }]
  }
