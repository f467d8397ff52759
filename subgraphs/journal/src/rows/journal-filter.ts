import type { Id } from '@sanguine/rules'
import { trusted } from 'mongoose'

/** Kinds of journal entries: hunts by their result, hunts by a retainer alone, and entries that are not hunts. */
export const journalKinds = ['win', 'loss', 'draw', 'autoHunt', 'other'] as const

export type JournalKind = (typeof journalKinds)[number]

/** The filter of the rows to read; null for all. */
export interface JournalFilter {
  readonly kind: JournalKind | null
  /** hunts of these creatures, or hunts whose reward had these items */
  readonly about: { readonly enemyIds: readonly Id[]; readonly itemIds: readonly Id[] } | null
  /** any time if left out */
  readonly period?: JournalPeriod
}

/** A time of the journal, in milliseconds since the epoch; null if it is open. */
export interface JournalPeriod {
  readonly from: number | null
  /** does not belong to the period */
  readonly until: number | null
}

/** The number that older rows have for each result. */
export const storedResults = { draw: ['draw', 1], win: ['win', 2], loss: ['loss', 3] } as const

function kindCondition(kind: JournalKind) {
  if (kind === 'autoHunt') return { 'line.combat.modifiers': 'autoHunt' }
  if (kind === 'other') return { 'line.combat.result': null }
  return { 'line.combat.result': trusted({ $in: [...storedResults[kind]] }) }
}

/** The condition of a period on `at`; none if it is open on both sides. */
export const periodCondition = ({ from, until }: JournalPeriod) =>
  from === null && until === null
    ? {}
    : { at: trusted({ ...(from !== null && { $gte: from }), ...(until !== null && { $lt: until }) }) }

/**
 * The conditions of the queries that find the rows together. There is one, or with `about` one for creatures and one
 * for items, because no index has both. There is none if nothing can be found. Two queries may find the same row.
 */
export function journalConditions({ kind, about, period }: JournalFilter): readonly object[] {
  const narrowed = { ...(kind && kindCondition(kind)), ...(period && periodCondition(period)) }
  if (!about) return [narrowed]
  const paths = [
    ['line.combat.enemyId', about.enemyIds],
    ['line.reward.items.itemId', about.itemIds],
  ] as const
  return paths.flatMap(([path, ids]) => (ids.length > 0 ? [{ ...narrowed, [path]: trusted({ $in: [...ids] }) }] : []))
}

/** The largest number of ranges of an index that the database merges in an order. */
const maxPlaces = 100

/** Whether an index has the rows of each condition in their order, so that a page is read without looking through others. */
export const isInOrder = ({ kind, about }: JournalFilter): boolean =>
  about === null || (kind === null && [about.enemyIds, about.itemIds].every(({ length }) => length <= maxPlaces))
