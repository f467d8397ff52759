/**
 * `openapi.json`, from the route table that the gateway serves, with examples from the content pack; and the types of a
 * TypeScript client of it.
 */
import { createRequire } from 'node:module'
import { buildServer } from './build/server.mjs'

const require = createRequire(import.meta.url)

/** @param {(path: string, content: string) => void} put */
export async function generate(put) {
  await buildServer()
  const { describeApi } = require('../gateway/dist/rest/openapi/describe-api.js')
  const { exampleValues } = require('../gateway/dist/rest/openapi/example-values.js')
  const { routes } = require('../gateway/dist/rest/routes/index.js')
  const { readPack } = require('@sanguine/content/pack')
  const examples = exampleValues(readPack())
  put('gateway/src/generated/api-examples.json', `${JSON.stringify(examples, null, 2)}\n`)
  const api = describeApi(routes, examples)
  put('openapi.json', `${JSON.stringify(api, null, 2)}\n`)
  put('gateway/src/generated/rest-api.ts', await typesOf(api))
}

/** The gateway's own TypeScript 5 stands behind it: it needs the compiler's JavaScript API, which TypeScript 7 has not. */
async function typesOf(api) {
  const { default: openapiTypescript, astToString } = createRequire(
    new URL('../gateway/package.json', import.meta.url),
  )('openapi-typescript')
  return `/** Made from openapi.json by \`npm run generate\`. */\n${astToString(await openapiTypescript(api))}`
}
