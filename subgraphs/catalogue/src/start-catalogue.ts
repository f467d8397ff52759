import { findBlockingProblems, problemLine } from '@sanguine/content'
import type { App } from '@sanguine/kernel'
import { bringPack } from './content/bring-pack'
import { releaseService } from './content/release-cache'
import { logLines } from './content/tell-upgrade'

/**
 * Prepares collections, content and first release. Throws if no release can be made, because there is no game without
 * one.
 */
export async function startCatalogue(app: App): Promise<void> {
  const outcome = await bringPack(app)
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
