import { createDecipheriv, createECDH, createHmac, createPublicKey, type ECDH, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { App } from '@sanguine/kernel'
import type { PublicRoute } from '../transport/public-post'
import { createPushTransport, type PushTransport } from '../transport/push-transport'

/** A message as the stand-in received it. */
export interface ReceivedPush {
  /** host and path of the endpoint */
  readonly endpoint: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** How the stand-in answers: a status, or something that no good push service does. */
export type PushBehaviour = number | 'hang' | 'hangUp' | 'endlessBody' | ((response: ServerResponse) => void)

/** A push service on this machine. It accepts everything until a test says otherwise. */
export class PushServiceStandIn {
  readonly received: ReceivedPush[] = []
  #behaviour: PushBehaviour = 201
  readonly #byHost = new Map<string, PushBehaviour>()
  readonly #server: Server

  private constructor() {
    this.#server = createServer((incoming, response) => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.on('end', () => {
        const host = incoming.headers.host ?? ''
        const endpoint = `https://${host.split(':')[0]}${incoming.url}`
        this.received.push({ endpoint, headers: incoming.headers, body: Buffer.concat(chunks) })
        this.#answer(response, this.#byHost.get(new URL(endpoint).host) ?? this.#behaviour)
      })
    })
  }

  static async start(): Promise<PushServiceStandIn> {
    const standIn = new PushServiceStandIn()
    await new Promise<void>((resolve) => standIn.#server.listen(0, '127.0.0.1', resolve))
    return standIn
  }

  /** Every name leads here, in place of its public address and without TLS. */
  get route(): PublicRoute {
    const { port } = this.#server.address() as AddressInfo
    const lookup: PublicRoute['lookup'] = (_name, { all }, callback) =>
      all ? callback(null, [{ address: '127.0.0.1', family: 4 }]) : callback(null, '127.0.0.1', 4)
    const plain = (endpoint: string) => endpoint.replace('https:', 'http:')
    return { lookup, port, request: (endpoint, options, onResponse) => request(plain(endpoint), options, onResponse) }
  }

  /** Sends everything here. */
  transportFor(app: App): PushTransport {
    return createPushTransport(app, this.route)
  }

  /** Answers like this from now on, or at one host. */
  behave(behaviour: PushBehaviour, host?: string): void {
    if (host === undefined) this.#behaviour = behaviour
    else this.#byHost.set(host, behaviour)
  }

  /** Accepts everything again. */
  forgetBehaviour(): void {
    this.#behaviour = 201
    this.#byHost.clear()
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  #answer(response: ServerResponse, behaviour: PushBehaviour): void {
    if (typeof behaviour === 'function') {
      behaviour(response)
      return
    }
    if (typeof behaviour === 'number') return void response.writeHead(behaviour).end()
    if (behaviour === 'hangUp') return void response.destroy()
    if (behaviour === 'hang') return
    response.writeHead(201)
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
      if (!response.destroyed) response.once('drain', more)
    }
    more()
  }
}

const hmac = (key: Buffer, data: Buffer): Buffer => createHmac('sha256', key).update(data).digest()

/** One block of HKDF (RFC 5869). */
const hkdf = (salt: Buffer, secret: Buffer, info: Buffer, length: number): Buffer =>
  hmac(hmac(salt, secret), Buffer.concat([info, Buffer.from([1])])).subarray(0, length)

/** A browser with a subscription, which decrypts messages as RFC 8291 describes it. */
export class SubscribedBrowser {
  readonly #keys: ECDH = createECDH('prime256v1')
  readonly #auth = randomBytes(16)

  constructor(
    readonly endpoint: string,
    readonly serverKey: string,
  ) {
    this.#keys.generateKeys()
  }

  /** The input of `addPushDevice`. */
  get subscription() {
    const { endpoint, serverKey } = this
    return { endpoint, p256dh: this.#keys.getPublicKey('base64url'), auth: this.#auth.toString('base64url'), serverKey }
  }

  /** The JSON of a message. Throws if it is not for this browser, or not signed by the site. */
  read({ headers, body }: ReceivedPush): Record<string, unknown> {
    this.#verify(headers.authorization ?? '')
    if (headers['content-encoding'] !== 'aes128gcm') throw new Error('The message has another encoding.')
    const salt = body.subarray(0, 16)
    const keyLength = body.readUInt8(20)
    const senderKey = body.subarray(21, 21 + keyLength)
    const own = this.#keys.getPublicKey()
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, senderKey])
    const secret = hkdf(this.#auth, this.#keys.computeSecret(senderKey), info, 32)
    const key = hkdf(salt, secret, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
    const nonce = hkdf(salt, secret, Buffer.from('Content-Encoding: nonce\0'), 12)
    const sealed = body.subarray(21 + keyLength)
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    const end = padded.lastIndexOf(2)
    return JSON.parse(padded.subarray(0, end).toString('utf8'))
  }

  /** Checks the signature of the site (VAPID, RFC 8292). */
  #verify(authorization: string): void {
    const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? []
    if (key !== this.serverKey) throw new Error('The message is signed with another key.')
    const point = Buffer.from(key, 'base64url')
    const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
    const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
    const [header, claims = '', signature = ''] = token.split('.')
    const isSigned = verify(
      'sha256',
      Buffer.from(`${header}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
    if (!isSigned) throw new Error('The signature is wrong.')
    const { aud } = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as { readonly aud?: unknown }
    if (aud !== new URL(this.endpoint).origin) throw new Error('The token is for another push service.')
  }
}
