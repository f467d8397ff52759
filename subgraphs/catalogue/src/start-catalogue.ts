import { findBlockingProblems, problemLine } from '@sanguine/content'
import type { App } from '@sanguine/kernel'
import { contentModelsPart, prepareCollections } from './content/content.model'
import { installPack } from './content/install-pack'
import { releasePart } from './content/release-keeper'

/** Collections, first content and first release. Throws where no release can be made: without one there is no game. */
export async function startCatalogue(app: App): Promise<void> {
  await prepareCollections(app.get(contentModelsPart))
  if (await installPack(app)) app.log.info('The content pack was put into the database.')
  const keeper = app.get(releasePart)
  const { content, unreadable } = await keeper.latest()
  if (!keeper.isLoaded) throw new Error(`The content in the database cannot be used: ${whatIsWrong()}`)
  keeper.watch()

  function whatIsWrong(): string {
    const [first] = [...unreadable, ...findBlockingProblems(content)]
    return first ? problemLine(first) : 'the reason is in the log.'
  }
}
