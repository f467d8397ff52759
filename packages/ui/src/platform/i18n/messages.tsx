import { Fragment, type ReactNode, use } from 'react'
import { formatMessage, formatPieces, type MessageValues, type Piece } from './format-message'
import { currentLanguage, type Language, onBeforeLanguageChange, redrawTexts, useLanguage } from './language'

/** ICU messages by key. */
export type Catalogue<Key extends string> = Readonly<Record<Key, string>>

/** The texts of a part of the site in every language; English at once, the others when they are wanted. */
export interface Messages<Key extends string> {
  readonly english: Catalogue<Key>
  /** the catalogue, or the promise of it */
  catalogue(language: Language): Catalogue<Key> | Promise<Catalogue<Key>>
}

type Tags = Readonly<Record<string, (children: ReactNode) => ReactNode>>

export interface Translate<Key extends string> {
  (key: Key, values?: MessageValues): string
  /** A message whose tags, as `<b>…</b>`, are drawn by the given functions. */
  rich(key: Key, tags: Tags, values?: MessageValues): ReactNode
  readonly language: Language
}

/**
 * The promise each catalogue came by. A component that waited for it is drawn again with the hooks it had, `use` of the
 * same promise among them; the status is what React reads to take a value without waiting.
 */
const promises = new WeakMap<object, Promise<unknown>>()

/** Milliseconds after which texts that did not load are requested again; each further wait is twice as long. */
const firstRetryMs = 2_000
const maxRetryMs = 60_000

/**
 * Declares texts. Keys are checked by the compiler: those of English count, every other language must have the same.
 *
 *   export const messages = defineMessages(en, { de: () => import('./de.json') })
 */
export function defineMessages<Key extends string>(
  english: Catalogue<Key>,
  others: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ readonly default: Catalogue<Key> }>>>,
): Messages<Key> {
  const loaded = new Map<Language, Catalogue<Key> | Promise<Catalogue<Key>>>([['en', english]])
  const keep = (language: Language, catalogue: Catalogue<Key>, source: Promise<Catalogue<Key>>): Catalogue<Key> => {
    loaded.set(language, catalogue)
    promises.set(catalogue, Object.assign(source, { status: 'fulfilled', value: catalogue }))
    return catalogue
  }
  const fetchLater = (language: Exclude<Language, 'en'>, waitMs: number): void => {
    setTimeout(() => {
      if (loaded.get(language) !== english) return
      const late: Promise<Catalogue<Key>> = others[language]().then((module) => keep(language, module.default, late))
      late.then(redrawTexts, () => fetchLater(language, Math.min(2 * waitMs, maxRetryMs)))
    }, waitMs)
  }
  const messages: Messages<Key> = {
    english,
    catalogue(language) {
      const known = loaded.get(language)
      if (known || language === 'en') return known ?? english
      const loading: Promise<Catalogue<Key>> = others[language]().then(
        (module) => keep(language, module.default, loading),
        () => {
          // Texts that do not load are no reason to show nothing: English is shown until they do.
          loaded.set(language, english)
          fetchLater(language, firstRetryMs)
          return english
        },
      )
      loaded.set(language, loading)
      return loading
    },
  }
  const prepare = async (language: Language) => {
    // Texts that did not load last time are requested again.
    if (language !== 'en' && loaded.get(language) === english) loaded.delete(language)
    await messages.catalogue(language)
    return undefined
  }
  onBeforeLanguageChange(prepare)
  void prepare(currentLanguage())
  return messages
}

function draw(pieces: readonly Piece[], tags: Tags): ReactNode {
  return pieces.map((piece, index) => {
    if (typeof piece === 'string') return piece
    const children = draw(piece.pieces, tags)
    // Pieces of one message never change their order.
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece has no other identity than its place
    return <Fragment key={index}>{tags[piece.tag]?.(children) ?? children}</Fragment>
  })
}

function translator<Key extends string>(
  catalogue: Catalogue<Key>,
  english: Catalogue<Key>,
  language: Language,
): Translate<Key> {
  const text = (key: Key): string => catalogue[key] ?? english[key] ?? key
  return Object.assign((key: Key, values?: MessageValues) => formatMessage(text(key), language, values), {
    rich: (key: Key, tags: Tags, values?: MessageValues) => draw(formatPieces(text(key), language, values), tags),
    language,
  })
}

const made = new WeakMap<object, Translate<string>>()

/** The texts in the language of the page. Suspends until they are there. */
export function useMessages<Key extends string>(messages: Messages<Key>): Translate<Key> {
  const language = useLanguage()
  const known = messages.catalogue(language)
  const promise = known instanceof Promise ? known : (promises.get(known) as Promise<Catalogue<Key>> | undefined)
  const catalogue = promise ? use(promise) : (known as Catalogue<Key>)
  let translate = made.get(catalogue)
  if (!translate || translate.language !== language) {
    translate = translator(catalogue, messages.english, language) as Translate<string>
    made.set(catalogue, translate)
  }
  return translate as Translate<Key>
}

/** The texts outside of React, as far as they have arrived; else in English. */
export function translate<Key extends string>(messages: Messages<Key>, key: Key, values?: MessageValues): string {
  const language = currentLanguage()
  const known = messages.catalogue(language)
  return known instanceof Promise
    ? formatMessage(messages.english[key], 'en', values)
    : formatMessage(known[key] ?? messages.english[key], language, values)
}
