import { setImmediate } from 'node:timers/promises'
import {
  type AnyRecord,
  type ContentProblem,
  checkContentInSteps,
  indexUsersInSteps,
  type User,
} from '@sanguine/content'
import { type App, defineService } from '@sanguine/kernel'
import { memoPerSnapshot } from '../memo-per-release'
import { knownImagesService } from './known-images'
import type { Snapshot } from './release-cache'
import { shownImages } from './shown-images'

interface CheckedContent {
  readonly imageIds: ReadonlySet<string>
  readonly problems: Promise<readonly ContentProblem[]>
}

/** The last check of a version of the content; images come and go without a new version. */
const lastCheck = memoPerSnapshot((): { checked: CheckedContent | null } => ({ checked: null }))

const pause = () => setImmediate()

const usersByRecord = memoPerSnapshot(({ content, index }) => indexUsersInSteps(content, index, pause))

async function check({ content, index, translations, unreadable }: Snapshot, imageIds: ReadonlySet<string>) {
  return [...unreadable, ...(await checkContentInSteps(content, { index, imageIds, translations }, pause))]
}

const hasSame = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size === b.size && [...a].every((id) => b.has(id))

/**
 * What is found out about a version of the content as a whole: in steps between which other calls run, and once for all
 * callers. Findings belong to one version and are never those of another.
 */
export class ContentFindings {
  #version: number | null = null
  #work: Promise<unknown> = Promise.resolve()

  constructor(private readonly app: App) {}

  /** The users of every record that others name. */
  users(snapshot: Snapshot): Promise<ReadonlyMap<AnyRecord, readonly User[]>> {
    return usersByRecord(snapshot)
  }

  /** What a careful editor would not leave in the content. */
  async problems(snapshot: Snapshot): Promise<readonly ContentProblem[]> {
    const imageIds = await this.app.get(knownImagesService).known(shownImages(snapshot).keys())
    const last = lastCheck(snapshot)
    if (last.checked && hasSame(last.checked.imageIds, imageIds)) return last.checked.problems
    const problems = check(snapshot, imageIds)
    last.checked = { imageIds, problems }
    return problems
  }

  /** Starts to find out both, so that the next editor does not wait; does nothing where it was started for this version. */
  prepare(snapshot: Snapshot): void {
    if (this.#version === snapshot.version) return
    this.#version = snapshot.version
    this.#work = this.#work.then(async () => {
      // Meanwhile there may be a newer version.
      if (this.#version !== snapshot.version) return
      await this.users(snapshot)
      await this.problems(snapshot)
    })
    this.#work = this.#work.catch((error: unknown) => {
      this.app.log.warn({ err: error, version: snapshot.version }, 'The content could not be checked ahead.')
    })
  }

  async stop(): Promise<void> {
    this.#version = null
    await this.#work
  }
}

export const contentFindingsService = defineService<ContentFindings>({
  name: 'content findings',
  create: (app) => new ContentFindings(app),
  stop: (findings) => findings.stop(),
})
