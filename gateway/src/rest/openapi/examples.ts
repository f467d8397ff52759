import { DeclarationError } from '../../declaration-error'
import type { ComponentSchemas, JsonSchema } from './json-schema'

/** The values of examples: whole values by the name of their schema, and single ones by the name of a property. */
export interface ExampleValues {
  readonly schemas: Readonly<Record<string, unknown>>
  readonly properties: Readonly<Record<string, unknown>>
}

const hasParts = (schema: JsonSchema): boolean =>
  ['array', 'object'].some((type) => isOfType(schema, type)) || 'anyOf' in schema || 'oneOf' in schema

const exampleId = '66821a3b9f1e4c0d2a7b5e10'

const madeTexts: Readonly<Record<string, string>> = { 'date-time': '2024-07-01T09:00:00.000Z', date: '2024-07-01' }

/** A value that fits a schema of a single value. */
function madeExample(name: string, schema: JsonSchema): unknown {
  if (Array.isArray(schema.enum)) return schema.enum[0]
  if (isOfType(schema, 'boolean')) return true
  if (isOfType(schema, 'integer') || isOfType(schema, 'number')) return 1
  return madeTexts[String(schema.format)] ?? (/(^i|I)d$/.test(name) ? exampleId : name)
}

const refName = (schema: JsonSchema): string | null =>
  typeof schema.$ref === 'string' ? schema.$ref.slice('#/components/schemas/'.length) : null

/** Whether a schema has the type, alone or with null. */
const isOfType = ({ type }: JsonSchema, name: string): boolean => [type].flat().includes(name)

/** The examples of a document by name: one for each schema that a body or a response has. */
export class Examples {
  readonly #examples = new Map<string, JsonSchema>()

  constructor(
    private readonly values: ExampleValues,
    private readonly schemas: ComponentSchemas,
    /** whether an example is made of a schema without one */
    private readonly makesExamples = false,
  ) {}

  get all(): Record<string, JsonSchema> {
    return Object.fromEntries([...this.#examples].sort(([a], [b]) => (a < b ? -1 : 1)))
  }

  /** The name of a schema's example. The schema is a reference, a list of one, or a nullable one. */
  nameOf(schema: JsonSchema): string {
    const name = this.#titleOf(schema)
    if (!this.#examples.has(name)) this.#examples.set(name, { value: this.#valueOf(schema, name) })
    return name
  }

  /** The example value of a property or parameter. */
  ofProperty(name: string, schema: JsonSchema): unknown {
    return this.#valueOf(schema, name)
  }

  #titleOf(schema: JsonSchema): string {
    const name = refName(schema)
    if (name !== null) return name
    if (schema.type === 'array') return `${this.#titleOf(schema.items as JsonSchema)}List`
    return (schema.anyOf as JsonSchema[]).flatMap((option) => refName(option) ?? []).join('Or')
  }

  #valueOf(schema: JsonSchema, name: string): unknown {
    const ref = refName(schema)
    if (ref !== null && ref in this.values.schemas) return this.values.schemas[ref]
    if (ref !== null) return this.#valueOf(this.schemas.get(ref), ref)
    if (this.makesExamples && !hasParts(schema)) return madeExample(name, schema)
    if (name in this.values.properties) return this.values.properties[name]
    if (isOfType(schema, 'array')) return [this.#valueOf(schema.items as JsonSchema, name)]
    const [option] = (schema.anyOf ?? schema.oneOf ?? []) as readonly JsonSchema[]
    if (option) return this.#valueOf(option, name)
    if (schema.type === 'object') return this.#objectOf(schema)
    if (schema.const !== undefined) return schema.const
    if (Array.isArray(schema.enum)) return schema.enum[0]
    throw new DeclarationError(
      `The REST API has no example of ${name}: add one to the examples of its domain, in <domain>.examples.ts.`,
    )
  }

  #objectOf(schema: JsonSchema): Record<string, unknown> {
    const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)
    return Object.fromEntries(properties.map(([name, value]) => [name, this.#valueOf(value, name)]))
  }
}
