import { z } from 'zod'
import { DeclarationError } from '../../declaration-error'

export type JsonSchema = { readonly [key: string]: unknown }

type MutableSchema = { [key: string]: unknown }

/** The schemas of a document by name, each written once. */
export class ComponentSchemas {
  readonly #schemas = new Map<string, JsonSchema>()

  constructor(schemas: Readonly<Record<string, JsonSchema>>) {
    for (const [name, schema] of Object.entries(schemas)) this.#add(name, schema)
  }

  /** The schemas sorted by name. */
  get all(): Record<string, JsonSchema> {
    return Object.fromEntries([...this.#schemas].sort(([a], [b]) => (a < b ? -1 : 1)))
  }

  get(name: string): JsonSchema {
    const schema = this.#schemas.get(name)
    if (!schema) throw new DeclarationError(`There is no schema ${name}.`)
    return schema
  }

  /**
   * The JSON Schema of a zod schema. Every object in it becomes a component, named by its `id`. Throws if an object has
   * no `id`.
   */
  describe(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
    const described = this.#jsonOf(schema, io)
    if ('properties' in described)
      throw new DeclarationError(`A schema has no name: ${JSON.stringify(described).slice(0, 200)}`)
    return described
  }

  /** The properties of a schema of parameters, which are part of the operation instead of a component. */
  parameters(schema: z.ZodType): { properties: Record<string, JsonSchema>; required?: string[] } {
    return this.#jsonOf(schema, 'input') as never
  }

  /** Adds a handwritten schema and returns the reference to it. */
  define(name: string, schema: JsonSchema): JsonSchema {
    this.#add(name, schema)
    return { $ref: `#/components/schemas/${name}` }
  }

  /** The JSON Schema of a zod schema, whose named parts become components. */
  #jsonOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
    const {
      $schema: _dialect,
      $defs,
      ...json
    } = z.toJSONSchema(schema, {
      io,
      unrepresentable: 'any',
      reused: 'inline',
      override: ({ jsonSchema }) => document(jsonSchema, io),
    }) as MutableSchema
    for (const [name, definition] of Object.entries(($defs ?? {}) as Record<string, MutableSchema>))
      this.#add(name, finished(definition))
    return finished(json)
  }

  #add(name: string, schema: JsonSchema): void {
    for (const value of Object.values((schema.properties ?? {}) as Record<string, JsonSchema>))
      if (isInlineObject(value)) throw new DeclarationError(`An object in the schema ${name} has no name.`)
    const known = this.#schemas.get(name)
    if (known && JSON.stringify(known) !== JSON.stringify(schema))
      throw new DeclarationError(`Two schemas are named ${name}.`)
    this.#schemas.set(name, schema)
  }
}

const isInlineObject = (schema: JsonSchema): boolean =>
  'properties' in schema || (typeof schema.items === 'object' && isInlineObject(schema.items as JsonSchema))

/** Replaces a derived schema by the documentation that it declares for itself. */
function document(json: MutableSchema, io: 'input' | 'output'): void {
  const { documentedAs, component, description } = json
  if (typeof component === 'string') replace(json, { $ref: `#/components/schemas/${component}` })
  else if (typeof documentedAs === 'object') {
    const { $ref } = json
    replace(
      json,
      $ref === undefined ? { ...documentedAs, ...(description !== undefined && { description }) } : { $ref },
    )
  }
  // Responses may get further fields later.
  if (io === 'output' && json.additionalProperties === false) delete json.additionalProperties
  if (json.type === 'integer') {
    if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum
    if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum
    if (json.maximum === undefined && json.enum === undefined) json.format = 'int64'
  }
}

function replace(json: MutableSchema, content: object): void {
  for (const key of Object.keys(json)) delete json[key]
  Object.assign(json, content)
}

/** Makes references point to components, and writes nullable values in the form that generators understand. */
const finished = (schema: MutableSchema): JsonSchema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'), (_key, value: unknown) =>
    withNullType(value),
  )

const isNullType = (schema: JsonSchema): boolean => schema.type === 'null'

/** Replaces a choice with null by `{ type: ['string', 'null'] }`, since generators make a class of a choice. */
function withNullType(value: unknown): unknown {
  const { anyOf, ...rest } = (typeof value === 'object' && value !== null ? value : {}) as JsonSchema
  if (!Array.isArray(anyOf) || anyOf.length !== 2 || !anyOf.some(isNullType)) return value
  const inner = anyOf.find((option) => !isNullType(option)) as JsonSchema
  return typeof inner.type === 'string' && inner.enum === undefined
    ? { ...inner, ...rest, type: [inner.type, 'null'] }
    : value
}
