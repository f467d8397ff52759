import { anyKind, type KindName } from '@sanguine/content'
import type { FieldValues } from 'react-hook-form'
import type { Translate } from '../../i18n/messages'
import { copiedTranslations, type StoredTranslation } from '../translations/translation-fields'
import type { SectionUrls } from './section-urls'

/** In the address of a new record: the id of the one that it is a copy of. */
export const copyParameter = 'from'

/** The address of a new record that is filled with the values of this one. */
export function duplicateUrl(urls: SectionUrls, id: string): string {
  const [path = '', query] = urls.create.split('?')
  const params = new URLSearchParams(query)
  params.set(copyParameter, id)
  return `${path}?${params}`
}

/** The values of a copy: those of the record and its translations, with another name and short name. */
export function copyOf<Values extends FieldValues>(
  t: Translate,
  kind: KindName,
  values: Values,
  stored: readonly StoredTranslation[] = [],
): Values {
  const { title } = anyKind(kind)
  const shortName = values.shortName ? { shortName: `${values.shortName}-copy` } : {}
  const name = t('duplicate.name', { name: String(values[title] ?? '') })
  return { ...values, [title]: name, ...shortName, translations: copiedTranslations(title, stored) }
}
