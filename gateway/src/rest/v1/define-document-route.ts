import type { Context, ProblemKind, Sentence } from '@sanguine/kernel'
import { parse as parseInput } from '@sanguine/kernel'
import type { Access, Method, Owner, ResponseCache, Route, RouteScope } from '@sanguine/kernel/rest'
import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLInputObjectType,
  getNamedType,
  isInputObjectType,
  isInputType,
  isObjectType,
  isOutputType,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  type SelectionNode,
  TypeInfo,
  typeFromAST,
  valueFromAST,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { z } from 'zod'
import { declaredAccess, type FieldAccess } from '../../access/declared-access'
import { declaredOwners } from '../../access/declared-owners'
import { restIdArguments } from '../../access/id-arguments'
import { DeclarationError } from '../../declaration-error'
import { declaredCosts } from '../../graphql/limits/declared-costs'
import { servedSchema } from '../../graphql/served-schema'
import { type Constraint, constraintOf, DocumentShapes } from './document-shapes'
import { fragmentTexts } from './fragments'
import { type RouteDocument, runDocument } from './run-document'

const { schema } = servedSchema(false)

const fragments: ReadonlyMap<string, FragmentDefinitionNode> = new Map(
  parse(fragmentTexts).definitions.flatMap((node) =>
    node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [],
  ),
)

const shapes = new DocumentShapes(schema, fragments)

const accessByField = new Map(declaredAccess(schema).map((declared) => [declared.path, declared]))

export interface DocumentRoute {
  /** verbNoun, unique in v1 */
  readonly operationId: string
  readonly method: Method
  /** under `/api/v1`, with parameters as `:itemId`, each named after a variable or a field of the variable `input` */
  readonly path: `/${string}`
  readonly tag: string
  readonly summary: string
  readonly description?: string
  /**
   * One operation with one field at its root. The variable `input` is the body, all others are parameters of path or query.
   * Objects are selected by fragments, whose names their schemas get. A page is selected by `nodes`, `pageInfo` and
   * fields without selections.
   */
  readonly document: string
  readonly status?: 200 | 201
  /** the callers, if the route refuses some whom the field serves, or needs no key */
  readonly access?: Access
  /** the name of a field below the root, whose value is returned alone */
  readonly pick?: string
  /** the words for the missing object if the value is null, such as those for an item */
  readonly missing?: Sentence
  /** problems of the operation itself, beside those of `missing` and of a mutation */
  readonly problems?: readonly ProblemKind[]
  /** `false` for a mutation whose operation recognizes no repeat by its `Idempotency-Key`, and would act again */
  readonly acceptsIdempotencyKey?: false
  /** the operation ids of the older routes that it replaces */
  readonly replaces?: readonly string[]
  /** how caches may keep the response; for routes that are open to everyone */
  readonly cache?: ResponseCache
}

/** Fields of a payload that are null only together with a refusal. */
const presentOnSuccess: readonly string[] = [
  'combat',
  'player',
  'bought',
  'sold',
  'news',
  'collection',
  'secret',
  'webhook',
  'delivery',
  'deletedId',
  'payment',
]

const pageFields: readonly string[] = ['nodes', 'pageInfo', 'edges']

/** A document with one field at its root, whose value is returned. Throws an error if the schema has no such field. */
export function documentOf(text: string): RouteDocument {
  const { operation, field } = rootOf(parse(text))
  const rootField = schema.getRootType(operation.operation)?.getFields()[field.name.value]
  if (!rootField) throw new DeclarationError(`The schema has no field ${field.name.value}.`)
  return { document: withFragments(operation, field, rootField), root: field.name.value, pick: null, missing: null }
}

/** The shape of the fields that a fragment selects. */
export function fragmentShape(name: string): z.ZodType {
  const type = schema.getType(fragments.get(name)?.typeCondition.name.value ?? '')
  const { field } = rootOf(parse(`{ value { ...${name} } }`))
  if (!isOutputType(type)) throw new DeclarationError(`There is no fragment ${name}.`)
  return present(shapes.output(type, field))
}

