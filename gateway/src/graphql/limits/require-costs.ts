import {
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isIntrospectionType,
  isListType,
  isObjectType,
} from 'graphql'
import { DeclarationError, placeOf } from '../../declaration-error'
import type { ContentResolvers } from '../cache-content-fields'
import { declaredCosts } from './declared-costs'

type Field = GraphQLField<unknown, unknown>

/** Types whose fields only read what is loaded: details of refusals, and records of the CMS. */
const freeTypes = /(UserError|Record|RecordConnection|^Delete\w+Payload)$/

/** Types whose fields each run an operation. */
const operationTypes: readonly string[] = ['Query', 'Mutation', 'Subscription', 'Admin']

/**
 * Throws a `DeclarationError` with a sentence for each field that does not declare its cost, and for each list that does not declare
 * its length. A field must declare a cost if it runs an operation or has a resolver. A list must declare its length if it is a page, or if its
 * field runs an operation.
 */
export function requireCosts(schema: GraphQLSchema, contentResolvers: ContentResolvers): void {
  const { weights, listSizes } = declaredCosts(schema)
  const problems: string[] = []
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || isIntrospectionType(type)) continue
    for (const field of Object.values(type.getFields())) {
      const isOperation = operationTypes.includes(type.name)
      const isFree = freeTypes.test(type.name) || field.name in (contentResolvers[type.name] ?? {})
      const weight = weights.get(field)
      const add = (problem: string) => problems.push(`${type.name}.${field.name}${placeOf(field.astNode)} ${problem}.`)
      if (weight === undefined && (isOperation || (field.resolve && !isFree)))
        add(
          'does not declare what it costs: write @cost(weight: "…") behind its type, in units of two microseconds, or "1" if it only shapes loaded data',
        )
      const size = listSizes.get(field)
      const isPage = field.args.some(({ name }) => name === 'first')
      const isConnection = getNamedType(field.type).name.endsWith('Connection')
      if (isPage && !size?.slicingArguments?.includes('first'))
        add(`does not declare how long a page is: write ${pageSize(isConnection)} behind its type`)
      else if (isPage && isConnection && !size?.sizedFields)
        add(`does not declare which fields have its entries: write ${pageSize(isConnection)} behind its type`)
      else if (!size && isListOf(field) && (isOperation || (weight ?? 0) > 1))
        add('does not declare how long its list is: write @listSize(assumedSize: …) behind its type')
    }
  }
  if (problems.length > 0) throw new DeclarationError(...problems)
}

const isListOf = ({ type }: Field): boolean => isListType(getNullableType(type))

const pageSize = (isConnection: boolean): string =>
  `@listSize(assumedSize: 100, slicingArguments: ["first"]${isConnection ? ', sizedFields: ["edges", "nodes"]' : ''})`
