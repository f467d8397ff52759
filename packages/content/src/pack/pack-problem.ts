import { readFileSync } from 'node:fs'

/** A pack that cannot be used. The message is one line that names file, record and field. */
export class PackProblem extends Error {
  constructor(file: string, ...rest: readonly string[]) {
    super(['Content pack', file, ...rest.filter(Boolean)].join(': '))
    this.name = 'PackProblem'
  }
}

/** The JSON in a file of the pack. `file` is the path, `name` its name in messages. */
export function readJson(file: string, name: string): unknown {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    throw new PackProblem(name, `cannot be read (${(error as NodeJS.ErrnoException).code})`)
  }
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new PackProblem(name, `is not JSON (${(error as Error).message})`)
  }
}
