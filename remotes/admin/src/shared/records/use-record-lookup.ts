import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import type { KindName } from '@sanguine/content'
import { useCallback, useSyncExternalStore } from 'react'
import { recordLists } from '../../generated/record-lists'
import type { RecordListSource } from './record-lists'
import type { ListQuery, RecordRow } from './record-section'

/** The list of a kind. Throws for a kind that `records.json` does not declare. */
export function recordListOf(kind: KindName): RecordListSource {
  const source = (recordLists as Partial<Record<KindName, RecordListSource>>)[kind]
  if (!source) throw new Error(`records.json does not declare the kind ${kind}.`)
  return source
}

/** As many ids as the server takes at once. */
const maxIds = 500

/** Milliseconds after which rows that did not load are requested again; each further wait is twice as long. */
const firstRetryMs = 2_000
const maxRetryMs = 60_000

/** Reads rows by their ids from the cache, and loads together those that are not in it. */
class RowLoader {
  #version = 0
  readonly #listeners = new Set<() => void>()
  readonly #waiting = new Map<KindName, Set<string>>()
  /** ids that are being loaded or that the server does not know, as `item:<id>` */
  readonly #requested = new Map<string, 'loading' | 'unknown'>()
  #waitMs = firstRetryMs

  constructor(private readonly client: ApolloClient) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly version = (): number => this.#version

  find(kind: KindName, id: string): RecordRow | null | undefined {
    const { typeName, row } = recordListOf(kind)
    const found = this.client.readFragment<RecordRow>({ id: `${typeName}:${id}`, fragment: row })
    if (found) return found
    const state = this.#requested.get(`${kind}:${id}`)
    if (!state) this.#request(kind, id)
    return state === 'unknown' ? null : undefined
  }

  #request(kind: KindName, id: string): void {
    this.#requested.set(`${kind}:${id}`, 'loading')
    const ids = this.#waiting.get(kind)
    if (ids) {
      ids.add(id)
      return
    }
    this.#waiting.set(kind, new Set([id]))
    queueMicrotask(() => void this.#load(kind))
  }

  async #load(kind: KindName): Promise<void> {
    const ids = [...(this.#waiting.get(kind) ?? [])].sort()
    this.#waiting.delete(kind)
    for (let start = 0; start < ids.length; start += maxIds) {
      const some = ids.slice(start, start + maxIds)
      try {
        const { data } = await this.client.query<ListQuery<RecordRow>, OperationVariables>({
          query: recordListOf(kind).list,
          variables: { ids: some },
          fetchPolicy: 'network-only',
        })
        const found = new Set(data?.admin?.records.nodes.map(({ id }) => id))
        for (const id of some)
          if (found.has(id)) this.#requested.delete(`${kind}:${id}`)
          else this.#requested.set(`${kind}:${id}`, 'unknown')
        this.#waitMs = firstRetryMs
      } catch {
        this.#forgetLater(kind, some)
      }
    }
    this.#publish()
  }

  /** Forgets after a wait that rows were requested: then those that are still shown are requested again. */
  #forgetLater(kind: KindName, ids: readonly string[]): void {
    setTimeout(() => {
      for (const id of ids) this.#requested.delete(`${kind}:${id}`)
      this.#publish()
    }, this.#waitMs)
    this.#waitMs = Math.min(2 * this.#waitMs, maxRetryMs)
  }

  #publish(): void {
    this.#version += 1
    for (const listener of [...this.#listeners]) listener()
  }
}

const loaders = new WeakMap<ApolloClient, RowLoader>()

function loaderOf(client: ApolloClient): RowLoader {
  const loader = loaders.get(client) ?? new RowLoader(client)
  loaders.set(client, loader)
  return loader
}

type Lists = typeof recordLists

/** The row type of a kind's lists, if the kind is known statically. */
export type RowOfKind<Name extends KindName> = Name extends keyof Lists
  ? Lists[Name]['row'] extends TypedDocumentNode<infer Row, infer _Variables>
    ? Row
    : never
  : RecordRow

/** The row of a record; undefined while it is loaded, null where there is none. */
export type FindRow<Name extends KindName = KindName> = (id: string) => RowOfKind<Name> | null | undefined

/**
 * Finds the list rows of records by their ids. Ids that are not in the cache are loaded together, by one request. The
 * component renders again when they have loaded.
 */
export function useRecordLookup<Name extends KindName>(kind: Name): FindRow<Name> {
  const loader = loaderOf(useApolloClient())
  const version = useSyncExternalStore(loader.subscribe, loader.version)
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the version what it finds changes
  return useCallback((id: string) => loader.find(kind, id) as ReturnType<FindRow<Name>>, [loader, kind, version])
}
