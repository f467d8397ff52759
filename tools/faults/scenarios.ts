import { spawnSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DrawPause } from './draw-pauses'
import type { FaultSite } from './fault-site'
import type { Load } from './load'

/** One fault: begins, lasts, is over. Whether the site recovers is seen afterwards. */
export interface Scenario {
  readonly name: string
  /** how often it comes in the full form of the suite */
  readonly times: number
  /** whether the reduced form has it too */
  readonly isInShortForm: boolean
  /** whether gateways must say that they are not ready, within two seconds in the full form */
  readonly makesUnready: boolean
  /** whether connections of clients may break */
  readonly breaksConnections: boolean
  /** whether clients call through the balancer, as they must where gateways come and go without a lost call */
  readonly throughBalancer?: boolean
  /** null where this system allows it, else why not */
  unavailable?(site: FaultSite): string | null
  run(site: FaultSite, load: Load, drawPause: DrawPause): Promise<void>
}

const hour = 3_600_000
const seconds = (count: number) => sleep(count * 1000)

const stopDatabase =
  (forSeconds: number): Scenario['run'] =>
  async ({ database }) => {
    database.signal('SIGSTOP')
    await seconds(forSeconds)
    database.signal('SIGCONT')
  }

async function killDatabase({ database }: FaultSite): Promise<void> {
  database.signal('SIGKILL')
  await sleep(200)
  await database.start()
}

/** Which of the gateways a fault hits, in turn. */
let victim = 0

function nextVictim({ gateways }: FaultSite) {
  victim = 1 - victim
  return gateways[victim === 0 ? 0 : 1]
}

async function killGateway(site: FaultSite): Promise<void> {
  const gateway = nextVictim(site)
  gateway.kill()
  await gateway.start()
  site.announce()
}

const shiftClock =
  (ms: number, whose: 'one' | 'all'): Scenario['run'] =>
  async (site) => {
    const shifted = whose === 'all' ? site.gateways : [nextVictim(site)]
    for (const gateway of shifted) gateway.shiftClock(ms)
    await seconds(4)
    for (const gateway of shifted) gateway.shiftClock(0)
    await seconds(1)
  }

const clock = (name: string, ms: number, whose: 'one' | 'all', isInShortForm = false): Scenario => ({
  name,
  times: 9,
  isInShortForm,
  makesUnready: false,
  breaksConnections: false,
  run: shiftClock(ms, whose),
})

const outage = { times: 14, isInShortForm: true, makesUnready: true, breaksConnections: false } as const

export const scenarios: readonly Scenario[] = [
  {
    name: 'a gateway is killed',
    times: 22,
    isInShortForm: true,
    makesUnready: false,
    breaksConnections: true,
    run: killGateway,
  },
  {
    name: 'the database is killed',
    times: 22,
    isInShortForm: true,
    makesUnready: false,
    breaksConnections: false,
    run: killDatabase,
  },
  {
    name: 'gateway and database are killed',
    times: 18,
    isInShortForm: false,
    makesUnready: false,
    breaksConnections: true,
    run: async (site) => {
      await Promise.all([killGateway(site), killDatabase(site)])
    },
  },
  { ...outage, name: 'the database freezes for 5 s', run: stopDatabase(5) },
  { ...outage, name: 'the database freezes for 60 s', times: 2, isInShortForm: false, run: stopDatabase(60) },
  {
    ...outage,
    name: 'every reply of the database takes 2 s',
    isInShortForm: false,
    run: async ({ proxy }) => {
      proxy.delay(1_000)
      await seconds(6)
      proxy.heal()
    },
  },
  {
    ...outage,
    name: 'every reply of the database takes half a second',
    isInShortForm: false,
    makesUnready: false,
    run: async ({ proxy }) => {
      proxy.delay(250)
      await seconds(5)
      proxy.heal()
    },
  },
  {
    ...outage,
    name: 'the network to the database is cut',
    isInShortForm: false,
    run: async ({ proxy }) => {
      proxy.cut()
      await seconds(4)
      proxy.heal()
    },
  },
  {
    ...outage,
    name: 'the disk is full, and freed again',
    unavailable: ({ disk }) => (disk ? null : 'no small disk can be mounted'),
    run: async ({ disk }) => {
      disk?.fill()
      await seconds(5)
      disk?.free()
    },
  },
  {
    ...outage,
    name: 'the folder of the database is read-only when it starts',
    times: 8,
    isInShortForm: false,
    unavailable: ({ disk }) => (disk ? null : 'no disk can be mounted'),
    run: async ({ disk, database }) => {
      database.signal('SIGKILL')
      await sleep(300)
      remount(disk?.folder ?? '', 'ro')
      const refusal = await database.start().then(
        () => null,
        (error: unknown) => error,
      )
      await seconds(2)
      remount(disk?.folder ?? '', 'rw')
      if (refusal === null) throw new Error('The database started in a folder that cannot be written.')
      await database.start()
    },
  },
  clock('the clock of a gateway is an hour ahead', hour, 'one'),
  clock('the clock of a gateway is an hour behind', -hour, 'one', true),
  clock('the clocks of all gateways are 40 days ahead', 40 * 24 * hour, 'all'),
  clock('the clocks of all gateways are 40 days behind', -40 * 24 * hour, 'all'),
  {
    name: 'all gateways are restarted, one after another',
    times: 10,
    isInShortForm: true,
    makesUnready: false,
    breaksConnections: false,
    throughBalancer: true,
    run: async (site, _load, drawPause) => {
      for (const gateway of site.gateways) {
        await gateway.stop()
        site.announce()
        await gateway.start()
        site.announce()
        while (site.balancer.readyCount < site.gateways.length) await sleep(50)
        await sleep(drawPause(100, 1_000))
      }
    },
  },
]

function remount(folder: string, mode: 'ro' | 'rw'): void {
  const { status, stderr } = spawnSync('mount', ['-o', `remount,${mode}`, folder], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`The disk cannot be remounted: ${stderr}`)
}
