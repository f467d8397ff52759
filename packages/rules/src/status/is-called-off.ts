interface IncidentTimes {
  readonly startedAt: string
  readonly resolvedAt: string | null
}

/** Whether planned maintenance was called off: it was resolved before its start. Times are ISO 8601 in UTC. */
export const isCalledOff = ({ startedAt, resolvedAt }: IncidentTimes): boolean =>
  resolvedAt !== null && resolvedAt < startedAt
