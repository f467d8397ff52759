import { Children, type ReactNode } from 'react'

/** Its children in a sentence, separated by commas. */
export const CommaList = ({ children }: { readonly children: ReactNode }): ReactNode =>
  Children.toArray(children).flatMap((child, index) => (index > 0 ? [', ', child] : [child]))
