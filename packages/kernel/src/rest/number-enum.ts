import { constantCase } from '@sanguine/rules'

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
