import { join } from 'node:path'
import { root } from '../root'
import type { GeneratedFiles } from './generated-files'

/** `docs/errors.md`, of the catalogue of errors. */
export function generateErrors(files: GeneratedFiles): void {
  const { describeErrors }: typeof import('../../gateway/src/server/describe-errors') = require(
    join(root, 'gateway/dist/server/describe-errors.js'),
  )
  files.put('docs/errors.md', describeErrors())
}
