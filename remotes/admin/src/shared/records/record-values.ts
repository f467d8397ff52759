import {
  type ApiField,
  anyKind,
  apiEnumOf,
  apiFieldsOf,
  type FieldShape,
  fromApi,
  type KindName,
  toApi,
} from '@sanguine/content'
import { camelCase, constantCase } from '@sanguine/rules'
import type { FieldValues } from 'react-hook-form'
import { isMoney } from '../form/money-value'
import { translationNames } from '../translations/translation-fields'

type Values = Readonly<Record<string, unknown>>

const fieldsOf = (kind: KindName): readonly ApiField[] => apiFieldsOf(anyKind(kind).fields)

/** In JSON an enum value, such as a currency of money, is in upper case, and a time in ISO 8601; `toApi` and `fromApi` have the server's values of both. */
function fromJson({ shape }: ApiField, value: unknown): unknown {
  if (shape.type === 'choice') return camelCase(String(value))
  if (isMoney(value)) return { cents: value.cents, currency: camelCase(value.currency) }
  return shape.type === 'moment' ? Date.parse(String(value)) : value
}

function toJson({ shape }: ApiField, value: unknown): unknown {
  if (shape.type === 'choice') return value === null ? null : constantCase(String(value))
  if (isMoney(value)) return { cents: value.cents, currency: constantCase(value.currency) }
  return shape.type === 'moment' ? new Date(Number(value)).toISOString() : value
}

/** The values of a form, as the kind's validator reads them. Empty enums and times are omitted. */
export function toRecord(kind: KindName, values: Values): Values {
  const given = fieldsOf(kind).filter(({ name }) => name in values)
  const converted = given.map((field) => [field.name, values[field.name] && fromJson(field, values[field.name])])
  return fromApi(anyKind(kind).fields, Object.fromEntries(converted))
}

/** The choices of a record that only a newer server knows. */
export const unknownChoices = (kind: KindName, values: Values): readonly string[] =>
  fieldsOf(kind)
    .filter(({ shape }) => shape.type === 'choice')
    .filter(({ name }) => values[name] && !apiEnumOf(name).values.includes(camelCase(String(values[name]))))
    .map(({ name }) => name)

/** A kind's values as its form holds them: the input of its mutations. */
export function toForm(kind: KindName, record: Values): Values {
  const values = toApi(anyKind(kind).fields, record)
  const present = fieldsOf(kind).filter(({ name }) => name in values)
  return Object.fromEntries(present.map((field) => [field.name, toJson(field, values[field.name])]))
}

/** The values of a new record: the default of each field, and nothing where the kind has none. */
export function newValues<Form extends FieldValues>(kind: KindName): Form {
  const initial = Object.entries(anyKind(kind).fields).map(([name, { schema }]) => {
    const read = schema.safeParse(undefined)
    return [name, read.success ? read.data : '']
  })
  return toForm(kind, Object.fromEntries(initial)) as Form
}

/** The input that would leave a record as it is: its fields, and of its images the ids. */
export const recordValues = <Form extends FieldValues>(kind: KindName, record: object): Form =>
  inputOf(fieldsOf(kind), record) as Form

const inputOf = (fields: readonly ApiField[], output: object): Values => {
  const values = new Map(Object.entries(output))
  return Object.fromEntries(
    fields.map(({ name, target, shape }) => [
      name,
      shape.type === 'image' ? (values.get(`${target}`)?.id ?? null) : inputValue(shape, values.get(name)),
    ]),
  )
}

function inputValue(shape: FieldShape, value: unknown): unknown {
  if (shape.type === 'list' && Array.isArray(value)) return value.map((entry) => inputValue(shape.of.shape, entry))
  if (isMoney(value)) return { cents: value.cents, currency: value.currency }
  if (shape.type !== 'object' || typeof value !== 'object' || value === null) return value
  return inputOf(apiFieldsOf(shape.fields, shape.typeName), value)
}

/** The name of a record, as lists show it. */
export const recordName = (kind: KindName, values: FieldValues): string => String(values[anyKind(kind).title])

/** The names of the fields in which two versions of a record differ; of translations those of `translationName`. */
export const changedFields = (kind: KindName, before: FieldValues, after: FieldValues): string[] =>
  [...fieldsOf(kind).map(({ name }) => name), ...translationNames(kind)].filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
