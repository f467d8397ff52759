import { createHash, createHmac } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { type App, defineService } from '@sanguine/kernel'
import { createQueue } from './queue'

/** Argon2id with 19 MiB, two passes and one lane: the algorithm's number is a const enum, which isolated modules cannot read. */
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

export interface Passwords {
  /** what is stored of a client's digest */
  hash(digest: string): Promise<string>
  /** Without a stored hash the work is done all the same, so that the time taken does not tell who has an account. */
  matches(digest: string, stored: string | null): Promise<boolean>
}

function createPasswords(app: App): Passwords {
  const queue = createQueue({ atOnce: Math.max(1, Math.floor(availableParallelism() / 2)), waiting: 256 })
  const peppered = (digest: string) => createHmac('sha256', app.settings.passwordPepper).update(digest).digest('hex')
  let nobody: Promise<string> | null = null

  return {
    hash: (digest) => queue(() => hash(peppered(digest), cost)),
    async matches(digest, stored) {
      nobody ??= hash(peppered(app.random.hex(32)), cost)
      const against = stored ?? (await nobody)
      const isRight = await queue(() => verify(against, peppered(digest)))
      return stored !== null && isRight
    },
  }
}

export const passwordsService = defineService<Passwords>({ name: 'passwords', create: createPasswords })

/** What a client sends for a password. */
export const digestOf = (password: string): string => createHash('sha256').update(password).digest('hex')
