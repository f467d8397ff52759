import { type Context, scopes as knownScopes, requireViewer, type Scope, scopesCheck } from '@sanguine/kernel'
import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getDirectiveValues,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
} from 'graphql'

type Field = GraphQLField<unknown, unknown>

/** Alternative lists of scopes: the account needs all scopes of one list. */
type Scopes = readonly (readonly Scope[])[]

/** The callers of a field: anyone, any session, or accounts with scopes. */
export type FieldAccess = 'public' | 'authenticated' | Scopes

/** Returns a check that throws `unauthenticated` or `forbidden`; null if anyone may call. */
export function accessCheck(access: FieldAccess): ((context: Context) => unknown) | null {
  if (access === 'public') return null
  return access === 'authenticated' ? requireViewer : scopesCheck(access)
}

/** A field that declares its callers. */
interface DeclaredField {
  /** such as `Mutation.hunt` */
  readonly path: string
  readonly field: Field
  readonly access: FieldAccess
}

const directiveNames = ['public', 'authenticated', 'requiresScopes'] as const

/** The end of a sentence about a missing declaration. */
export const whatToWrite = 'write @public, @authenticated or @requiresScopes(scopes: [["player"]]) behind its type'

const bySchema = new WeakMap<GraphQLSchema, readonly DeclaredField[]>()

/**
 * Reads the callers of a schema's fields from `@public`, `@authenticated` and `@requiresScopes`, once for each schema.
 * Fields at the root, and those of a type with `@namespace`, must have one of these. Throws an error with a sentence
 * for each missing or wrong declaration.
 */
export function declaredAccess(schema: GraphQLSchema): readonly DeclaredField[] {
  const known = bySchema.get(schema)
  if (known) return known
  const problems: string[] = []
  const declared: DeclaredField[] = []
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type) || !(isObjectType(type) || isInterfaceType(type))) continue
    for (const field of Object.values(type.getFields())) {
      const path = `${type.name}.${field.name}`
      const read = readAccess(schema, type, field)
      if (read.problem !== undefined) problems.push(`${path} ${read.problem}.`)
      else if (read.access) declared.push({ path, field, access: read.access })
    }
  }
  if (problems.length > 0) throw new Error(problems.join('\n'))
  bySchema.set(schema, declared)
  return declared
}

interface ReadAccess {
  /** null for a field without a declaration */
  readonly access?: FieldAccess | null
  /** the rest of a sentence that begins with the field */
  readonly problem?: string
}

function readAccess(schema: GraphQLSchema, type: GraphQLNamedType, { astNode }: Field): ReadAccess {
  const names = directiveNames.filter((name) => astNode?.directives?.some((each) => each.name.value === name))
  const [name, ...others] = names
  if (name === undefined)
    return isObjectType(type) && mustDeclare(schema, type)
      ? { problem: `does not declare who may call it: ${whatToWrite}` }
      : { access: null }
  if (others.length > 0) return { problem: `declares ${names.map((each) => `@${each}`).join(' and ')}: leave one` }
  if (isInterfaceType(type)) return { problem: `is of an interface: declare @${name} at the types that implement it` }
  if (name !== 'requiresScopes') return { access: name }
  const directive = schema.getDirective(name)
  const values = directive && astNode ? getDirectiveValues(directive, astNode) : undefined
  return readScopes((values?.scopes ?? []) as readonly (readonly string[])[])
}

function readScopes(scopes: readonly (readonly string[])[]): ReadAccess {
  if (scopes.length === 0 || scopes.some((all) => all.length === 0))
    return { problem: `requires an empty list of scopes: ${whatToWrite}` }
  const unknown = scopes.flat().find((scope) => !isScope(scope))
  if (unknown !== undefined)
    return { problem: `requires the scope "${unknown}", which there is not: choose among ${knownScopes.join(', ')}` }
  return { access: scopes.map((all) => all.filter(isScope)) }
}

const isScope = (name: string): name is Scope => knownScopes.some((scope) => scope === name)

/** Whether the type groups operations, whose fields must each declare their callers. */
const mustDeclare = (schema: GraphQLSchema, type: GraphQLObjectType): boolean =>
  [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].includes(type) || isNamespace(type)

/** Whether the type only groups fields. `extend type` may declare this too. */
const isNamespace = ({ astNode, extensionASTNodes }: GraphQLObjectType): boolean =>
  [astNode, ...extensionASTNodes].some((node) => node?.directives?.some(({ name }) => name.value === 'namespace'))
