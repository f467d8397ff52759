import { randomBytes, timingSafeEqual } from 'node:crypto'
import { type Credentials, hmac, saltBytes, scramIterations, sha256, type Users } from './users'

/** The client has not proved its identity, or has broken the protocol of the mechanism. */
export class ScramError extends Error {}

const serverNonceBytes = 24
/** Derives the same salt for the same unknown name. A changing salt would reveal which names exist. */
const unknownSaltKey = randomBytes(32)

function unknownUser(name: string): Credentials {
  const salt = hmac(unknownSaltKey, name).subarray(0, saltBytes)
  return {
    salt: Buffer.concat([salt], saltBytes),
    iterations: scramIterations,
    storedKey: randomBytes(32),
    serverKey: randomBytes(32),
  }
}

/** Parses `a=1,b=2` into a map. A value may contain `=`. */
function attributesOf(message: string): ReadonlyMap<string, string> {
  return new Map(
    message.split(',').map((part) => [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)]),
  )
}

function required(attributes: ReadonlyMap<string, string>, name: string): string {
  const value = attributes.get(name)
  if (!value) throw new ScramError(`the message has no ${name}`)
  return value
}

function xor(a: Buffer, b: Buffer): Buffer {
  const result = Buffer.alloc(a.length)
  for (const [position, byte] of a.entries()) result[position] = byte ^ (b[position] as number)
  return result
}

/** The server's side of one SCRAM-SHA-256 login (RFC 5802, RFC 7677), without channel binding. */
export class ScramConversation {
  readonly user: string
  /** The server's first message: nonce, salt, number of iterations. */
  readonly challenge: string
  readonly #credentials: Credentials
  readonly #nonce: string
  readonly #gs2Header: string
  readonly #clientFirstBare: string

  /** Parses the client's first message, `n,,n=<name>,r=<nonce>`. Throws a `ScramError`. */
  constructor(users: Users, clientFirst: string) {
    const header = /^[ny],[^,]*,/.exec(clientFirst)?.[0]
    if (!header) throw new ScramError('channel binding is not supported')
    this.#gs2Header = header
    this.#clientFirstBare = clientFirst.slice(header.length)
    const attributes = attributesOf(this.#clientFirstBare)
    this.user = required(attributes, 'n').replaceAll('=2C', ',').replaceAll('=3D', '=')
    this.#credentials = users.get(this.user) ?? unknownUser(this.user)
    this.#nonce = required(attributes, 'r') + randomBytes(serverNonceBytes).toString('base64')
    const { salt, iterations } = this.#credentials
    this.challenge = `r=${this.#nonce},s=${salt.toString('base64')},i=${iterations}`
  }

  /**
   * Verifies the client's final message and returns the server's signature, which proves the server's identity. Throws
   * a `ScramError`.
   */
  finish(clientFinal: string): string {
    const attributes = attributesOf(clientFinal)
    const binding = Buffer.from(required(attributes, 'c'), 'base64').toString()
    if (binding !== this.#gs2Header || required(attributes, 'r') !== this.#nonce)
      throw new ScramError('the message does not belong to this conversation')
    const withoutProof = clientFinal.slice(0, clientFinal.lastIndexOf(',p='))
    const signed = `${this.#clientFirstBare},${this.challenge},${withoutProof}`
    this.#checkProof(Buffer.from(required(attributes, 'p'), 'base64'), signed)
    return `v=${hmac(this.#credentials.serverKey, signed).toString('base64')}`
  }

  #checkProof(proof: Buffer, signed: string): void {
    const { storedKey } = this.#credentials
    const signature = hmac(storedKey, signed)
    if (proof.length !== signature.length || !timingSafeEqual(sha256(xor(proof, signature)), storedKey))
      throw new ScramError('the proof is wrong')
  }
}
