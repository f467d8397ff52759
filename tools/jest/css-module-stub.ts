/** A CSS module in a test: every class is called by its own name. */
const classNames = new Proxy<Readonly<Record<string, string>>>({}, { get: (_, name) => String(name) })

export default classNames
