import { countAccounts } from '@sanguine/accounts'
import { type App, addDays, berlinDayOf } from '@sanguine/kernel'
import { analyticsModelsService, type RecordingDocument } from './analytics.model'

/**
 * Starts recording figures, if no gateway has yet. If accounts exist already, their earlier activity is unknown, and
 * that of today is known only in part.
 */
export async function beginRecording(app: App): Promise<void> {
  const { recording } = app.get(analyticsModelsService)
  if (await recording.exists({ _id: 'recording' })) return
  const today = berlinDayOf(app.clock.now())
  const activityFrom = (await countAccounts(app)) > 0 ? addDays(today, 1) : null
  await recording.updateOne({ _id: 'recording' }, { $setOnInsert: { firstDay: today, activityFrom } }, { upsert: true })
}

/** Since when there are figures. */
export async function readRecording(app: App): Promise<RecordingDocument> {
  const found = await app.get(analyticsModelsService).recording.findById('recording').lean<RecordingDocument>()
  if (!found) throw new Error('The recording of key figures has not begun.')
  return found
}
