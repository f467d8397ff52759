import type { Connection } from 'mongoose'

const failures = new WeakMap<Connection, Map<string, Error | null>>()

/**
 * Records the result of the last attempt to reach each server of an open connection, which a waiting call does not know
 * yet.
 */
export function watchServers(connection: Connection): void {
  const client = connection.getClient()
  const byServer = new Map<string, Error | null>()
  failures.set(connection, byServer)
  client.on('serverHeartbeatFailed', ({ connectionId, failure }) => byServer.set(connectionId, failure))
  client.on('serverHeartbeatSucceeded', ({ connectionId }) => byServer.set(connectionId, null))
  client.on('serverClosed', ({ address }) => byServer.delete(address))
}

/** The reason why no server can be reached; undefined if one can, or if the reason is unknown. */
export function monitoredFailure(connection: Connection): Error | undefined {
  const ends = [...(failures.get(connection)?.values() ?? [])]
  return ends.every((end) => end !== null) ? (ends[0] ?? undefined) : undefined
}
