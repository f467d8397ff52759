import { GraphQLError } from 'graphql'

/**
 * Whether a rejection is that of a field whose list has failed already: graphql-js waits no longer for the other entries of a list
 * when one fails at once. The response reports the failure of the list, so the process must go on.
 */
export const isDroppedFieldError = (error: unknown): boolean =>
  error instanceof GraphQLError && error.path !== undefined
