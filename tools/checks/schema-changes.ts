/**
 * Fails where `schema.graphql` breaks what `schema.published.graphql` promised, unless a decision record names the change:
 * clients may rely on everything that was published. `-- --publish` makes the current schema the published one.
 *
 * With `DEPLOYED_OPERATIONS`, the address of a site or a file of `npm run check:operations -- --save`, it also fails where
 * an operation of a deployed version breaks. No record allows that: open pages send such operations.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, findBreakingChanges } from 'graphql'
import { root } from '../root'
import { findBrokenOperations } from '../sent-operations/broken-operations'
import { readDeployedOperations } from '../sent-operations/deployed-operations'
import type { SentOperations } from '../sent-operations/sent-operations'
import { reasonOf } from '../sent-operations/sources'

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

export async function main(args: readonly string[]): Promise<number> {
  const publishedPath = join(root, 'schema.published.graphql')
  const current = readFileSync(join(root, 'schema.graphql'), 'utf8')
  if (args.includes('--publish')) {
    writeFileSync(publishedPath, current)
    return 0
  }
  const published = readFileSync(publishedPath, 'utf8')
  const changes = findUnrecordedChanges(published, current, readRecords())
  for (const change of changes)
    console.error(`${change} Deprecate it instead, or name this sentence in a decision record.`)
  const { DEPLOYED_OPERATIONS: source, SANGUINE_TOKEN: token } = process.env
  let sent: readonly SentOperations[] = []
  try {
    if (source) sent = await readDeployedOperations(source, token)
  } catch (error) {
    console.error(reasonOf(error))
    return 1
  }
  const broken = findBrokenOperations(buildSchema(published), buildSchema(current), sent)
  for (const sentence of broken) console.error(sentence)
  if (broken.length > 0)
    console.error('Keep what these operations need until no page sends them, or withdraw their versions.')
  return changes.length + broken.length === 0 ? 0 : 1
}
