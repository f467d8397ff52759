import { useMessages } from '@sanguine/ui'
import { adminMessages } from '../../../i18n/messages'
import { ReferenceCell } from '../../../shared/form/list-cells'
import { ListField } from '../../../shared/form/list-field'
import type { ItemChoices } from '../../../shared/records/use-item-choices'
import { useNameText } from '../../../shared/records/use-name-text'

/** The enemy's equipment. The item determines the type. */
export function EquipmentField({ items }: { readonly items: ItemChoices }) {
  const t = useMessages(adminMessages)
  const nameText = useNameText()
  return (
    <ListField
      name="equipment.items"
      label={t('field.equipment')}
      rowName={({ itemId }) => nameText(items.find(String(itemId)))}
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
