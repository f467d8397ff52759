export { ItemTypesPage } from './pages/item-types-page'
