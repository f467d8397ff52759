import type { Content, Translations } from '@sanguine/content'
import { aPack, smallContent } from '@sanguine/content/testing'
import { testAppWithDatabase } from '@sanguine/db/testing'
import type { Context, Role, Viewer } from '@sanguine/kernel'
import { contextFor } from '@sanguine/kernel/testing'
import { packService } from '../content/pack'
import { startCatalogue } from '../start-catalogue'

export { recordUsagesService } from '../usage/record-usage'
export { fixedRelease } from './fixed-release'

/** An app on a database of its own with a small world in English, or with the given content. */
export async function catalogueApp(content: Content = smallContent(), translations: Translations = {}) {
  const running = await testAppWithDatabase()
  running.app.provide(packService, aPack(content, { translations }))
  await startCatalogue(running.app)
  return running
}

export const viewerOf = (role: Role): Viewer => ({
  accountId: 'a'.repeat(24),
  sessionId: 'session',
  name: role,
  email: `${role}@example.org`,
  role,
  hasSeenWelcome: true,
  patreonType: 0,
})

/** A call by an account of this role; `guest` has no session. */
export const callBy = (app: Context['app'], role: Role = 'admin'): Context =>
  contextFor(app, role === 'guest' ? null : viewerOf(role))
