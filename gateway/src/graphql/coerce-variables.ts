import { GraphQLError, type GraphQLSchema, getVariableValues, type OperationDefinitionNode } from 'graphql'
import { measureValues } from '../server/value-limits'
import { maxErrors } from './limit-errors'

export type Variables = Readonly<Record<string, unknown>>

type CoercedVariables = { readonly coerced: Variables } | { readonly errors: readonly GraphQLError[] }

/** The longest text with suggestions, since graphql-js searches similar names in time proportional to the length. */
const maxLengthForSuggestions = 100

/** Coerces an operation's variables by graphql-js. Its errors have the code `BAD_USER_INPUT`. */
export function coerceVariables(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Variables,
): CoercedVariables {
  const { problem, longestText } = measureValues(variables)
  if (problem !== null) return { errors: [badInput(`The values of the variables are too many: ${problem}.`)] }
  const { coerced, errors = [] } = getVariableValues(schema, variableDefinitions, variables, {
    // graphql-js adds one more error, which says that there are too many.
    maxErrors: maxErrors - 1,
    hideSuggestions: longestText > maxLengthForSuggestions,
  })
  return coerced ? { coerced } : { errors: errors.map(({ message, nodes }) => badInput(message, nodes)) }
}

const badInput = (message: string, nodes: GraphQLError['nodes'] = []): GraphQLError =>
  new GraphQLError(message, { nodes, extensions: { code: 'BAD_USER_INPUT' } })
