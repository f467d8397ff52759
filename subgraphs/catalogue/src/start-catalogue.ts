import { findBlockingProblems, problemLine } from '@sanguine/content'
import type { App } from '@sanguine/kernel'
import { logLines } from './content/format-upgrade-report'
import { releaseService } from './content/release-cache'
import { syncPack } from './content/sync-pack'

/**
 * Prepares collections, content and first release. Throws if no release can be made, because there is no game without
 * one.
 */
export async function startCatalogue(app: App): Promise<void> {
  const outcome = await syncPack(app)
  for (const line of logLines(outcome)) app.log[outcome.state === 'unreadable' ? 'error' : 'info'](line)
  const keeper = app.get(releaseService)
  const { content, unreadable } = await keeper.latest()
  if (!keeper.isLoaded) throw new Error(`The content in the database cannot be used: ${whatIsWrong()}`)
  keeper.watch()

  function whatIsWrong(): string {
    const [first] = [...unreadable, ...findBlockingProblems(content)]
    return first ? problemLine(first) : 'the reason is in the log.'
  }
}
