import type { Id } from '@sanguine/rules'
import { trusted } from 'mongoose'

/** Kinds of journal entries: hunts by their result, hunts by a retainer alone, and whatever is no hunt. */
export const journalKinds = ['win', 'loss', 'draw', 'autoHunt', 'other'] as const

export type JournalKind = (typeof journalKinds)[number]

/** Which rows of a journal are read; null for all. */
export interface JournalFilter {
  readonly kind: JournalKind | null
  /** hunts of these creatures, or that brought these items */
  readonly about: { readonly enemyIds: readonly Id[]; readonly itemIds: readonly Id[] } | null
  /** left out for every time */
  readonly period?: JournalPeriod
}

/** A time of the journal, in milliseconds since the epoch; null where it is open. */
export interface JournalPeriod {
  readonly from: number | null
  /** does not belong to the period */
  readonly until: number | null
}

/** Each result with the number that older rows have in its place. */
export const storedResults = { draw: ['draw', 1], win: ['win', 2], loss: ['loss', 3] } as const

/** The conditions of which a row of a kind fulfils one. */
function kindConditions(kind: JournalKind): readonly object[] {
  if (kind === 'autoHunt') return [{ 'line.combat.modifiers': 'autoHunt' }]
  if (kind === 'other') return [{ 'line.combat.result': null }]
  return storedResults[kind].map((result) => ({ 'line.combat.result': result }))
}

/** The condition of a period on `at`; none where it is open on both sides. */
export const periodCondition = ({ from, until }: JournalPeriod) =>
  from === null && until === null
    ? {}
    : { at: trusted({ ...(from !== null && { $gte: from }), ...(until !== null && { $lt: until }) }) }

/** The conditions of queries for rows, of which a row fulfils one. */
export const journalConditions = ({ kind, about, period }: JournalFilter): readonly object[] =>
  (kind ? kindConditions(kind) : [{}]).map((condition) => ({
    ...condition,
    ...(period && periodCondition(period)),
    ...(about && {
      $or: [
        { 'line.combat.enemyId': trusted({ $in: [...about.enemyIds] }) },
        { 'line.reward.items.itemId': trusted({ $in: [...about.itemIds] }) },
      ],
    }),
  }))

/**
 * Whether an index has the rows of each condition in their order, so that a page is read without looking through others. Not
 * without a result, since an index has missing and empty ones apart.
 */
export const isInOrder = ({ kind, about }: JournalFilter): boolean => about === null && kind !== 'other'
