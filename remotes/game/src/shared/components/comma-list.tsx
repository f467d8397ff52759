import { Children, type ReactNode } from 'react'

/** What is named one after the other in a sentence, with commas between. */
export const CommaList = ({ children }: { readonly children: ReactNode }): ReactNode =>
  Children.toArray(children).flatMap((child, index) => (index > 0 ? [', ', child] : [child]))
