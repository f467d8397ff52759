import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { NetworkError } from './network-error'
import { persistedDocumentHash } from './persisted-documents'
import { type CallOptions, errorOf, sendToServer } from './request'

interface Answer<Data> {
  /** of the response */
  readonly status: number
  readonly data?: Data | null
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[]
}

const notFound = 'PERSISTED_QUERY_NOT_FOUND'

interface ExecuteOptions extends Pick<CallOptions, 'isAnonymous' | 'endsSession'> {
  /** by which the server knows a repeat of a call; default none */
  readonly idempotencyKey?: string
}

const usualHeaders = {
  'Content-Type': 'application/json',
  Accept: 'application/graphql-response+json, application/json',
}

async function post<Data>(
  body: object,
  { idempotencyKey, ...options }: CallOptions & ExecuteOptions,
): Promise<Answer<Data>> {
  const headers = { ...usualHeaders, ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }) }
  const response = await sendToServer('/graphql', { method: 'POST', headers, body: JSON.stringify(body) }, options)
  // A refusal before execution, such as a document that does not fit the schema, has its errors in a 400.
  if (!response.ok && !response.headers.get('content-type')?.includes('json')) throw await errorOf(response)
  const answer: Answer<Data> = { ...(await response.json()), status: response.status }
  if (!response.ok && !answer.errors?.length) throw await errorOf(response)
  return answer
}

/**
 * Sends one GraphQL operation and returns its data, for pages without a cache. Visitors' pages then need no GraphQL
 * client. A document whose hash the gateway does not know, as during development, is sent whole.
 */
export async function execute<Data, Variables extends Record<string, unknown>>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  options: ExecuteOptions = {},
): Promise<Data> {
  const definition = document.definitions.find((node) => node.kind === 'OperationDefinition')
  const isWrite = definition !== undefined && 'operation' in definition && definition.operation === 'mutation'
  const operationName = definition && 'name' in definition ? definition.name?.value : undefined
  const sha256Hash = operationName === undefined ? undefined : persistedDocumentHash(operationName)
  const callOptions = { ...options, isWrite }
  const whole = async () => {
    const { print } = await import('graphql/language/printer')
    return post<Data>({ query: print(document), operationName, variables }, callOptions)
  }
  const persistedQuery = { version: 1, sha256Hash }
  let answer = sha256Hash
    ? await post<Data>({ operationName, variables, extensions: { persistedQuery } }, callOptions)
    : await whole()
  if (answer.errors?.[0]?.extensions?.code === notFound) answer = await whole()
  if (answer.errors?.length) throw new NetworkError(answer.status, '', '', answer.errors)
  if (!answer.data) throw new NetworkError(200)
  return answer.data
}
