import { inputSchemaName, patchSchemaName, recordSchemaName } from '@sanguine/catalogue/rest'
import { anyKind, type Field, type Fields, type KindName, kindNames } from '@sanguine/content'
import type { JsonSchema } from './json-schema'

/**
 * The schemas of the CMS's records, made from the fields of their kinds. Each kind has three schemas. One is for
 * reading a record, one for creating or replacing it, and one for patching it.
 */

type Direction = 'output' | 'input' | 'patch'

const id: JsonSchema = { type: 'string', pattern: '^[0-9a-f]{24}$' }
const optionalId: JsonSchema = { type: 'string', pattern: '^([0-9a-f]{24})?$' }
const integer = (minimum: number, maximum: number): JsonSchema => ({
  type: 'integer',
  ...(maximum > 2 ** 31 - 1 && { format: 'int64' }),
  minimum,
  maximum,
})

/** An integer without an upper bound, since the same schemas show sums of amounts. */
function count(minimum: number, limit: number): JsonSchema {
  const { maximum: _maximum, ...schema } = integer(minimum, limit)
  return schema
}

/** The schemas of entries, such as a line of loot, by name. */
type Entries = Map<string, JsonSchema>

function schemaOf(field: Field, direction: Direction, entries: Entries): JsonSchema {
  const { shape } = field
  switch (shape.type) {
    case 'text':
      return { type: 'string', ...(shape.required && { minLength: 1 }), maxLength: shape.max }
    case 'whole':
      return direction === 'output' ? count(shape.min, shape.max) : integer(shape.min, shape.max)
    case 'decimal':
      return { type: 'number', minimum: shape.min, maximum: shape.max }
    case 'flag':
      return { type: 'boolean' }
    case 'yesNoOrDecimal':
      return { anyOf: [{ type: 'number' }, { type: 'boolean' }] }
    case 'choice':
      return { type: 'integer', enum: shape.choices.map((_name, index) => index), 'x-enum-varnames': shape.choices }
    case 'color':
      return { type: 'string', pattern: '^(#?([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8}))?$' }
    case 'moment':
      return integer(0, 1e11)
    case 'key':
      return { type: 'string', minLength: 1, maxLength: 200 }
    case 'image':
      return optionalId
    case 'reference':
      return shape.required ? id : optionalId
    case 'list':
      return { type: 'array', items: schemaOf(shape.of, direction, entries) }
    case 'object':
      return addEntry(shape.typeName, shape.fields, field.description, direction, entries)
  }
}

function addEntry(
  typeName: string,
  fields: Fields,
  description: string,
  direction: Direction,
  entries: Entries,
): JsonSchema {
  // A patch replaces entries as a whole, so they have no patch schema.
  const name = direction === 'output' ? typeName : `${typeName}Input`
  const schema = { description, ...objectSchema(fields, direction === 'output' ? 'output' : 'input', entries) }
  entries.set(name, schema)
  return { $ref: `#/components/schemas/${name}` }
}

const isRequired = ({ shape }: Field, direction: Direction): boolean => {
  if (direction !== 'input') return direction === 'output'
  return (shape.type === 'text' || shape.type === 'reference') && shape.required
}

/** The value of an input field that is left out. */
function defaultOf({ shape }: Field): unknown {
  if (shape.type === 'whole' || shape.type === 'decimal' || shape.type === 'flag') return shape.initial
  return shape.type === 'choice' ? 0 : undefined
}

function objectSchema(fields: Fields, direction: Direction, entries: Entries): JsonSchema {
  const properties = Object.entries(fields).map(([name, field]) => {
    const schema = schemaOf(field, direction, entries)
    const initial = direction === 'input' ? defaultOf(field) : undefined
    return [name, { description: field.description, ...schema, ...(initial !== undefined && { default: initial }) }]
  })
  const required = Object.entries(fields).flatMap(([name, field]) => (isRequired(field, direction) ? [name] : []))
  return { type: 'object', properties: Object.fromEntries(properties), ...(required.length > 0 && { required }) }
}

const stamp = {
  revision: { ...integer(0, 2 ** 31 - 1), description: 'Rises with every change.' },
  updatedAt: { ...integer(0, 1e11), description: 'The time of the last change, in whole Unix seconds.' },
}

const address = {
  id: {
    ...id,
    description: 'The record to change, where the path does not name it. Ignored when a record is created.',
  },
  revision: {
    type: 'integer',
    minimum: 0,
    description: 'The revision that was edited: 409 if it is not the current one. Left out, the last write wins.',
  },
}

function withProperties(schema: JsonSchema, properties: Record<string, JsonSchema>, required: string[] = []) {
  const all = [...required, ...((schema.required ?? []) as string[])]
  return {
    ...schema,
    properties: { ...properties, ...(schema.properties as Record<string, JsonSchema>) },
    ...(all.length > 0 && { required: all }),
  }
}

function kindSchemas(kind: KindName, entries: Entries): [string, JsonSchema][] {
  const { fields, description } = anyKind(kind)
  const own = { id: { ...id, description: "The record's id." }, ...stamp }
  return [
    [
      recordSchemaName(kind),
      { description, ...withProperties(objectSchema(fields, 'output', entries), own, Object.keys(own)) },
    ],
    [
      inputSchemaName(kind),
      {
        description: `A whole record of the kind ${kind}. Fields that are left out go to their defaults.`,
        ...withProperties(objectSchema(fields, 'input', entries), address),
      },
    ],
    [
      patchSchemaName(kind),
      {
        description: `Some fields of a record of the kind ${kind}. Fields that are left out stay as they are.`,
        ...withProperties(objectSchema(fields, 'patch', entries), address),
      },
    ],
  ]
}

/** The schemas of all kinds and their entries, by name. */
export function recordSchemas(): Record<string, JsonSchema> {
  const entries: Entries = new Map()
  const kinds = kindNames.flatMap((kind) => kindSchemas(kind, entries))
  return { ...Object.fromEntries(kinds), ...Object.fromEntries(entries) }
}
