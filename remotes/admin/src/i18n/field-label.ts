import en from './en.json'
import type { AdminMessage, Translate } from './messages'

/** Whether the CMS has a text with that key. */
export const isMessage = (key: string): key is AdminMessage => key in en

/** What a field of a record is called on its form. */
export function fieldLabel(t: Translate, name: string): string {
  const key = `field.${name}`
  return isMessage(key) ? t(key) : name
}
