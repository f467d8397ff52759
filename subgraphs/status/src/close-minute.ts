import type { StatusComponent } from '@sanguine/kernel'
import { addMeasurements, nothingMeasured, stateOf, statusComponents } from './components'
import {
  type DayCounts,
  emptyCounts,
  type FailureRun,
  type MinuteDocument,
  type OutageEntry,
  type OutageSubject,
  type StatusDayDocument,
} from './status.model'

export const minuteMs = 60_000

/**
 * Minutes in a row that open an outage if they failed, and end it if they worked. A gateway that is replaced, or a
 * database that elects another primary, is back within two minutes, so neither is an outage.
 */
export const minutesOfOutage = 3

export const noRun: FailureRun = { failing: 0, failingFrom: 0, working: 0, workingFrom: 0 }

export const isOutage = ({ failing }: FailureRun): boolean => failing >= minutesOfOutage

interface ContinuedRun {
  readonly run: FailureRun
  /** the outage that ended; null if none did */
  readonly ended: Omit<OutageEntry, 'subject'> | null
}

/** Continues a run by a minute that failed or worked. A minute in which nothing was measured must not be given. */
export function continueRun(run: FailureRun, at: number, hasFailed: boolean): ContinuedRun {
  const { failing, failingFrom, working, workingFrom } = run
  if (hasFailed)
    return {
      run: { failing: failing + 1, failingFrom: failing === 0 ? at : failingFrom, working: 0, workingFrom: 0 },
      ended: null,
    }
  if (!isOutage(run)) return { run: noRun, ended: null }
  const worked = { ...run, working: working + 1, workingFrom: working === 0 ? at : workingFrom }
  if (worked.working < minutesOfOutage) return { run: worked, ended: null }
  return { run: noRun, ended: { from: failingFrom, to: worked.workingFrom } }
}

type Changes = Pick<StatusDayDocument, 'outages' | 'runs'>

function follow(changes: Changes, subject: OutageSubject, at: number, hasFailed: boolean): Changes {
  const { run, ended } = continueRun(changes.runs[subject] ?? noRun, at, hasFailed)
  return {
    runs: { ...changes.runs, [subject]: run },
    outages: ended ? [...changes.outages, { subject, ...ended }] : changes.outages,
  }
}

/**
 * Adds the next minute to a day. `minute` is null if no gateway recorded it: then the site fails, and nothing is known
 * of its components.
 */
export function closeMinute(day: StatusDayDocument, minute: MinuteDocument | null): StatusDayDocument {
  const at = day.closedTo
  const closed = { ...day, closedTo: at + minuteMs }
  if (!minute) return { ...closed, notRecorded: day.notRecorded + 1, ...follow(day, 'site', at, true) }
  let changes = follow(day, 'site', at, false)
  const components: Partial<Record<StatusComponent, DayCounts>> = { ...day.components }
  for (const component of statusComponents) {
    const measured = minute.components?.[component] ?? nothingMeasured
    const state = stateOf(measured)
    if (state === 'notMeasured') continue
    const counts = components[component] ?? emptyCounts
    components[component] = { ...counts, ...addMeasurements(counts, measured), [state]: counts[state] + 1 }
    changes = follow(changes, component, at, state === 'down')
  }
  return { ...closed, components, ...changes }
}
