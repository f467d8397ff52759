import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const sha256 = (bytes: string | Buffer): Buffer => createHash('sha256').update(bytes).digest()
const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')

const flags = { present: 0x01, verified: 0x04, attested: 0x40 } as const

/** Labels of a key in COSE (RFC 9053): type, algorithm, curve, x, y; of P-256 with ES256. */
const coseKey = (x: Buffer, y: Buffer) =>
  new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(x)],
    [-3, new Uint8Array(y)],
  ])

interface Answer {
  /** the server's options for `navigator.credentials`, as JSON */
  readonly options: string
  /** the page that asks */
  readonly origin: string
  /** whether a finger, face or PIN was checked */
  readonly isVerified?: boolean
}

/** An authenticator with one passkey, as WebAuthn (level 2) describes it: with it a test can answer what no honest one would. */
export class SoftAuthenticator {
  readonly #key: KeyObject
  readonly #publicKey: Uint8Array
  readonly #id: Buffer
  /** of the next signature */
  counter = 1

  constructor(id: Buffer = randomBytes(32)) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    this.#key = privateKey
    this.#publicKey = isoCBOR.encode(coseKey(Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')))
    this.#id = id
  }

  /** of its credential, base64url */
  get id(): string {
    return base64url(this.#id)
  }

  /** The response to the options of an enrolment, as JSON. */
  enrol({ options, origin, isVerified = true }: Answer): string {
    const { challenge, rp } = JSON.parse(options)
    const length = Buffer.alloc(2)
    length.writeUInt16BE(this.#id.length)
    const credential = Buffer.concat([Buffer.alloc(16), length, this.#id, this.#publicKey])
    const authData = this.#data(rp.id, flags.attested | (isVerified ? flags.verified : 0), credential)
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ])
    return this.#response({
      clientDataJSON: base64url(clientData('webauthn.create', challenge, origin)),
      attestationObject: base64url(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
      transports: ['internal'],
    })
  }

  /** The response to the options of a login, as JSON. */
  logIn({ options, origin, isVerified = true }: Answer): string {
    const { challenge, rpId } = JSON.parse(options)
    const authData = this.#data(rpId, isVerified ? flags.verified : 0)
    const client = clientData('webauthn.get', challenge, origin)
    return this.#response({
      clientDataJSON: base64url(client),
      authenticatorData: base64url(authData),
      signature: base64url(sign('sha256', Buffer.concat([authData, sha256(client)]), this.#key)),
    })
  }

  #data(rpId: string, setFlags: number, credential: Buffer = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    this.counter += 1
    return Buffer.concat([sha256(rpId), Buffer.of(flags.present | setFlags), counter, credential])
  }

  #response(response: object): string {
    const { id } = this
    return JSON.stringify({ id, rawId: id, type: 'public-key', response, clientExtensionResults: {} })
  }
}

const clientData = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
