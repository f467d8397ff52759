import { join } from 'node:path'
import type { GraphQLSchema } from 'graphql'
import { root } from '../root'
import type { GeneratedFiles } from './generated-files'

const access = join(root, 'gateway/dist/access')

/** Throws an error with a sentence for what does not declare who may call it, or whose object it names. */
export function requireDeclaredAccess(schema: GraphQLSchema): void {
  const { declaredAccess }: typeof import('../../gateway/src/access/declared-access') = require(
    join(access, 'declared-access.js'),
  )
  const { declaredOwners }: typeof import('../../gateway/src/access/declared-owners') = require(
    join(access, 'declared-owners.js'),
  )
  declaredAccess(schema)
  declaredOwners(schema)
}

/** `docs/access.md`, of the schema and the route table. */
export function generateAccess(files: GeneratedFiles, schema: GraphQLSchema): void {
  const { describeAccess }: typeof import('../../gateway/src/access/describe-access') = require(
    join(access, 'describe-access.js'),
  )
  files.put('docs/access.md', describeAccess(schema))
}
