import { setTimeout as delay, setImmediate } from 'node:timers/promises'
import {
  type AnyRecord,
  type ContentProblem,
  checkContentInSteps,
  indexUsersInSteps,
  type User,
} from '@sanguine/content'
import { type App, defineService, outsideCalls } from '@sanguine/kernel'
import { memoPerSnapshot } from '../memo-per-release'
import { knownImagesService } from './known-images'
import type { Snapshot } from './release-cache'
import { shownImages } from './shown-images'

interface CheckedContent {
  readonly imageIds: ReadonlySet<string>
  readonly problems: Promise<readonly ContentProblem[]>
}

/**
 * A pause in milliseconds after each step of about one millisecond. Work that no call waits for therefore leaves most
 * of the time to calls.
 */
const backgroundPause = 3

/** The milliseconds without a change after which findings are computed ahead, so that many changes in a row need one check. */
const defaultQuietMs = 1_000

const hasSame = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size === b.size && [...a].every((id) => b.has(id))

/**
 * The findings about a version of the content as a whole. They are computed in steps between which other calls run, and
 * once for all callers. Findings that no call has requested yet are computed at low priority. Findings belong to one
 * version and are never those of another.
 */
export class ContentFindings {
  #version: number | null = null
  #work: Promise<unknown> = Promise.resolve()
  #timer: NodeJS.Timeout | undefined
  /** calls that wait for findings */
  #waiting = 0

  readonly #usersByRecord = memoPerSnapshot(({ content, index }) =>
    indexUsersInSteps(content, index, () => this.#pause()),
  )

  /** The last check of a version of the content. Images can change without a new version, so it may be outdated. */
  readonly #lastCheck = memoPerSnapshot((): { checked: CheckedContent | null } => ({ checked: null }))

  constructor(
    private readonly app: App,
    private readonly quietMs = defaultQuietMs,
  ) {}

  /** The users of every record that others name. */
  users(snapshot: Snapshot): Promise<ReadonlyMap<AnyRecord, readonly User[]>> {
    return this.#awaited(this.#usersByRecord(snapshot))
  }

  /** The findings of the content check. */
  problems(snapshot: Snapshot): Promise<readonly ContentProblem[]> {
    return this.#awaited(this.#problemsOf(snapshot))
  }

  async #awaited<Found>(work: Promise<Found>): Promise<Found> {
    this.#waiting += 1
    try {
      return await work
    } finally {
      this.#waiting -= 1
    }
  }

  #pause(): Promise<void> {
    return this.#waiting > 0 ? setImmediate() : delay(backgroundPause)
  }

  async #problemsOf(snapshot: Snapshot): Promise<readonly ContentProblem[]> {
    const imageIds = await this.app.get(knownImagesService).known(shownImages(snapshot).keys())
    const last = this.#lastCheck(snapshot)
    if (last.checked && hasSame(last.checked.imageIds, imageIds)) return last.checked.problems
    const checked = { imageIds, problems: this.#check(snapshot, imageIds) }
    last.checked = checked
    checked.problems.catch(() => {
      if (last.checked === checked) last.checked = null
    })
    return checked.problems
  }

  async #check({ content, index, translations, unreadable }: Snapshot, imageIds: ReadonlySet<string>) {
    const imageMotion = await this.app.get(knownImagesService).motion([...imageIds])
    const input = { index, imageIds, imageMotion, translations }
    const found = await checkContentInSteps(content, input, () => this.#pause())
    return [...unreadable, ...found]
  }

  /**
   * Computes both soon, so that the next editor does not wait. Does nothing for the last version that was given, or if a
   * newer one follows at once.
   */
  prepare(snapshot: Snapshot): void {
    if (this.#version === snapshot.version) return
    this.#version = snapshot.version
    clearTimeout(this.#timer)
    const begin = () => {
      this.#work = this.#work.then(() => this.#computeAhead(snapshot))
    }
    this.#timer = outsideCalls(() => setTimeout(begin, this.quietMs))
  }

  async #computeAhead(snapshot: Snapshot): Promise<void> {
    // Meanwhile there may be a newer version.
    if (this.#version !== snapshot.version) return
    try {
      await this.#usersByRecord(snapshot)
      await this.#problemsOf(snapshot)
    } catch (error) {
      this.app.log.warn({ err: error, version: snapshot.version }, 'The content could not be checked ahead.')
    }
  }

  async stop(): Promise<void> {
    this.#version = null
    clearTimeout(this.#timer)
    await this.#awaited(this.#work)
  }
}

export const contentFindingsService = defineService<ContentFindings>({
  name: 'content findings',
  create: (app) => new ContentFindings(app),
  stop: (findings) => findings.stop(),
})
