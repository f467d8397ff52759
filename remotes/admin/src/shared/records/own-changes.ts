import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import type { KindName } from '@sanguine/content'
import { useEffect, useRef } from 'react'

/** A change of several records that this page made. */
interface OwnUpdate {
  readonly action: 'update'
  readonly kind: KindName
  /** that each record got, by its id */
  readonly revisions: ReadonlyMap<string, number>
}

interface OwnDeletion {
  /** `gone` if others deleted the records, and this page found that out */
  readonly action: 'delete' | 'gone'
  readonly kind: KindName
  readonly ids: readonly string[]
}

/** A change that this page made or found; the stream of the staff has only those by others. */
export type OwnChange = OwnUpdate | OwnDeletion

type Listener = (change: OwnChange) => void

const listenersByClient = new WeakMap<ApolloClient, Set<Listener>>()

function listenersOf(client: ApolloClient): Set<Listener> {
  const known = listenersByClient.get(client) ?? new Set()
  listenersByClient.set(client, known)
  return known
}

/** Tells the other parts of the page about a change. */
export function reportOwnChange(client: ApolloClient, change: OwnChange): void {
  for (const listener of [...listenersOf(client)]) listener(change)
}

/** Calls the latest `listener` for each change that this page makes, while the component is shown. */
export function useOwnChanges(listener: Listener): void {
  const client = useApolloClient()
  const latest = useRef(listener)
  useEffect(() => {
    latest.current = listener
  })
  useEffect(() => {
    const listeners = listenersOf(client)
    const listen: Listener = (change) => latest.current(change)
    listeners.add(listen)
    return () => void listeners.delete(listen)
  }, [client])
}
