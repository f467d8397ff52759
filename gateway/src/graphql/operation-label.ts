import { type ServedCall, servedCall } from '@sanguine/kernel'
import { type DocumentNode, Kind } from 'graphql'
import { rootFieldNames } from './root-names'

/** A GraphQL operation in the words of the log. */
export type OperationLabel = Pick<ServedCall, 'operation' | 'operationName'>

/** The most characters of an operation's name, which the client chooses. */
const maxNameLength = 60

/** The most fields in a label; a document may have more. */
const maxFields = 10

/**
 * The label of a valid document's operation: its kind, its fields by the names of the schema, and its own name. An
 * example is `mutation login`.
 */
export function labelOf(document: DocumentNode, operationName: string | undefined): OperationLabel {
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
  const operation =
    operationName === undefined ? operations[0] : operations.find(({ name }) => name?.value === operationName)
  if (!operation) return { operation: null, operationName: null }
  const fragments = document.definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
  const fields = [
    ...rootFieldNames(operation.selectionSet, (name) => fragments.find((fragment) => fragment.name.value === name)),
  ]
  const shown = [...fields.slice(0, maxFields), ...(fields.length > maxFields ? ['…'] : [])].join(', ')
  return {
    operation: `${operation.operation} ${shown}`,
    operationName: operation.name?.value.slice(0, maxNameLength) ?? null,
  }
}

/** Notes the operation of the call that is being served. */
export function noteOperation({ operation, operationName }: OperationLabel): void {
  const call = servedCall()
  if (!call) return
  call.operation = operation
  call.operationName = operationName
}
