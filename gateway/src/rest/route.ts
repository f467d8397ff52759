import { type Context, parse } from '@sanguine/kernel'
import type { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Who may call a route. It is checked before the operation runs, which checks again: `open` asks for nothing, not even
 * an API key; `public` for the key; `viewer` for any session; `player` and `admin` for a session of such a role.
 */
export type Access = 'open' | 'public' | 'viewer' | 'player' | 'admin'

/** A file of a multipart body. */
export interface UploadedFile {
  /** name of the form field */
  readonly field: string
  readonly filename: string
  readonly contentType: string
  readonly bytes: Buffer
}

/** What a `bytes` route answers: sent as it is, in part where a `Range` asks for it, not at all where `etag` is known. */
export interface BytesAnswer {
  readonly bytes: Uint8Array
  readonly contentType: string
  /** strong validator, without quotes */
  readonly etag?: string
  /** default `no-store` */
  readonly cacheControl?: string
}

/** A zod schema for JSON; `text` for plain text; `bytes` for pictures and the like. */
export type AnswerKind = z.ZodType | 'text' | 'bytes'

type AnswerBody<A extends AnswerKind> = A extends 'text' ? string : A extends 'bytes' ? BytesAnswer : z.input<A>

interface Definition<A extends AnswerKind, P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> {
  /** several where one is an alias: `['PUT', 'PATCH']` */
  readonly method: Method | readonly Method[]
  /** under `/api`, with parameters as `:id`; matched without regard to case, with or without a slash at the end */
  readonly path: `/${string}`
  /** chapter of the API's documentation */
  readonly tag: string
  /** what the call does, in a line */
  readonly summary: string
  /** more about it, in Markdown */
  readonly description?: string
  readonly access: Access
  /** default 200; 201 is for what creates a record */
  readonly status?: 200 | 201
  /** a GET that changes something: never cached, never prefetched */
  readonly changesState?: boolean
  readonly deprecated?: boolean
  /**
   * Forms send text only, so body and query numbers and flags are read with the schemas of `wire.ts`.
   * `files` takes multipart files, at most one megabyte each unless `maxFileBytes` says otherwise.
   */
  readonly input?: {
    readonly params?: P
    readonly query?: Q
    readonly body?: B
    readonly files?: boolean
    readonly maxFileBytes?: number
  }
  readonly answer: A
  readonly run: (
    context: Context,
    input: {
      readonly params: z.output<P>
      readonly query: z.output<Q>
      readonly body: z.output<B>
      readonly files: readonly UploadedFile[]
    },
  ) => AnswerBody<A> | Promise<AnswerBody<A>>
}

/** What the server read from a request, not yet parsed. */
export interface RawInput {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly files: readonly UploadedFile[]
}

/** One row of the route table: the server and the OpenAPI document are both made of it. */
export interface Route {
  readonly methods: readonly Method[]
  readonly path: string
  readonly tag: string
  readonly summary: string
  readonly description: string | null
  readonly access: Access
  readonly status: 200 | 201
  readonly changesState: boolean
  readonly deprecated: boolean
  readonly input: {
    readonly params: z.ZodType | null
    readonly query: z.ZodType | null
    readonly body: z.ZodType | null
    readonly files: boolean
    readonly maxFileBytes: number
  }
  readonly answer: AnswerKind
  /** Parses the input, throwing a `Problem` of kind `invalidInput`, and runs the operation. */
  handle(context: Context, input: RawInput): Promise<unknown>
}

const defaultFileBytes = 1_000_000

/** One row of the route table. The route translates between the wire and an operation and holds no rule of its own. */
export function defineRoute<
  A extends AnswerKind,
  P extends z.ZodType = z.ZodUndefined,
  Q extends z.ZodType = z.ZodUndefined,
  B extends z.ZodType = z.ZodUndefined,
>(definition: Definition<A, P, Q, B>): Route {
  const { method, input = {}, run } = definition
  const { params = null, query = null, body = null, files = false, maxFileBytes = defaultFileBytes } = input
  return {
    methods: typeof method === 'string' ? [method] : method,
    path: definition.path,
    tag: definition.tag,
    summary: definition.summary,
    description: definition.description ?? null,
    access: definition.access,
    status: definition.status ?? 200,
    changesState: definition.changesState ?? false,
    deprecated: definition.deprecated ?? false,
    input: { params, query, body, files, maxFileBytes },
    answer: definition.answer,
    handle: async (context, raw) =>
      run(context, {
        params: (params ? parse(params, raw.params) : undefined) as z.output<P>,
        query: (query ? parse(query, raw.query) : undefined) as z.output<Q>,
        body: (body ? parse(body, raw.body) : undefined) as z.output<B>,
        files: raw.files,
      }),
  }
}
