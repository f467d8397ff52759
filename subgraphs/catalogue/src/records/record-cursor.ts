import { z } from 'zod'
import type { RecordPlace, RecordSort } from './record-order'

const cursorSchema = z.tuple([z.enum(['order', 'name', 'updated']), z.number(), z.string(), z.string()])

/** The cursor of a record: its place in the sorted list, so that it still holds when the record is gone. */
export const cursorOf = (sort: RecordSort, { rank, title, id }: RecordPlace): string =>
  Buffer.from(JSON.stringify([sort, rank, title, id])).toString('base64url')

/** The place of a cursor; null if it is not a cursor of a list with this order. */
export function placeOf(sort: RecordSort, cursor: string): RecordPlace | null {
  const read = cursorSchema.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()))
  if (!read.success || read.data[0] !== sort) return null
  const [, rank, title, id] = read.data
  return { rank, title, id }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
