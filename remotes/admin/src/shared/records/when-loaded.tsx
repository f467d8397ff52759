import { Skeleton } from '@sanguine/ui'
import type { ReactNode } from 'react'
import { LoadNotice } from './load-notice'
import { type Loaded, loadErrorOf } from './use-records'

type LoadedParts<Parts> = { readonly [Name in keyof Parts]: Loaded<Parts[Name]> }

const isComplete = <Parts extends object>(parts: Partial<Parts>): parts is Parts =>
  Object.values(parts).every((part) => part !== undefined)

/** Several things that are loaded, as one; its data is there once all of them have been loaded. */
export function allLoaded<Parts extends object>(parts: LoadedParts<Parts>): Loaded<Parts> {
  const entries = Object.entries<Loaded<unknown>>(parts)
  const data = Object.fromEntries(entries.map(([name, part]) => [name, part.data])) as Partial<Parts>
  return { data: isComplete(data) ? data : undefined, ...loadErrorOf(entries.map(([, part]) => part)) }
}

/** Shows loaded data; a placeholder during loading, and a notice with Retry after a failure. */
export function WhenLoaded<Data>({
  loaded,
  children,
}: {
  readonly loaded: Loaded<Data>
  readonly children: (data: Data) => ReactNode
}) {
  if (loaded.data === undefined && !loaded.error) return <Skeleton count={6} height={64} />
  return (
    <>
      <LoadNotice loaded={loaded} />
      {loaded.data !== undefined && children(loaded.data)}
    </>
  )
}
