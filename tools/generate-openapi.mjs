/** `openapi.json`, from the route table that the gateway serves. */
import { createRequire } from 'node:module'
import { buildServer } from './build/server.mjs'

/** @param {(path: string, content: string) => void} put */
export async function generate(put) {
  await buildServer()
  const require = createRequire(import.meta.url)
  const { describeApi } = require('../gateway/dist/rest/openapi.js')
  const { routes } = require('../gateway/dist/rest/routes/index.js')
  put('openapi.json', `${JSON.stringify(describeApi(routes), null, 2)}\n`)
}
