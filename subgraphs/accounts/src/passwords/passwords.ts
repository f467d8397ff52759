import { createHash, createHmac } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { type App, defineService } from '@sanguine/kernel'
import { createQueue } from './queue'

/** Argon2id with one lane. The algorithm is a number because isolated modules cannot read the library's const enum. */
const form = { algorithm: 2, parallelism: 1 } as const

export interface Passwords {
  /** The stored form of a client's digest. */
  hash(digest: string): Promise<string>
  /** Without a stored hash the same work is done, so that the time taken does not reveal who has an account. */
  matches(digest: string, stored: string | null): Promise<boolean>
  /** The hash that should replace that of a matching digest; null if it is current. */
  renewed(digest: string, stored: string): Promise<string | null>
}

function createPasswords(app: App): Passwords {
  const { passwordPepper, formerPeppers, passwordCost } = app.settings
  const cost = { ...form, ...passwordCost }
  /** the beginning of a hash that was made at this cost */
  const currentForm = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`
  const queue = createQueue({ atOnce: Math.max(1, Math.floor(availableParallelism() / 2)), waiting: 256 })
  const peppered = (digest: string, pepper: string) => createHmac('sha256', pepper).update(digest).digest('hex')
  const isOf = (digest: string, pepper: string, stored: string) => queue(() => verify(stored, peppered(digest, pepper)))
  const hashNow = (digest: string) => queue(() => hash(peppered(digest, passwordPepper), cost))
  let nobody: Promise<string> | null = null

  return {
    hash: hashNow,
    async matches(digest, stored) {
      nobody ??= hash(peppered(app.random.hex(32), passwordPepper), cost)
      const against = stored ?? (await nobody)
      for (const pepper of [passwordPepper, ...formerPeppers])
        if (await isOf(digest, pepper, against)) return stored !== null
      return false
    },
    async renewed(digest, stored) {
      const isCurrent =
        stored.startsWith(currentForm) && (formerPeppers.length === 0 || (await isOf(digest, passwordPepper, stored)))
      return isCurrent ? null : hashNow(digest)
    },
  }
}

export const passwordsService = defineService<Passwords>({ name: 'passwords', create: createPasswords })

/** The digest that a client sends for a password. */
export const digestOf = (password: string): string => createHash('sha256').update(password).digest('hex')
