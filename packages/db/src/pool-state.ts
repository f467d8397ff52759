import type { Connection } from 'mongoose'

/** Connections to all servers of a database, and the calls that wait for one. */
export interface PoolState {
  readonly open: number
  readonly inUse: number
  readonly waiting: number
}

/** The used part of the driver's topology, which is not among its public types. */
interface Topology {
  readonly s: { readonly servers: ReadonlyMap<string, { readonly pool: DriverPool }> }
}

interface DriverPool {
  readonly totalConnectionCount: number
  readonly currentCheckedOutCount: number
  readonly waitQueueSize: number
}

/** Reads the driver's pools. All numbers are 0 while the connection is closed. */
export function readPoolState(connection: Connection): PoolState {
  const { topology } = connection.getClient() as unknown as { readonly topology?: Topology }
  const pools = [...(topology?.s.servers.values() ?? [])].map(({ pool }) => pool)
  const sum = (read: (pool: DriverPool) => number) => pools.reduce((total, pool) => total + read(pool), 0)
  return {
    open: sum((pool) => pool.totalConnectionCount),
    inUse: sum((pool) => pool.currentCheckedOutCount),
    waiting: sum((pool) => pool.waitQueueSize),
  }
}
