import { invalidField } from '@sanguine/kernel'
import { z } from 'zod'

type Fields = Readonly<Record<string, unknown>>

/** The values of a query under the names that the route has for them: names match in any case, as paths do. */
export function withKnownNames(query: unknown, schema: z.ZodType): unknown {
  if (!(schema instanceof z.ZodObject)) return query
  const known = new Map(Object.keys(schema.shape).map((name) => [name.toLowerCase(), name]))
  const named = new Map<string, unknown>()
  for (const [given, value] of Object.entries(query as Fields)) {
    const name = known.get(given.toLowerCase()) ?? given
    named.set(name, named.has(name) ? [named.get(name), value].flat() : value)
  }
  return Object.fromEntries(named)
}

/**
 * Throws `invalidInput` for a name such as `ids[]` or `item[id]` in a query or a form. Some clients send lists and
 * objects in this way. As an unknown field, its values would be ignored.
 */
export function refuseBrackets(fields: unknown): void {
  const bracketed = Object.keys((fields ?? {}) as Fields).find((name) => /^[^[\]]+\[.*\]$/s.test(name))
  if (bracketed === undefined) return
  throw invalidField(bracketed.slice(0, maxNameLength), {
    en: 'must be named without brackets. A list or an object is sent as JSON text',
    de: 'darf im Namen keine Klammern haben. Listen und Objekte werden als JSON-Text gesendet',
  })
}

/** The longest name that is repeated in a sentence. */
const maxNameLength = 60
