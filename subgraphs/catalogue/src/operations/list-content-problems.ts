import type { ContentProblem, KindName } from '@sanguine/content'
import { type Context, requirePermission } from '@sanguine/kernel'
import { contentFindingsService } from '../content/content-findings'
import { releaseService } from '../content/release-cache'

export interface ProblemFilter {
  readonly kind?: KindName | null | undefined
  readonly id?: string | null | undefined
}

/**
 * The findings of the content check in the present content: all, or those of a kind or a record. For editors and
 * admins.
 */
export async function listContentProblems(
  context: Context,
  { kind, id }: ProblemFilter = {},
): Promise<readonly ContentProblem[]> {
  requirePermission(context, 'editContent')
  const { app } = context
  const snapshot = await app.get(releaseService).latest()
  const problems = await app.get(contentFindingsService).problems(snapshot)
  return kind || id
    ? problems.filter((problem) => (!kind || problem.kind === kind) && (!id || problem.id === id))
    : problems
}
