import type { App, Context, Day, StatusComponent } from '@sanguine/kernel'
import { trusted } from 'mongoose'
import { isOutage, minuteMs, noRun } from '../close-minute'
import { oldestDay } from '../close-minutes'
import {
  addMeasurements,
  type ComponentState,
  isConstantlyMeasured,
  nothingMeasured,
  stateOf,
  statusComponents,
} from '../components'
import { type Incident, type Outage, viewIncidents } from '../incidents/view-incidents'
import {
  type DayCounts,
  emptyCounts,
  type MinuteDocument,
  type OutageSubject,
  type StatusDayDocument,
  statusModelsService,
} from '../status.model'

/** A day of a component. */
export interface ComponentDay {
  readonly date: Day
  readonly state: ComponentState
  /** in percent; null where nothing was measured */
  readonly uptime: number | null
  readonly degradedMinutes: number
  readonly downMinutes: number
  readonly notRecordedMinutes: number
  /**
   * the share of calls, attempts or checks that succeeded, in percent; null if nothing was measured. Their numbers are not
   * public, since they show how many people play and pay.
   */
  readonly successRate: number | null
}

/** A component now and in the kept days, the oldest first. */
export interface ComponentStatus {
  readonly component: StatusComponent
  readonly state: ComponentState
  readonly uptime: number | null
  readonly days: readonly ComponentDay[]
}

export interface SiteStatus {
  readonly state: ComponentState
  /** the end of the latest minute that was recorded, in milliseconds since the epoch; null if that is too long ago */
  readonly measuredAt: number | null
  /** milliseconds since the epoch; null before the first minute is closed */
  readonly recordingStartedAt: number | null
  readonly components: readonly ComponentStatus[]
  /** the latest first */
  readonly outages: readonly Outage[]
  /** the open ones first, then the planned ones */
  readonly incidents: readonly Incident[]
}

/** The most outages that are returned. */
export const maxOutages = 100

/** The minutes whose sum is the current state. */
const currentMinutes = 3

/** The time after which the latest record says nothing about now: a record takes some seconds after its minute. */
const currentMs = 5 * minuteMs

/**
 * The state of the site now and in the last 90 days, as its gateways measured it, and what the staff say about it. For
 * everyone. It always reads the database, so that a site whose database is lost does not look well: then it throws.
 */
export async function readSiteStatus({ app }: Context): Promise<SiteStatus> {
  const { minutes } = app.get(statusModelsService)
  const now = app.clock.now()
  const [all, latest] = await Promise.all([
    readDays(app),
    minutes
      .find({ _id: trusted({ $gte: now - currentMs }) })
      .sort({ _id: -1 })
      .limit(currentMinutes)
      .lean<MinuteDocument[]>(),
  ])
  const runs = all.at(-1)?.runs ?? {}
  // A day begins with a row of no minutes.
  const rows = all.filter(({ from, closedTo }) => closedTo > from)
  const components = statusComponents.map((component): ComponentStatus => {
    const ofDays = rows.map((row) => dayOf(row, component))
    return {
      component,
      state: currentState(component, latest, isOutage(runs[component] ?? noRun)),
      uptime: uptimeOf(component, rows),
      days: ofDays,
    }
  })
  const newest = latest[0]
  const outages = outagesOf(all)
  return {
    state: worstOf(components.map(({ state }) => state)),
    measuredAt: newest ? Math.min(newest._id + minuteMs, now) : null,
    recordingStartedAt: rows[0]?.from ?? null,
    components,
    outages,
    incidents: await viewIncidents(app, outages),
  }
}

/** The incidents as everyone sees them, without the state of the site. */
export const readIncidents = async ({ app }: Context): Promise<readonly Incident[]> =>
  viewIncidents(app, outagesOf(await readDays(app)))

