import { type ExecutionResult, GraphQLError } from 'graphql'

/** The most errors of a response; the last one says how many are left out. */
export const maxErrors = 50

/** Keeps the first errors of a result and adds one that says how many more there are. */
export function limitErrors(result: ExecutionResult): ExecutionResult {
  const { errors = [] } = result
  if (errors.length <= maxErrors) return result
  const shown = errors.slice(0, maxErrors - 1)
  const rest = new GraphQLError(`There are ${errors.length - shown.length} more errors, which are not shown.`, {
    extensions: { code: 'TOO_MANY_ERRORS' },
  })
  return { ...result, errors: [...shown, rest] }
}
