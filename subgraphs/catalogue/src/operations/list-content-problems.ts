import { type ContentProblem, checkContent } from '@sanguine/content'
import { type Context, requireAdmin } from '@sanguine/kernel'
import { picturesService } from '../content/pictures'
import { releaseService } from '../content/release-cache'
import { shownPictures } from '../content/shown-pictures'

/** Everything that a careful editor would not leave in the content as it is now. For admins. */
export async function listContentProblems(context: Context): Promise<ContentProblem[]> {
  requireAdmin(context)
  const { app } = context
  const { content, translations, unreadable } = await app.get(releaseService).latest()
  const imageIds = await app.get(picturesService).known(shownPictures(content.records))
  return [...unreadable, ...checkContent(content, { imageIds, translations })]
}
