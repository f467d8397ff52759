export type * from './generated/types'
export type * from './objects'
