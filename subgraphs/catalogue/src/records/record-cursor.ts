import { invalidCursor, placeCursor, readPlace } from '@sanguine/kernel'
import { z } from 'zod'
import type { RecordPlace, RecordSort } from './record-order'

const placeForm = z.tuple([z.enum(['order', 'name', 'updated']), z.number(), z.string(), z.string()])

/** The cursor of a record: its place in the sorted list, so that it still holds when the record is gone. */
export const cursorOf = (sort: RecordSort, { rank, title, id }: RecordPlace): string =>
  placeCursor([sort, rank, title, id])

/** The place of a cursor. Throws `invalidInput` if it is not a cursor of a list with this order. */
export function placeOf(sort: RecordSort, cursor: string): RecordPlace {
  const [ofSort, rank, title, id] = readPlace(placeForm, cursor)
  if (ofSort !== sort) throw invalidCursor()
  return { rank, title, id }
}
