import { apiEnumOf } from '@sanguine/content'
import { parseTranslationName } from '../shared/translations/translation-fields'
import { type AdminMessage, englishTexts, type Translate } from './messages'

/** Whether the CMS has a text with that key. */
export const isMessage = (key: string): key is AdminMessage => key in englishTexts

/**
 * The label of a record's field on its form, with the language for a translation. Also labels values of a list entry,
 * as in the columns of the list.
 */
export function fieldLabel(t: Translate, name: string): string {
  const translation = parseTranslationName(name)
  if (translation) {
    const language = `language.${translation.language.toUpperCase()}`
    return t(translation.isOriginal ? 'translation.originalField' : 'translation.field', {
      field: fieldLabel(t, translation.field),
      language: isMessage(language) ? t(language) : translation.language,
    })
  }
  const key = [`field.${name}`, `column.${name}`, `column.${name.replace(/(Id|ShortName)$/, '')}`].find(isMessage)
  return key ? t(key) : name
}

/**
 * The label of an enum value. A value that only a newer server has is shown by its name. The texts are at
 * `<prefix>.<VALUE>`.
 */
export function enumLabel(t: Translate, prefix: string, value: string): string {
  const key = `${prefix}.${value}`
  return isMessage(key) ? t(key) : value
}

/**
 * The label of a choice's value, such as `proc` of `statType`.
 * @param field the one with the choice
 */
export const choiceLabel = (t: Translate, field: string, value: string): string =>
  enumLabel(t, apiEnumOf(field).name, value)
