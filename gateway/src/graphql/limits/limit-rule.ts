import { GraphQLError, type OperationDefinitionNode, type ValidationContext, type ValidationRule } from 'graphql'
import { rootNames } from '../root-names'
import { measurer, type Size } from './measure'

export interface QueryLimits extends Size {
  readonly rootFields: number
}

/** Roomy for any page of the site, and for introspection, whose depth alone is more than a page needs. */
export const queryLimits: QueryLimits = { depth: 15, cost: 150_000, aliases: 40, directives: 40, rootFields: 20 }

/** How many tokens a document may have; checked while it is read. The largest of the site has 701. */
export const maxTokens = 2_000

const names: Readonly<Record<keyof QueryLimits, string>> = {
  depth: 'levels deep',
  cost: 'by the costs of its fields, lists counted with their entries',
  aliases: 'aliases',
  directives: 'directives',
  rootFields: 'fields at the root',
}

export interface LimitRuleOptions {
  readonly limits?: QueryLimits
  /** texts of documents that are known and so need no limit: the site's own */
  readonly isKnown?: (text: string) => boolean
}

/** Refuses operations that are larger than the limits before anything of them is executed. */
export const limitRule =
  ({ limits = queryLimits, isKnown = () => false }: LimitRuleOptions = {}): ValidationRule =>
  (context: ValidationContext) => {
    const measure = measurer(context.getSchema(), context.getDocument())
    return {
      OperationDefinition(operation: OperationDefinitionNode) {
        if (isKnown(context.getDocument().loc?.source.body ?? '')) return
        const size: QueryLimits = {
          ...measure(operation),
          rootFields: rootNames(operation.selectionSet, (name) => context.getFragment(name)).size,
        }
        for (const [name, most] of Object.entries(limits) as [keyof QueryLimits, number][]) {
          if (size[name] <= most) continue
          context.reportError(
            new GraphQLError(`The operation is too large: ${size[name]} ${names[name]}, where ${most} are allowed.`, {
              nodes: operation,
              extensions: { code: 'QUERY_TOO_LARGE' },
            }),
          )
        }
      },
    }
  }
