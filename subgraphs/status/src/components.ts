import type { Measurement, StatusComponent } from '@sanguine/kernel'

/** The components in the order of the page. */
export const statusComponents = [
  'api',
  'database',
  'hunts',
  'mails',
  'payments',
  'remotes',
] as const satisfies readonly StatusComponent[]

/**
 * The components that every gateway measures each minute. For them a minute that no gateway recorded counts as one in
 * which they were down. The others are measured only when a mail is sent or the payment provider is called.
 */
const constantlyMeasured: readonly StatusComponent[] = ['api', 'database', 'hunts', 'remotes']

export const isConstantlyMeasured = (component: StatusComponent): boolean => constantlyMeasured.includes(component)

/** The state of a component in a time that was recorded. */
export type MeasuredState = 'up' | 'degraded' | 'down' | 'notMeasured'

/** The state of a component in any time; `notRecorded` where no gateway could write what it measured. */
export type ComponentState = MeasuredState | 'notRecorded'

export const nothingMeasured: Measurement = { total: 0, failed: 0, slow: 0 }

export const addMeasurements = (a: Measurement, b: Measurement): Measurement => ({
  total: a.total + b.total,
  failed: a.failed + b.failed,
  slow: a.slow + b.slow,
})

/**
 * Down if at least half of the measured calls or checks failed. Degraded if at least one in twenty failed, or at least
 * half was slow, which is the same as a median that is slow.
 */
export function stateOf({ total, failed, slow }: Measurement): MeasuredState {
  if (total === 0) return 'notMeasured'
  if (failed * 2 >= total) return 'down'
  return failed * 20 >= total || slow * 2 >= total ? 'degraded' : 'up'
}
