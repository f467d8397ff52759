export * from './connection'
export { prepareDataFolder } from './data-folder'
export * from './database-problem'
export * from './open-database'
