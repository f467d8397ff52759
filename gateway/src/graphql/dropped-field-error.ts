import { GraphQLError } from 'graphql'

/**
 * Whether a rejection belongs to an entry of a list that has already failed: when one entry fails at once, graphql-js
 * no longer waits for the others. The response reports the failure of the list, so the process must go on.
 */
export const isDroppedFieldError = (error: unknown): boolean =>
  error instanceof GraphQLError && error.path !== undefined
