import { MapperKind, mapSchema } from '@graphql-tools/utils'
import type { Context } from '@sanguine/kernel'
import {
  type ASTNode,
  BREAK,
  type DocumentNode,
  type ExecutionResult,
  extendSchema,
  type GraphQLEnumType,
  GraphQLError,
  GraphQLScalarType,
  type GraphQLSchema,
  isEnumType,
  isIntrospectionType,
  isNonNullType,
  Kind,
  type NamedTypeNode,
  type OperationDefinitionNode,
  parse,
  type Source,
  type SourceLocation,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { compileQuery, isCompiledQuery } from 'graphql-jit'

export type Variables = Readonly<Record<string, unknown>>

/** Executes an operation with coerced variables. */
export type CompiledOperation = (coerced: Variables, context: Context) => Promise<ExecutionResult>

export interface CompilerOptions {
  readonly schema: GraphQLSchema
  /**
   * Checks the type of every text, number and flag of a response. For tests: resolvers are typed, so production omits
   * it.
   */
  readonly checkAnswers: boolean
}

/** Compiles an operation of a valid document; null if graphql-js must execute it. */
export type CompileOperation = (document: DocumentNode, operation: OperationDefinitionNode) => CompiledOperation | null

/** The type of every variable in a compiled document. It returns a coerced value unchanged. */
const coercedType = 'CoercedVariable'

/**
 * Compiles documents by graphql-jit. It writes a document's values into a program, so clients' documents must never be
 * compiled.
 */
export function operationCompiler({ schema, checkAnswers }: CompilerOptions): CompileOperation {
  const extended = extendSchema(schema, parse(`scalar ${coercedType}`), { assumeValid: true })
  const compiledSchema = checkAnswers ? extended : withEnumsAsScalars(extended)
  return (document, operation) => {
    if (!isCompilable(document, operation, schema)) return null
    const compiled = compileQuery(compiledSchema, withCoercedVariables(document, operation), operation.name?.value, {
      disableLeafSerialization: !checkAnswers,
      disablingCapturingStackErrors: true,
    })
    if (!isCompiledQuery(compiled)) return null
    return async (coerced, context) => withRealErrors(await compiled.query(undefined, context, coerced), document)
  }
}

/** Names that graphql-jit cannot confuse: it joins the names of a path with types and indexes by underscores. */
const safeName = /^(?!idx\d)[a-z][a-zA-Z0-9]*$/

/**
 * Whether graphql-jit executes a document as graphql-js does. It does not if a fragment is spread twice under
 * conditions, or if a variable within a list or an object is left out. Introspection is excluded too, since it costs
 * more to compile than to execute.
 */
export const isCompilable = (
  document: DocumentNode,
  operation: OperationDefinitionNode,
  schema: GraphQLSchema,
): boolean => isPlain(document) && !takesNullByDefault(document, operation, schema)

function isPlain(document: DocumentNode): boolean {
  let hasOddities = false
  const refuse = () => {
    hasOddities = true
    return BREAK
  }
  visit(document, {
    Directive: refuse,
    Field: ({ alias, name }) => {
      const responseName = (alias ?? name).value
      const isSafe = name.value === '__typename' || !name.value.startsWith('__')
      const isNamed = responseName === '__typename' || safeName.test(responseName)
      return isSafe && isNamed && !(responseName in Object.prototype) ? undefined : refuse()
    },
    Variable: ({ name }, _key, _parent, _path, ancestors) =>
      name.value in Object.prototype || ancestors.some(isWithinValue) ? refuse() : undefined,
  })
  return !hasOddities
}

/**
 * Whether a nullable variable is used in a non-null place, which is valid if either has a default. If such an argument
 * is null, graphql-jit skips the mutations after it.
 */
function takesNullByDefault(
  document: DocumentNode,
  { variableDefinitions = [] }: OperationDefinitionNode,
  schema: GraphQLSchema,
): boolean {
  const nullable = new Set(
    variableDefinitions.flatMap(({ variable, type }) =>
      type.kind === Kind.NON_NULL_TYPE ? [] : [variable.name.value],
    ),
  )
  let isTaken = false
  const types = new TypeInfo(schema)
  const visitor = visitWithTypeInfo(types, {
    Argument: ({ value }) => {
      if (value.kind === Kind.VARIABLE && nullable.has(value.name.value) && isNonNullType(types.getInputType()))
        isTaken = true
    },
  })
  if (nullable.size > 0) visit(document, visitor)
  return isTaken
}

const isWithinValue = (ancestor: ASTNode | readonly ASTNode[]): boolean =>
  'kind' in ancestor && (ancestor.kind === Kind.LIST || ancestor.kind === Kind.OBJECT)

/** The document with `CoercedVariable` as the type of all variables, so that absent variables stay absent. */
function withCoercedVariables(document: DocumentNode, operation: OperationDefinitionNode): DocumentNode {
  const type: NamedTypeNode = { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: coercedType } }
  const { variableDefinitions: defined = [] } = operation
  const variableDefinitions = defined.map(({ kind, variable }) => ({ kind, variable, type }))
  return {
    ...document,
    definitions: document.definitions.map((definition) =>
      definition === operation ? { ...operation, variableDefinitions } : definition,
    ),
  }
}

/**
 * The schema for compiled documents, in which a scalar of the same name replaces every enum. The compiler can skip the
 * serialization of built-in scalars, which typed resolvers make unnecessary. But it skips them only together with
 * enums, whose internal values differ. It always serializes custom scalars.
 */
const withEnumsAsScalars = (schema: GraphQLSchema): GraphQLSchema =>
  mapSchema(schema, {
    [MapperKind.TYPE]: (type) => (isEnumType(type) && !isIntrospectionType(type) ? scalarFor(type) : type),
  })

const scalarFor = (type: GraphQLEnumType): GraphQLScalarType =>
  new GraphQLScalarType({
    name: type.name,
    serialize: (value) => type.serialize(value),
    parseValue: (value) => type.parseValue(value),
    parseLiteral: (node, variables) => type.parseLiteral(node, variables),
  })

/**
 * Turns the errors of a compiled document into `GraphQLError`s. An error about an argument that a variable makes null
 * has no node.
 */
function withRealErrors(result: ExecutionResult, { loc }: DocumentNode): ExecutionResult {
  if (!result.errors) return result
  const errors = result.errors.map(
    ({ message, path, originalError, extensions, locations }) =>
      new GraphQLError(message, {
        path: path ?? null,
        originalError: originalError ?? null,
        extensions: !originalError && message.startsWith('Argument "') ? { code: 'BAD_USER_INPUT' } : extensions,
        ...(loc && { source: loc.source, positions: locations?.map((location) => positionOf(location, loc.source)) }),
      }),
  )
  return { ...result, errors }
}

/** The index in the text of a line and column. */
function positionOf({ line, column }: SourceLocation, { body }: Source): number {
  let start = 0
  for (let count = 1; count < line; count += 1) start = body.indexOf('\n', start) + 1
  return start + column - 1
}
