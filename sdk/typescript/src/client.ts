import { followEvents, type SanguineEvent, type StaffEvent } from './events.ts'
import type { operations } from './generated/api.ts'
import { routes } from './generated/operations.ts'
import { type CallOptions, type SendOptions, send } from './send.ts'

type Operations = Omit<operations, 'followEvents' | 'followStaffEvents'>

/** The name of an operation, such as `quickHunt`. */
export type OperationName = keyof Operations

type Json<Content> = Content extends { content: { 'application/json': infer Body } } ? Body : never
/** An input that an operation does not have, whose type is `never` or missing, adds no fields. */
type Fields<Input> = [NonNullable<Input>] extends [never] ? unknown : NonNullable<Input>
type Parameters<Operation, Place extends 'path' | 'query'> = Operation extends {
  parameters: { [Key in Place]?: infer Input }
}
  ? Fields<Input>
  : unknown
type InputOf<Operation> = Parameters<Operation, 'path'> &
  Parameters<Operation, 'query'> &
  (Operation extends { requestBody: infer Body } ? Json<Body> : unknown)

/** The input of an operation: the parameters of path and query, and the fields of the body. */
export type OperationInput<Name extends OperationName> = InputOf<Operations[Name]>
/** The body of a successful response. */
export type OperationResult<Name extends OperationName> = Operations[Name] extends { responses: infer Responses }
  ? { [Status in keyof Responses]: Status extends 200 | 201 ? Json<Responses[Status]> : never }[keyof Responses]
  : never

/** Only operations that recognize a repeat take a key. */
type OptionsOf<Name extends OperationName> = (typeof routes)[Name]['isKeyed'] extends true
  ? CallOptions
  : Omit<CallOptions, 'key'>

type Call<Name extends OperationName> =
  unknown extends OperationInput<Name>
    ? (input?: undefined, options?: OptionsOf<Name>) => Promise<OperationResult<Name>>
    : Record<never, never> extends OperationInput<Name>
      ? (input?: OperationInput<Name>, options?: OptionsOf<Name>) => Promise<OperationResult<Name>>
      : (input: OperationInput<Name>, options?: OptionsOf<Name>) => Promise<OperationResult<Name>>

/** An operation whose results are pages. */
export type ListName = {
  [Name in OperationName]: OperationResult<Name> extends { items: readonly unknown[]; nextCursor: string | null }
    ? Name
    : never
}[OperationName]
type ItemOf<Name extends ListName> = OperationResult<Name> extends { items: readonly (infer Item)[] } ? Item : never

/** A client of the API. It has a method for each operation of `openapi.v1.json`, by its `operationId`. */
export type Sanguine = { readonly [Name in OperationName]: Call<Name> } & {
  /** All items of a list, page after page, each page read when its first item is needed. */
  items<Name extends ListName>(name: Name, input?: Partial<OperationInput<Name>>): AsyncGenerator<ItemOf<Name>>
  /**
   * The events of the player while they happen. It connects again after a break and continues after the last event, so
   * each entry comes once. Throws a {@link Refusal} once the caller may not read on.
   */
  events(options?: EventOptions): AsyncGenerator<SanguineEvent>
  /**
   * The events for the staff, for accounts of the staff: each that the role may read, once and in order. It connects
   * again as `events` does.
   */
  staffEvents(options?: EventOptions): AsyncGenerator<StaffEvent>
}

export interface EventOptions {
  /** the `id` of the last event that the program has; from now on if left out */
  readonly after?: string
  /** ends the events */
  readonly signal?: AbortSignal
}

export interface SanguineOptions extends Omit<SendOptions, 'site'> {
  /** the address of the site, such as `https://sanguine.example` */
  readonly site: string | URL
}

/** Returns a client of a site, for the player of a token if there is one. */
export function createSanguine(options: SanguineOptions): Sanguine {
  const sending: SendOptions = { ...options, site: new URL(options.site) }
  const call = (name: OperationName, input?: object, callOptions?: CallOptions) =>
    send(sending, requestOf(name, input), callOptions)
  const methods = Object.keys(routes).map((name) => [
    name,
    (input?: object, callOptions?: CallOptions) => call(name as OperationName, input, callOptions),
  ])
  return Object.assign(Object.fromEntries(methods), {
    async *items(name: ListName, input: object = {}): AsyncGenerator<unknown> {
      for (let after: object = {}; ; ) {
        const page = (await call(name, { ...input, ...after })) as { items: unknown[]; nextCursor: string | null }
        yield* page.items
        if (page.nextCursor === null) return
        after = { after: page.nextCursor }
      }
    },
    events: (eventOptions: EventOptions = {}) => followEvents(sending, '/api/v1/events', eventOptions),
    staffEvents: (eventOptions: EventOptions = {}) => followEvents(sending, '/api/v1/staff/events', eventOptions),
  }) as Sanguine
}

/** Divides the input of an operation into path, query and body. */
function requestOf(name: OperationName, input: object = {}) {
  const { method, path, query, hasBody, isKeyed } = routes[name]
  const rest = new Map<string, unknown>(Object.entries(input))
  const take = (key: string): unknown => {
    const value = rest.get(key)
    rest.delete(key)
    return value
  }
  const filled = path.replaceAll(/\{(\w+)\}/g, (_text, key: string) => encodeURIComponent(String(take(key))))
  const search = new URLSearchParams()
  for (const key of query) {
    const value = take(key)
    if (value !== undefined && value !== null) search.set(key, String(value))
  }
  const text = search.size > 0 ? `?${search}` : ''
  return { method, path: `/api${filled}${text}`, body: hasBody ? Object.fromEntries(rest) : undefined, isKeyed }
}
