import { statSection } from '../../../generated/record-sections'
import { RecordsPage } from '../../../shared/records/records-page'
import { StatFields } from '../components/stat-fields'

/** The stats and their editor. */
export const StatsPage = () => <RecordsPage section={statSection} Fields={StatFields} />
