import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { reasonOf } from './sources'

/**
 * The documents that a remote of this repository publishes, by their SHA-256. Each remote has the file, since
 * `npm run generate` writes an empty one for a remote without documents. Throws an error with a sentence if it is
 * missing, or is no list of documents.
 */
export function readOperationsFile(root: string, remote: string): Readonly<Record<string, string>> {
  const file = join(root, 'remotes', remote, 'operations.json')
  if (!existsSync(file)) throw new Error(`${file} is missing. Write it first: npm run generate`)
  try {
    return z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : reasonOf(error)
    throw new Error(`${file} is no list of documents. Write it again: npm run generate (${reason})`)
  }
}
