import { join } from 'node:path'
import { root } from '../root'
import type { GeneratedFiles } from './generated-files'

/** `openapi.json`, from the route table that the gateway serves. */
export function generateOpenapi(files: GeneratedFiles): void {
  const rest = join(root, 'gateway/dist/rest')
  const { describeApi }: typeof import('../../gateway/src/rest/openapi') = require(join(rest, 'openapi.js'))
  const { routes }: typeof import('../../gateway/src/rest/routes') = require(join(rest, 'routes/index.js'))
  files.put('openapi.json', `${JSON.stringify(describeApi(routes), null, 2)}\n`)
}
