import { checkContent, problemLine } from '@sanguine/content'
import { type Context, requireAdmin } from '@sanguine/kernel'
import type { ContentProblem } from '@sanguine/schema'
import { picturesPart } from '../content/pictures'
import { releasePart } from '../content/release-keeper'
import { shownPictures } from '../content/shown-pictures'

/** Everything that a careful editor would not leave in the content as it is now. For admins. */
export async function listContentProblems(context: Context): Promise<ContentProblem[]> {
  requireAdmin(context)
  const { app } = context
  const { content, translations, unreadable } = await app.get(releasePart).latest()
  const imageIds = await app.get(picturesPart).known(shownPictures(content.records))
  const problems = [...unreadable, ...checkContent(content, { imageIds, translations })]
  return problems.map((problem) => ({ ...problem, sentence: `${problemLine(problem)}.` }))
}
