/** A name as GraphQL writes the values of its enums: `huntTooEarly` is `HUNT_TOO_EARLY`. */
export const constantCase = (name: string): string => name.replace(/[A-Z]|\d+/g, '_$&').toUpperCase()

/**
 * The JSON Schema of an enum whose numbers stand for names. Some generators put the names of all enums in one namespace, so
 * `none` is named after its enum.
 */
export const numberEnumSchema = (name: string, values: Readonly<Record<string, number>>) => ({
  type: 'integer',
  enum: Object.values(values),
  'x-enum-varnames': Object.keys(values).map((word) => constantCase(word === 'none' ? `no${name}` : word)),
  description: Object.entries(values)
    .map(([word, number]) => `${number} ${word}`)
    .join(', '),
})
