import { kindNames } from '@sanguine/content'
import type { Route } from '@sanguine/kernel/rest'
import { z } from 'zod'

/** An argument of a call that names an object. */
export interface IdArgument {
  /** such as `Mutation.endSession` or `POST /user/endSession` */
  readonly call: string
  /** such as `input.id`; for REST it begins with the part of the request: `params.id`, `body.id` */
  readonly argument: string
}

/** The key of an argument in the classification, such as `Mutation.endSession(input.id)`. */
export const keyOf = ({ call, argument }: IdArgument): string => `${call}(${argument})`

/**
 * Whether a value names an object without being an ID. It is a secret for the object or an account's name, which
 * `additionalInfo` holds too.
 */
export const namesObject = (name: string): boolean =>
  /^(token|ticket|username|recipientName|additionalInfo)$/.test(name)

const contentIds: ReadonlySet<string> = new Set(kindNames.flatMap((kind) => [`${kind}Id`, `${kind}Ids`]))

/** Whether an argument is named after a kind of content, such as `input.itemId`: then it names a record. */
export const namesContent = ({ argument }: IdArgument): boolean => contentIds.has(argument.split('.').at(-1) ?? '')

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

/** Every parameter of a path, and every other field of the routes named as an id, token, ticket or account's name. */
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
