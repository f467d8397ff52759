import type { Context } from '@sanguine/kernel'
import type {
  FieldNode,
  FragmentDefinitionNode,
  GraphQLError,
  GraphQLField,
  GraphQLFieldResolver,
  GraphQLObjectType,
  GraphQLResolveInfo,
  GraphQLSchema,
  OperationDefinitionNode,
} from 'graphql'
import type { ConstantTexts } from './constant-texts'

/** The coerced variables of a call. */
export type Variables = Readonly<Record<string, unknown>>

export type Resolver = GraphQLFieldResolver<unknown, Context>

/** A field that a response has for an object: all that is the same for each object. */
export interface PlannedField {
  /** its name in the response */
  readonly name: string
  readonly definition: GraphQLField<unknown, Context>
  readonly parentType: GraphQLObjectType
  /** the selections that were merged to this field */
  readonly nodes: readonly FieldNode[]
  /** null for a property of the object */
  readonly resolve: Resolver | null
  /** Throws if a variable of an argument that must not be null is null. */
  readonly argumentsOf: (variables: Variables) => Record<string, unknown>
  readonly complete: Complete
  readonly isLeaf: boolean
  readonly isNullable: boolean
}

/** A field, fragment or operation with what it selects. */
export type Selection = Pick<FieldNode, 'selectionSet'>

/** The fields that are selected of an object of one type. */
export interface ObjectPlan {
  readonly fields: readonly PlannedField[]
  /** whether a field is named `__proto__`, which plain objects cannot have */
  readonly hasPrototypeName: boolean
}

/** An operation whose conditions have one outcome. An object's fields are planned when the first such object is met. */
export interface OperationPlan {
  readonly schema: GraphQLSchema
  readonly operation: OperationDefinitionNode
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>
  /** The plan of the root. Throws if a condition is null. */
  readonly root: () => ObjectPlan
  /** Plans the fields that selections have for an object of a type. Throws if a condition is null. */
  readonly planObject: (type: GraphQLObjectType, selections: readonly Selection[]) => ObjectPlan
}

/** The place of a value in the response: a name or an index, and the place above it. */
export type ResponsePath = GraphQLResolveInfo['path']

/** An execution of a plan. */
export interface PlannedCall {
  readonly plan: OperationPlan
  readonly variables: Variables
  readonly context: Context
  readonly rootValue: unknown
  /** of objects and lists that become texts in the response; null if none does */
  readonly texts: ConstantTexts | null
  readonly errors: GraphQLError[]
  /** the places that errors made null; undefined is the whole response */
  readonly nulled: Set<ResponsePath | undefined>
  /** the number of resolvers that were called */
  resolved: number
  /** the number of values that failed, even where a parent is null already */
  failed: number
  /** whether an object is being completed that may become a text, and so its objects do not */
  isInConstant: boolean
}

/**
 * Makes the value of a resolver one of the response, or a promise of it. The path is that of the value; leaves do not need
 * one. Throws what a resolver returned as an error, and for values that the type does not have.
 */
export type Complete = (call: PlannedCall, value: unknown, path: ResponsePath | undefined) => unknown
