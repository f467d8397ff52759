import { useMessages } from '@sanguine/ui'
import { adminMessages } from '../../../i18n/messages'
import { NumberCell, ReferenceCell } from '../../../shared/form/list-cells'
import { ListField } from '../../../shared/form/list-field'
import type { ItemChoices } from '../../../shared/records/use-item-choices'
import { useNameText } from '../../../shared/records/use-name-text'

/** The possible loot of the enemy: chances and amounts. */
export function LootField({ items }: { readonly items: ItemChoices }) {
  const t = useMessages(adminMessages)
  const nameText = useNameText()
  return (
    <ListField
      name="loot"
      label={t('field.loot')}
      rowName={({ itemId }) => nameText(items.find(String(itemId)))}
      picker={{
        entries: items.entries,
        title: t('enemies.chooseLoot'),
        // Left empty, the highest amount is the lowest one.
        rowFor: (itemId) => ({ itemId, dropChance: 0, amountMin: 1, amountMax: null }),
      }}
      columns={[
        {
          key: 'itemId',
          title: t('column.item'),
          cell: ({ path }) => <ReferenceCell path={path} entries={items.entries} />,
        },
        {
          key: 'dropChance',
          title: t('column.dropChance'),
          width: 88,
          cell: (cell) => <NumberCell {...cell} min={0} max={100} isWhole={false} width={80} />,
        },
        {
          key: 'amountMin',
          title: t('column.amountMin'),
          width: 80,
          cell: (cell) => <NumberCell {...cell} min={0} whenEmpty={1} width={72} />,
        },
        {
          key: 'amountMax',
          title: t('column.amountMax'),
          width: 80,
          cell: (cell) => <NumberCell {...cell} min={0} whenEmpty={null} width={72} />,
        },
      ]}
    />
  )
}
