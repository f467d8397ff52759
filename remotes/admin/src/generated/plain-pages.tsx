/** Made of remotes/admin/records.json and the kinds of packages/content by `npm run generate`; change them there. */
import { RecordsPage } from '../shared/records/records-page'
import { itemTypeSection, enemyTypeSection, currencySection, procTypeSection, damageTypeSection, procEventTypeSection } from './record-sections'

export const ItemTypesPage = () => <RecordsPage section={itemTypeSection} />
export const EnemyTypesPage = () => <RecordsPage section={enemyTypeSection} />
export const CurrenciesPage = () => <RecordsPage section={currencySection} />
export const ProcTypesPage = () => <RecordsPage section={procTypeSection} />
export const DamageTypesPage = () => <RecordsPage section={damageTypeSection} />
export const ProcEventTypesPage = () => <RecordsPage section={procEventTypeSection} />
