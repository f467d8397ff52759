import { contentId } from '@sanguine/ui'
import type { ReactNode } from 'react'

/** A page that needs no account. Header and padding are the host's. */
export function PublicPage({ children }: { readonly children: ReactNode }) {
  return (
    <main id={contentId} tabIndex={-1}>
      {children}
    </main>
  )
}
