import { type ApiField, apiFieldsOf, type FieldShape, type KindName } from '@sanguine/content'
import { useMessages } from '@sanguine/ui'
import { useFormContext } from 'react-hook-form'
import { fieldLabel, isMessage } from '../../i18n/field-label'
import { adminMessages, type Translate } from '../../i18n/messages'
import { ListField } from '../form/list-field'
import type { RecordRow } from '../records/record-section'
import { useNameText } from '../records/use-name-text'
import { useRecordLookup } from '../records/use-record-lookup'
import { columnWidth, EntryCell, initialValue } from './entry-cell'
import { isLargeKind, useChoiceLists } from './record-lists'

type Row = Readonly<Record<string, unknown>>

interface EntryListFieldProps {
  /** the kind that has the list */
  readonly kind: KindName
  /** of the array in the form */
  readonly name: string
  readonly label: string
  readonly hint: string | undefined
  readonly pickerTitle: string
  /** of an entry */
  readonly shape: Extract<FieldShape, { type: 'object' }>
}

/** The kind of a field that refers to a record. */
const kindOf = ({ shape }: ApiField): KindName | undefined =>
  shape.type === 'reference' || shape.type === 'key' ? shape.to : undefined

/** The text of an entry's field, or else of all fields with that name. */
function columnTitle(t: Translate, typeName: string, name: string): string {
  const key = `column.${typeName}.${name}`
  return isMessage(key) ? t(key) : fieldLabel(t, name)
}

/**
 * A list of entries, a row each. The first field that refers to a record names the row; where there can be many such
 * records, Add opens their picker.
 */
export function EntryListField({ kind, name, label, hint, pickerTitle, shape }: EntryListFieldProps) {
  const t = useMessages(adminMessages)
  const nameText = useNameText()
  const { getValues } = useFormContext()
  const fields = apiFieldsOf(shape.fields, shape.typeName)
  const named = fields.find((field) => kindOf(field) !== undefined)
  const namedKind = named && kindOf(named)
  const isLarge = namedKind !== undefined && isLargeKind(namedKind)
  const findLarge = useRecordLookup(namedKind ?? kind)
  const rowsOf = useChoiceLists()
  const choices: readonly RecordRow[] = namedKind === undefined || isLarge ? [] : rowsOf(namedKind)
  const isKey = named?.shape.type === 'key'

  function rowName(row: Row, index: number): string {
    if (!named) return String(index + 1)
    const value = String(row[named.name] ?? '')
    if (value === '') return t('choice.none')
    const found = isLarge
      ? findLarge(value)
      : (choices.find(({ id, shortName }) => value === (isKey ? shortName : id)) ?? null)
    return isKey ? (found?.name ?? value) : nameText(found)
  }

  /** A row with the defaults of its fields; its record is the first of few that has no row yet. */
  function newRow(): Row {
    const row = Object.fromEntries(fields.map((field) => [field.name, initialValue(field)]))
    if (!named || isLarge) return row
    const rows: readonly Row[] = getValues(name) ?? []
    const values = choices.map(({ id, shortName }) => (isKey ? shortName : id))
    const free = values.find((value) => !rows.some((taken) => taken[named.name] === value)) ?? values[0]
    return { ...row, [named.name]: free ?? row[named.name] }
  }

  const columns = [...fields].sort((a, b) => Number(b === named) - Number(a === named))
  return (
    <ListField
      name={name}
      label={label}
      hint={hint}
      rowName={rowName}
      newRow={newRow}
      picker={
        isLarge
          ? {
              entries: { kind: namedKind },
              title: pickerTitle,
              rowFor: (id) => ({ ...newRow(), [named?.name ?? 'id']: id }),
            }
          : undefined
      }
      columns={columns.map((field) => ({
        key: field.name,
        title: columnTitle(t, shape.typeName, field.name),
        width: columnWidth(field.shape),
        cell: ({ path, label: cellLabel }) => <EntryCell field={field} path={path} label={cellLabel} />,
      }))}
    />
  )
}
