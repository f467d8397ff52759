export * from './combat'
export * from './player'
export * from './release'
