/** The longest line of the formatter. */
const lineWidth = 120

/** The order of the formatter: letter by letter, each capital before its small letter. */
export function compareNames(a: string, b: string): number {
  for (let place = 0; place < Math.min(a.length, b.length); place += 1) {
    const [one = '', other = ''] = [a[place], b[place]]
    if (one === other) continue
    const [lowerOne, lowerOther] = [one.toLowerCase(), other.toLowerCase()]
    if (lowerOne === lowerOther) return one < other ? -1 : 1
    return lowerOne < lowerOther ? -1 : 1
  }
  return a.length - b.length
}

/**
 * The statement that exports names of a module, formatted.
 * @param names each with whether it is a type
 */
export function exportLine(path: string, names: ReadonlyMap<string, boolean>): string {
  const sorted = [...names].sort(([a], [b]) => compareNames(a, b))
  const areTypes = sorted.every(([, isType]) => isType)
  const keyword = areTypes ? 'export type' : 'export'
  const specifiers = sorted.map(([name, isType]) => (isType && !areTypes ? `type ${name}` : name))
  const line = `${keyword} { ${specifiers.join(', ')} } from '${path}'`
  return line.length <= lineWidth
    ? `${line}\n`
    : `${keyword} {\n${specifiers.map((name) => `  ${name},\n`).join('')}} from '${path}'\n`
}
