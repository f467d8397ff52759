import { currencySection } from '../../../generated/record-sections'
import { RecordsPage } from '../../../shared/records/records-page'
import { CurrencyFields } from '../components/currency-fields'

/** The currencies and their editor. */
export const CurrenciesPage = () => <RecordsPage section={currencySection} Fields={CurrencyFields} />
