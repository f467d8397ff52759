import { type KindName, translatedFieldsOf } from '@sanguine/content'
import { createStore, storage, useStore } from '@sanguine/ui/platform'
import { createContext, type ReactNode, use, useMemo } from 'react'
import type { StoredTranslation } from './translation-fields'

/** Local storage key of the switch for translations in editors: `on`, or nothing. */
const shownKey = 'sanguine.admin.translations'

const shown = createStore(storage.read(shownKey) === 'on')

/** Shows or hides the translations in every editor, now and on later visits. */
export function setTranslationsShown(isShown: boolean): void {
  if (isShown) storage.write(shownKey, 'on')
  else storage.remove(shownKey)
  shown.set(isShown)
}

export const useTranslationsShown = (): boolean => useStore(shown)

interface RecordTranslations {
  readonly kind: KindName
  /** of the version that the form was filled from */
  readonly stored: readonly StoredTranslation[]
}

const Translations = createContext<RecordTranslations | null>(null)

/** The translations of the record of the form around; null where it has none. */
export const useTranslations = (): RecordTranslations | null => use(Translations)

/** Lets the fields of a form show their translations. */
export function TranslationsProvider({
  kind,
  stored,
  children,
}: {
  readonly kind: KindName
  readonly stored: readonly StoredTranslation[]
  readonly children: ReactNode
}) {
  const context = useMemo(() => ({ kind, stored }), [kind, stored])
  return <Translations value={translatedFieldsOf(kind).length > 0 ? context : null}>{children}</Translations>
}