/** The kept days, the oldest first. */
const readDays = (app: App): Promise<StatusDayDocument[]> =>
  app
    .get(statusModelsService)
    .days.find({ _id: trusted({ $gte: oldestDay(app.clock.now()) }) })
    .sort({ _id: 1 })
    .lean<StatusDayDocument[]>()

/** A component that nobody used in the last minutes is still down if its outage has not ended. */
function currentState(component: StatusComponent, latest: readonly MinuteDocument[], isOut: boolean): ComponentState {
  if (latest.length === 0) return 'notRecorded'
  const state = stateOf(
    latest.map(({ components }) => components?.[component] ?? nothingMeasured).reduce(addMeasurements),
  )
  return state === 'notMeasured' && isOut ? 'down' : state
}

const byGravity: readonly ComponentState[] = ['notRecorded', 'down', 'degraded', 'up', 'notMeasured']

const worstOf = (states: readonly ComponentState[]): ComponentState =>
  byGravity.find((state) => states.includes(state)) ?? 'notMeasured'

/** The minutes in which a component worked, and those that count for its uptime. */
function minutesOf(
  row: StatusDayDocument,
  component: StatusComponent,
): { readonly worked: number; readonly all: number } {
  const { up, degraded, down } = row.components[component] ?? emptyCounts
  const worked = up + degraded
  return { worked, all: worked + down + (isConstantlyMeasured(component) ? row.notRecorded : 0) }
}

const percentOf = ({ worked, all }: { readonly worked: number; readonly all: number }): number | null =>
  all === 0 ? null : (worked / all) * 100

function uptimeOf(component: StatusComponent, rows: readonly StatusDayDocument[]): number | null {
  const minutes = rows.map((row) => minutesOf(row, component))
  return percentOf({
    worked: minutes.reduce((sum, { worked }) => sum + worked, 0),
    all: minutes.reduce((sum, { all }) => sum + all, 0),
  })
}

/** The uptime in percent below which a day counts as one of faults, and below which as one of an outage. */
const [goodUptime, poorUptime] = [99.9, 99]

/** The share of degraded minutes from which a day is degraded. */
const maxDegraded = 0.01

function stateOfDay(uptime: number | null, { degraded }: DayCounts, all: number, isRecorded: boolean): ComponentState {
  if (!isRecorded) return 'notRecorded'
  if (uptime === null) return 'notMeasured'
  if (uptime < poorUptime) return 'down'
  return uptime < goodUptime || degraded > all * maxDegraded ? 'degraded' : 'up'
}

function dayOf(row: StatusDayDocument, component: StatusComponent): ComponentDay {
  const counts = row.components[component] ?? emptyCounts
  const minutes = minutesOf(row, component)
  const uptime = percentOf(minutes)
  const isRecorded = row.notRecorded * minuteMs < row.closedTo - row.from
  return {
    date: row._id,
    state: stateOfDay(uptime, counts, minutes.all, isRecorded),
    uptime,
    degradedMinutes: counts.degraded,
    downMinutes: counts.down,
    notRecordedMinutes: row.notRecorded,
    successRate: percentOf({ worked: counts.total - counts.failed, all: counts.total }),
  }
}

const outageOf = (subject: OutageSubject, startedAt: number, endedAt: number | null): Outage => ({
  component: subject === 'site' ? null : subject,
  startedAt,
  endedAt,
})

/** The outages that ended on the days, and those that last. */
function outagesOf(rows: readonly StatusDayDocument[]): readonly Outage[] {
  const over = rows.flatMap(({ outages }) => outages.map(({ subject, from, to }) => outageOf(subject, from, to)))
  const lasting = Object.entries(rows.at(-1)?.runs ?? {})
    .filter(([, run]) => isOutage(run))
    .map(([subject, { failingFrom }]) => outageOf(subject as OutageSubject, failingFrom, null))
  return [...over, ...lasting].toSorted((a, b) => b.startedAt - a.startedAt).slice(0, maxOutages)
}
