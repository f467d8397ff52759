import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type FaultProxy, startFaultProxy } from '@sanguine/db/testing'
import { type EmbeddedMongod, startEmbeddedMongod } from '@sanguine/embedded-mongod'
import { mountSmallDisk, type SmallDisk } from '@sanguine/embedded-mongod/testing'
import { startGateway } from '../gateway/start-gateway'
import type { Child } from '../processes/child'
import { root } from '../root'
import { type Balancer, startBalancer } from './balancer'

export const adminPassword = 'the-warden-of-the-faults'

/** A gateway in a process of its own, which can be killed, started again and told another time. */
export class FaultGateway {
  #child: Child<string> | null = null
  readonly #clockFile: string

  constructor(
    readonly name: string,
    readonly folder: string,
    readonly databaseUri: string,
    readonly env: NodeJS.ProcessEnv = {},
  ) {
    this.#clockFile = join(folder, `clock-${name}`)
  }

  /** null while it does not run */
  get url(): string | null {
    return this.#child?.ready ?? null
  }

  async start(): Promise<void> {
    this.#child = await startGateway({
      MONGODB_URI: this.databaseUri,
      DATA_DIR: this.folder,
      ADMIN_PASSWORD: adminPassword,
      GAME_SPEED: '100000',
      RATE_LIMIT_FACTOR: '100000',
      LOG_LEVEL: 'fatal',
      DRAIN_SECONDS: '1',
      NODE_OPTIONS: `--require ${join(root, 'tools/faults/shift-clock.cjs')}`,
      SHIFT_CLOCK_FILE: this.#clockFile,
      ...this.env,
    })
  }

  kill(): void {
    if (this.#child) process.kill(this.#child.pid, 'SIGKILL')
    this.#child = null
  }

  /** SIGTERM; resolves when the process has ended. */
  async stop(): Promise<void> {
    const child = this.#child
    await child?.stop()
    if (this.#child === child) this.#child = null
  }

  shiftClock(ms: number): void {
    writeFileSync(this.#clockFile, String(ms))
  }
}

/** The database server in a process of its own. */
export class FaultDatabase {
  #server: EmbeddedMongod | null = null
  #port = 0
  #isKilled = false
  /** why it ended whenever it did so without having been stopped */
  readonly exits: string[] = []

  constructor(readonly dbPath: string) {}

  get uri(): string {
    if (!this.#server) throw new Error('The database does not run.')
    return this.#server.uri
  }

  async start(): Promise<void> {
    this.#server = await startEmbeddedMongod({
      dbPath: this.dbPath,
      access: 'open',
      port: this.#port,
      onExit: (reason) => this.#onExit(reason),
    })
    this.#port = this.#server.port
    this.#isKilled = false
  }

  /** Starts it again, as a gateway does with its own; one that a scenario has killed is started by that. */
  #onExit(reason: string): void {
    if (this.#isKilled) return
    this.exits.push(reason)
    const restart = () => {
      this.start().catch(() => setTimeout(restart, 500))
    }
    restart()
  }

  signal(signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void {
    if (signal === 'SIGKILL') this.#isKilled = true
    if (this.#server) process.kill(this.#server.pid, signal)
  }

  async stop(): Promise<void> {
    await this.#server?.stop()
    this.#server = null
  }
}

/** Two gateways on one database behind a proxy that can fail, on a small disk where the system allows one. */
export interface FaultSite {
  readonly database: FaultDatabase
  readonly proxy: FaultProxy
  readonly gateways: readonly [FaultGateway, FaultGateway]
  readonly balancer: Balancer
  /** null where none can be mounted */
  readonly disk: SmallDisk | null
  readonly folder: string
  /** tells the balancer which gateways run */
  announce(): void
  stop(): Promise<void>
}

/** Room for the content, and for what two hundred faults' time of play adds. */
const diskMegabytes = 384

export async function startFaultSite(): Promise<FaultSite> {
  const folder = mkdtempSync(join(tmpdir(), 'sanguine-faults-'))
  const disk = mountSmallDisk(diskMegabytes)
  const database = new FaultDatabase(join(disk?.folder ?? folder, 'db'))
  await database.start()
  const proxy = await startFaultProxy(database.uri)
  const gateways = [
    new FaultGateway('a', folder, proxy.uri.replace('/?', '/sanguine?')),
    new FaultGateway('b', folder, proxy.uri.replace('/?', '/sanguine?')),
  ] as const
  const balancer = await startBalancer()
  const announce = () => balancer.setGateways(gateways.flatMap(({ url }) => url ?? []))
  const stop = async () => {
    database.signal('SIGCONT')
    proxy.heal()
    await Promise.all(gateways.map((gateway) => gateway.stop()))
    await balancer.stop()
    await proxy.stop()
    await database.stop()
    disk?.remove()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    for (const gateway of gateways) await gateway.start()
  } catch (error) {
    await stop()
    throw error
  }
  announce()
  return { database, proxy, gateways, balancer, disk, folder, announce, stop }
}
