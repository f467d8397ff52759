import { useMessages } from '@sanguine/ui'
import { adminMessages } from '../../i18n/messages'
import type { ItemChoices } from '../records/use-item-choices'
import { ListField, NumberCell, ReferenceCell } from './list-field'

/** Items and how many of each. Add opens the item picker. */
export function ItemAmountsField({
  name,
  label,
  pickerTitle,
  items,
}: {
  readonly name: string
  readonly label: string
  readonly pickerTitle: string
  readonly items: ItemChoices
}) {
  const t = useMessages(adminMessages)
  const nameOf = (id: unknown) => items.nameOf(String(id)) ?? t('choice.unknown')
  return (
    <ListField
      name={name}
      label={label}
      rowName={({ itemId }) => nameOf(itemId)}
      picker={{ entries: items.entries, title: pickerTitle, rowFor: (itemId) => ({ itemId, amount: 1 }) }}
      columns={[
        {
          key: 'itemId',
          title: t('column.item'),
          cell: ({ path }) => <ReferenceCell path={path} entries={items.entries} />,
        },
        {
          key: 'amount',
          title: t('column.amount'),
          width: 116,
          cell: (cell) => <NumberCell {...cell} min={1} whenEmpty={1} width={104} />,
        },
      ]}
    />
  )
}
