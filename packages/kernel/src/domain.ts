import type { App } from './app'
import type { Context } from './context'
import type { CollectionDescription } from './personal-data'

/** What a subgraph hands to the gateway through its front door. */
export interface Domain {
  readonly name: string
  /** file with the domain's schema, or several */
  readonly schemaPath: string | readonly string[]
  /** by type, then by field, in one object or several; typed by `Resolvers` of `@sanguine/schema` where they are defined */
  readonly resolvers: object | readonly object[]
  /** those of `resolvers` whose values follow from the object and the release alone: they are called once per release */
  readonly contentResolvers?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** by type name, for the types that implement `Node`: the object with this id, or null where the caller may not see it */
  readonly nodes?: Readonly<Record<string, FindNode>>
  /** every collection that the domain owns, with what it has of an account */
  readonly collections?: readonly CollectionDescription[]
  /** indexes, first content, workers; awaited before the server accepts calls */
  readonly start?: (app: App) => Promise<void>
}

export type FindNode = (context: Context, id: string) => object | null | Promise<object | null>
