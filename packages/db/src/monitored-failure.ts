import type { Connection } from 'mongoose'

const failures = new WeakMap<Connection, Map<string, Error | null>>()

/** Keeps how the last attempt to reach each server of an open connection ended, which a call that is waiting does not know yet. */
export function watchServers(connection: Connection): void {
  const client = connection.getClient()
  const byServer = new Map<string, Error | null>()
  failures.set(connection, byServer)
  client.on('serverHeartbeatFailed', ({ connectionId, failure }) => byServer.set(connectionId, failure))
  client.on('serverHeartbeatSucceeded', ({ connectionId }) => byServer.set(connectionId, null))
  client.on('serverClosed', ({ address }) => byServer.delete(address))
}

/** Why no server can be reached; undefined where one can, or where the reason is not known. */
export function monitoredFailure(connection: Connection): Error | undefined {
  const ends = [...(failures.get(connection)?.values() ?? [])]
  return ends.every((end) => end !== null) ? (ends[0] ?? undefined) : undefined
}
