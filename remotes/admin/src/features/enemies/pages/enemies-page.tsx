import { RarityText, useMessages } from '@sanguine/ui'
import { type AdminEnemiesQuery, AdminEnemyTypesDocument, AdminRaritiesDocument } from '../../../generated/documents'
import { enemySection } from '../../../generated/record-sections'
import { adminMessages } from '../../../i18n/messages'
import { currencyInput } from '../../../shared/form/currency-list-field'
import { RecordsPage } from '../../../shared/records/records-page'
import { useRecordList } from '../../../shared/records/use-records'
import { EnemyFields } from '../components/enemy-fields'

const section: typeof enemySection = {
  ...enemySection,
  toInput: (values) => ({
    ...values,
    currencies: currencyInput(values.currencies),
    refund: currencyInput(values.refund),
  }),
}

/** The enemies and their editor. */
export function EnemiesPage() {
  const t = useMessages(adminMessages)
  const rarities = useRecordList(AdminRaritiesDocument)
  const types = useRecordList(AdminEnemyTypesDocument)
  const rarityOf = new Map(rarities.data?.map((rarity) => [rarity.id, rarity]))
  const typeOf = new Map(types.data?.map((type) => [type.id, type]))
  const detailOf = ({ enemyType, enemyRarity, visible }: AdminEnemiesQuery['records'][number]) => {
    const rarity = rarityOf.get(enemyRarity)
    return (
      <>
        {rarity && <RarityText rarity={rarity} />}
        <span>{typeOf.get(enemyType)?.name}</span>
        {!visible && <span>{t('list.hidden')}</span>}
      </>
    )
  }
  return (
    <RecordsPage
      section={section}
      Fields={EnemyFields}
      detailOf={detailOf}
      detailLists={[rarities, types]}
      ratio={0.8}
    />
  )
}
