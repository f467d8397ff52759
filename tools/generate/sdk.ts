import { type GraphQLSchema, isEnumType } from 'graphql'
import type { GeneratedFiles } from './generated-files'
import { Mistake } from './mistake'
import {
  type ApiContent,
  type ApiDocument,
  type ApiSchema,
  refName,
  type SdkInput,
  type SdkOperation,
} from './sdk-operations'
import { pythonOperations, pythonTypes } from './sdk-python'

/** Writes what is generated of the SDKs in `sdk`: the operations and types of v1. */
export function generateSdks(
  files: GeneratedFiles,
  { api, types, codes }: { readonly api: ApiDocument; readonly types: string; readonly codes: readonly string[] },
): void {
  const operations = operationsOf(api)
  files.put('sdk/typescript/src/generated/api.ts', types)
  files.put('sdk/typescript/src/generated/operations.ts', typescriptOperations(operations, codes))
  files.put('sdk/python/src/sanguine_sdk/types.py', pythonTypes(api, codes))
  files.put('sdk/python/src/sanguine_sdk/operations.py', pythonOperations(operations))
}

/** The codes of all refusals of the rules that a schema has, without those of the CMS. */
export const refusalCodes = (schema: GraphQLSchema): readonly string[] =>
  Object.values(schema.getTypeMap())
    .filter(isEnumType)
    .filter(({ name }) => name.endsWith('ErrorCode'))
    .flatMap((type) => type.getValues().map(({ name }) => name))

/** The streams of events, which each client follows by its own code. */
const streams: readonly string[] = ['followEvents', 'followStaffEvents']

/** All operations but the streams of events. */
function operationsOf({ paths, components }: ApiDocument): readonly SdkOperation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { operationId }]) => !streams.includes(operationId))
      .map(([method, operation]): SdkOperation => {
        const { operationId: name, summary, parameters = [], requestBody, responses } = operation
        const inputsIn = (place: string) =>
          parameters
            .filter((each) => each.in === place)
            .map(({ name: input = '', schema = {}, required = false }) => ({
              name: input,
              schema,
              isRequired: required,
            }))
        const [params, query] = [inputsIn('path'), inputsIn('query')]
        const body = requestBody ? fieldsOf(bodySchema(requestBody, name), components.schemas) : null
        requireDistinct(name, [...params, ...query, ...(body ?? [])])
        const success = responses['200'] ?? responses['201']
        if (!success) throw new Mistake(`The operation ${name} has no successful response.`)
        return {
          name,
          path,
          summary,
          params,
          query,
          body,
          isKeyed: parameters.some(({ $ref }) => $ref === '#/components/parameters/IdempotencyKey'),
          method: method.toUpperCase(),
          result: bodySchema(success, name),
        }
      }),
  )
}

function bodySchema({ content = {} }: ApiContent, name: string): ApiSchema {
  const schema = Object.values(content)[0]?.schema
  if (!schema) throw new Mistake(`The operation ${name} has a body without a schema.`)
  return schema
}

function fieldsOf(
  { $ref, properties, required = [] }: ApiSchema,
  schemas: ApiDocument['components']['schemas'],
): readonly SdkInput[] {
  const referenced = $ref === undefined ? undefined : schemas[refName($ref)]
  if (referenced) return fieldsOf(referenced, schemas)
  return Object.entries(properties ?? {}).map(([name, schema]) => ({
    name,
    schema,
    isRequired: required.includes(name),
  }))
}

/** Clients take all inputs by name in one list. */
function requireDistinct(operation: string, inputs: readonly SdkInput[]): void {
  const names = inputs.map(({ name }) => name)
  if (new Set(names).size < names.length)
    throw new Mistake(`The operation ${operation} has an input in two places: ${names.join(', ')}.`)
}

const header = 'Made from openapi.v1.json by `npm run generate`.'

function typescriptOperations(operations: readonly SdkOperation[], codes: readonly string[]): string {
  const rows = operations.map(({ name, method, path, query, body, isKeyed }) => {
    const names = query.map((each) => `'${each.name}'`).join(', ')
    return `  ${name}: { method: '${method}', path: '${path}', query: [${names}], hasBody: ${body !== null}, isKeyed: ${isKeyed} },`
  })
  return `/** ${header} */

/**
 * The operations of v1: their paths below /api, the names of their parameters in the query, whether they have a body, and
 * whether they recognize a repeat by its idempotency key.
 */
export const routes = {
${rows.join('\n')}
} as const

/** The codes of refusals. */
export const knownCodes = [
${codes.map((code) => `  '${code}',`).join('\n')}
] as const
`
}
