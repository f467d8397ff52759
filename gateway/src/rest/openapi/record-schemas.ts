import { inputSchemaName, patchSchemaName, recordSchemaName, wireName, withIdName } from '@sanguine/catalogue/rest'
import { anyKind, apiEnumOf, type Field, type Fields, type KindName, kindNames } from '@sanguine/content'
import { numberEnumSchema } from '@sanguine/kernel/rest'
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

function schemaOf(name: string, field: Field, direction: Direction, entries: Entries): JsonSchema {
  const { shape } = field
  switch (shape.type) {
    case 'text':
      return { type: 'string', ...(shape.required && { minLength: 1 }), maxLength: shape.max }
    case 'whole':
      return direction === 'output' ? count(shape.min, shape.max) : integer(shape.min, shape.max)
    case 'decimal':
      return { type: 'number', minimum: shape.min, maximum: shape.max }
    case 'money':
      return { type: 'number', minimum: 0, maximum: shape.max }
    case 'flag':
      return { type: 'boolean' }
    case 'yesNoOrDecimal':
      return addNamed('StatValue', statValue, entries)
    case 'choice':
      return addEnum(name, entries)
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
      return {
        type: 'array',
        items: schemaOf(name, shape.of, direction, entries),
        ...(direction !== 'output' && { maxItems: shape.max }),
      }
    case 'object':
      return addEntry(shape.typeName, shape.fields, field.description, direction, entries)
  }
}

/** The value of a stat: a number, or true or false for a stat without a number. */
const statValue: JsonSchema = {
  description: 'A number, or a boolean for a yes/no stat.',
  oneOf: [{ type: 'number' }, { type: 'boolean' }],
}

function addNamed(name: string, schema: JsonSchema, entries: Entries): JsonSchema {
  entries.set(name, schema)
  return { $ref: `#/components/schemas/${name}` }
}

function addEnum(field: string, entries: Entries): JsonSchema {
  const { name, values } = apiEnumOf(field)
  const numbers = Object.fromEntries(values.map((value, index) => [value, index]))
  return addNamed(name, numberEnumSchema(name, numbers), entries)
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
  const schema = {
    description,
    ...objectSchema(typeName, fields, direction === 'output' ? 'output' : 'input', entries),
  }
  return addNamed(name, schema, entries)
}

const isRequired = ({ shape }: Field, direction: Direction): boolean => {
  if (direction !== 'input') return direction === 'output'
  return (shape.type === 'text' || shape.type === 'reference') && shape.required
}

/** The default of an omitted input field. References to an enum have none, since generators misread it. */
function defaultOf({ shape }: Field): unknown {
  if (shape.type === 'whole' || shape.type === 'decimal' || shape.type === 'flag') return shape.initial
  return shape.type === 'money' ? 0 : undefined
}

/** @param owner the kind, or the type of entry, whose fields these are */
function objectSchema(owner: string, fields: Fields, direction: Direction, entries: Entries): JsonSchema {
  const properties = Object.entries(fields).map(([name, field]) => {
    const schema = schemaOf(name, field, direction, entries)
    const initial = direction === 'input' ? defaultOf(field) : undefined
    const described = { description: field.description, ...schema, ...(initial !== undefined && { default: initial }) }
    return [wireName(owner, name), described]
  })
  const required = Object.entries(fields).flatMap(([name, field]) =>
    isRequired(field, direction) ? [wireName(owner, name)] : [],
  )
  return { type: 'object', properties: Object.fromEntries(properties), ...(required.length > 0 && { required }) }
}

const stamp = {
  revision: { ...integer(0, 2 ** 31 - 1), description: 'A number that rises with every change.' },
  updatedAt: { ...integer(0, 1e11), description: 'The time of the last change, in whole Unix seconds.' },
}

const address = {
  id: {
    ...id,
    description: 'The record to change, if the path does not name one. Ignored when a record is created.',
  },
  revision: {
    ...integer(0, 2 ** 31 - 1),
    description:
      'The revision that was edited. The call gets 409 if it is not the current one. Without a revision the last write wins. Ignored when a record is created.',
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

/** An input, and a copy of it that requires the id. */
function inputSchemas(name: string, schema: JsonSchema): [string, JsonSchema][] {
  const identified = { ...address, id: { ...id, description: 'The record to change.' } }
  return [
    [name, withProperties(schema, address)],
    [withIdName(name), withProperties(schema, identified, ['id'])],
  ]
}

function kindSchemas(kind: KindName, entries: Entries): [string, JsonSchema][] {
  const { fields, description } = anyKind(kind)
  const own = { id: { ...id, description: "The record's id." }, ...stamp }
  return [
    [
      recordSchemaName(kind),
      { description, ...withProperties(objectSchema(kind, fields, 'output', entries), own, Object.keys(own)) },
    ],
    ...inputSchemas(inputSchemaName(kind), {
      description: `A whole record of the kind ${kind}. Omitted fields get their defaults. Null and empty texts count as omitted.`,
      ...objectSchema(kind, fields, 'input', entries),
    }),
    ...inputSchemas(patchSchemaName(kind), {
      description: `Some fields of a record of the kind ${kind}. Omitted fields stay unchanged. Null and empty texts empty a field.`,
      ...objectSchema(kind, fields, 'patch', entries),
    }),
  ]
}

/** The schemas of all kinds and their entries, by name. */
export function recordSchemas(): Record<string, JsonSchema> {
  const entries: Entries = new Map()
  const kinds = kindNames.flatMap((kind) => kindSchemas(kind, entries))
  return { ...Object.fromEntries(kinds), ...Object.fromEntries(entries) }
}
