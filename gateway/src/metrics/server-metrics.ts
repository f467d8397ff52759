import { statfs } from 'node:fs/promises'
import { connectionService, dataSourceService, observeCommands, readDiskSpace, readPoolState } from '@sanguine/db'
import {
  type App,
  defineCounter,
  defineGauge,
  defineHistogram,
  defineService,
  type MetricDefinition,
  type WaitingWork,
  workerFailures,
} from '@sanguine/kernel'
import { backupInterval, newestBackup } from '../backups/scheduled-backups'
import { domains } from '../domains'
import { readinessService } from '../server/readiness'
import { version } from '../version'
import { callDurations, refusals } from './call-metrics'

const commandDurations = defineHistogram({
  name: 'sanguine_database_command_duration_seconds',
  help: 'Commands to the database by name and result: ok or error.',
  labels: ['command', 'result'],
  buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
})

const poolConnections = defineGauge({
  name: 'sanguine_database_connections',
  help: 'Connections to the database by state: open, inUse; and calls that wait for one: waiting.',
  labels: ['state'],
  read: async (app) =>
    Object.entries(readPoolState(app.get(connectionService))).map(([state, value]) => ({ labels: { state }, value })),
})

const freeDisk = defineGauge({
  name: 'sanguine_disk_free_bytes',
  help: 'Free bytes of the disk of DATA_DIR (data) and of that of the database (database).',
  labels: ['disk'],
  async read(app) {
    const [{ bavail, bsize }, database] = await Promise.all([
      statfs(app.get(dataSourceService).dataDir),
      readDiskSpace(app.get(connectionService)),
    ])
    return [
      { labels: { disk: 'data' }, value: bavail * bsize },
      { labels: { disk: 'database' }, value: database },
    ]
  },
})

const isReady = defineGauge({
  name: 'sanguine_ready',
  help: '1 if this gateway can serve calls, as /readyz has it, else 0.',
  read: async (app) => [{ value: (await app.get(readinessService).report()).unreadyReason === null ? 1 : 0 }],
})

const info = defineGauge({
  name: 'sanguine_info',
  help: 'Always 1; version of the site and of Node.',
  labels: ['version', 'node'],
  read: async () => [{ labels: { version, node: process.version }, value: 1 }],
})

export const remoteFailures = defineCounter({
  name: 'sanguine_remote_failures_total',
  help: 'Reports of browsers that a remote failed, by remote, version and reason. Versions that no page had are other.',
  labels: ['remote', 'version', 'reason'],
})

export const remoteErrors = defineCounter({
  name: 'sanguine_remote_errors_total',
  help: 'Errors that pages reported of a version of a remote, each once a page, by remote, version and origin.',
  labels: ['remote', 'version', 'origin'],
})

export const remoteVitals = defineHistogram({
  name: 'sanguine_remote_vital_seconds',
  help: 'Times of pages with a version of a remote, by remote, version, vital, and visit: first or later with the version.',
  labels: ['remote', 'version', 'vital', 'visit'],
  buckets: [0.05, 0.1, 0.2, 0.5, 1, 1.8, 2.5, 4, 8, 20],
})

export const remoteLayoutShifts = defineHistogram({
  name: 'sanguine_remote_layout_shift',
  help: 'Layout shifts (CLS) of pages with a version of a remote, by remote and version.',
  labels: ['remote', 'version'],
  buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1],
})

const queues = domains.flatMap(({ queues: own = [] }) => own)

type QueueReads = readonly { readonly queue: string; readonly work: WaitingWork }[]

const queueReadsService = defineService<{ current: Promise<QueueReads> | null }>({
  name: 'reads of queues',
  create: () => ({ current: null }),
})

/** Reads all queues, once for the gauges of one scrape. */
function readQueues(app: App): Promise<QueueReads> {
  const reads = app.get(queueReadsService)
  if (reads.current) return reads.current
  const reading = Promise.all(queues.map(async ({ name, read }) => ({ queue: name, work: await read(app) })))
  reads.current = reading
  const forget = () => {
    reads.current = null
  }
  reading.then(forget, forget)
  return reading
}

const queueLengths = defineGauge({
  name: 'sanguine_queue_entries',
  help: 'Entries of each queue in the database.',
  labels: ['queue'],
  read: async (app) => (await readQueues(app)).map(({ queue, work }) => ({ labels: { queue }, value: work.count })),
})

const queueAges = defineGauge({
  name: 'sanguine_queue_age_seconds',
  help: 'Age of the oldest entry of each queue in the database; 0 if it is empty.',
  labels: ['queue'],
  async read(app) {
    const now = app.clock.now()
    return (await readQueues(app)).map(({ queue, work: { since } }) => ({
      labels: { queue },
      value: since === null ? 0 : Math.max(0, (now - since) / 1_000),
    }))
  },
})

/** The metrics of the gateway itself and of all domains. */
const definitions: readonly MetricDefinition[] = [
  ...[callDurations, refusals, commandDurations, poolConnections, freeDisk, isReady, info, remoteFailures],
  ...[remoteErrors, remoteVitals, remoteLayoutShifts],
  ...[queueLengths, queueAges, workerFailures, newestBackup, backupInterval],
  ...domains.flatMap(({ metrics = [] }) => metrics),
]

/** Creates every metric, so that all of them are in the first scrape, and begins to measure the database. */
export function createMetrics(app: App): void {
  for (const definition of definitions) app.get(definition)
  const durations = app.get(commandDurations)
  observeCommands(app.get(connectionService), ({ name, ms, hasFailed }) =>
    durations.observe({ command: name, result: hasFailed ? 'error' : 'ok' }, ms / 1_000),
  )
}
