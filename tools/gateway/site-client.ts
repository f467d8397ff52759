import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Passwords are sent as their SHA-256. */
export const digestOf = (password: string): string => createHash('sha256').update(password).digest('hex')

export const siteHeaders = (token?: string): Record<string, string> => ({
  'X-Api-Key': 'sanguine-site',
  'X-Version': 'tools',
  ...(token && { Authorization: `Bearer ${token}` }),
})

interface Call {
  readonly token?: string
  /** fields to POST; a GET without */
  readonly form?: Readonly<Record<string, string>>
}

/** Calls the REST API and returns the body; throws where the status is no success. */
export async function callRest(url: string, path: string, { token, form }: Call = {}): Promise<string> {
  const response = await fetch(`${url}${path}`, {
    method: form ? 'POST' : 'GET',
    headers: siteHeaders(token),
    ...(form && { body: new URLSearchParams(form) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${path} returned ${response.status}: ${text}`)
  return text
}

export interface GraphqlResponse {
  /** the whole body */
  readonly text: string
  readonly data: Readonly<Record<string, unknown>>
}

/** An error that a GraphQL response has, with its code. */
export class CallRefused extends Error {
  constructor(
    message: string,
    readonly code: string | undefined,
  ) {
    super(message)
  }
}

/** Runs a GraphQL operation; throws its first error as `CallRefused`. */
export async function callGraphql(
  url: string,
  query: string,
  token: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<GraphqlResponse> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { ...siteHeaders(token), 'Content-Type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  })
  const text = await response.text()
  const { data, errors } = JSON.parse(text)
  if (errors) throw new CallRefused(errors[0].message, errors[0].extensions?.code)
  return { text, data }
}

export interface Credentials {
  readonly username: string
  /** as `digestOf` returns it */
  readonly password: string
}

/** Logs in and returns the access token. */
export async function logIn(url: string, { username, password }: Credentials): Promise<string> {
  const { access_token: token } = JSON.parse(await callRest(url, '/api/user/login', { form: { username, password } }))
  return token
}

const [mailTimeoutMs, mailPollMs] = [60_000, 20]

/** The token of the activation mail to an address. A gateway writes it to its data folder soon after the registration. */
export async function readActivationToken(dataDir: string, email: string): Promise<string> {
  const outbox = join(dataDir, 'outbox')
  for (const start = performance.now(); performance.now() - start < mailTimeoutMs; await sleep(mailPollMs))
    for (const file of existsSync(outbox) ? readdirSync(outbox).toSorted().toReversed() : []) {
      const mail = readFileSync(join(outbox, file), 'utf8').replaceAll(/=\r?\n/g, '')
      const token = /activateAccount\/([\w-]+)/.exec(mail)?.[1]
      if (token !== undefined && mail.includes(`<${email}>`)) return token
    }
  throw new Error(`${outbox} has no activation mail to ${email}.`)
}

/** Registers an account, activates it by the mail that the gateway writes to its data folder, and logs in. */
export async function registerAccount(url: string, dataDir: string, credentials: Credentials): Promise<string> {
  const email = `${credentials.username.replaceAll(' ', '.').toLowerCase()}@example.org`
  await callRest(url, '/api/user/register', { form: { ...credentials, email } })
  await callRest(url, `/api/user/ActivateAccount/${await readActivationToken(dataDir, email)}`)
  return logIn(url, credentials)
}
