import { apiEnumOf, noChoice } from '@sanguine/content'
import { constantCase } from '@sanguine/rules'
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
 * @param name the field with the choice
 */
export const choiceOptions = (t: Translate, name: string) =>
  apiEnumOf(name).values.map((value) => ({
    value: value === noChoice ? '' : constantCase(value),
    label: choiceLabel(t, name, value),
  }))
