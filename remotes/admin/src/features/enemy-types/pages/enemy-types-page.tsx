import { enemyTypeSection } from '../../../generated/record-sections'
import { RecordsPage } from '../../../shared/records/records-page'
import { EnemyTypeFields } from '../components/enemy-type-fields'

/** The enemy types and their editor. */
export const EnemyTypesPage = () => <RecordsPage section={enemyTypeSection} Fields={EnemyTypeFields} />
