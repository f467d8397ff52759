import { type ContentProblem, checkContent } from '@sanguine/content'
import { type Context, requirePermission } from '@sanguine/kernel'
import { knownImagesService } from '../content/known-images'
import { releaseService } from '../content/release-cache'
import { shownImages } from '../content/shown-images'

/** Everything that a careful editor would not leave in the content as it is now. For editors and admins. */
export async function listContentProblems(context: Context): Promise<ContentProblem[]> {
  requirePermission(context, 'editContent')
  const { app } = context
  const { content, translations, unreadable } = await app.get(releaseService).latest()
  const imageIds = await app.get(knownImagesService).known(shownImages(content.records))
  return [...unreadable, ...checkContent(content, { imageIds, translations })]
}
