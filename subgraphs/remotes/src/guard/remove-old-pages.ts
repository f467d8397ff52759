import { type App, purgeTime } from '@sanguine/kernel'
import { trusted } from 'mongoose'
import { remotePagesService } from '../store/remote-pages.model'

/** A stable version is judged two hours long, by the hour before it and its last hour. */
const keptMs = 4 * 3_600_000

/** Removes counts of pages that no version is judged by any more. */
export async function removeOldPages(app: App): Promise<void> {
  const before = new Date(purgeTime(app) - keptMs)
  await app.get(remotePagesService).deleteMany({ at: trusted({ $lte: before }) })
}
