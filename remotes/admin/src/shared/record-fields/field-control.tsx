import { type ApiField, apiFieldsOf, type FieldShape, type KindName } from '@sanguine/content'
import { useMessages } from '@sanguine/ui'
import type { ReactNode } from 'react'
import { adminMessages } from '../../i18n/messages'
import { DateTimeField } from '../form/date-time-field'
import { onGrid } from '../form/form'
import {
  CheckboxField,
  ChoiceField,
  ColorField,
  MoneyField,
  NumberField,
  SelectField,
  TextareaField,
  TextField,
} from '../form/form-fields'
import { ImageField } from '../form/image-field'
import { OrderedReferencesField } from '../form/ordered-references-field'
import { ReferenceField } from '../form/reference-field'
import { choiceOptions, keyOptions, selectOptions } from '../form/select-options'
import { StatListField } from '../form/stat-list-field'
import { EntryListField } from './entry-list-field'
import { type FieldTexts, useFieldTexts } from './field-texts'
import { layoutOf, spanOf } from './field-zones'
import { isLargeKind, useChoiceLists } from './record-lists'

interface FieldControlProps {
  readonly kind: KindName
  readonly field: ApiField
  /** the path in the form; default the field's name */
  readonly path?: string
  readonly autoFocus?: boolean
}

interface ListControlProps extends FieldTexts {
  readonly kind: KindName
  readonly name: string
  readonly shape: Extract<FieldShape, { type: 'list' }>
}

/** The control of a kind's field, chosen by the field's type, with its label and hint. */
export function FieldControl({ kind, field, path = field.name, autoFocus }: FieldControlProps): ReactNode {
  const t = useMessages(adminMessages)
  const rowsOf = useChoiceLists()
  const texts = useFieldTexts(kind)(field.name)
  const { shape } = field
  const { ratio } = layoutOf(kind)
  const framed = { name: path, label: texts.label, hint: texts.hint, span: spanOf(kind, field) }
  switch (shape.type) {
    case 'text':
      return shape.multiline ? (
        <TextareaField {...framed} rows={shape.max > 2000 ? 8 : 3} />
      ) : (
        <TextField {...framed} autoFocus={autoFocus} />
      )
    case 'whole':
    case 'decimal':
      return (
        <NumberField
          {...framed}
          min={shape.min}
          max={shape.max}
          isWhole={shape.type === 'whole'}
          whenEmpty={shape.initial}
        />
      )
    case 'money':
      return <MoneyField {...framed} max={shape.max} />
    case 'yesNoOrDecimal':
      return <NumberField {...framed} isWhole={false} />
    case 'flag':
      return <CheckboxField name={path} label={texts.label} className={onGrid(framed).className} />
    case 'choice':
      return <ChoiceField {...framed} options={choiceOptions(t, field.name)} />
    case 'color':
      return <ColorField {...framed} />
    case 'moment':
      return <DateTimeField {...framed} />
    case 'image':
      return <ImageField {...framed} moving={shape.moving} ratio={ratio ?? 1} />
    case 'key':
      return <SelectField {...framed} options={keyOptions(rowsOf(shape.to), texts.none)} />
    case 'reference':
      return isLargeKind(shape.to) ? (
        <ReferenceField {...framed} entries={{ kind: shape.to }} pickerTitle={texts.pickerTitle} />
      ) : (
        <SelectField {...framed} options={selectOptions(rowsOf(shape.to), texts.none)} />
      )
    case 'list':
      return <ListControl {...texts} kind={kind} name={path} shape={shape} />
    case 'object':
      return apiFieldsOf(shape.fields, shape.typeName).map((inner) => (
        <FieldControl key={inner.name} kind={kind} field={inner} path={`${path}.${inner.name}`} />
      ))
  }
}

/** A list of references in an order, or of entries; stats have a control of their own. */
function ListControl({ shape, ...props }: ListControlProps): ReactNode {
  const rowsOf = useChoiceLists()
  const entry = shape.of.shape
  if (entry.type === 'reference') return <OrderedReferencesField {...props} entries={{ kind: entry.to }} />
  if (entry.type !== 'object')
    throw new Error(`The CMS has no control for a list of ${entry.type} (${props.name}): give it one of its own.`)
  if (entry.typeName === 'ItemStat') return <StatListField name={props.name} stats={rowsOf('stat')} />
  if (entry.typeName === 'EnemyStat') return <StatListField name={props.name} stats={rowsOf('stat')} fromKey="value" />
  return <EntryListField {...props} shape={entry} />
}
