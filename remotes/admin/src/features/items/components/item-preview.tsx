import { formatAmount, formatCount, Image, ItemCard, Section, useMessages } from '@sanguine/ui'
import { useWatch } from 'react-hook-form'
import type { AdminCurrenciesQuery, CreateItemInput, CurrencyEntryInput } from '../../../generated/documents'
import { adminMessages } from '../../../i18n/messages'
import { numberValue } from '../../../shared/form/number-value'
import { type StatEntry, statLinesOf } from '../../../shared/form/stat-lines'
import { useChoiceLists } from '../../../shared/record-fields/record-lists'
import type { RowOf } from '../../../shared/records/record-section'
import styles from './item-preview.module.css'

type CurrencyRow = RowOf<AdminCurrenciesQuery>

/** The item in the form on the card that players see in shops. */
export function ItemPreview() {
  const t = useMessages(adminMessages)
  const rowsOf = useChoiceLists()
  const item = useWatch<CreateItemInput>()
  const rarity = rowsOf('rarity').find(({ id }) => id === item.rarityId)
  const price = (item.price ?? []) as readonly CurrencyEntryInput[]
  const requiredXp = numberValue(item.requiredXp)
  return (
    <Section title={t('items.preview')} plain className={styles.preview}>
      <div className={styles.card}>
        <ItemCard
          item={{
            name: item.name || t('items.unnamed'),
            image: item.imageId ? { id: item.imageId } : null,
            flavorText: item.flavorText ?? '',
            rarity: rarity ?? { name: t('choice.none'), shortName: '', colorHex: '' },
          }}
          stats={[
            ...statLinesOf((item.stats ?? []) as readonly StatEntry[], rowsOf('stat'), t, { isSigned: true }),
            { name: t('field.requiredXp'), value: formatCount(requiredXp, t.language), muted: true },
          ]}
          cost={
            price.length > 0 &&
            price.map((cost, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a price has no identity but its place
              <Price key={index} {...cost} currencies={rowsOf('currency')} />
            ))
          }
        />
      </div>
    </Section>
  )
}

function Price({
  currencyShortName,
  value,
  currencies,
}: CurrencyEntryInput & { readonly currencies: readonly CurrencyRow[] }) {
  const t = useMessages(adminMessages)
  const currency = currencies.find(({ shortName }) => shortName === currencyShortName)
  if (!currency) return null
  return (
    <span className={styles.price}>
      <Image imageId={currency.image?.id} variant="thumb" alt="" width={18} />
      {formatAmount(numberValue(value), currency, t.language)}
    </span>
  )
}
