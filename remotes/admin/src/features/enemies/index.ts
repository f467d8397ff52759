export { EnemiesPage } from './pages/enemies-page'
