import type { Field, Fields } from '../field'
import { mergeList } from './merge-list'
import { isSame, type Merged, mapVersions, mergeValue, type Versions } from './three-way'

type Values = Readonly<Record<string, unknown>>

/** A merged record, and its fields by the result of the merge. */
export interface MergedFields {
  readonly values: Values
  readonly taken: readonly string[]
  readonly kept: readonly string[]
  readonly conflicts: readonly string[]
}

/** Whether a merged list is as valid as either version. */
export type IsWhole = (field: string, list: readonly unknown[]) => boolean

/** Merges field by field, and entry by entry where a list allows it. */
export function mergeFields(fields: Fields, versions: Versions<Values>, isWhole: IsWhole = () => true): MergedFields {
  const merged = Object.entries(fields).map(([name, field]) => ({
    name,
    ...mergeField(
      field,
      mapVersions(versions, (values) => values[name]),
      (list) => isWhole(name, list),
    ),
  }))
  const namesOf = (is: (field: Merged<unknown>) => boolean) => merged.filter(is).map(({ name }) => name)
  return {
    values: Object.fromEntries(merged.map(({ name, value }) => [name, value])),
    taken: namesOf(({ isTaken }) => isTaken),
    kept: namesOf(({ isKept }) => isKept),
    conflicts: namesOf(({ isConflict }) => isConflict),
  }
}

function mergeField(
  { shape }: Field,
  versions: Versions<unknown>,
  isWhole: (list: readonly unknown[]) => boolean,
): Merged<unknown> {
  const whole = mergeValue(versions)
  // Only if both sides changed the value, its parts are merged.
  if (!whole.isConflict) return whole
  if (shape.type === 'object') return mergeGroup(shape.fields, versions as Versions<Values>)
  if (shape.type !== 'list' || shape.identity === undefined) return whole
  const list = mergeList(versions as Versions<readonly unknown[]>, shape.identity)
  return list && isWhole(list.value) ? list : whole
}

function mergeGroup(fields: Fields, versions: Versions<Values>): Merged<unknown> {
  const { values, kept, conflicts } = mergeFields(fields, versions)
  return {
    value: values,
    isTaken: !isSame(values, versions.ours),
    isKept: kept.length > 0,
    isConflict: conflicts.length > 0,
  }
}
