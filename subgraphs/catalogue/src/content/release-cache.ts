import {
  buildRelease,
  type ContentIndex,
  type ContentProblem,
  indexContent,
  localiseRelease,
  problemLine,
  type Translation,
  validTranslation,
} from '@sanguine/content'
import {
  type App,
  type Context,
  defineService,
  type IntervalWorker,
  type Language,
  languages,
  originalLanguage,
  runInterval,
  unavailable,
  untilWritten,
} from '@sanguine/kernel'
import type { Release } from '@sanguine/rules'
import { type ContentStore, contentStoreService } from './content-store'
import type { StoredContent } from './read-documents'

type ByLanguage<Value> = Readonly<Record<Language, Value>>

const inLanguages = <Value>(make: (language: Language) => Value): ByLanguage<Value> =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as ByLanguage<Value>

/** The languages into which content is translated. */
export const targetLanguages: readonly Language[] = languages.filter((language) => language !== originalLanguage)

/** Stored content with the data that is derived from it once per version. */
export interface Snapshot extends StoredContent {
  readonly index: ContentIndex
  /** the translations that are valid for it, by language */
  readonly localized: ByLanguage<Translation>
  /**
   * the ids of the records in the orders of the lists, as they were sorted last, by list; of this version or an earlier
   * one
   */
  readonly lastOrders: Map<string, readonly string[]>
}

/** Half a second: every gateway sees a change within one. */
const intervalMs = 500

/**
 * Holds the content of the present version and the release made from it. If no release can be made from the content,
 * this is reported and the last good release stays in use. So no edit can take the game down.
 */
export class ReleaseCache {
  #snapshot: Snapshot | null = null
  #releases: ByLanguage<Release> | null = null
  #work: Promise<unknown> = Promise.resolve()
  #worker: IntervalWorker | null = null
  readonly #lastOrders: Snapshot['lastOrders'] = new Map()
  readonly #listeners = new Set<() => void>()

  constructor(
    private readonly store: ContentStore,
    private readonly app: App,
  ) {}

  /**
   * The release in use, without any cost. Code that shows content reads it in the language of the call (`releaseFor`).
   * Code that decides or stores reads the original. Throws `unavailable` before the first release exists.
   */
  current(language: Language = originalLanguage): Release {
    if (!this.#releases) throw notLoaded()
    return this.#releases[language]
  }

  get isLoaded(): boolean {
    return this.#releases !== null
  }

  /** The release of the content that is in the database now. */
  async refresh(): Promise<Release> {
    await this.latest()
    return this.current()
  }

  /** The content that is in the database now, whether or not a release can be made of it. */
  latest(): Promise<Snapshot> {
    const loaded = this.#work.then(() => this.#load())
    this.#work = loaded.catch(() => undefined)
    return loaded
  }

  /** Puts the content that a change has stored into use, without reading it again. Newer content stays: it has the change. */
  adopt(stored: StoredContent): Promise<Snapshot> {
    const adopted = this.#work.then(() =>
      this.#snapshot && this.#snapshot.version >= stored.version ? this.#snapshot : this.#use(stored),
    )
    this.#work = adopted.catch(() => undefined)
    return adopted
  }

  /** The content as it was last loaded; costs nothing. Throws `unavailable` before it was loaded. */
  snapshot(): Snapshot {
    if (!this.#snapshot) throw notLoaded()
    return this.#snapshot
  }

  /** Looks for new versions until stopped. */
  watch(): void {
    this.#worker ??= runInterval(this.app, 'content release', intervalMs, () => this.latest().then(() => untilWritten))
  }

  /** Calls a function after each change of the release, until the returned function is called. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  async stop(): Promise<void> {
    await this.#worker?.stop()
    await this.#work
  }

  async #load(): Promise<Snapshot> {
    const version = await this.store.readVersion()
    if (this.#snapshot && this.#snapshot.version === version) return this.#snapshot
    return this.#use(await this.store.load(this.#snapshot))
  }

  #use(stored: StoredContent): Snapshot {
    const snapshot = {
      ...stored,
      index: indexContent(stored.content.records),
      localized: inLanguages((language) =>
        validTranslation(stored.content.records, stored.translations[language] ?? {}),
      ),
      lastOrders: this.#lastOrders,
    }
    this.#snapshot = snapshot
    this.#swap(snapshot)
    return snapshot
  }

  #swap({ version, content, localized, unreadable }: Snapshot): void {
    const built = buildRelease(content, `r${version}`)
    const problems: readonly ContentProblem[] = [...unreadable, ...(built.ok ? [] : built.problems)]
    if (built.ok && unreadable.length === 0) {
      this.#releases = inLanguages((language) =>
        language === originalLanguage ? built.release : localiseRelease(built.release, language, localized[language]),
      )
      this.app.log.info({ release: built.release.id }, 'The content is in use.')
      for (const listener of [...this.#listeners]) listener()
      return
    }
    const lines = problems.slice(0, 20).map(problemLine)
    this.app.log.error({ version, problems: lines }, 'The content cannot be used; the last good release stays in use.')
  }
}

/** The public part of a release cache. */
export type ReleaseService = Pick<ReleaseCache, keyof ReleaseCache>

const notLoaded = () =>
  unavailable({
    en: 'The content of the game is not loaded yet. Please try again in a moment.',
    de: 'Die Spielinhalte sind noch nicht geladen. Bitte versuche es gleich noch einmal.',
  })

/** The release in use; every gateway has the same one within a second of a change. */
export const releaseService = defineService<ReleaseService>({
  name: 'content release',
  create: (app) => new ReleaseCache(app.get(contentStoreService), app),
  stop: (keeper) => keeper.stop(),
})

/** The release in use in the language of the call: for all that is shown, and for nothing that is decided or stored. */
export const releaseFor = ({ app, language }: Pick<Context, 'app' | 'language'>): Release =>
  app.get(releaseService).current(language)
