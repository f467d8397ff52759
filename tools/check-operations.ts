/**
 * Checks the operations of remotes against a schema, before players meet them:
 *
 *   npm run check:operations -- <remote>... [--schema <file or address>]
 *   npm run check:operations -- --deployed <file or address of a site> [--schema <file or address>]
 *   npm run check:operations -- --deployed <address of a site> --save <file>
 *
 * The first checks what `remotes/<remote>/operations.json` publishes, the second what deployed versions send. The schema
 * is that of a file, or of a site by its address; without the option, `schema.graphql` here. `--save` writes the operations
 * into a file, for checks without a token. A site lists them for `SANGUINE_TOKEN`, which needs the scope `deploy`. Ends
 * with 1, and a sentence with remote, version and operation for each that breaks.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { remoteNames } from './remotes'
import { root } from './root'
import { findBrokenOperations } from './sent-operations/broken-operations'
import { readDeployedOperations, readOwnOperations } from './sent-operations/deployed-operations'
import { readSchema } from './sent-operations/read-schema'
import { reasonOf } from './sent-operations/sources'

const usage = `Usage: npm run check:operations -- <remote>... [--schema <file or address>]
       npm run check:operations -- --deployed <file or address of a site> [--schema <file or address>]
       npm run check:operations -- --deployed <address of a site> --save <file>
       with a token with the scope deploy in SANGUINE_TOKEN, where a site is asked for deployed versions`

interface Call {
  readonly remotes: readonly string[]
  readonly deployed: string | undefined
  readonly schema: string
  readonly save: string | undefined
}

function parse(args: readonly string[]): Call | null {
  try {
    const { values, positionals: remotes } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { schema: { type: 'string' }, deployed: { type: 'string' }, save: { type: 'string' } },
    })
    const { schema = join(root, 'schema.graphql'), deployed, save } = values
    if (remotes.length > 0 === (deployed !== undefined)) return null
    return save !== undefined && deployed === undefined ? null : { remotes, deployed, schema, save }
  } catch {
    // An option that does not exist; the usage names those that do.
    return null
  }
}

async function check({ remotes, deployed, schema, save }: Call): Promise<number> {
  const unknown = remotes.filter((name) => !remoteNames.includes(name))
  if (unknown.length > 0)
    throw new Error(`There is no remote ${unknown.join(', ')} here. These are: ${remoteNames.join(', ')}.`)
  const sent =
    deployed === undefined
      ? remotes.map((name) => readOwnOperations(root, name))
      : await readDeployedOperations(deployed, process.env.SANGUINE_TOKEN)
  const count = sent.reduce((sum, { operations }) => sum + operations.length, 0)
  if (save !== undefined) {
    writeFileSync(save, `${JSON.stringify(sent, null, 1)}\n`)
    console.log(`${count} operations of ${sent.length} versions are in ${save}.`)
    return 0
  }
  const own = await readSchema(join(root, 'schema.graphql'))
  const broken = findBrokenOperations(own, await readSchema(schema), sent)
  for (const sentence of broken) console.error(sentence)
  if (broken.length === 0) console.log(`${count} operations of ${sent.length} versions fit ${schema}.`)
  return broken.length === 0 ? 0 : 1
}

export async function main(args: readonly string[]): Promise<number> {
  const call = parse(args)
  if (!call) {
    console.error(usage)
    return 1
  }
  try {
    return await check(call)
  } catch (error) {
    console.error(reasonOf(error))
    return 1
  }
}
