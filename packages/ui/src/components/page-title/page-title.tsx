import { createStore, useStore } from '@sanguine/ui/platform'

/** Stands before the name of every page, such as a time that is worth a look from another tab; empty for none. */
export const titleNote = createStore('')

/** The page's name in the browser's tab. One on a page. */
export function PageTitle({ children }: { readonly children: string }) {
  const note = useStore(titleNote)
  return <title>{`${note && `${note} · `}${children} · Sanguine`}</title>
}
