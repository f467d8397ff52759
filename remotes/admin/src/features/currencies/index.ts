export { CurrenciesPage } from './pages/currencies-page'
