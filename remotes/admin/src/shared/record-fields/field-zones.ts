import { type ApiField, anyKind, apiFieldsOf, type FieldShape, type KindName } from '@sanguine/content'
import { recordForms } from '../../generated/record-forms'
import type { Span } from '../form/form'
import type { FormLayout } from './form-layout'
import { isLargeKind } from './record-lists'

/** A kind's fields by their place in the form. */
export interface FieldZones {
  /** beside the inputs */
  readonly images: readonly ApiField[]
  /** on the grid, the title first and long texts last */
  readonly inputs: readonly ApiField[]
  /** in a row below the inputs */
  readonly flags: readonly ApiField[]
  /** below, each with a heading of its own */
  readonly lists: readonly ApiField[]
}

export const layoutOf = (kind: KindName): FormLayout => recordForms[kind] ?? {}

const isLongText = ({ shape }: ApiField): boolean => shape.type === 'text' && shape.multiline

/** The field that lists show. */
export const titleOf = (kind: KindName): string => anyKind(kind).title

export function fieldZones(kind: KindName): FieldZones {
  const fields = apiFieldsOf(anyKind(kind).fields)
  const first = [titleOf(kind), ...(layoutOf(kind).first ?? [])]
  const orderOf = (field: ApiField): number =>
    first.includes(field.name) ? first.indexOf(field.name) : first.length + Number(isLongText(field))
  const sorted = [...fields].sort((a, b) => orderOf(a) - orderOf(b))
  const ofTypes = (...types: readonly FieldShape['type'][]) => sorted.filter(({ shape }) => types.includes(shape.type))
  return {
    images: ofTypes('image'),
    inputs: sorted.filter(({ shape }) => !['image', 'flag', 'list', 'object'].includes(shape.type)),
    flags: ofTypes('flag'),
    lists: ofTypes('list', 'object'),
  }
}

const spanOfType: { readonly [Type in FieldShape['type']]?: Span } = { choice: 3, color: 3, moment: 3 }

/** A field's columns: those of the kind's layout, or of the field's type. */
export function spanOf(kind: KindName, field: ApiField): Span {
  const given = layoutOf(kind).spans?.[field.name]
  if (given) return given
  if (isLongText(field)) return 6
  if (field.shape.type === 'reference' && isLargeKind(field.shape.to)) return 3
  const hasShortName = 'shortName' in anyKind(kind).fields
  if (field.name === titleOf(kind)) return hasShortName ? 3 : 6
  return field.name === 'shortName' ? 3 : (spanOfType[field.shape.type] ?? 2)
}
