import type { KindName } from './kind-name'
import { anyKind } from './kinds'

type Values = Readonly<Record<string, unknown>>

const nothingVisible = /^[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]*$/u

/**
 * A text in the form in which it is stored: in Unicode form NFC, and without outer whitespace if it is a name. A name
 * without visible characters is empty. Other texts keep their whitespace.
 */
function normalizeText(kind: KindName, field: string, text: string): string {
  const shape = anyKind(kind).fields[field]?.shape
  if (shape?.type !== 'text') return text
  const composed = text.normalize('NFC')
  if (!shape.required) return composed
  return nothingVisible.test(composed) ? '' : composed.trim()
}

/**
 * A client's input with its texts in the form in which they are stored. A text that equals the one in `before` stays,
 * because players hold amounts by older short names in any form.
 */
export const normalizeTexts = (kind: KindName, input: Values, before?: Values): Values =>
  Object.fromEntries(
    Object.entries(input).map(([field, value]) => [
      field,
      typeof value === 'string' && value !== before?.[field] ? normalizeText(kind, field, value) : value,
    ]),
  )

/** The same for translations. */
export const normalizeTranslations = <Written extends { readonly field: string; readonly text: string }>(
  kind: KindName,
  written: readonly Written[],
): readonly Written[] => written.map((entry) => ({ ...entry, text: normalizeText(kind, entry.field, entry.text) }))
