import { procEventTypeSection } from '../../../generated/record-sections'
import { NamedFields } from '../../../shared/records/named-fields'
import { RecordsPage } from '../../../shared/records/records-page'

/** The proc event types and their editor. */
export const ProcEventTypesPage = () => <RecordsPage section={procEventTypeSection} Fields={NamedFields} />
