import { GraphQLError } from 'graphql'

/**
 * Whether an error is a late rejection within a list that has already failed. When one entry fails at once, graphql-js
 * leaves the rejections of other entries without a handler.
 */
export const isDroppedFieldError = (error: unknown): boolean =>
  error instanceof GraphQLError && error.path !== undefined
