/**
 * Fails where `schema.graphql` breaks what `schema.published.graphql` promised, unless a decision record names the change:
 * clients may rely on everything that was published. `-- --publish` makes the current schema the published one.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, findBreakingChanges } from 'graphql'
import { root } from '../root'

/** The breaking changes, as sentences such as `Player.xp was removed.`, that no record names. */
export function findUnrecordedChanges(
  published: string,
  current: string,
  records: readonly string[],
): readonly string[] {
  return findBreakingChanges(buildSchema(published), buildSchema(current))
    .map(({ description }) => description)
    .filter((description) => !records.some((record) => record.includes(description)))
}

function readRecords(): readonly string[] {
  const folder = join(root, 'docs/decisions')
  return readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
}

export function main(args: readonly string[]): number {
  const publishedPath = join(root, 'schema.published.graphql')
  const current = readFileSync(join(root, 'schema.graphql'), 'utf8')
  if (args.includes('--publish')) {
    writeFileSync(publishedPath, current)
    return 0
  }
  const changes = findUnrecordedChanges(readFileSync(publishedPath, 'utf8'), current, readRecords())
  for (const change of changes)
    console.error(`${change} Deprecate it instead, or name this sentence in a decision record.`)
  return changes.length === 0 ? 0 : 1
}
