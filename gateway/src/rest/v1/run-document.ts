import { createHash } from 'node:crypto'
import {
  type Context,
  defineService,
  invalidInput,
  notFound,
  Problem,
  type ProblemValues,
  type Sentence,
} from '@sanguine/kernel'
import { type DocumentNode, type GraphQLError, print } from 'graphql'
import type { Executor } from '../../graphql/executor'

type Values = Readonly<Record<string, unknown>>

/** Executes the documents of routes; the gateway provides that of its schema. */
export const documentExecutorService = defineService<Pick<Executor, 'find' | 'prepare'>>({
  name: 'executor of route documents',
  create: () => {
    throw new Error('The gateway provides the executor of its schema.')
  },
})

/** A refusal of a rule as GraphQL returns it: a code, a sentence in the language of the call, and details. */
interface UserError extends Values {
  readonly code: string
  readonly message: string
  readonly field: readonly string[] | null
}

/** A document with one field at its root, and what a route returns of it. */
export interface RouteDocument {
  readonly document: DocumentNode
  /** the name of the field at the root in the response */
  readonly root: string
  /** the name of a field below, whose value is returned alone; null for the value of the root */
  readonly pick: string | null
  /** the words for the missing object if the value is null; null if null is a value */
  readonly missing: Sentence | null
}

const hashes = new WeakMap<DocumentNode, string>()

function hashOf(document: DocumentNode): string {
  const known = hashes.get(document)
  if (known !== undefined) return known
  const hash = createHash('sha256').update(print(document)).digest('hex')
  hashes.set(document, hash)
  return hash
}

/**
 * Executes the document of a route and returns its value. Throws the problem of the operation. A refusal of a rule is a
 * problem with the status 409 and the code of the refusal.
 */
export async function runDocument(route: RouteDocument, variables: Values, context: Context): Promise<unknown> {
  const executor = context.app.get(documentExecutorService)
  const hash = hashOf(route.document)
  if (!executor.find(hash, undefined)) executor.prepare(hash, route.document)
  const run = executor.find(hash, undefined)
  if (!run) throw new Error('The document of a route has no operation.')
  const { data, errors } = await run(variables, context)
  if (errors?.[0]) throw problemOfError(errors[0])
  const value = data?.[route.root] ?? null
  const [refusal] = ((value as { userErrors?: readonly UserError[] } | null)?.userErrors ?? []) as readonly UserError[]
  if (refusal) throw refusalProblem(refusal)
  const picked = route.pick === null ? value : ((value as Values | null)?.[route.pick] ?? null)
  if (picked === null && route.missing) throw notFound(route.missing)
  return withoutUserErrors(picked)
}

/** The problem that an operation threw, or the error itself. A value that only the schema refuses is invalid input. */
function problemOfError(error: GraphQLError): unknown {
  const { originalError, extensions, message } = error
  if (originalError) return originalError
  return extensions.code === 'BAD_USER_INPUT'
    ? invalidInput({ en: message, de: `Ein Wert des Aufrufs ist nicht gültig: ${message}` })
    : error
}

function refusalProblem({ code, message, field, retryAfterSeconds, ...details }: UserError): Problem {
  const values = Object.fromEntries(Object.entries(details).filter(([, value]) => value !== null)) as ProblemValues
  return new Problem(
    'conflict',
    // The message is in the language of the call already.
    { en: message, de: message },
    {
      code,
      ...(field && { field: field.join('.') }),
      ...(typeof retryAfterSeconds === 'number' && { retryAfterSeconds }),
      ...(Object.keys(values).length > 0 && { values }),
    },
  )
}

interface Page {
  readonly nodes: readonly unknown[]
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
}

const isPage = (value: unknown): value is Page => typeof value === 'object' && value !== null && 'pageInfo' in value

/** A value as a route returns it: a payload without its refusals, a page with its entries and the cursor of the next. */
function withoutUserErrors(value: unknown): unknown {
  if (isPage(value)) {
    const { nodes, pageInfo, ...rest } = value
    return { items: nodes, nextCursor: pageInfo.hasNextPage ? pageInfo.endCursor : null, ...rest }
  }
  if (typeof value !== 'object' || value === null || !('userErrors' in value)) return value
  const { userErrors: _none, ...rest } = value
  return rest
}
