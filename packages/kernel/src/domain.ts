import type { GraphQLScalarType } from 'graphql'
import type { App } from './app'
import type { Context } from './context'

/** A resolver of one field: translates arguments, calls an operation and shapes its result. */
export type Resolver<Parent = never, Args = never> = (parent: Parent, args: Args, context: Context) => unknown

/**
 * The resolvers of a domain by type and field. Each field types its own parent and arguments, which the schema checks;
 * the gateway only collects them.
 */
export type Resolvers = Readonly<Record<string, GraphQLScalarType | Readonly<Record<string, Resolver>>>>

/** What a subgraph hands to the gateway through its front door. */
export interface Domain {
  readonly name: string
  /** file with the domain's schema, or several */
  readonly schemaPath: string | readonly string[]
  readonly resolvers: Resolvers
  /** indexes, first content, workers; awaited before the server accepts calls */
  readonly start?: (app: App) => Promise<void>
}
