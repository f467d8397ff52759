import { join } from 'node:path'
import { root } from '../root'
import type { GeneratedFiles } from './generated-files'

/** `docs/access.md`, of the route table and the list of GraphQL fields that the gateway is tested against. */
export function generateAccess(files: GeneratedFiles): void {
  const { describeAccess }: typeof import('../../gateway/src/access/describe-access') = require(
    join(root, 'gateway/dist/access/describe-access.js'),
  )
  files.put('docs/access.md', describeAccess())
}
