import type { Route } from '@sanguine/kernel/rest'
import {
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
} from 'graphql'
import { z } from 'zod'

/** An argument of a call that names an object. */
export interface IdArgument {
  /** `Mutation.endSession`, or `POST /user/endSession` */
  readonly call: string
  /** `input.id`; by REST with where it is sent: `params.id`, `body.id` */
  readonly argument: string
}

/** As text, the key of the classification: `Mutation.endSession(input.id)`. */
export const keyOf = ({ call, argument }: IdArgument): string => `${call}(${argument})`

/** What names an object although the schema does not call it an ID: a secret that was given out for one, or an account's name, which `additionalInfo` holds. */
const namesObject = (name: string): boolean => /^(token|ticket|username|recipientName|additionalInfo)$/.test(name)

function pathsTo(type: GraphQLInputType, path: string, open: readonly GraphQLInputType[] = []): readonly string[] {
  const named = getNamedType(type)
  if (named.name === 'ID' || namesObject(path.split('.').at(-1) ?? '')) return [path]
  if (!isInputObjectType(named) || open.includes(named)) return []
  return Object.values(named.getFields()).flatMap((field) =>
    pathsTo(field.type, `${path}.${field.name}`, [...open, named]),
  )
}

/** Every argument of the schema that is an id, a token, a ticket or an account's name. */
export const graphqlIdArguments = (schema: GraphQLSchema): readonly IdArgument[] =>
  Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && !isIntrospectionType(type))
    .flatMap((type) =>
      isObjectType(type)
        ? Object.values(type.getFields()).flatMap((field) =>
            field.args
              .flatMap(({ name, type: argumentType }) =>
                field.name.endsWith('ByName') ? [name] : pathsTo(argumentType, name),
              )
              .map((argument) => ({ call: `${type.name}.${field.name}`, argument })),
          )
        : [],
    )

interface Json {
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, Json>>
  readonly properties?: Readonly<Record<string, Json>>
  readonly items?: Json
  readonly anyOf?: readonly Json[]
}

const isIdName = (name: string): boolean => /(^i|I)ds?$/.test(name) || namesObject(name)

function propertiesOf(json: Json, path: string, root: Json): readonly string[] {
  const target = json.$ref ? (root.$defs?.[json.$ref.replace('#/$defs/', '')] ?? {}) : json
  const inner = [...(target.anyOf ?? []), ...(target.items ? [target.items] : [])]
  return [
    ...inner.flatMap((each) => propertiesOf(each, path, root)),
    ...Object.entries(target.properties ?? {}).flatMap(([name, property]) =>
      isIdName(name) || path === 'params' ? [`${path}.${name}`] : propertiesOf(property, `${path}.${name}`, root),
    ),
  ]
}

/** Every parameter of a path, and every other field of the routes that is named as an id, a token, a ticket or an account's name. */
export const restIdArguments = (routes: readonly Route[]): readonly IdArgument[] =>
  routes.flatMap(({ method, path, input }) =>
    (['params', 'query', 'body'] as const).flatMap((part) => {
      const schema = input[part]
      if (!schema) return []
      const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json
      const found = new Set(propertiesOf(json, part, json))
      return [...found].map((argument) => ({ call: `${method} ${path}`, argument }))
    }),
  )
