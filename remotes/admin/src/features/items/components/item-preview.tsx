import { Image, ItemCard, Section, type StatMessages, statText, useMessages } from '@sanguine/ui'
import { useWatch } from 'react-hook-form'
import type {
  AdminCurrenciesQuery,
  AdminRaritiesQuery,
  AdminStatsQuery,
  CreateItemInput,
  CurrencyEntryInput,
  ItemStatInput,
} from '../../../generated/documents'
import { adminMessages } from '../../../i18n/messages'
import type { RowOf } from '../../../shared/records/record-section'
import styles from './item-preview.module.css'

type StatRow = RowOf<AdminStatsQuery>
type CurrencyRow = RowOf<AdminCurrenciesQuery>

interface ItemPreviewProps {
  readonly rarities: readonly RowOf<AdminRaritiesQuery>[]
  readonly currencies: readonly CurrencyRow[]
  readonly stats: readonly StatRow[]
}

/** A row of the form as the game shows it; null for a stat that is not chosen yet. */
function statLine(row: ItemStatInput, stats: readonly StatRow[], t: StatMessages) {
  const stat = stats.find(({ shortName }) => shortName === row.statShortName)
  if (!stat) return null
  const from = Number(row.valueFrom ?? 0)
  const value = {
    from,
    to: Number(row.valueTo ?? from),
    procPercent: stat.statType === 'PROC' ? Number(row.procPercent ?? 0) : null,
    stat: { type: stat.isYesNo ? 'YES_NO' : 'VALUE', unitSymbol: stat.unitSymbol },
  }
  return { name: stat.name, value: statText(value, t, true) }
}

/** The item in the form on the card that players see in shops. */
export function ItemPreview({ rarities, currencies, stats }: ItemPreviewProps) {
  const t = useMessages(adminMessages)
  const item = useWatch<CreateItemInput>()
  const rarity = rarities.find(({ id }) => id === item.rarityId)
  const yesNo = Object.assign((key: 'stat.yes' | 'stat.no') => t(key === 'stat.yes' ? 'value.yes' : 'value.no'), {
    language: t.language,
  })
  const price = (item.price ?? []) as readonly CurrencyEntryInput[]
  const requiredXp = Number(item.requiredXp ?? 0)
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
            ...((item.stats ?? []) as readonly ItemStatInput[]).flatMap((row) => statLine(row, stats, yesNo) ?? []),
            { name: t('field.requiredXp'), value: requiredXp.toLocaleString(t.language), muted: true },
          ]}
          cost={
            price.length > 0 &&
            price.map((cost, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a price has no identity but its place
              <Price key={index} {...cost} currencies={currencies} />
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
      {Number(value ?? 0).toLocaleString(t.language)} {currency.name}
    </span>
  )
}
