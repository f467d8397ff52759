import { createHash, createHmac, pbkdf2Sync } from 'node:crypto'
import { Binary, type Doc } from '../query'
import { opMsg, RawClient } from './raw-client'

const hmac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()
const textOf = (reply: Doc): string => Buffer.from((reply.get('payload') as Binary).bytes).toString()

/** A connection on which commands are sent as they are, session fields included. */
export class RawSession {
  readonly #client: RawClient

  private constructor(client: RawClient) {
    this.#client = client
  }

  static async to(port: number): Promise<RawSession> {
    return new RawSession(await RawClient.to(port))
  }

  async command(body: { $db?: string; [field: string]: unknown }): Promise<Doc> {
    this.#client.send(opMsg({ ...body, $db: body.$db ?? 'test' }))
    return (await this.#client.reply()) as Doc
  }

  /** Logs in by SCRAM-SHA-256 (RFC 7677), as a driver would. */
  async login(user: string, password: string): Promise<this> {
    const first = `n=${user},r=client`
    const payload = new Binary(Buffer.from(`n,,${first}`))
    const options = { skipEmptyExchange: true }
    const challenge = textOf(
      await this.command({ saslStart: 1, $db: 'admin', mechanism: 'SCRAM-SHA-256', payload, options }),
    )
    const [, nonce, salt, iterations] = /^r=(.+),s=(.+),i=(\d+)$/.exec(challenge) as unknown as string[]
    const salted = pbkdf2Sync(password, Buffer.from(salt as string, 'base64'), Number(iterations), 32, 'sha256')
    const clientKey = hmac(salted, 'Client Key')
    const unproved = `c=biws,r=${nonce}`
    const stored = createHash('sha256').update(clientKey).digest()
    const signature = hmac(stored, `${first},${challenge},${unproved}`)
    const proof = clientKey.map((byte, position) => byte ^ (signature[position] as number))
    const last = new Binary(Buffer.from(`${unproved},p=${Buffer.from(proof).toString('base64')}`))
    const done = await this.command({ saslContinue: 1, $db: 'admin', conversationId: 1, payload: last })
    if (done.get('done') !== true) throw new Error(`${user} was not let in: ${done.get('errmsg')}`)
    return this
  }

  close(): void {
    this.#client.close()
  }
}
