import { type ApiField, apiEnumOf, type FieldShape } from '@sanguine/content'
import { constantCase } from '@sanguine/rules'
import { useMessages } from '@sanguine/ui'
import type { ReactNode } from 'react'
import { adminMessages } from '../../i18n/messages'
import { type ImageChoice, ImageSelect } from '../form/image-select'
import { FlagCell, NumberCell, ReferenceCell, SelectCell, TextCell } from '../form/list-cells'
import { choiceOptions, selectOptions } from '../form/select-options'
import type { RecordRow } from '../records/record-section'
import { isLargeKind, useChoiceLists } from './record-lists'

interface EntryCellProps {
  readonly field: ApiField
  /** of the value in the form */
  readonly path: string
  readonly label: string
}

/** The records that a short name can name. */
const keyChoices = (rows: readonly RecordRow[]): readonly ImageChoice[] =>
  rows.flatMap(({ name, shortName, image = null }) => (shortName ? [{ name, shortName, image }] : []))

/** The control of one field of a list's entry, chosen by the field's type. */
export function EntryCell({ field: { name, shape }, ...cell }: EntryCellProps): ReactNode {
  const t = useMessages(adminMessages)
  const rowsOf = useChoiceLists()
  switch (shape.type) {
    case 'text':
      return <TextCell {...cell} />
    case 'whole':
    case 'decimal':
      return (
        <NumberCell
          {...cell}
          min={shape.min}
          max={shape.max}
          isWhole={shape.type === 'whole'}
          whenEmpty={shape.initial}
          width={104}
        />
      )
    case 'yesNoOrDecimal':
      return <NumberCell {...cell} isWhole={false} width={104} />
    case 'flag':
      return <FlagCell {...cell} />
    case 'choice':
      return <SelectCell {...cell} options={choiceOptions(t, name)} />
    case 'key':
      return <ImageSelect {...cell} choices={keyChoices(rowsOf(shape.to))} />
    case 'reference':
      return isLargeKind(shape.to) ? (
        <ReferenceCell {...cell} entries={{ kind: shape.to }} />
      ) : (
        <SelectCell {...cell} options={selectOptions(rowsOf(shape.to), t('choice.none'))} />
      )
    default:
      throw new Error(
        `The CMS has no control for a ${shape.type} in a list (${name}): give the list a control of its own.`,
      )
  }
}

/** The value of a field in a new entry. */
export function initialValue({ name, shape }: ApiField): unknown {
  switch (shape.type) {
    case 'whole':
    case 'decimal':
    case 'flag':
      return shape.initial
    case 'yesNoOrDecimal':
      return 0
    case 'choice':
      return constantCase(apiEnumOf(name).values[0] ?? '')
    case 'reference':
    case 'image':
      return null
    default:
      return ''
  }
}

const numberTypes: readonly FieldShape['type'][] = ['whole', 'decimal', 'yesNoOrDecimal']

/** The width of a column of numbers in pixels; other columns share what is left. */
export const columnWidth = ({ type }: FieldShape): number | undefined => (numberTypes.includes(type) ? 116 : undefined)
