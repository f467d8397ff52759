import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'graphql'
import { z } from 'zod'
import { Registry, tokenMissing } from '../deploy-remote/registry'
import { readOperationsFile } from './operations-file'
import { type SentOperations, sentOperations } from './sent-operations'
import { isAddress, reasonOf } from './sources'

/**
 * The operations of all versions that pages may still send. A source is the address of a site, or a file of
 * `check:operations --save`. Throws an error with a sentence if they cannot be read.
 * @param token of an admin, with the scope `deploy`; only a site needs one
 */
export async function readDeployedOperations(
  source: string,
  token: string | undefined,
): Promise<readonly SentOperations[]> {
  if (isAddress(source)) {
    if (!token) throw new Error(tokenMissing)
    return new Registry(source.replace(/\/$/, ''), token).sentOperations()
  }
  try {
    return sentOperations.parse(JSON.parse(readFileSync(source, 'utf8')))
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : reasonOf(error)
    throw new Error(`No operations of deployed versions were read from ${source}: ${reason}`)
  }
}

/** The operations that a remote of this repository publishes. Throws an error with a sentence if there are none. */
export function readOwnOperations(root: string, remote: string): SentOperations {
  const texts = Object.values(readOperationsFile(root, remote))
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(join(root, 'remotes', remote, 'package.json'), 'utf8')))
  return { remote, version, operations: texts.map((text) => ({ name: nameOf(text), text })) }
}

const nameOf = (text: string): string =>
  parse(text).definitions.flatMap((each) => (each.kind === 'OperationDefinition' && each.name?.value) || [])[0] ?? ''
