import { z } from 'zod'

/** The value of a variable, without spaces around it. */
export const text = z.string().trim()

export const flag = text.regex(/^(true|false)$/, 'must be true or false').transform((value) => value === 'true')

/** An address with one of the protocols, such as `https:`; a problem quotes the example. */
export const url = (protocols: readonly string[], example: string) =>
  text.refine(
    (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
    `must be an address such as ${example}`,
  )
