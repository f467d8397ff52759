import pino from 'pino'

/** Names of fields whose values the log hides, in lower case. */
const secretNames: ReadonlySet<string> = new Set([
  'password',
  'passwordhash',
  'access_token',
  'accesstoken',
  'token',
  'authorization',
  'email',
  'currpw',
  'newpw',
  'ticket',
  'code',
  'recoverycodes',
  'refresh_token',
  'client_secret',
  'code_verifier',
  'device_code',
  'user_code',
  'usercode',
  'secret',
])

const hidden = '[hidden]'

/**
 * Describes an error. Its code gets a name of its own, since operators need it: a `code` elsewhere is one that a user
 * typed.
 */
function describeError(error: Error): object {
  const { code, ...rest }: Readonly<Record<string, unknown>> = { ...pino.stdSerializers.err(error) }
  return code === undefined ? rest : { ...rest, errorCode: code }
}

/** The fields that JSON would have of an object; null for a value that JSON writes as a whole, such as a date. */
function fieldsOf(value: object): object | null {
  if (value instanceof Error) return describeError(value)
  if (!('toJSON' in value) || typeof value.toJSON !== 'function') return value
  const json: unknown = value.toJSON()
  return typeof json === 'object' ? json : null
}

function hideIn(value: unknown, above: readonly object[]): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (above.includes(value)) return '[Circular]'
  const fields = fieldsOf(value)
  if (fields === null) return value
  const within = [...above, value]
  if (Array.isArray(fields)) return fields.map((entry) => hideIn(entry, within))
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      secretNames.has(name.toLowerCase()) && field !== undefined ? hidden : hideIn(field, within),
    ]),
  )
}

/** The fields of a log line with its secrets hidden at every depth, in lists and errors too. Errors are described. */
export const hideSecrets = (line: object): Record<string, unknown> => hideIn(line, []) as Record<string, unknown>
