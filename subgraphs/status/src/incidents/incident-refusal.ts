import type { RefusalsOf } from '@sanguine/kernel'

type NoDetails = Readonly<Record<never, never>>

/** Why an incident or one of its updates was not changed. */
export type IncidentRefusal = RefusalsOf<{
  unknownIncident: NoDetails
  unknownUpdate: NoDetails
  /** another person changed it since the caller read it */
  stale: { readonly subject: 'incident' | 'update' }
  tooManyIncidents: { readonly limit: number }
  tooManyUpdates: { readonly limit: number }
  /** SCHEDULED is a state of incidents with a planned start and end */
  notPlanned: NoDetails
}>
