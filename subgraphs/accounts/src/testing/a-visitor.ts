import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { App, Context } from '@sanguine/kernel'
import { contextFor } from '@sanguine/kernel/testing'
import { outboxOf } from '@sanguine/mail'
import { login } from '../operations/login'
import { register } from '../operations/register'
import { digestOf } from '../passwords/passwords'
import { readSession } from '../sessions/viewers'

export const aVisitor = (name = 'Mina') => ({
  username: name,
  password: digestOf(`${name} of Whitby 1893`),
  email: `${name.toLowerCase().replaceAll(' ', '.')}@example.org`,
})

/** The newest token of a link in the mails, decoded. */
export function mailedToken(
  app: App,
  page: 'activateAccount' | 'forgotPasswordRetrieve' | 'confirmEmail' = 'activateAccount',
): string {
  const tokens = mails(app).flatMap((mail) => new RegExp(`/${page}/(\\w+)`).exec(mail)?.[1] ?? [])
  const token = tokens.at(-1)
  if (!token) throw new Error(`No mail links to ${page}.`)
  return token
}

export function mails(app: App): string[] {
  const folder = outboxOf(app.settings.dataDir)
  const names = readdirSync(folder).sort()
  return names.map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('=\r\n', ''))
}

/** Registers and logs in. The account is not active yet. */
export async function loggedIn(app: App, name = 'Mina'): Promise<{ context: Context; token: string }> {
  const registered = await register(contextFor(app), aVisitor(name))
  if (!registered.ok) throw new Error(registered.refusal.code)
  return logIn(app, name)
}

export async function logIn(app: App, name = 'Mina'): Promise<{ context: Context; token: string }> {
  const answer = await login(contextFor(app), aVisitor(name))
  if (!answer.ok) throw new Error(answer.refusal.code)
  if (!answer.value.isOpen) throw new Error('The account has a second factor.')
  const token = answer.value.accessToken
  return { context: contextFor(app, await readSession(app, token)), token }
}
