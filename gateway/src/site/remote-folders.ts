import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ifMissing } from '../server/if-missing'

function ifPresent<Value>(read: () => Value, missing: Value): Value {
  try {
    return read()
  } catch (error) {
    return ifMissing(missing)(error)
  }
}

/** The names of the folders of `remotes`, sorted; none if there is no such folder. */
export const remoteFolderNames = (root: string): readonly string[] =>
  ifPresent(() => readdirSync(join(root, 'remotes')), []).sort()

/** The text of a file of a remote; null if there is none. */
export const readRemoteText = (root: string, name: string, file: string): string | null =>
  ifPresent(() => readFileSync(join(root, 'remotes', name, file), 'utf8'), null)

/** The value of a JSON text; undefined if it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
