import type { z } from 'zod'
import { invalidCursor } from './problem'

/** A cursor that holds the place of an entry in a sorted list, so that the list goes on there if the entry is gone. */
export const placeCursor = (place: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(place)).toString('base64url')

/** The place in a cursor. Throws `invalidInput` for a text that holds no place of this form. */
export function readPlace<Place extends z.ZodType>(form: Place, cursor: string): z.output<Place> {
  const place = form.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()))
  if (!place.success) throw invalidCursor()
  return place.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