/** A route that executes a document of the schema. Throws an error if the document does not fit the route. */
export function defineDocumentRoute(definition: DocumentRoute): Route {
  const { operationId, method, path, tag, summary, pick = null, missing = null } = definition
  const { operation, field } = rootOf(parse(definition.document))
  const rootType = schema.getRootType(operation.operation)
  const rootField = rootType?.getFields()[field.name.value]
  if (!rootType || !rootField) throw new DeclarationError(`${operationId} names no field of the schema.`)
  const fieldPath = `${rootType.name}.${field.name.value}`
  // A field that is returned alone may declare callers of its own.
  const picked = pick === null ? undefined : accessByField.get(`${getNamedType(rootField.type).name}.${pick}`)
  const declared = picked ?? accessByField.get(fieldPath)
  if (!declared) throw new DeclarationError(`${fieldPath} declares no callers.`)
  const document = withFragments(operation, field, rootField)
  if (rootType === schema.getMutationType()) requireFreeFields(operationId, document)
  const ofArguments = (pick !== null && fieldBelow(rootField, pick)) || rootField
  const { params, query, body, read } = inputOf(operation, ofArguments.args.length > 0 ? ofArguments : rootField, path)
  const access = definition.access ?? routeAccess(declared.access)
  if (definition.cache && access !== 'open')
    throw new DeclarationError(`${operationId} differs by caller, so no cache may keep it.`)
  const isOpen = access === 'open'
  const routeDocument = { document, root: (field.alias ?? field.name).value, pick, missing }
  const route: Route = {
    operationId,
    method,
    path: `/v1${path}`,
    tag,
    summary,
    description: definition.description ?? null,
    cost: fieldPath as `${string}.${string}`,
    chargesFields: true,
    access,
    scope: isOpen ? 'anyone' : routeScope(declared.token),
    ownedBy: {},
    status: definition.status ?? 200,
    changesState: false,
    acceptsIdempotencyKey:
      operation.operation === OperationTypeNode.MUTATION && definition.acceptsIdempotencyKey !== false,
    problems: [
      ...(definition.problems ?? []),
      ...(missing ? (['notFound'] as const) : []),
      ...(operation.operation === OperationTypeNode.MUTATION ? (['conflict'] as const) : []),
    ],
    deprecated: false,
    replaces: definition.replaces ?? [],
    cache: definition.cache ?? null,
    example: undefined,
    input: { params, query, body, files: false, maxFileBytes: 0 },
    response: responseOf(definition, rootField, field),
    eventData: null,
    handle: async (context: Context, raw) =>
      runDocument(
        routeDocument,
        read({
          params: (params ? parseInput(params, raw.params) : {}) as Values,
          query: (query ? parseInput(query, raw.query) : {}) as Values,
          body: (body ? parseInput(body, raw.body) : {}) as Values,
        }),
        context,
      ),
  }
  return { ...route, ownedBy: ownersOf(route, fieldPath) }
}

const ownedArguments = declaredOwners(schema)

/** The owners of a route's arguments, as the field's arguments of the same names declare them; others name no object. */
function ownersOf(route: Route, fieldPath: string): Readonly<Record<string, Owner>> {
  const ofField = ownedArguments.filter(({ call }) => call === fieldPath)
  const lastOf = (argument: string) => argument.split('.').at(-1)
  return Object.fromEntries(
    restIdArguments([route]).map(({ argument }) => [
      argument,
      ofField.find((each) => lastOf(each.argument) === lastOf(argument))?.owner ?? 'none',
    ]),
  )
}

/** Throws an error if a mutation selects a field that is charged: past the limit it would fail after the change. */
function requireFreeFields(operationId: string, document: DocumentNode): void {
  const { weights } = declaredCosts(schema)
  const types = new TypeInfo(schema)
  const visitor = visitWithTypeInfo(types, {
    Field: () => {
      const field = types.getFieldDef()
      const isRoot = types.getParentType() === schema.getMutationType()
      if (field && !isRoot && (weights.get(field) ?? 0) > 1)
        throw new DeclarationError(`${operationId} selects ${field.name} after a change, which is charged.`)
    },
  })
  visit(document, visitor)
}

type Values = Readonly<Record<string, unknown>>

function rootOf({ definitions }: DocumentNode): { operation: OperationDefinitionNode; field: FieldNode } {
  const [operation, ...others] = definitions
  if (operation?.kind !== Kind.OPERATION_DEFINITION || others.length > 0)
    throw new DeclarationError('The document of a route has one operation.')
  const [field, ...more] = operation.selectionSet.selections
  if (field?.kind !== Kind.FIELD || more.length > 0)
    throw new DeclarationError('The operation of a route has one field.')
  return { operation, field }
}

