export { EnemyTypesPage } from './pages/enemy-types-page'
