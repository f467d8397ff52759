import { type ApiField, anyKind, apiFieldsOf, type KindName } from '@sanguine/content'
import { Fragment, type ReactNode, useMemo } from 'react'
import { ConditionalFields } from '../form/conditional-fields'
import { FieldGrid } from '../form/form'
import { ImageAndFields } from '../form/image-and-fields'
import type { FieldsProps } from '../records/record-section'
import { FieldControl } from './field-control'
import { fieldZones } from './field-zones'
import styles from './record-fields.module.css'
import { ChoiceLists } from './record-lists'

interface RecordFieldsProps extends FieldsProps {
  /** replaces the controls of fields, by name; null leaves a field out */
  readonly parts?: Readonly<Record<string, ReactNode>>
  /** whether the record has a field, by name, for fields of only some records; others are always shown */
  readonly conditions?: Readonly<Record<string, boolean>>
  /** between the inputs and the lists */
  readonly middle?: ReactNode
  /** below the lists */
  readonly children?: ReactNode
}

/** A field that only some records of the kind have. */
function ConditionalField({
  field: { name, shape },
  isShown,
  children,
}: {
  readonly field: ApiField
  readonly isShown: boolean
  readonly children: ReactNode
}) {
  const isList = shape.type === 'list'
  const empty = useMemo(() => ({ [name]: isList ? [] : null }), [name, isList])
  return (
    <ConditionalFields isShown={isShown} empty={empty}>
      {children}
    </ConditionalFields>
  )
}

/** The form of a kind: a control for each of its fields, chosen by its type. Names are those of the GraphQL API. */
export function RecordFields({ id, kind, parts = {}, conditions = {}, middle, children }: RecordFieldsProps) {
  const { images, inputs, flags, lists } = useMemo(() => fieldZones(kind), [kind])
  const control = (field: ApiField) => {
    const isFirst = field === inputs[0]
    const shown =
      field.name in parts ? (
        parts[field.name]
      ) : (
        <FieldControl kind={kind} field={field} autoFocus={isFirst && id === undefined} />
      )
    const isShown = conditions[field.name]
    if (isShown === undefined) return <Fragment key={field.name}>{shown}</Fragment>
    return (
      <ConditionalField key={field.name} field={field} isShown={isShown}>
        {shown}
      </ConditionalField>
    )
  }
  const grid = (
    <FieldGrid>
      {inputs.map(control)}
      {flags.length > 0 && <div className={styles.flags}>{flags.map(control)}</div>}
    </FieldGrid>
  )
  return (
    <ChoiceLists kind={kind}>
      {images.length > 0 ? <ImageAndFields image={images.map(control)}>{grid}</ImageAndFields> : grid}
      {middle}
      {lists.length > 0 && <div className={styles.lists}>{lists.map(control)}</div>}
      {children}
    </ChoiceLists>
  )
}

/** Some fields of a kind, inside its form. */
export const FieldsOf = ({ kind, names }: { readonly kind: KindName; readonly names: readonly string[] }) => (
  <FieldGrid>
    {apiFieldsOf(anyKind(kind).fields)
      .filter(({ name }) => names.includes(name))
      .map((field) => (
        <FieldControl key={field.name} kind={kind} field={field} />
      ))}
  </FieldGrid>
)
