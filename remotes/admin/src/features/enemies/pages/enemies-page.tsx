import { RarityText, useMessages } from '@sanguine/ui'
import { type AdminEnemiesQuery, AdminEnemyTypesDocument, AdminRaritiesDocument } from '../../../generated/documents'
import { enemySection } from '../../../generated/record-sections'
import { adminMessages } from '../../../i18n/messages'
import type { RowOf } from '../../../shared/records/record-section'
import { RecordsPage } from '../../../shared/records/records-page'
import { useRecordList } from '../../../shared/records/use-records'
import { EnemyFields } from '../components/enemy-fields'

/** The enemies and their editor. */
export function EnemiesPage() {
  const t = useMessages(adminMessages)
  const rarities = useRecordList(AdminRaritiesDocument)
  const types = useRecordList(AdminEnemyTypesDocument)
  const rarityOf = new Map(rarities.data?.map((rarity) => [rarity.id, rarity]))
  const typeOf = new Map(types.data?.map((type) => [type.id, type]))
  const detailOf = ({ enemyTypeId, rarityId, isVisible }: RowOf<AdminEnemiesQuery>) => {
    const rarity = rarityOf.get(rarityId ?? '')
    const type = typeOf.get(enemyTypeId ?? '')
    return (
      <>
        {rarity && <RarityText rarity={rarity} />}
        {type && <span>{type.name}</span>}
        {!isVisible && <span>{t('list.hidden')}</span>}
      </>
    )
  }
  return <RecordsPage section={enemySection} Fields={EnemyFields} detailOf={detailOf} detailLists={[rarities, types]} />
}
