import { RecordsPage } from '../../../frame/records-page'
import { AdminItemTypesDocument, type AdminItemTypesQuery } from '../../../generated/documents'
import { itemTypeSection } from '../section'

const detailOf = ({ shortName }: AdminItemTypesQuery['records'][number]) => shortName

/** The item types and their editor. */
export function ItemTypesPage() {
  return (
    <RecordsPage section={itemTypeSection} title="title.itemTypes" list={AdminItemTypesDocument} detailOf={detailOf} />
  )
}
