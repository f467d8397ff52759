import { formatCount } from '@sanguine/ui'
import { fieldLabel, isMessage } from '../../i18n/field-label'
import type { Translate } from '../../i18n/messages'

/** The texts and names that values are formatted with. */
export interface Words {
  readonly t: Translate & { readonly language: string }
  /** titles of records by their ids */
  readonly titles: ReadonlyMap<string, string>
}

/** A value of a change as lines of text; of a list one line for each entry. */
export function valueLines(words: Words, json: string | null): readonly string[] {
  if (json === null) return []
  const value: unknown = JSON.parse(json)
  if (Array.isArray(value)) return value.map((entry) => textOf(words, entry))
  if (typeof value === 'object' && value !== null && 'items' in value && Array.isArray(value.items))
    return value.items.map((entry) => textOf(words, entry))
  return [textOf(words, value)]
}

function textOf(words: Words, value: unknown): string {
  const { t, titles } = words
  if (value === null || value === '') return t('history.nothing')
  if (typeof value === 'boolean') return t(value ? 'history.yes' : 'history.no')
  if (typeof value === 'number') return formatCount(value, t.language)
  if (Array.isArray(value)) return value.map((entry) => textOf(words, entry)).join(', ')
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, inner]) => `${entryLabel(t, name)} ${textOf(words, inner)}`)
      .join(', ')
  return titles.get(String(value)) ?? String(value)
}

/** The label of a field in a list entry, as in the columns of the form. */
function entryLabel(t: Translate, name: string): string {
  const column = `column.${name.replace(/(Id|ShortName)$/, '')}`
  return isMessage(column) ? t(column) : fieldLabel(t, name)
}

/** Whether there is anything to read on that side: not null, empty text or an empty list. */
export const isEmptyValue = (json: string | null): boolean => json === null || ['null', '""', '[]'].includes(json)

/** The lines of either side, without those that both have: in a long list only the entries that differ are of interest. */
export function differingLines(
  before: readonly string[],
  after: readonly string[],
): { readonly before: readonly string[]; readonly after: readonly string[]; readonly sameCount: number } {
  const left = [...after]
  const removed = before.filter((line) => {
    const place = left.indexOf(line)
    if (place === -1) return true
    left.splice(place, 1)
    return false
  })
  const sameCount = before.length - removed.length
  // Entries that only changed their order differ in nothing else.
  return removed.length === 0 && left.length === 0
    ? { before, after, sameCount: 0 }
    : { before: removed, after: left, sameCount }
}
