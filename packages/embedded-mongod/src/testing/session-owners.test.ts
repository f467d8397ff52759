import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { readUsers } from '../access/users'
import { Binary, type Doc, docFrom, List } from '../query'
import { aServer, type TestServer, temporaryFolder } from './a-server'
import { RawSession } from './raw-login'

let server: TestServer
let mina: RawSession
let lucy: RawSession
let lsid: Doc

beforeAll(async () => {
  const folder = temporaryFolder()
  const path = join(folder.path, 'users')
  writeFileSync(path, 'mina:secret\nlucy:other\n', { mode: 0o600 })
  server = await aServer({ users: readUsers(path) })
  folder.remove()
})
afterAll(() => server.stop())
beforeEach(async () => {
  const { port } = server.server
  mina = await (await RawSession.to(port)).login('mina', 'secret')
  lucy = await (await RawSession.to(port)).login('lucy', 'other')
  lsid = docFrom({ id: new Binary(randomBytes(16), 4) })
  await mina.command({ drop: 'things' })
})
afterEach(() => {
  mina.close()
  lucy.close()
})

const isOk = (reply: Doc): boolean => (reply.get('ok') as { value: number }).value === 1
const inTransaction = (more: object = {}) => ({ lsid, txnNumber: 1n, autocommit: false, ...more })
const insertOne = (more: object) => ({ insert: 'things', documents: List.of([docFrom({ _id: 1 })]), ...more })
const ids = List.of

const begin = () => mina.command(insertOne(inTransaction({ startTransaction: true })))

async function commits(): Promise<boolean> {
  return isOk(await mina.command({ commitTransaction: 1, $db: 'admin', ...inTransaction() }))
}

describe("a user's session", () => {
  it.each([
    ['read in', { find: 'things' }],
    ['written in', { delete: 'things', deletes: List.of([docFrom({ q: docFrom({}), limit: 0 })]) }],
    ['committed', { commitTransaction: 1, $db: 'admin' }],
    ['aborted', { abortTransaction: 1, $db: 'admin' }],
  ])('has transactions that are not %s by another user with the same session id', async (_what, body) => {
    expect(isOk(await begin())).toBe(true)
    const reply = await lucy.command({ ...body, ...inTransaction() })
    expect(reply.get('code')).toBe(251)
    expect(await commits()).toBe(true)
  })

  it('has transactions that another user can neither replace nor end with the session', async () => {
    await begin()
    await lucy.command({ find: 'things', ...inTransaction({ txnNumber: 2n, startTransaction: true }) })
    for (const name of ['endSessions', 'killSessions']) await lucy.command({ [name]: ids([lsid]), $db: 'admin' })
    expect(await commits()).toBe(true)
  })

  it('has transactions that no client ends without a login', async () => {
    await begin()
    const nobody = await RawSession.to(server.server.port)
    for (const name of ['hello', 'ping', 'connectionStatus']) await nobody.command({ [name]: 1, ...inTransaction() })
    nobody.close()
    expect(await commits()).toBe(true)
  })

  it('does not return the results of its retryable writes to another user', async () => {
    await mina.command(insertOne({}))
    const remove = { findAndModify: 'things', query: docFrom({ _id: 1 }), remove: true, lsid, txnNumber: 7n }
    expect((await mina.command(remove)).get('value')).not.toBeNull()
    expect((await lucy.command(remove)).get('value')).toBeNull()
    expect((await mina.command(remove)).get('value')).not.toBeNull()
  })

  it.each([true, false])('has cursors that another user cannot read (with a session id: %s)', async (hasSession) => {
    await mina.command({ insert: 'things', documents: List.of([1, 2, 3].map((_id) => docFrom({ _id }))) })
    const session = hasSession ? { lsid } : {}
    const opened = await mina.command({ find: 'things', batchSize: 1, ...session })
    const more = { getMore: (opened.get('cursor') as Doc).get('id'), collection: 'things', ...session }
    expect((await lucy.command(more)).get('code')).toBe(13)
    expect(isOk(await mina.command(more))).toBe(true)
  })
})

it('offers the same login mechanisms for known and unknown names', async () => {
  const nobody = await RawSession.to(server.server.port)
  const mechanisms = async (name: string) => {
    const { items } = (await nobody.command({ hello: 1, saslSupportedMechs: name })).get('saslSupportedMechs') as List
    return items
  }
  expect(await mechanisms('admin.nobody')).toEqual(await mechanisms('admin.mina'))
  nobody.close()
})
