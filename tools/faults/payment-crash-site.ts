import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect, connectionService } from '@sanguine/db'
import { createLogger, readEnv, settingsOf } from '@sanguine/gateway'
import { App, systemClock, systemRandom } from '@sanguine/kernel'
import { type CallStage, PaypalStandIn } from '@sanguine/payments/testing'
import { FaultDatabase, FaultGateway } from './fault-site'

/** The moment to kill a gateway: a call of PayPal, or that many milliseconds after it. */
export interface CrashPoint {
  readonly phase: 'order' | 'subscription' | 'renewal'
  readonly call: RegExp
  readonly stage: CallStage
  readonly afterMs: number
}

export interface StoredPayment {
  readonly _id: unknown
  readonly buyerId: string
  readonly providerId: string | null
  readonly captures: readonly { readonly cents: number; readonly grantedAt: unknown }[]
}

const hourMs = 3_600_000
const settleTimeoutMs = 30_000
/** how long to wait until a gateway reaches the point at which it is killed */
const killTimeoutMs = 2_000

const envOf = ({ clientId, clientSecret, webhookId, apiBase }: PaypalStandIn['settings']) => ({
  PAYPAL_CLIENT_ID: clientId,
  PAYPAL_CLIENT_SECRET: clientSecret,
  PAYPAL_WEBHOOK_ID: webhookId ?? '',
  PAYPAL_API_BASE: apiBase,
})

/** One gateway that can be killed, with a database and a stand-in of PayPal that outlive it, and a clock that is moved. */
export class PaymentCrashSite {
  /** what must not be */
  readonly findings: string[] = []
  kills = 0
  #shiftMs = 0
  #isKilled = false

  private constructor(
    readonly folder: string,
    readonly paypal: PaypalStandIn,
    readonly database: FaultDatabase,
    readonly gateway: FaultGateway,
    readonly connection: Awaited<ReturnType<typeof connect>>,
  ) {}

  static async start(): Promise<PaymentCrashSite> {
    const folder = mkdtempSync(join(tmpdir(), 'sanguine-payment-crashes-'))
    let now = () => Date.now()
    const paypal = await PaypalStandIn.start(() => now())
    const database = new FaultDatabase(join(folder, 'db'))
    await database.start()
    const uri = database.uri.replace('/?', '/sanguine?')
    const gateway = new FaultGateway('payments', folder, uri, envOf(paypal.settings))
    const site = new PaymentCrashSite(folder, paypal, database, gateway, await connect(uri))
    now = () => site.now()
    return site
  }

  async stop(): Promise<void> {
    await this.connection.close()
    await this.gateway.stop()
    await this.database.stop()
    await this.paypal.stop()
    rmSync(this.folder, { recursive: true, force: true })
  }

  get url(): string {
    return this.gateway.url ?? ''
  }

  get payments() {
    return this.connection.collection<StoredPayment>('payments')
  }

  now(): number {
    return Date.now() + this.#shiftMs
  }

  moveClock(ms: number): void {
    this.#shiftMs += ms
    this.gateway.shiftClock(this.#shiftMs)
  }

  /** The gateway will be killed at the point; null for at none yet. */
  killAt(point: CrashPoint | null): void {
    this.#isKilled = false
    if (!point) return
    this.paypal.onCall = (call, stage) => {
      if (stage !== point.stage || !point.call.test(call)) return
      if (point.afterMs === 0) this.#kill()
      else setTimeout(() => this.#kill(), point.afterMs)
    }
  }

  /** Waits until the gateway was killed; that it was not is a finding. */
  async awaitKill({ phase, call }: CrashPoint): Promise<void> {
    const until = Date.now() + killTimeoutMs
    while (!this.#isKilled && Date.now() < until) await sleep(20)
    if (!this.#isKilled) this.findings.push(`${phase}: ${call} was not called`)
    this.paypal.onCall = () => undefined
  }

  #kill(): void {
    if (this.#isKilled) return
    this.#isKilled = true
    this.kills += 1
    this.paypal.onCall = () => undefined
    this.gateway.kill()
  }

  /** A call that may end with its gateway. */
  async unlessKilled(work: () => Promise<unknown>): Promise<void> {
    try {
      await work()
    } catch (error) {
      if (!this.#isKilled) throw error
    }
  }

  /** Starts a gateway that was killed again, at a time at which what it had claimed is due again. */
  async restartKilled(): Promise<void> {
    if (this.gateway.url !== null) return
    await this.gateway.stop()
    this.moveClock(2 * hourMs)
    await this.gateway.start()
  }

  /** The payment of a buyer, once it is as it should be. */
  async readPayment(buyerId: string, isReady: (payment: StoredPayment) => boolean): Promise<StoredPayment> {
    const until = Date.now() + settleTimeoutMs
    for (;;) {
      const payment = await this.payments.findOne({ buyerId })
      if (payment && isReady(payment)) return payment
      if (Date.now() > until) throw new Error(`The payment is not settled: ${JSON.stringify(payment)}`)
      await sleep(50)
    }
  }

  /** One mail that is sent: to be looked at soon, since a mail is removed a week after it. */
  async checkMails(phase: CrashPoint['phase'], accountId: string, template: 'receipt' | 'renewal'): Promise<void> {
    const mails = this.connection.collection('mails')
    const until = Date.now() + settleTimeoutMs
    while (Date.now() < until && (await mails.countDocuments({ accountId, template, status: 'sent' })) === 0)
      await sleep(100)
    const count = await mails.countDocuments({ accountId, template })
    if (count !== 1) this.findings.push(`${phase}: ${count} mails ${template} instead of 1`)
  }

  /** Looks at the database without a gateway. */
  async withApp(work: (app: App) => Promise<void>): Promise<void> {
    const env = readEnv({ DATA_DIR: this.folder, LOG_LEVEL: 'fatal', ...envOf(this.paypal.settings) })
    const clock = { ...systemClock, now: () => this.now(), elapsed: () => systemClock.elapsed() }
    const app = new App({ settings: settingsOf(env), clock, random: systemRandom, log: createLogger(env) })
    app.provide(connectionService, this.connection)
    await work(app)
    await app.stop()
  }
}