/** The document with its fragments; of a mutation, with all details of its refusals. */
function withFragments(
  operation: OperationDefinitionNode,
  field: FieldNode,
  { type }: GraphQLField<unknown, unknown>,
): DocumentNode {
  const payload = getNamedType(type)
  const refusals = isObjectType(payload) ? payload.getFields().userErrors : undefined
  const selections: readonly SelectionNode[] = [
    ...(field.selectionSet?.selections ?? []),
    ...(refusals ? [userErrorsOf(refusals)] : []),
  ]
  const completed: FieldNode =
    selections.length > 0 ? { ...field, selectionSet: { kind: Kind.SELECTION_SET, selections } } : field
  const complete: OperationDefinitionNode = {
    ...operation,
    selectionSet: { kind: Kind.SELECTION_SET, selections: [completed] },
  }
  const used = new Map<string, FragmentDefinitionNode>()
  const collect = (node: OperationDefinitionNode | FragmentDefinitionNode): void => {
    visit(node, {
      FragmentSpread: ({ name }) => {
        const fragment = fragments.get(name.value)
        if (!fragment || used.has(name.value)) return
        used.set(name.value, fragment)
        collect(fragment)
      },
    })
  }
  collect(complete)
  return { kind: Kind.DOCUMENT, definitions: [complete, ...used.values()] }
}

/** Selects every detail of a refusal: scalars and enums, and of objects the id and the name. */
function userErrorsOf(field: GraphQLField<unknown, unknown>): FieldNode {
  const type = getNamedType(field.type)
  const names = isObjectType(type)
    ? Object.values(type.getFields()).flatMap(({ name, type: detail }) => {
        const named = getNamedType(detail)
        if (!isObjectType(named)) return [name]
        const inner = ['id', 'name'].filter((each) => each in named.getFields())
        return inner.length > 0 ? [`${name} { ${inner.join(' ')} }`] : []
      })
    : []
  return rootOf(parse(`{ userErrors { ${names.join(' ')} } }`)).field
}

const routeAccess = (access: FieldAccess): Access => {
  if (typeof access === 'string') return access
  const [[scope] = []] = access
  if (access.length !== 1 || scope === undefined) throw new DeclarationError('The route needs an access of its own.')
  return scope
}

const routeScope = (token: readonly string[] | null): RouteScope => {
  const [scope = 'session'] = token ?? []
  return scope as RouteScope
}

/** A field of the type that a field returns. */
function fieldBelow(
  { type }: GraphQLField<unknown, unknown>,
  name: string,
): GraphQLField<unknown, unknown> | undefined {
  const named = getNamedType(type)
  return isObjectType(named) ? named.getFields()[name] : undefined
}

function responseOf(
  { operationId, pick }: Pick<DocumentRoute, 'operationId' | 'pick'>,
  rootField: GraphQLField<unknown, unknown>,
  field: FieldNode,
): z.ZodType {
  const type = getNamedType(rootField.type)
  const names = (field.selectionSet?.selections ?? []).flatMap((each) => (each.kind === Kind.FIELD ? [each] : []))
  const named = `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}Result`
  if (pick !== undefined) {
    const picked = names.find(({ name }) => name.value === pick)
    const definition = fieldBelow(rootField, pick)
    if (!picked || !definition) throw new DeclarationError(`${operationId} does not select ${pick}.`)
    const isPage = picked.selectionSet?.selections.some((each) => each.kind === Kind.FIELD)
    if (isPage) return responseOf({ operationId }, definition, picked)
    return shapes.output(definition.type, picked)
  }
  const isPayload = isObjectType(type) && 'userErrors' in type.getFields()
  if (isPayload && !field.selectionSet)
    return z.object({}).meta({ id: named, description: 'Nothing more: the call succeeded.' })
  if (names.length === 0 || !isObjectType(type)) return present(shapes.output(rootField.type, field))
  const selectionSet = {
    kind: Kind.SELECTION_SET as const,
    selections: names.filter(({ name }) => !pageFields.includes(name.value)),
  }
  const rest = shapes.fields(selectionSet, type)
  const nodes = names.find(({ name }) => name.value === 'nodes')
  if (nodes && type.getFields().nodes) {
    const items = shapes.output(type.getFields().nodes?.type as never, nodes)
    const nextCursor = z.string().nullable().describe('The cursor for `after` of the next page; null on the last page.')
    return z.object({ items, nextCursor, ...rest }).meta({ id: named, description: type.description ?? '' })
  }
  const onSuccess = Object.fromEntries(
    Object.entries(rest).map(([name, shape]) => [name, presentOnSuccess.includes(name) ? present(shape) : shape]),
  )
  return z.object(onSuccess).meta({ id: named, description: type.description?.replace(/\n/g, ' ') ?? '' })
}

