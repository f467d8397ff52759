export { RaritiesPage } from './pages/rarities-page'
