import { MongoError } from '../query'
import { Arguments, toNumber } from './arguments'

const readConcernLevels = new Set(['local', 'available', 'majority', 'linearizable', 'snapshot'])

/**
 * Checks a read concern. The server is one node and reads only durable data, so it fulfils every level except snapshot.
 * A transaction reads from a snapshot; outside of a transaction that level is refused.
 */
export function checkReadConcern(args: Arguments, isTransaction: boolean): void {
  const concern = args.doc('readConcern')
  if (!concern) return
  const options = new Arguments(concern)
  options.refuse('atClusterTime')
  const level = options.text('level')
  if (level === undefined) return
  if (!readConcernLevels.has(level)) throw new MongoError(9, `Read concern level '${level}' is not known`)
  if (level === 'snapshot' && !isTransaction)
    throw new MongoError(238, 'Read concern "snapshot" is supported inside transactions only by this embedded server')
}

/** Checks a write concern. The only member makes every write durable before the reply, so it fulfils each of them. */
export function checkWriteConcern(args: Arguments): void {
  const concern = args.doc('writeConcern')
  if (!concern) return
  const w = concern.get('w')
  if (w === undefined || w === 'majority') return
  if (typeof w === 'string')
    throw new MongoError(79, `No write concern mode named '${w}' found in replica set configuration`)
  const members = toNumber(w)
  if (members !== 0 && members !== 1) throw new MongoError(100, 'Not enough data-bearing nodes')
}
