import { createHash, createHmac } from 'node:crypto'
import { isDuplicateKeyOf } from '@sanguine/db'
import {
  type App,
  type Context,
  conflict,
  type KeyedCall,
  keyedCall,
  type Random,
  requireSameCall,
  requireViewer,
  type Sentence,
} from '@sanguine/kernel'
import type { ClientSession } from 'mongoose'
import { createTokenText, hashOfToken } from '../personal-tokens/token-text'
import { type AccountCallRecord, accountCallsService } from './account-calls.model'

/** How long the key of a call is remembered. */
const keptMs = 24 * 60 * 60 * 1000

/** A call of an account under its key, as it is made for the first time. */
export interface AccountCall {
  readonly keyed: KeyedCall
  readonly row: Pick<AccountCallRecord, '_id' | 'accountId' | 'fingerprint' | 'nonce'>
}

/** The call under its key; null without one. `input` is without passwords. Throws `invalidInput` for an invalid key. */
export function accountCall(context: Context, name: string, input: unknown): AccountCall | null {
  const keyed = keyedCall(context, name, input)
  if (!keyed) return null
  const { accountId } = requireViewer(context)
  const _id = createHash('sha256')
    .update(JSON.stringify([accountId, keyed.key]))
    .digest('hex')
  return { keyed, row: { _id, accountId, fingerprint: keyed.fingerprint, nonce: context.app.random.hex(16) } }
}

interface Runs<Value> {
  /** makes the change, with `rememberCall` in its transaction */
  readonly act: () => Promise<Value>
  /** the result of the first call; null if it cannot be given any more */
  readonly repeat: (first: AccountCallRecord, call: AccountCall) => Promise<Value | null>
}

const isGone: Sentence = {
  en: 'What the first call under this Idempotency-Key made is gone or replaced. Please use a new key.',
  de: 'Was der erste Aufruf unter diesem Idempotency-Key angelegt hat, gibt es so nicht mehr. Bitte nimm einen neuen.',
}

/**
 * Makes a change once under the key of its call. A repeat gets the first result. Throws `conflict` if the key belongs to
 * another call, or if what the first call made is gone.
 */
export async function runOnce<Value extends object>(
  app: App,
  call: AccountCall | null,
  { act, repeat }: Runs<Value>,
): Promise<Value> {
  for (;;) {
    const first = call && (await app.get(accountCallsService).findById(call.row._id).lean())
    if (call && first) {
      const isSame = first.fingerprint === call.keyed.fingerprint
      const result = isSame ? await repeat(first, call) : null
      if (isSame && !result) throw conflict(isGone)
      requireSameCall(call.keyed, first)
      if (result) return result
    }
    try {
      return await act()
    } catch (error) {
      // The same call was made meanwhile, by this gateway or another one.
      if (!call || !isDuplicateKeyOf(error, '_id')) throw error
    }
  }
}

/**
 * Remembers a call in the transaction of its change, unless the change returns false. The call is written first, so that
 * a simultaneous one finds it before it meets a limit that the first one reached.
 */
export async function rememberCall(
  app: App,
  call: AccountCall | null,
  { subjectId, session }: { readonly subjectId: string; readonly session: ClientSession },
  change: () => Promise<boolean>,
): Promise<boolean> {
  if (!call) return change()
  const calls = app.get(accountCallsService)
  const removeAt = new Date(app.clock.now() + keptMs)
  await calls.create([{ ...call.row, subjectId, removeAt }], { session })
  const isChanged = await change()
  if (!isChanged) await calls.deleteOne({ _id: call.row._id }, { session })
  return isChanged
}

/** Random numbers that follow from a call, and that nobody can know without the pepper and the key. */
const randomOf = (pepper: string, { nonce }: Pick<AccountCallRecord, 'nonce'>, key: string, part?: number): Random => ({
  hex: (bytes) =>
    createHmac('sha256', pepper)
      .update(JSON.stringify(['secret of a keyed call', nonce, key, ...(part === undefined ? [] : [part])]))
      .digest('hex')
      .slice(0, bytes * 2),
})

/** A new secret, which a repeat under the key of the call finds again; a random one without a key. */
export const newSecret = (app: App, call: AccountCall | null, prefix: string): string =>
  createTokenText(call ? randomOf(app.settings.passwordPepper, call.row, call.keyed.key) : app.random, prefix)

/** Random numbers for one of several secrets of a call, which a repeat finds again; other ones without a key. */
export const randomOfPart = (app: App, call: AccountCall | null, part: number): Random =>
  call ? randomOf(app.settings.passwordPepper, call.row, call.keyed.key, part) : app.random

/** The same for the first call under a key, by each pepper under which it may have been made. */
export const randomsOfFirst = (
  { settings: { passwordPepper, formerPeppers } }: App,
  { call, first }: { readonly call: AccountCall; readonly first: AccountCallRecord },
): readonly ((part: number) => Random)[] =>
  [passwordPepper, ...formerPeppers].map((pepper) => (part) => randomOf(pepper, first, call.keyed.key, part))

/** The secret that the first call under a key made, if it is the one with this hash; null otherwise. */
export function secretOfFirst(
  { settings: { passwordPepper, formerPeppers } }: App,
  { call, first, prefix }: { readonly call: AccountCall; readonly first: AccountCallRecord; readonly prefix: string },
  hash: string,
): string | null {
  const secrets = [passwordPepper, ...formerPeppers].map((pepper) =>
    createTokenText(randomOf(pepper, first, call.keyed.key), prefix),
  )
  return secrets.find((secret) => hashOfToken(secret) === hash) ?? null
}
