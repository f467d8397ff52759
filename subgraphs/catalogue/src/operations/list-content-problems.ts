import { checkContent, problemLine } from '@sanguine/content'
import { type Context, requireAdmin } from '@sanguine/kernel'
import type { ContentProblem } from '@sanguine/schema'
import { picturesService } from '../content/pictures'
import { releaseService } from '../content/release-cache'
import { shownPictures } from '../content/shown-pictures'

/** Everything that a careful editor would not leave in the content as it is now. For admins. */
export async function listContentProblems(context: Context): Promise<ContentProblem[]> {
  requireAdmin(context)
  const { app } = context
  const { content, translations, unreadable } = await app.get(releaseService).latest()
  const imageIds = await app.get(picturesService).known(shownPictures(content.records))
  const problems = [...unreadable, ...checkContent(content, { imageIds, translations })]
  return problems.map((problem) => ({ ...problem, sentence: `${problemLine(problem)}.` }))
}
