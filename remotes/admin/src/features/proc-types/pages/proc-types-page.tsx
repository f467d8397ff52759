import { procTypeSection } from '../../../generated/record-sections'
import { NamedFields } from '../../../shared/records/named-fields'
import { RecordsPage } from '../../../shared/records/records-page'

/** The proc types and their editor. */
export const ProcTypesPage = () => <RecordsPage section={procTypeSection} Fields={NamedFields} />
