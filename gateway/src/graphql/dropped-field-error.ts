import { GraphQLError } from 'graphql'

/**
 * Whether an error is a late rejection within a list that has already failed. When one entry fails at once, graphql-js
 * stops waiting for the other entries. The response reports the failure of the list, so the process must go on.
 */
export const isDroppedFieldError = (error: unknown): boolean =>
  error instanceof GraphQLError && error.path !== undefined
