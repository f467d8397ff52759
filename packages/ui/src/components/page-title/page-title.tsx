import { createStore, useStore } from '@sanguine/ui/platform'

/** A prefix of every page title, such as a countdown that is useful from another tab; empty for none. */
export const titleNote = createStore('')

/** The page's name in the browser's tab. One per page. */
export function PageTitle({ children }: { readonly children: string }) {
  const note = useStore(titleNote)
  return <title>{`${note && `${note} · `}${children} · Sanguine`}</title>
}
