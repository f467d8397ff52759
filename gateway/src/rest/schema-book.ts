type Json = Record<string, unknown>

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const pascal = (text: string): string =>
  text
    .replace(/(^|[^a-zA-Z0-9]+)([a-zA-Z0-9])/g, (_all, _gap, letter: string) => letter.toUpperCase())
    .replace(/\W/g, '')

/** Gathers the object schemas of a document, so that each is written once and referred to by name. */
export class SchemaBook {
  readonly schemas: Record<string, Json> = {}
  readonly #names = new Map<string, string>()

  /** The schema with every object of it moved into the book. `name` is what it is called unless it has a title. */
  add(schema: Json, name: string): Json {
    const inner = this.#within(schema, name)
    return isJson(inner.properties) ? this.#refer(inner, typeof inner.title === 'string' ? inner.title : name) : inner
  }

  #within(schema: Json, name: string): Json {
    const result: Json = { ...schema }
    if (isJson(schema.properties)) {
      result.properties = Object.fromEntries(
        Object.entries(schema.properties).map(([key, value]) => [
          key,
          isJson(value) ? this.add(value, `${name} ${key}`) : value,
        ]),
      )
    }
    for (const key of ['items', 'additionalProperties']) {
      const value = schema[key]
      if (isJson(value)) result[key] = this.add(value, key === 'items' ? `${name} entry` : `${name} value`)
    }
    for (const key of ['anyOf', 'oneOf', 'allOf']) {
      const value = schema[key]
      if (Array.isArray(value)) result[key] = value.map((one) => (isJson(one) ? this.add(one, name) : one))
    }
    return result
  }

  #refer(schema: Json, name: string): Json {
    const { description, ...rest } = schema
    const text = JSON.stringify(rest)
    const known = this.#names.get(text) ?? this.#freeName(pascal(name))
    if (!this.#names.has(text)) {
      this.#names.set(text, known)
      this.schemas[known] = rest
    }
    return { $ref: `#/components/schemas/${known}`, ...(description !== undefined && { description }) }
  }

  #freeName(wanted: string): string {
    for (let number = 1; ; number += 1) {
      const name = number === 1 ? wanted : `${wanted}${number}`
      if (!(name in this.schemas)) return name
    }
  }
}
