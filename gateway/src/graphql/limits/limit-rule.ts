import { GraphQLError, type OperationDefinitionNode, type ValidationContext, type ValidationRule } from 'graphql'
import { rootNames } from '../root-names'
import { measurer, type Size } from './measure'

export interface QueryLimits extends Size {
  readonly rootFields: number
}

/** Limits with room for any page of the site and for introspection, which is the deepest query. */
export const queryLimits: QueryLimits = { depth: 15, cost: 150_000, aliases: 40, directives: 40, rootFields: 20 }

/** The most tokens of a document, checked while it is parsed. The site's largest document has 701. */
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
  /** whether a text is a known document without limits, such as the site's own */
  readonly isKnown?: (text: string) => boolean
}

/** Refuses operations that exceed the limits before any field is executed. */
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
