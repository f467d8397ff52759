import { itemTypeSection } from '../../../generated/record-sections'
import { RecordsPage } from '../../../shared/records/records-page'
import { ItemTypeFields } from '../components/item-type-fields'

/** The item types and their editor. */
export const ItemTypesPage = () => <RecordsPage section={itemTypeSection} Fields={ItemTypeFields} />