const present = (shape: z.ZodType): z.ZodType =>
  shape instanceof z.ZodNullable ? (shape.unwrap() as z.ZodType) : shape

interface RouteInput {
  readonly params: z.ZodType | null
  readonly query: z.ZodType | null
  readonly body: z.ZodType | null
  /** the variables of parsed input */
  readonly read: (given: { readonly params: Values; readonly query: Values; readonly body: Values }) => Values
}

/** The numbers that an argument takes, if it limits the entries of a page. */
function pageSizeOf(field: GraphQLField<unknown, unknown>, argument: string): Constraint | null {
  const size = declaredCosts(schema).listSizes.get(field)
  return size?.assumedSize != null && size.slicingArguments?.includes(argument)
    ? { min: 1, max: size.assumedSize }
    : null
}

/** The input of a route from the variables of its operation. */
function inputOf(
  { variableDefinitions = [] }: OperationDefinitionNode,
  rootField: GraphQLField<unknown, unknown>,
  path: string,
): RouteInput {
  // A parameter has the name of an argument, or of a field of an argument.
  const described = rootField.args.flatMap((argument) => {
    const type = getNamedType(argument.type)
    return [argument, ...(isInputObjectType(type) ? Object.values(type.getFields()) : [])]
  })
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const variables = variableDefinitions.map(({ variable, type: node, defaultValue }) => {
    const type = typeFromAST(schema, node)
    if (!type || !isInputType(type)) throw new DeclarationError(`The variable ${variable.name.value} has no type.`)
    const name = variable.name.value
    const argument = described.find((each) => each.name === name)
    return {
      name,
      argument: {
        type,
        defaultValue: defaultValue && valueFromAST(defaultValue, type),
        description: argument?.description,
        constraint: pageSizeOf(rootField, name) ?? (argument ? constraintOf(schema, argument) : {}),
      },
    }
  })
  const input = variables.find(({ name }) => name === 'input')
  const inputType = input && getNamedType(input.argument.type)
  const inputFields = isInputObjectType(inputType) ? inputType.getFields() : {}
  const others = variables.filter(({ name }) => name !== 'input')
  const schemaOfParam = (name: string): z.ZodType => {
    const argument = others.find((variable) => variable.name === name)?.argument
    const field = inputFields[name]
    if (argument) return shapes.input(argument, 'text')
    if (!field) throw new DeclarationError(`The path has the parameter ${name}, which is no variable.`)
    return shapes.input({ ...field, constraint: constraintOf(schema, field) }, 'text')
  }
  const params =
    names.length === 0 ? null : z.object(Object.fromEntries(names.map((name) => [name, schemaOfParam(name)])))
  const queried = others.filter(({ name }) => !names.includes(name))
  const query =
    queried.length === 0
      ? null
      : z.object(Object.fromEntries(queried.map(({ name, argument }) => [name, shapes.input(argument, 'text')])))
  const ofPath = names.filter((name) => name in inputFields)
  return {
    params,
    query,
    body: isInputObjectType(inputType) ? bodyOf(inputType, ofPath) : null,
    read: (given) => ({
      ...given.query,
      ...Object.fromEntries(Object.entries(given.params).filter(([name]) => !ofPath.includes(name))),
      ...(input && {
        input: { ...given.body, ...Object.fromEntries(ofPath.map((name) => [name, given.params[name]])) },
      }),
    }),
  }
}

function bodyOf(type: GraphQLInputObjectType, without: readonly string[]): z.ZodType | null {
  const fields = Object.values(type.getFields()).filter(({ name }) => !without.includes(name))
  if (fields.length === 0) return null
  const shape = Object.fromEntries(
    fields.map((field) => [field.name, shapes.input({ ...field, constraint: constraintOf(schema, field) }, 'json')]),
  )
  return z.strictObject(shape).meta({ id: type.name, description: type.description ?? '' })
}
