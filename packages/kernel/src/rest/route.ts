import type { z } from 'zod'
import type { Context } from '../context'
import { parse } from '../parse'
import type { Scope } from '../permission'
import type { ProblemKind } from '../problem'
import type { NeededScope } from '../token-scope'
import type { JsonBytes } from './json-bytes'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * The access that a route requires, in the words of the schema's directives. It is checked before the operation runs,
 * which checks again: `open` requires nothing, not even an API key; `public` requires an API key; `authenticated`
 * requires any session; a scope, such as `player`, requires the session of an account whose role has it.
 */
export type Access = 'open' | 'public' | 'authenticated' | Scope

/**
 * The scope that a personal access token needs. `session` means that no token may call. `anyone` is for an open route,
 * which reads no token.
 */
export type RouteScope = NeededScope | 'session' | 'anyone'

/**
 * The owner of the object that an argument names, as the schema's `@ownedBy` says it: nobody, because it is content; the
 * caller; any account; or the holder of a secret.
 */
export type Owner = 'none' | 'caller' | 'any' | 'bearer'

/** A file of a multipart body. */
export interface UploadedFile {
  /** name of the form field */
  readonly field: string
  readonly filename: string
  readonly contentType: string
  readonly bytes: Buffer
}

/** The result of a `bytes` route. `Range` and `If-None-Match` are honoured. */
export interface BytesResponse {
  readonly bytes: Uint8Array
  readonly contentType: string
  /** under which a browser saves it: letters, digits, `-` and `.` */
  readonly filename?: string
  /** strong validator, without quotes */
  readonly etag?: string
  /** default `no-store` */
  readonly cacheControl?: string
}

/** The result of a `download` route: JSON that is sent while it is made, to be saved as a file. */
export interface DownloadResponse {
  readonly filename: string
  readonly chunks: AsyncIterable<string>
}

/** An event of a stream. */
export interface StreamEvent {
  /** its client sends it as `Last-Event-ID` to get what follows; left out for events that are not kept */
  readonly id?: string
  /** letters only */
  readonly name: string
  /** sent as JSON */
  readonly data: unknown
}

/** The result of an `events` route. */
export interface EventsResponse {
  /** Makes the events, each when the one before was sent. The signal ends them: the client is gone, or may not read on. */
  readonly follow: (signal: AbortSignal) => AsyncIterable<StreamEvent>
}

/**
 * A zod schema for JSON; `text` for plain text; `bytes` for images and videos; `download` for a file of JSON; `events`
 * for server-sent events.
 */
export type ResponseKind = z.ZodType | 'text' | 'bytes' | 'download' | 'events'

interface ResponseBodies {
  readonly text: string
  readonly bytes: BytesResponse
  readonly download: DownloadResponse
  readonly events: EventsResponse
}

type ResponseBody<R extends ResponseKind> = R extends keyof ResponseBodies
  ? ResponseBodies[R]
  : z.input<R> | JsonBytes<z.input<R>>

/** The path of a GraphQL field, such as `Query.me`, or units of about two microseconds of processor time. */
export type Cost = `${string}.${string}` | number

interface Definition<R extends ResponseKind, P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> {
  /** verbNoun, unique: the name of the call in generated clients */
  readonly operationId: string
  readonly method: Method
  /**
   * The call's cost: that of the GraphQL field that does the same, as its `@cost` declares; a number where there is no
   * such field.
   */
  readonly cost: Cost
  /** under `/api`, with parameters as `:id`; matched without regard to case, with or without a slash at the end */
  readonly path: `/${string}`
  /** chapter of the API's documentation */
  readonly tag: string
  /** what the call does, in a line */
  readonly summary: string
  /** more about it, in Markdown */
  readonly description?: string
  readonly access: Access
  /** of several scopes a token needs one */
  readonly scope: RouteScope | readonly NeededScope[]
  /**
   * whose objects the arguments name, by their path such as `body.userId`, or for all of them; needed for every parameter
   * of the path, and for every id, token, ticket and name of an account
   */
  readonly ownedBy?: Owner | Readonly<Record<string, Owner>>
  /** default 200; 201 is for what creates a record */
  readonly status?: 200 | 201
  /** a GET that changes something: never cached, never prefetched */
  readonly changesState?: boolean
  /** whether the operation returns its first result again for a repeated `Idempotency-Key` */
  readonly acceptsIdempotencyKey?: boolean
  /** problems of the operation itself, beside those that `access` and `input` imply */
  readonly problems?: readonly ProblemKind[]
  readonly deprecated?: boolean
  /**
   * Forms send text only, so numbers and flags of body and query are read with the schemas of `wire.ts`.
   * `files` takes multipart files, at most one megabyte each unless `maxFileBytes` says otherwise.
   */
  readonly input?: {
    readonly params?: P
    readonly query?: Q
    readonly body?: B
    readonly files?: boolean
    readonly maxFileBytes?: number
  }
  readonly response: R
  /** the data of the events of an `events` route */
  readonly eventData?: z.ZodType
  /** a response for the documentation, where the example of its schema would not be true for this call */
  readonly example?: unknown
  readonly run: (
    context: Context,
    input: {
      readonly params: z.output<P>
      readonly query: z.output<Q>
      readonly body: z.output<B>
      readonly files: readonly UploadedFile[]
    },
  ) => ResponseBody<R> | Promise<ResponseBody<R>>
}

