import { readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import { join } from 'node:path'
import { markdownTable } from '../report/table'
import { root } from '../root'

const file = join(root, 'docs/performance.md')

/** The machine of a measurement, for a line above its table. */
export const machine = (): string =>
  `${os.cpus().length} × ${os.cpus()[0]?.model}, node ${process.version}, load ${os.loadavg()[0]?.toFixed(1)} at the end`

/**
 * Replaces the table of a name in `docs/performance.md`, between two marks, with the conditions of the measurement above
 * it. Throws if the document has no such marks.
 */
export function writeMeasurement(
  name: string,
  conditions: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): void {
  const text = readFileSync(file, 'utf8')
  const [begin, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`]
  const [start, stop] = [text.indexOf(begin), text.indexOf(end)]
  if (start < 0 || stop < start) throw new Error(`${file} has no place for ${name}.`)
  const block = `${begin}\n\n${conditions}.\n\n${markdownTable(head, rows)}\n\n`
  writeFileSync(file, text.slice(0, start) + block + text.slice(stop))
}
