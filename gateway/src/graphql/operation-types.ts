import { GraphQLError, type OperationDefinitionNode, type ValidationRule } from 'graphql'

/** Refuses operations whose type the schema lacks (subscriptions). graphql-js checks this only during execution. */
export const operationTypesRule: ValidationRule = (context) => ({
  OperationDefinition(operation: OperationDefinitionNode) {
    const { operation: kind } = operation
    if (!context.getSchema().getRootType(kind))
      context.reportError(
        new GraphQLError(`This API has no ${kind}s, only queries and mutations.`, { nodes: operation }),
      )
  },
})
