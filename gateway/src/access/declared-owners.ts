import type { Owner, Route } from '@sanguine/kernel/rest'
import {
  type GraphQLInputType,
  type GraphQLSchema,
  getDirectiveValues,
  getNamedType,
  type InputValueDefinitionNode,
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
} from 'graphql'
import { DeclarationError, placeOf } from '../declaration-error'
import { type IdArgument, namesContent, namesObject, restIdArguments } from './id-arguments'

const owners: readonly Owner[] = ['none', 'caller', 'any', 'bearer']

/** An argument that names an object, with the owner of that object. */
export interface OwnedArgument extends IdArgument {
  readonly owner: Owner
}

interface InputValue {
  readonly name: string
  readonly type: GraphQLInputType
  readonly astNode?: InputValueDefinitionNode | null | undefined
}

const whatToWrite = 'write @ownedBy(account: CALLER), or NONE for content, ANY or BEARER, behind its type'

/**
 * Reads from `@ownedBy` whose objects the arguments of a schema may name. Arguments and input fields must declare this
 * if they are IDs or find something by name. The same holds if they are called a token, a ticket or an account's name.
 * Throws an error with a sentence for each missing declaration.
 */
export function declaredOwners(schema: GraphQLSchema): readonly OwnedArgument[] {
  const undeclared = new Set<string>()
  const ownersWithin = ({ name, type, astNode }: InputValue, place: Place): readonly OwnedArgument[] => {
    const argument = [...place.path, name].join('.')
    const owner = ownerOf(schema, astNode)
    const named = getNamedType(type)
    if (owner) return [{ call: place.call, argument, owner }]
    if (named.name === 'ID' || namesObject(name) || place.isByName) {
      undeclared.add(`${place.definedIn}${place.path.length === 0 ? `(${name})` : `.${name}`}${placeOf(astNode)}`)
      return []
    }
    if (!isInputObjectType(named) || place.open.includes(named)) return []
    const inner = { ...place, definedIn: named.name, path: [...place.path, name], open: [...place.open, named] }
    return Object.values(named.getFields()).flatMap((field) => ownersWithin(field, inner))
  }
  const found = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter((type) => !isIntrospectionType(type))
    .flatMap((type) =>
      Object.values(type.getFields()).flatMap((field) => {
        const call = `${type.name}.${field.name}`
        const isByName = field.name.endsWith('ByName')
        const place: Place = { call, definedIn: call, isByName, path: [], open: [] }
        return field.args.flatMap((argument) => ownersWithin(argument, place))
      }),
    )
  if (undeclared.size > 0)
    throw new DeclarationError(
      ...[...undeclared].map((path) => `${path} does not declare whose object it names: ${whatToWrite}.`),
    )
  return found
}

/** The place of an argument or input field. */
interface Place {
  readonly call: string
  /** the field or the input type that defines it, for a sentence */
  readonly definedIn: string
  /** whether the field finds something by name */
  readonly isByName: boolean
  readonly path: readonly string[]
  readonly open: readonly GraphQLInputType[]
}

function ownerOf(schema: GraphQLSchema, astNode: InputValue['astNode']): Owner | undefined {
  const directive = schema.getDirective('ownedBy')
  const values = directive && astNode ? getDirectiveValues(directive, astNode) : undefined
  // The gateway replaces the values of enums by their names in camel case.
  return owners.find((owner) => owner === String(values?.account).toLowerCase())
}

/**
 * Reads from `ownedBy` whose objects the arguments of routes may name. An id that is named after a kind of content
 * needs none. Throws an error with a sentence for each argument without an owner, and for each owner without such an
 * argument.
 */
export function declaredRouteOwners(routes: readonly Route[]): readonly OwnedArgument[] {
  const problems: string[] = []
  const found = routes.flatMap((route) => {
    const { ownedBy, method, path } = route
    const names = restIdArguments([route]).map(({ argument }) => argument)
    if (typeof ownedBy !== 'string')
      for (const name of Object.keys(ownedBy))
        if (!names.includes(name)) problems.push(`${method} ${path} has an owner for ${name}, which names no object.`)
    return names.flatMap((argument): OwnedArgument[] => {
      const given = { call: `${method} ${path}`, argument }
      const owner = typeof ownedBy === 'string' ? ownedBy : (ownedBy[argument] ?? (namesContent(given) ? 'none' : null))
      if (owner) return [{ ...given, owner }]
      problems.push(`${method} ${path} does not declare whose object ${argument} names: write it into ownedBy.`)
      return []
    })
  })
  if (problems.length > 0) throw new DeclarationError(...problems)
  return found
}
