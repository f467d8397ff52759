import { apiEnumOf, constantCase } from '@sanguine/content'
import { choiceLabel } from '../../i18n/field-label'
import type { Translate } from '../../i18n/messages'

interface Named {
  readonly id: string
  readonly name: string
}

interface Keyed {
  readonly shortName?: string | undefined
  readonly name: string
}

/** Options of a select over records, after one for none. */
export const selectOptions = (records: readonly Named[], none: string) => [
  { value: '', label: none },
  ...records.map(({ id, name }) => ({ value: id, label: name })),
]

/** Options of a select over the short names of records, after one for none. */
export const keyOptions = (records: readonly Keyed[], none: string) => [
  { value: '', label: none },
  ...records.map(({ shortName = '', name }) => ({ value: shortName, label: name })),
]

/**
 * Options of a select over a choice.
 * @param wireName the field with the choice, in the wire's spelling
 */
export const choiceOptions = (t: Translate, wireName: string) =>
  apiEnumOf(wireName).values.map((value) => ({ value: constantCase(value), label: choiceLabel(t, wireName, value) }))
