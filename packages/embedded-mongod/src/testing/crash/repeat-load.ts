import { randomBytes } from 'node:crypto'
import { Binary, type Doc } from '../../query'
import { opMsg, RawClient } from '../raw-client'

/**
 * A client that increments without pause. After each crash it repeats its last increment, acknowledged or not, as a
 * driver does after a lost reply. Each must count exactly once.
 */
export class RepeatLoad {
  readonly #name: string
  readonly #lsid = { id: new Binary(randomBytes(16), 4) }
  #sent = 0
  #running: Promise<void> | undefined

  constructor(name: string) {
    this.#name = name
  }

  /** Increments until the server is gone. */
  start(port: number): void {
    this.#running = this.#loop(port)
  }

  async #loop(port: number): Promise<void> {
    const client = await RawClient.to(port)
    do this.#sent += 1
    while (await this.#increment(client))
    client.close()
  }

  async #increment(client: RawClient): Promise<Doc | undefined> {
    const updates = [{ q: { _id: this.#name }, u: { $inc: { n: 1 } }, upsert: true }]
    client.send(opMsg({ update: 'repeats', updates, lsid: this.#lsid, txnNumber: BigInt(this.#sent), $db: 'crash' }))
    return client.reply()
  }

  /** Repeats the last increment on the restarted server; returns the problems. */
  async check(port: number): Promise<string[]> {
    await this.#running
    const client = await RawClient.to(port)
    const problems = [...(await this.#repeat(client)), ...(await this.#compare(client))]
    client.close()
    return problems
  }

  async #repeat(client: RawClient): Promise<string[]> {
    const reply = await this.#increment(client)
    return reply?.get('n') === 1 ? [] : [`${this.#name}: the repeat of ${this.#sent} did not return the first result`]
  }

  async #compare(client: RawClient): Promise<string[]> {
    client.send(
      opMsg({ findAndModify: 'repeats', query: { _id: this.#name }, update: { $inc: { n: 0 } }, $db: 'crash' }),
    )
    const stored = (await client.reply())?.get('value') as Doc | undefined
    const n = stored?.get('n')
    return n === this.#sent ? [] : [`${this.#name}: ${this.#sent} increments made ${n}`]
  }
}
