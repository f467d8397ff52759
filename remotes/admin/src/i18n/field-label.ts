import en from './en.json'
import type { AdminMessage, Translate } from './messages'

/** Whether the CMS has a text with that key. */
export const isMessage = (key: string): key is AdminMessage => key in en

/** What a field of a record is called on its form, or a value of an entry in the columns of its list. */
export function fieldLabel(t: Translate, name: string): string {
  const key = [`field.${name}`, `column.${name}`, `column.${name.replace(/(Id|ShortName)$/, '')}`].find(isMessage)
  return key ? t(key) : name
}