/** The input of a request, not yet parsed. */
export interface RawInput {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly files: readonly UploadedFile[]
}

/** How caches may keep a response that is the same for everyone. */
export interface ResponseCache {
  readonly maxAgeSeconds: number
  /** the revision of the data, from which the response follows with language and address; null if there is none */
  readonly revisionOf: ((context: Context) => string | Promise<string>) | null
}

/** One row of the route table: the server and the OpenAPI document are both made from it. */
export interface Route {
  readonly operationId: string
  readonly method: Method
  readonly cost: Cost
  readonly path: string
  readonly tag: string
  readonly summary: string
  readonly description: string | null
  readonly access: Access
  readonly scope: RouteScope | readonly NeededScope[]
  readonly ownedBy: Owner | Readonly<Record<string, Owner>>
  readonly status: 200 | 201
  readonly changesState: boolean
  readonly acceptsIdempotencyKey: boolean
  readonly problems: readonly ProblemKind[]
  readonly deprecated: boolean
  /** whether the schema charges the call field by field, so that it counts only as one call on arrival */
  readonly chargesFields: boolean
  /** the operation ids of the older routes that this one replaces */
  readonly replaces: readonly string[]
  /** how caches may keep the response, which is the same for everyone; null if none may */
  readonly cache: ResponseCache | null
  readonly input: {
    readonly params: z.ZodType | null
    readonly query: z.ZodType | null
    readonly body: z.ZodType | null
    readonly files: boolean
    readonly maxFileBytes: number
  }
  readonly response: ResponseKind
  readonly eventData: z.ZodType | null
  readonly example: unknown
  /** Parses the input, throwing a `Problem` of kind `invalidInput`, and runs the operation. */
  handle(context: Context, input: RawInput): Promise<unknown>
}

const defaultMaxFileBytes = 1_000_000

/** One row of the route table. The route translates between the wire and an operation and holds no rule of its own. */
export function defineRoute<
  R extends ResponseKind,
  P extends z.ZodType = z.ZodUndefined,
  Q extends z.ZodType = z.ZodUndefined,
  B extends z.ZodType = z.ZodUndefined,
>(definition: Definition<R, P, Q, B>): Route {
  const { input = {}, run, ...row } = definition
  const { params = null, query = null, body = null, files = false, maxFileBytes = defaultMaxFileBytes } = input
  return {
    ...row,
    description: row.description ?? null,
    ownedBy: row.ownedBy ?? {},
    status: row.status ?? 200,
    changesState: row.changesState ?? false,
    acceptsIdempotencyKey: row.acceptsIdempotencyKey ?? false,
    problems: row.problems ?? [],
    deprecated: row.deprecated ?? false,
    chargesFields: false,
    replaces: [],
    cache: null,
    eventData: row.eventData ?? null,
    example: row.example,
    input: { params, query, body, files, maxFileBytes },
    handle: async (context, raw) =>
      run(context, {
        params: (params ? parse(params, raw.params) : undefined) as z.output<P>,
        query: (query ? parse(query, raw.query) : undefined) as z.output<Q>,
        body: (body ? parse(body, raw.body) : undefined) as z.output<B>,
        files: raw.files,
      }),
  }
}
