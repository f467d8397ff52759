import { hostname } from 'node:os'
import { mechanism } from '../access/access-control'
import { docFrom, double, MongoError } from '../query'
import { maxDocumentBytes, maxMessageBytes, maxWriteStatements, sessionTimeoutMinutes } from '../wire/limits'
import { isSocketFile } from '../wire/socket-file'
import { loginPartOfHello } from './access-commands'
import { awaitTopologyChange, nextHello } from './await-topology'
import type { Call, CommandTable, Reply, ServerInfo } from './command'

/** The wire version of MongoDB 7.0. */
const wireVersion = 21

/** The member's address as this client connected to it, so that the client finds it in the list of hosts. */
export function memberAddress({ connection, server }: Call): string {
  if (isSocketFile(server.address)) return server.address
  const port = server.address.slice(server.address.lastIndexOf(':') + 1)
  const local = connection.localAddress?.replace(/^::ffff:/, '')
  if (!local) return server.address
  return local.includes(':') ? `[${local}]:${port}` : `${local}:${port}`
}

function replicaSetPart(call: Call): object {
  const { server, engine } = call
  if (!server.replicaSet) return {}
  const me = memberAddress(call)
  const ts = engine.clock.now
  return {
    setName: server.replicaSet,
    setVersion: 1,
    secondary: false,
    hosts: [me],
    primary: me,
    me,
    lastWrite: { opTime: { ts, t: 1n }, lastWriteDate: new Date(ts.seconds * 1000) },
  }
}

async function hello(call: Call): Promise<Reply> {
  await awaitTopologyChange(call)
  const isLegacy = call.name !== 'hello'
  return {
    ...(call.args.flag('helloOk') ? { helloOk: true } : {}),
    ...(isLegacy ? { ismaster: true } : { isWritablePrimary: true }),
    topologyVersion: call.server.topologyVersion,
    ...replicaSetPart(call),
    maxBsonObjectSize: maxDocumentBytes,
    maxMessageSizeBytes: maxMessageBytes,
    maxWriteBatchSize: maxWriteStatements,
    localTime: new Date(),
    logicalSessionTimeoutMinutes: sessionTimeoutMinutes,
    connectionId: call.connection.id,
    minWireVersion: 0,
    maxWireVersion: wireVersion,
    readOnly: false,
    ...loginPartOfHello(call),
  }
}

function buildInfo({ server }: Call): Reply {
  const versionArray = [...server.version.split('.').map(Number), 0]
  return {
    version: server.version,
    gitVersion: 'embedded',
    modules: ['embedded'],
    allocator: 'system',
    javascriptEngine: 'none',
    sysInfo: 'deprecated',
    versionArray,
    bits: 64,
    debug: false,
    maxBsonObjectSize: maxDocumentBytes,
    storageEngines: ['lmdb'],
  }
}

function needsReplicaSet(server: ServerInfo): string {
  if (server.replicaSet) return server.replicaSet
  throw new MongoError(76, 'not running with --replSet')
}

function configOf(call: Call): object {
  return {
    _id: needsReplicaSet(call.server),
    version: 1,
    term: 1n,
    members: [{ _id: 0, host: memberAddress(call), arbiterOnly: false, hidden: false, priority: 1, votes: 1 }],
    protocolVersion: 1n,
    writeConcernMajorityJournalDefault: true,
  }
}

function replSetGetStatus(call: Call): Reply {
  const ts = call.engine.clock.now
  const optime = { ts, t: 1n }
  const uptime = Math.floor((Date.now() - call.server.startedAt) / 1000)
  const member = {
    _id: 0,
    name: memberAddress(call),
    health: double(1),
    state: 1,
    stateStr: 'PRIMARY',
    uptime,
    optime,
    self: true,
  }
  return { set: needsReplicaSet(call.server), date: new Date(), myState: 1, term: 1n, members: [member] }
}

/** The replica set has its only member from the start, so its initiation with that member changes nothing. */
function replSetInitiate(call: Call): Reply {
  const set = needsReplicaSet(call.server)
  const config = call.args.doc(call.name)
  const id = config?.get('_id')
  if (id !== undefined && id !== set)
    throw new MongoError(
      93,
      `Attempting to initiate a replica set with name ${id}, but command line reports ${set}; rejecting`,
    )
  const members = config?.get('members')
  const count = members && typeof members === 'object' && 'length' in members ? members.length : 1
  if (count !== 1)
    throw new MongoError(93, 'A replica set with more than one member is not supported by this embedded server')
  return {}
}

function getParameter({ args }: Call): Reply {
  const values: Record<string, unknown> = {
    featureCompatibilityVersion: { version: '7.0' },
    authenticationMechanisms: [mechanism],
  }
  if (args.get('getParameter') === '*') return values
  const found = Object.fromEntries(Object.entries(values).filter(([name]) => args.has(name)))
  if (Object.keys(found).length === 0) throw new MongoError(72, 'no option found to get')
  return found
}

function hostInfo(): Reply {
  return {
    system: { currentTime: new Date(), hostname: hostname(), cpuArch: process.arch },
    os: { type: process.platform },
    extra: {},
  }
}

/** Shuts the server down. The client sees its connection close, as with MongoDB. */
function shutdown({ server }: Call): Reply {
  server.shutdown()
  return {}
}

const lenient = (run: (call: Call) => Reply) => ({ run, fields: [], isLenient: true })
const handshake = { run: hello, next: nextHello, fields: [], isLenient: true, isPublic: true }

export const handshakeCommands: CommandTable = {
  hello: handshake,
  isMaster: handshake,
  ismaster: handshake,
  ping: { run: () => ({}), fields: [], isPublic: true },
  buildInfo: { run: buildInfo, fields: [], isPublic: true },
  buildinfo: { run: buildInfo, fields: [], isPublic: true },
  getParameter: lenient(getParameter),
  hostInfo: { run: hostInfo, fields: [] },
  whatsmyuri: { run: ({ connection }) => ({ you: connection.remote }), fields: [] },
  replSetGetStatus: { run: replSetGetStatus, fields: ['initialSync'] },
  replSetGetConfig: { run: (call) => ({ config: docFrom(configOf(call)) }), fields: ['commitmentStatus'] },
  replSetInitiate: { run: replSetInitiate, fields: [] },
  shutdown: { run: shutdown, fields: ['force', 'timeoutSecs'] },
}
