import type { KindName } from '@sanguine/content'
import type { FieldValues } from 'react-hook-form'
import { changedFields } from './record-values'

/** The side whose value of a field is saved. */
export type Side = 'mine' | 'theirs'

/** A field that has different values in two versions of a record. */
export interface FieldConflict {
  readonly name: string
  readonly mine: unknown
  readonly theirs: unknown
  /** who changed it since the version that both were made from */
  readonly changedBy: Side | 'both'
}

/** The fields in which what one editor typed differs from what another one saved. */
export function fieldConflicts(
  kind: KindName,
  { base, mine, theirs }: Readonly<Record<'base' | Side, FieldValues>>,
): readonly FieldConflict[] {
  const byMe = new Set(changedFields(kind, base, mine))
  const byThem = new Set(changedFields(kind, base, theirs))
  return changedFields(kind, mine, theirs).map((name) => ({
    name,
    mine: mine[name],
    theirs: theirs[name],
    changedBy: !byThem.has(name) ? 'mine' : byMe.has(name) ? 'both' : 'theirs',
  }))
}

/** The side that is chosen at first: the one that changed the field; mine where both did. */
export const defaultSide = ({ changedBy }: FieldConflict): Side => (changedBy === 'theirs' ? 'theirs' : 'mine')
