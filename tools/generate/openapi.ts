import { createRequire } from 'node:module'
import { join } from 'node:path'
import { readPack } from '@sanguine/content/pack'
import type { GraphQLSchema } from 'graphql'
import { root } from '../root'
import type { GeneratedFiles } from './generated-files'
import { generateSdks, refusalCodes } from './sdk'
import type { ApiDocument } from './sdk-operations'

/**
 * `openapi.json`, from the route table that the gateway serves, with examples from the content pack; and the types of a
 * TypeScript client of it. Also `openapi.v1.json`, `openapi.oauth.json` and what is generated of the SDKs.
 */
export async function generateOpenapi(files: GeneratedFiles, schema: GraphQLSchema): Promise<void> {
  const rest = join(root, 'gateway/dist/rest')
  const { describeApi, firstApi, v1Api }: typeof import('../../gateway/src/rest/openapi/describe-api') = require(
    join(rest, 'openapi/describe-api.js'),
  )
  const { exampleValues }: typeof import('../../gateway/src/rest/openapi/example-values') = require(
    join(rest, 'openapi/example-values.js'),
  )
  const { firstRoutes }: typeof import('../../gateway/src/rest/routes') = require(join(rest, 'routes.js'))
  const { v1Routes }: typeof import('../../gateway/src/rest/v1/routes') = require(join(rest, 'v1/routes.js'))
  const { requireDeclaredRoutes }: typeof import('../../gateway/src/rest/declared-routes') = require(
    join(rest, 'declared-routes.js'),
  )
  requireDeclaredRoutes(schema, [...firstRoutes, ...v1Routes])
  const examples = exampleValues(readPack())
  files.put('gateway/src/generated/api-examples.json', `${JSON.stringify(examples, null, 2)}\n`)
  const api = describeApi(firstRoutes, examples, firstApi(v1Routes))
  const v1 = describeApi(v1Routes, examples, v1Api)
  files.put('openapi.v1.json', `${JSON.stringify(v1, null, 2)}\n`)
  const { describeOauth }: typeof import('../../gateway/src/oauth/describe-oauth') = require(
    join(root, 'gateway/dist/oauth/describe-oauth.js'),
  )
  files.put('openapi.oauth.json', `${JSON.stringify(describeOauth(), null, 2)}\n`)
  files.put('openapi.json', `${JSON.stringify(api, null, 2)}\n`)
  files.put('gateway/src/generated/rest-api.ts', await clientTypes(api, 'openapi.json'))
  const { problemCodes }: typeof import('../../gateway/src/server/problem-codes') = require(
    join(root, 'gateway/dist/server/problem-codes.js'),
  )
  const known = Object.keys(problemCodes).filter((code) => code !== 'SUBSCRIPTION_UNSUPPORTED')
  const codes = [...new Set([...known, ...refusalCodes(schema)])].sort()
  generateSdks(files, { api: v1 as unknown as ApiDocument, types: await clientTypes(v1, 'openapi.v1.json'), codes })
}

/** The used part of `openapi-typescript`. */
interface OpenapiTypescript {
  readonly default: (api: object) => Promise<readonly object[]>
  readonly astToString: (nodes: readonly object[]) => string
}

/** The gateway's own TypeScript 5 writes them: `openapi-typescript` needs the compiler's JavaScript API, which TypeScript 7 lacks. */
async function clientTypes(api: object, document: string): Promise<string> {
  const requireOfGateway = createRequire(join(root, 'gateway/package.json'))
  const { default: openapiTypescript, astToString }: OpenapiTypescript = requireOfGateway('openapi-typescript')
  return `/** Made from ${document} by \`npm run generate\`. */\n${astToString(await openapiTypescript(api))}`
}
