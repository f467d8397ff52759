import { type Doc, MongoError, ObjectId } from '../query'
import { Arguments } from './arguments'
import type { Call } from './command'

/**
 * Delays the reply to a `hello` whose client knows the current topology version, for `maxAwaitTimeMS`. The version of a
 * replica set with one member never changes. A client that knows another server gets its reply at once.
 */
export async function awaitTopologyChange({ args, server, connection }: Call): Promise<void> {
  const seen = args.doc('topologyVersion')
  const maxMs = args.integer('maxAwaitTimeMS')
  if (!seen && maxMs === undefined) return
  if (!seen) throw new MongoError(31368, "A request with 'maxAwaitTimeMS' must include a 'topologyVersion'")
  if (maxMs === undefined) throw new MongoError(31368, "A request with 'topologyVersion' must include 'maxAwaitTimeMS'")
  if (maxMs < 0) throw new MongoError(31373, 'maxAwaitTimeMS must be a non-negative integer')
  if (isCurrent(seen, server.topologyVersion)) await connection.pause(maxMs)
}

function isCurrent(seen: Doc, { processId, counter }: Call['server']['topologyVersion']): boolean {
  const known = new Arguments(seen)
  const seenId = known.get('processId')
  const seenCounter = known.long('counter')
  if (!(seenId instanceof ObjectId) || seenCounter === undefined)
    throw new MongoError(9, "A 'topologyVersion' consists of a 'processId', an ObjectId, and a 'counter'")
  if (seenCounter < 0n) throw new MongoError(31372, 'topologyVersion must have a non-negative counter')
  if (seenId.toHex() !== processId.toHex()) return false
  if (seenCounter > counter)
    throw new MongoError(
      31382,
      `Received a topology version with counter: ${seenCounter} which is greater than the server topology version counter: ${counter}`,
    )
  return seenCounter === counter
}

/** The next `hello` of a stream, as if the client had received this reply. Undefined if the client awaits nothing. */
export function nextHello(command: Doc, reply: Doc): Doc | undefined {
  const seen = reply.get('topologyVersion')
  return command.has('topologyVersion') && seen !== undefined ? command.with('topologyVersion', seen) : undefined
}
