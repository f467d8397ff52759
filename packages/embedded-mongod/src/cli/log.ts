export type Severity = 'I' | 'W' | 'E' | 'F'

/** Writes one line of JSON in the shape of mongod's log to standard output. */
export function writeLog(severity: Severity, component: string, message: string, attributes: object = {}): void {
  const line = {
    t: { $date: new Date().toISOString() },
    s: severity,
    c: component,
    ctx: 'main',
    msg: message,
    attr: attributes,
  }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
