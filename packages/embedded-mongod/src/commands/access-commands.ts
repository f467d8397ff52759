import { type AccessControl, type LoginStep, mechanism, usersDatabase } from '../access/access-control'
import { Binary, Doc, docFrom, isNumber, List, MongoError, type Value } from '../query'
import { Arguments, toNumber } from './arguments'
import type { Call, CommandTable, Reply } from './command'

const replyOf = ({ conversationId, done, payload }: LoginStep): Reply => ({
  conversationId,
  done,
  payload: new Binary(payload),
})

/** The payload of a login. The oldest drivers send it as text. */
function payloadOf(args: Arguments): Uint8Array {
  const payload = args.get('payload')
  return typeof payload === 'string' ? Buffer.from(payload) : (args.binary('payload') ?? Buffer.alloc(0))
}

function start(access: AccessControl, connection: object, db: string, args: Arguments): Reply {
  const wanted = args.text('mechanism')
  if (wanted !== mechanism)
    throw new MongoError(334, `Received authentication for mechanism ${wanted} which is not enabled; use ${mechanism}`)
  const options = args.doc('options')
  const skipsEmptyExchange = options?.get('skipEmptyExchange') === true
  return replyOf(access.start(connection, db, payloadOf(args), skipsEmptyExchange))
}

const saslStart = ({ server, connection, db, args }: Call): Reply => start(server.access, connection, db, args)

const saslContinue = ({ server, connection, args }: Call): Reply =>
  replyOf(server.access.continue(connection, args.integer('conversationId') ?? 0, payloadOf(args)))

/**
 * The login part of a handshake, for a client that announces or begins a login in the same message. Every name gets the
 * same mechanisms, so that names cannot be discovered.
 */
export function loginPartOfHello({ server, connection, args }: Call): object {
  const name = args.text('saslSupportedMechs')
  const first = args.doc('speculativeAuthenticate')
  return {
    ...(server.access.isEnabled && name !== undefined ? { saslSupportedMechs: [mechanism] } : {}),
    ...(first ? speculativePart(server.access, connection, new Arguments(first)) : {}),
  }
}

/** If a login fails here, the client repeats it with saslStart, which then reports the reason. */
function speculativePart(access: AccessControl, connection: object, args: Arguments): object {
  try {
    const reply = start(access, connection, args.text('db') ?? usersDatabase, args)
    return { speculativeAuthenticate: docFrom(reply as Record<string, Value>) }
  } catch (error) {
    if (error instanceof MongoError) return {}
    throw error
  }
}

function logout({ server, connection }: Call): Reply {
  server.access.logout(connection)
  return {}
}

const roles = [{ role: 'root', db: usersDatabase }]

function connectionStatus({ server, connection, args }: Call): Reply {
  const user = server.access.userOf(connection)
  const privileges = args.flag('showPrivileges') ? { authenticatedUserPrivileges: [] } : {}
  const users = user === undefined ? [] : [{ user, db: usersDatabase }]
  return { authInfo: { authenticatedUsers: users, authenticatedUserRoles: user ? roles : [], ...privileges } }
}

function nameIn(value: Value, db: string): string | undefined {
  if (typeof value === 'string') return db === usersDatabase ? value : undefined
  if (!(value instanceof Doc)) return undefined
  return value.get('db') === usersDatabase ? String(value.get('user')) : undefined
}

/** The selected users: `1` for all, a name, `{ user, db }`, or a list of these. */
function usersInfo({ server, db, args }: Call): Reply {
  const wanted = args.get('usersInfo') ?? null
  const values = wanted instanceof List ? wanted.items : [wanted]
  const names = values.map((value) => nameIn(value, db))
  const isForAll = isNumber(wanted) && toNumber(wanted) === 1 && db === usersDatabase
  const shown = server.access.userNames.filter((name) => isForAll || names.includes(name))
  return {
    users: shown.map((user) => ({
      _id: `${usersDatabase}.${user}`,
      user,
      db: usersDatabase,
      roles,
      mechanisms: [mechanism],
    })),
  }
}

function fixedUsers({ name }: Call): never {
  throw new MongoError(
    115,
    `The command '${name}' is not supported by this embedded server: its users are those of the file given with --users`,
  )
}

export const accessCommands: CommandTable = {
  saslStart: { run: saslStart, fields: [], isLenient: true, isPublic: true },
  saslContinue: { run: saslContinue, fields: [], isLenient: true, isPublic: true },
  logout: { run: logout, fields: [], isPublic: true },
  connectionStatus: { run: connectionStatus, fields: ['showPrivileges'], isPublic: true },
  usersInfo: { run: usersInfo, fields: [], isLenient: true },
  createUser: { run: fixedUsers, fields: [], isLenient: true },
  updateUser: { run: fixedUsers, fields: [], isLenient: true },
  dropUser: { run: fixedUsers, fields: [], isLenient: true },
}
