import { anyKind, type FieldShape, findEntryIssues, type KindName, mapRecord } from '@sanguine/content'
import type { FieldValues } from 'react-hook-form'
import { z } from 'zod'
import { readWritten, writtenProblems } from '../translations/translation-fields'
import { toForm, toRecord, unknownChoices } from './record-values'

const position = /^\d+$/

const numberTypes: readonly FieldShape['type'][] = ['whole', 'decimal', 'money', 'yesNoOrDecimal']

/**
 * Refuses text in a number field. A form holds text there only if it is not a number in the page's language, even if
 * the validator could read it.
 */
export const refuseText = (value: unknown, { type }: FieldShape): unknown =>
  numberTypes.includes(type) && typeof value === 'string' && value !== '' ? Number.NaN : value

/**
 * A kind's validator for the input of its mutations, with the rules about list entries. Its output is complete, with
 * defaults for empty fields; issues have the paths of the input's fields.
 */
export function recordSchema<Values extends FieldValues>(kind: KindName): z.ZodType<Values> {
  const { values: schema } = anyKind(kind)
  return z.record(z.string(), z.unknown()).transform((given, { addIssue }) => {
    const unknown = unknownChoices(kind, given)
    for (const name of unknown) addIssue({ code: 'custom', path: [name], message: 'is not a known value' })
    if (unknown.length > 0) return z.NEVER
    const read = schema.safeParse(mapRecord(kind, toRecord(kind, given), { value: refuseText }))
    const issues = read.success
      ? findEntryIssues(kind, read.data).map(({ field, message }) => ({ field, message: message.en }))
      : read.error.issues.map(({ path, message }) => ({ field: path.map(String).join('.'), message }))
    const written = readWritten(given)
    const problems = writtenProblems(kind, written)
    if (read.success && issues.length === 0 && problems.length === 0) {
      const translations = written.length > 0 && { translations: written }
      const input: Readonly<Record<string, unknown>> = { ...toForm(kind, read.data), ...translations }
      // The fields of the kind are those of the input, which is generated from them.
      return input as Values
    }
    for (const { index, part, message } of problems)
      addIssue({ code: 'custom', path: ['translations', index, part], message: message.en })
    for (const { field, message } of issues) {
      const steps = field.split('.')
      addIssue({ code: 'custom', path: steps.map((step) => (position.test(step) ? Number(step) : step)), message })
    }
    return z.NEVER
  })
}
