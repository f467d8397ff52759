import { Button, Chip, Field, SearchInput, Select } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { gameMessages } from '../../../shared/i18n/messages'
import { type InventoryView, sorts } from '../inventory-view'
import styles from '../pages/inventory-page.module.css'

interface InventoryToolsProps {
  readonly view: InventoryView
  /** changes the query string; null removes a name */
  readonly onChange: (changes: Readonly<Record<string, string | null>>) => void
  readonly onSellUnneeded: () => void
}

/** Search, order and filter of the inventory, and the way to sell what is not needed. */
export function InventoryTools({ view, onChange, onSellUnneeded }: InventoryToolsProps) {
  const t = useMessages(gameMessages)
  return (
    <div className={styles.tools}>
      <SearchInput
        label={t('inventory.search')}
        placeholder={t('inventory.search')}
        value={view.query}
        onChange={({ target }) => onChange({ q: target.value || null })}
        className={styles.search}
      />
      <Field label={t('inventory.sort')}>
        {(control) => (
          <Select
            {...control}
            value={view.sort}
            options={sorts.map((sort) => ({ value: sort, label: t(`inventory.sort.${sort}`) }))}
            onChange={({ target }) => onChange({ sort: target.value === 'xp' ? null : target.value })}
          />
        )}
      </Field>
      <div className={styles.chip}>
        <Chip pressed={view.hidesOutgrown} onPress={() => onChange({ hide: view.hidesOutgrown ? null : 'outgrown' })}>
          {t('inventory.hideOutgrown')}
        </Chip>
      </div>
      <Button size="sm" className={styles.sellUnneeded} onClick={onSellUnneeded}>
        {t('inventory.unneeded.open')}
      </Button>
    </div>
  )
}
