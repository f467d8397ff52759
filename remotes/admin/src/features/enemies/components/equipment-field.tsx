import { ListField, ReferenceCell, useMessages } from '@sanguine/ui'
import type { ItemChoices } from '../../../choices/use-choices'
import { adminMessages } from '../../../i18n/messages'

/** What the enemy wears. The type goes with the item. */
export function EquipmentField({ items }: { readonly items: ItemChoices }) {
  const t = useMessages(adminMessages)
  const nameOf = (id: unknown) => items.entries.find((one) => one.id === id)?.name ?? t('choice.unknown')
  return (
    <ListField
      name="equipment.items"
      label={t('field.equipment')}
      rowName={({ itemId }) => nameOf(itemId)}
      picker={{
        entries: items.equipment,
        title: t('enemies.chooseEquipment'),
        rowFor: (itemId) => ({ itemType: items.typeOf(itemId)?.shortName ?? '', itemId }),
      }}
      columns={[
        {
          key: 'itemId',
          title: t('column.item'),
          cell: ({ path }) => <ReferenceCell path={path} entries={items.entries} />,
        },
        {
          key: 'itemType',
          title: t('column.itemType'),
          cell: ({ row }) => items.typeOf(String(row.itemId))?.name ?? String(row.itemType),
        },
      ]}
    />
  )
}
