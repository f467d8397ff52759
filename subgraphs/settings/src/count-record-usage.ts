import type { CountUsage, Snapshot } from '@sanguine/catalogue'
import type { App } from '@sanguine/kernel'
import { forcedGroundId } from './setting-kinds'
import { settingsModelService } from './settings.model'

/** Counts the setting that forces missions onto a hunting ground, for that ground and its region. */
export const countRecordUsage =
  (app: App): CountUsage =>
  async (subjects) => {
    if (!subjects.some(({ kind }) => kind === 'huntingGround' || kind === 'region')) return []
    const forced = await app.get(settingsModelService).findOne({ key: 'ForceMissionHuntingGround' }).lean()
    const groundId = forcedGroundId(forced?.value)
    return subjects.map(({ kind, record, snapshot }) => {
      const isNamed = record.id === (kind === 'huntingGround' ? groundId : regionOf(groundId, snapshot))
      return [{ reason: 'setting', count: isNamed ? 1 : 0, amount: null, isBlocking: true }]
    })
  }

const regionOf = (groundId: string | null, { content }: Snapshot): string | undefined =>
  content.records.huntingGround.find(({ id }) => id === groundId)?.regionId
