import { useViewer } from '@sanguine/ui'
import { followEvents, type SiteEvent } from '@sanguine/ui/platform'
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'

/** A change by another member of the staff, or by the site itself. */
export interface StaffChange {
  readonly action: 'CREATE' | 'UPDATE' | 'DELETE' | 'RESTORE'
  readonly subject: { readonly type: string; readonly id: string }
  /** null for the site itself */
  readonly actor: { readonly accountId: string; readonly name: string } | null
}

/** Called with a change; with null if the page may have missed some. */
type Listener = (change: StaffChange | null) => void

class StaffChanges {
  readonly #listeners = new Set<Listener>()

  listen(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  take(change: StaffChange | null): void {
    for (const listener of [...this.#listeners]) listener(change)
  }
}

const StaffChangesContext = createContext<StaffChanges | null>(null)

/** Follows what others of the staff change, for all parts of the CMS. Without the stream a page is as it was loaded. */
export function StaffChangesProvider({ children }: { readonly children: ReactNode }) {
  const [changes] = useState(() => new StaffChanges())
  const viewerId = useViewer()?.id
  useEffect(() => {
    if (viewerId === undefined) return undefined
    const onEvent = ({ name, data }: SiteEvent) => {
      if (name === 'change' && isChange(data) && data.actor?.accountId !== viewerId) changes.take(data)
      if (name === 'place' && hasMissed(data)) changes.take(null)
    }
    return followEvents({ onEvent, onLive: () => undefined }, 'staff')
  }, [changes, viewerId])
  return <StaffChangesContext value={changes}>{children}</StaffChangesContext>
}

/** Calls the latest `listener` for each change by others, while the component is shown. */
export function useStaffChanges(listener: Listener): void {
  const changes = useContext(StaffChangesContext)
  const latest = useRef(listener)
  useEffect(() => {
    latest.current = listener
  })
  useEffect(() => changes?.listen((change) => latest.current(change)), [changes])
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Whether the data are those of a change. A gateway of another version may send others. */
const isChange = (data: unknown): data is StaffChange =>
  isObject(data) && isObject(data.subject) && typeof data.action === 'string' && 'actor' in data

const hasMissed = (data: unknown): boolean => isObject(data) && data.hasMissed === true
