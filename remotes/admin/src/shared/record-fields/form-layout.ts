import type { KindName } from '@sanguine/content'
import type { Span } from '../form/form'

/** The special layout of a kind's form. Fields are named as in the GraphQL API. */
export interface FormLayout {
  /** the fields that follow the title, in this order; the others follow in the order of the kind */
  readonly first?: readonly string[]
  readonly spans?: Readonly<Record<string, Span>>
  /** width by height of the kind's images */
  readonly ratio?: number
}

/** By kind. */
export type FormLayouts = { readonly [Name in KindName]?: FormLayout }
