import { apiEnumOf, type apiEnums } from '@sanguine/content'
import { parseTranslationName } from '../shared/translations/written-translations'
import en from './en.json'
import type { AdminMessage, Translate } from './messages'

/** Whether the CMS has a text with that key. */
export const isMessage = (key: string): key is AdminMessage => key in en

/** What a field of a record is called on its form, in which language for a translation, or a value of an entry in the columns of its list. */
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

/** What a value of an enum is called; one that only a newer server has, by its name. The texts are at `<prefix>.<VALUE>`. */
export function enumLabel(t: Translate, prefix: string, value: string): string {
  const key = `${prefix}.${value}`
  return isMessage(key) ? t(key) : value
}

/**
 * What a value of a choice is called, such as `proc` of `statType`.
 * @param wireName the field with the choice, in the wire's spelling
 */
export const choiceLabel = (t: Translate, wireName: keyof typeof apiEnums, value: string): string =>
  enumLabel(t, apiEnumOf(wireName).name, value)
