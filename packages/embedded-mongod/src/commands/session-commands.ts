import { Doc, MongoError } from '../query'
import { Arguments } from './arguments'
import { type Call, type CommandTable, ownSessionId, type Reply } from './command'

/** The caller's sessions that a command lists in its first field. */
function idsOf(call: Call): Buffer[] {
  return (call.args.list(call.name) ?? []).map((entry) => {
    const id = entry instanceof Doc ? new Arguments(entry).binary('id') : undefined
    if (id?.length !== 16) throw new MongoError(9, 'A session id must be { id: UUID }')
    return ownSessionId(call, id)
  })
}

function endSessions(call: Call): Reply {
  for (const id of idsOf(call)) call.engine.sessions.end(id.toString('hex'))
  return {}
}

function needed(call: Call) {
  const { session, txnNumber, args, name } = call
  if (!session || txnNumber === undefined || args.get('autocommit') !== false)
    throw new MongoError(125, `${name} must be run within a transaction`)
  return { session, txnNumber }
}

async function commitTransaction(call: Call): Promise<Reply> {
  const { session, txnNumber } = needed(call)
  await call.engine.commit(session, txnNumber)
  return {}
}

function abortTransaction(call: Call): Reply {
  const { session, txnNumber } = needed(call)
  call.engine.abort(session, txnNumber)
  return {}
}

export const sessionCommands: CommandTable = {
  endSessions: { run: endSessions, fields: [] },
  killSessions: { run: endSessions, fields: [] },
  commitTransaction: { run: commitTransaction, fields: ['recoveryToken'] },
  abortTransaction: { run: abortTransaction, fields: ['recoveryToken'] },
}
