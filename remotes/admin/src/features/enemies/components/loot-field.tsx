import { ListField, NumberCell, ReferenceCell, useMessages } from '@sanguine/ui'
import type { ItemChoices } from '../../../choices/use-choices'
import { adminMessages } from '../../../i18n/messages'

/** What may be found on the enemy: how likely, and how many. */
export function LootField({ items }: { readonly items: ItemChoices }) {
  const t = useMessages(adminMessages)
  const nameOf = (id: unknown) => items.entries.find((one) => one.id === id)?.name ?? t('choice.unknown')
  return (
    <ListField
      name="loot"
      label={t('field.loot')}
      rowName={({ itemId }) => nameOf(itemId)}
      picker={{
        entries: items.entries,
        title: t('enemies.chooseLoot'),
        // Left empty, the most is the fewest.
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
          cell: (cell) => <NumberCell {...cell} min={0} max={100} step="any" width={80} />,
        },
        {
          key: 'amountMin',
          title: t('column.amountMin'),
          width: 80,
          cell: (cell) => <NumberCell {...cell} min={0} whole width={72} />,
        },
        {
          key: 'amountMax',
          title: t('column.amountMax'),
          width: 80,
          cell: (cell) => <NumberCell {...cell} min={0} whole width={72} />,
        },
      ]}
    />
  )
}
