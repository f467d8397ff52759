import { isDeepStrictEqual } from 'node:util'
import { anyKind, type FieldShape, type Fields, type KindName, startFields } from '@sanguine/content'
import { fieldOfWireName, wireName } from '../rest/wire-names'

type Values = Readonly<Record<string, unknown>>

/**
 * Records were once stored under the names of the REST API. These functions give such values the present names, at any
 * depth and in their order. Values that have them already, and names of no field, stay as they are. An object that has
 * both names of a field with two values is an error, because one of them would be lost.
 */
export const plainRecord = (kind: KindName, values: Values): Values => plain(kind, anyKind(kind).fields, values)

/** The same for the start of a new player. */
export const plainStart = (start: Values): Values => plain('start', startFields, start)

/** The present names of a kind's fields. */
export const plainFieldNames = (kind: KindName, names: readonly string[]): readonly string[] =>
  names.map((name) => fieldOfWireName(kind, anyKind(kind).fields, name) ?? name)

function plain(owner: string, fields: Fields, values: Values): Values {
  const renamed = new Map<string, unknown>()
  for (const [given, value] of Object.entries(values)) {
    const name = fieldOfWireName(owner, fields, given) ?? given
    const shape = Object.hasOwn(fields, name) ? fields[name]?.shape : undefined
    const next = shape ? plainValue(shape, value) : value
    if (renamed.has(name) && !isDeepStrictEqual(renamed.get(name), next))
      throw new Error(`it has both ${wireName(owner, name)} and ${name}, with two values`)
    renamed.set(name, next)
  }
  return Object.fromEntries(renamed)
}

function plainValue(shape: FieldShape, value: unknown): unknown {
  if (shape.type === 'list')
    return Array.isArray(value) ? value.map((entry) => plainValue(shape.of.shape, entry)) : value
  if (shape.type !== 'object' || typeof value !== 'object' || value === null) return value
  return plain(shape.typeName, shape.fields, value as Values)
}
