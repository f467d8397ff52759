import { RarityText, useMessages } from '@sanguine/ui'
import { type AdminItemsQuery, AdminItemTypesDocument, AdminRaritiesDocument } from '../../../generated/documents'
import { itemSection } from '../../../generated/record-sections'
import { adminMessages } from '../../../i18n/messages'
import type { RowOf } from '../../../shared/records/record-section'
import { RecordsPage } from '../../../shared/records/records-page'
import { useRecordList } from '../../../shared/records/use-records'
import { ItemFields } from '../components/item-fields'

/** The items and their editor. */
export function ItemsPage() {
  const t = useMessages(adminMessages)
  const rarities = useRecordList(AdminRaritiesDocument)
  const types = useRecordList(AdminItemTypesDocument)
  const rarityOf = new Map(rarities.data?.map((rarity) => [rarity.id, rarity]))
  const typeOf = new Map(types.data?.map((type) => [type.id, type]))
  const detailOf = ({ itemTypeId, rarityId, isVisible }: RowOf<AdminItemsQuery>) => {
    const rarity = rarityOf.get(rarityId ?? '')
    const type = typeOf.get(itemTypeId ?? '')
    return (
      <>
        {rarity && <RarityText rarity={rarity} />}
        {type && <span>{type.name}</span>}
        {!isVisible && <span>{t('list.hidden')}</span>}
      </>
    )
  }
  return <RecordsPage section={itemSection} Fields={ItemFields} detailOf={detailOf} detailLists={[rarities, types]} />
}
