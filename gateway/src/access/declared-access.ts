import {
  type Context,
  scopes as knownScopes,
  type NeededScope,
  type NeededScopes,
  requireTokenScope,
  requireViewer,
  type Scope,
  scopesCheck,
  tokenScopes,
} from '@sanguine/kernel'
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
import { DeclarationError, placeOf } from '../declaration-error'

type Field = GraphQLField<unknown, unknown>

/** Alternative lists of scopes: the account needs all scopes of one list. */
type Scopes = readonly (readonly Scope[])[]

/** The callers of a field: anyone, any session, or accounts with scopes. */
export type FieldAccess = 'public' | 'authenticated' | Scopes

/** Returns a check that throws `unauthenticated` or `forbidden`; null if anyone may call. */
function accountCheck(access: FieldAccess): ((context: Context) => unknown) | null {
  if (access === 'public') return null
  return access === 'authenticated' ? requireViewer : scopesCheck(access)
}

/**
 * Returns a check of the account, which throws `unauthenticated` or `forbidden`, and of a personal access token, which
 * throws `insufficientScope`. Null if every caller passes.
 */
export function accessCheck({ access, token }: CallAccess): ((context: Context) => unknown) | null {
  const check = accountCheck(access)
  if (token === null) return check
  return (context) => {
    check?.(context)
    requireTokenScope(context, token)
  }
}

/** The accounts and the personal access tokens that may call. */
export interface CallAccess {
  readonly access: FieldAccess
  /** the scopes of which a token needs one; empty for none; null for a field that leaves it to its parent */
  readonly token: NeededScopes | null
}

/** A field that declares its callers. */
interface DeclaredField extends CallAccess {
  /** such as `Mutation.hunt` */
  readonly path: string
  readonly field: Field
}

const directiveNames = ['public', 'authenticated', 'requiresScopes'] as const

/** The end of a sentence about a missing declaration. */
export const whatToWrite =
  'write @public(token: "read"), @authenticated with @requiresScopes, or @requiresScopes(scopes: [["player", "read"]]) behind its type'

const whichScope = `add one of ${tokenScopes.join(', ')}, or session where no token may call`

const bySchema = new WeakMap<GraphQLSchema, readonly DeclaredField[]>()

/**
 * Reads the callers of a schema's fields from `@public`, `@authenticated` and `@requiresScopes`, once for each schema.
 * Fields at the root, and those of a type with `@namespace`, must have one of these, with the scope of tokens. Throws an error with a sentence
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
      if (read.problem !== undefined) problems.push(`${path}${placeOf(field.astNode)} ${read.problem}.`)
      else if (read.access) declared.push({ path, field, access: read.access, token: read.token ?? null })
    }
  }
  if (problems.length > 0) throw new DeclarationError(...problems)
  bySchema.set(schema, declared)
  return declared
}

interface ReadAccess extends Partial<Omit<CallAccess, 'access'>> {
  /** null for a field without a declaration */
  readonly access?: FieldAccess | null
  /** the rest of a sentence that begins with the field */
  readonly problem?: string
}

function readAccess(schema: GraphQLSchema, type: GraphQLNamedType, { astNode }: Field): ReadAccess {
  const names = directiveNames.filter((name) => astNode?.directives?.some((each) => each.name.value === name))
  const [name, ...others] = names
  const isOperation = isObjectType(type) && mustDeclare(schema, type)
  if (name === undefined)
    return isOperation ? { problem: `does not declare who may call it: ${whatToWrite}` } : { access: null }
  if (name === 'public' && others.length > 0)
    return { problem: `declares ${names.map((each) => `@${each}`).join(' and ')}: leave one` }
  if (isInterfaceType(type)) return { problem: `is of an interface: declare @${name} at the types that implement it` }
  const valuesOf = (of: (typeof directiveNames)[number]) => {
    const directive = schema.getDirective(of)
    return directive && astNode ? getDirectiveValues(directive, astNode) : undefined
  }
  if (name === 'public') return readToken('public', [String(valuesOf(name)?.token)])
  const required = (valuesOf('requiresScopes')?.scopes ?? null) as readonly (readonly string[])[] | null
  const read = required ? readScopes(required, name === 'authenticated') : { access: name as 'authenticated' }
  return isOperation && read.access && !read.token
    ? { problem: `does not declare the scope of personal access tokens: ${whichScope}` }
    : read
}

/** Separates the scopes of accounts from those of tokens, which each list has as the last or not at all. */
function readScopes(scopes: readonly (readonly string[])[], isOfAnyAccount: boolean): ReadAccess {
  if (scopes.length === 0 || scopes.some((all) => all.length === 0))
    return { problem: `requires an empty list of scopes: ${whatToWrite}` }
  const unknown = scopes.flat().find((scope) => !isScope(scope) && !isTokenWord(scope))
  if (unknown !== undefined)
    return {
      problem: `requires the scope "${unknown}", which there is not: choose among ${[...knownScopes, ...tokenWords].join(', ')}`,
    }
  const accounts = distinct(scopes.map((all) => all.filter(isScope)))
  const tokens = distinct(scopes.map((all) => all.filter(isTokenWord)))
  if (isOfAnyAccount !== accounts.every((all) => all.length === 0))
    return {
      problem: isOfAnyAccount
        ? 'declares @authenticated and scopes of accounts: leave one'
        : 'requires no scope of accounts: add player, staff or a permission, or @authenticated',
    }
  if (tokens.some((all) => all.length > 1) || accounts.length * tokens.length !== scopes.length)
    return { problem: 'requires other scopes of tokens in each list: give each list of accounts the same ones' }
  const access = isOfAnyAccount ? 'authenticated' : accounts
  const words = tokens.flat()
  return words.length === 0 ? { access } : readToken(access, words)
}

function readToken(access: FieldAccess, words: readonly string[]): ReadAccess {
  const unknown = words.find((word) => !isTokenWord(word))
  if (unknown !== undefined) return { problem: `has the token scope "${unknown}", which there is not: ${whichScope}` }
  if (words.includes('session') && words.length > 1)
    return { problem: 'lets tokens call and does not: leave session or the scopes' }
  return { access, token: words.filter(isNeededScope) }
}

/** The scopes of tokens, and the word for a call that no token may make. */
const tokenWords: readonly string[] = [...tokenScopes, 'session']

const isScope = (name: string): name is Scope => knownScopes.some((scope) => scope === name)
const isNeededScope = (name: string): name is NeededScope => tokenScopes.some((scope) => scope === name)
const isTokenWord = (name: string): boolean => tokenWords.includes(name)

const distinct = <Value>(lists: readonly (readonly Value[])[]): readonly (readonly Value[])[] => [
  ...new Map(lists.map((list) => [list.join(), list])).values(),
]

/** Whether the type groups operations, whose fields must each declare their callers. */
const mustDeclare = (schema: GraphQLSchema, type: GraphQLObjectType): boolean =>
  [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].includes(type) || isNamespace(type)

/** Whether the type only groups fields. `extend type` may declare this too. */
export const isNamespace = ({ astNode, extensionASTNodes }: GraphQLObjectType): boolean =>
  [astNode, ...extensionASTNodes].some((node) => node?.directives?.some(({ name }) => name.value === 'namespace'))
