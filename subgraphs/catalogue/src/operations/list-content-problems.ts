import { setImmediate } from 'node:timers/promises'
import { type ContentProblem, checkContentInSteps, type KindName } from '@sanguine/content'
import { type Context, requirePermission } from '@sanguine/kernel'
import { knownImagesService } from '../content/known-images'
import { releaseService, type Snapshot } from '../content/release-cache'
import { shownImages } from '../content/shown-images'
import { memoPerSnapshot } from '../memo-per-release'

export interface ProblemFilter {
  readonly kind?: KindName | null | undefined
  readonly id?: string | null | undefined
}

interface CheckedContent {
  readonly imageIds: ReadonlySet<string>
  readonly problems: Promise<readonly ContentProblem[]>
}

const imagesOf = memoPerSnapshot(({ content }) => shownImages(content.records))

/** The last check of a version of the content; images come and go without a new version. */
const lastCheck = memoPerSnapshot((): { checked: CheckedContent | null } => ({ checked: null }))

async function problemsOf(snapshot: Snapshot, imageIds: ReadonlySet<string>): Promise<readonly ContentProblem[]> {
  const last = lastCheck(snapshot)
  if (last.checked && hasSame(last.checked.imageIds, imageIds)) return last.checked.problems
  const problems = check(snapshot, imageIds)
  last.checked = { imageIds, problems }
  return problems
}

async function check({ content, translations, unreadable }: Snapshot, imageIds: ReadonlySet<string>) {
  return [...unreadable, ...(await checkContentInSteps(content, { imageIds, translations }, () => setImmediate()))]
}

const hasSame = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size === b.size && [...a].every((id) => b.has(id))

/** What a careful editor would not leave in the content as it is now: all of it, or that of a kind or a record. For editors and admins. */
export async function listContentProblems(
  context: Context,
  { kind, id }: ProblemFilter = {},
): Promise<readonly ContentProblem[]> {
  requirePermission(context, 'editContent')
  const { app } = context
  const snapshot = await app.get(releaseService).latest()
  const problems = await problemsOf(snapshot, await app.get(knownImagesService).known(imagesOf(snapshot)))
  return kind || id
    ? problems.filter((problem) => (!kind || problem.kind === kind) && (!id || problem.id === id))
    : problems
}
