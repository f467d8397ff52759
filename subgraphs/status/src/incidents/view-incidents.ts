import { type App, type StatusComponent, startOfDay } from '@sanguine/kernel'
import type { IncidentPhase, IncidentState } from '@sanguine/schema'
import { trusted } from 'mongoose'
import { oldestDay } from '../close-minutes'
import { type IncidentDocument, type IncidentText, type IncidentUpdate, incidentModelsService } from './incidents.model'

/** A measured outage. */
export interface Outage {
  /** null if no gateway recorded anything */
  readonly component: StatusComponent | null
  /** milliseconds since the epoch */
  readonly startedAt: number
  /** null while it lasts */
  readonly endedAt: number | null
}

/** An incident as everyone sees it. Times are milliseconds since the epoch. */
export interface Incident {
  readonly id: string
  readonly revision: number
  readonly title: IncidentText
  readonly text: IncidentText
  readonly components: readonly StatusComponent[]
  readonly initialState: IncidentState
  readonly state: IncidentState
  readonly phase: IncidentPhase
  readonly startedAt: number
  readonly plannedStartAt: number | null
  readonly plannedEndAt: number | null
  readonly resolvedAt: number | null
  /** the latest first */
  readonly updates: readonly {
    readonly id: string
    readonly revision: number
    readonly postedAt: number
    readonly editedAt: number | null
    readonly state: IncidentState
    readonly text: IncidentText
  }[]
  /** the measured outages of its components in its time, the latest first */
  readonly outages: readonly Outage[]
}

const timeOf = (date: Date | null): number | null => date?.getTime() ?? null

const stateOf = ({ updates, initialState }: IncidentDocument): IncidentState => updates.at(-1)?.state ?? initialState

function phaseOf(incident: IncidentDocument, now: number): IncidentPhase {
  if (incident.resolvedAt) return 'past'
  return stateOf(incident) === 'scheduled' && incident.startedAt.getTime() > now ? 'planned' : 'open'
}

/**
 * Whether an outage belongs to an incident: it was in its time, and of a component that the incident names. The whole
 * site is out if no gateway runs or the database cannot be written, so its outages belong to API and DATABASE.
 * Maintenance that has not begun, or was called off, has none, even if an outage lasts.
 */
function hasOutage({ components, startedAt, resolvedAt }: IncidentDocument, outage: Outage, now: number): boolean {
  const isNamed =
    outage.component === null
      ? components.includes('api') || components.includes('database')
      : components.includes(outage.component)
  const [from, to] = [startedAt.getTime(), resolvedAt?.getTime() ?? Number.POSITIVE_INFINITY]
  const hasBegun = from <= now && from < to
  return isNamed && hasBegun && outage.startedAt < to && (outage.endedAt ?? Number.POSITIVE_INFINITY) > from
}

const updateView = ({ _id, revision, postedAt, editedAt, state, text }: IncidentUpdate) => ({
  id: _id.toHexString(),
  revision,
  state,
  text,
  postedAt: postedAt.getTime(),
  editedAt: timeOf(editedAt),
})

function incidentView(incident: IncidentDocument, outages: readonly Outage[], now: number): Incident {
  const { _id, revision, title, text, components, initialState, startedAt, updates } = incident
  return {
    id: _id.toHexString(),
    revision,
    title,
    text,
    components,
    initialState,
    outages,
    state: stateOf(incident),
    phase: phaseOf(incident, now),
    startedAt: startedAt.getTime(),
    plannedStartAt: timeOf(incident.plannedStartAt),
    plannedEndAt: timeOf(incident.plannedEndAt),
    resolvedAt: timeOf(incident.resolvedAt),
    updates: updates.map(updateView).toReversed(),
  }
}

const phases: readonly IncidentPhase[] = ['open', 'planned', 'past']

/** Open incidents before planned ones and past ones. The latest is first, but the next one of the planned. */
function byPhase(a: Incident, b: Incident): number {
  if (a.phase !== b.phase) return phases.indexOf(a.phase) - phases.indexOf(b.phase)
  return a.phase === 'planned' ? a.startedAt - b.startedAt : b.startedAt - a.startedAt
}

/**
 * The incidents that are open, planned, or were resolved on the kept days. Each outage is with one of them at most, the
 * one that began last.
 */
export async function viewIncidents(app: App, outages: readonly Outage[]): Promise<readonly Incident[]> {
  const now = app.clock.now()
  const oldest = startOfDay(oldestDay(now))
  const found = await app
    .get(incidentModelsService)
    .incidents.find({})
    .sort({ startedAt: -1 })
    .lean<IncidentDocument[]>()
  const shown = found.filter(({ resolvedAt }) => !resolvedAt || resolvedAt.getTime() >= oldest)
  const owners = outages.map((outage) => shown.find((incident) => hasOutage(incident, outage, now)))
  return shown
    .map((incident) =>
      incidentView(
        incident,
        outages.filter((_outage, index) => owners[index] === incident),
        now,
      ),
    )
    .toSorted(byPhase)
}

/** Changes with each incident. */
export async function readIncidentRevision(app: App): Promise<number> {
  const counted = await app.get(incidentModelsService).revisions.findById('incidents', { revision: 1 }).lean()
  return counted?.revision ?? 0
}

/** Removes incidents that were resolved before the kept days. Any number of gateways may do so at once. */
export async function removeOldIncidents(app: App): Promise<void> {
  const oldest = new Date(startOfDay(oldestDay(app.clock.now())))
  await app.get(incidentModelsService).incidents.deleteMany({ resolvedAt: trusted({ $lt: oldest }) })
}
