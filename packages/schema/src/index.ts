/** The shapes of the GraphQL types, as operations answer them: `DateTime` is milliseconds since the epoch, lists are whole. */
export type * from './generated/types'
