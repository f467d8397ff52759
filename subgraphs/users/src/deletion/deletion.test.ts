import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { startTestGateway, type TestGateway } from '@sanguine/gateway/testing'
import { outboxOf } from '@sanguine/mail'
import { checkLedger, type LedgerMismatch } from '@sanguine/players'
import { playerModelsService } from '@sanguine/players/testing'
import { deletionWorkerService, finishDeletions, removeAfterMs } from './finish-deletions'
import { userDeletionsService } from './user-deletions.model'

let gateway: TestGateway
let second: TestGateway
let admin: string

beforeAll(async () => {
  gateway = await startTestGateway()
  second = await startTestGateway({ database: gateway.database, clock: gateway.clock })
  // does the work of the workers
  for (const { app } of [gateway, second]) await app.get(deletionWorkerService).stop()
  admin = await gateway.adminToken()
})
afterEach(() => {
  jest.restoreAllMocks()
})
afterAll(async () => {
  await second.stop()
  await gateway.stop()
})

const rows = (collection: string, filter: object) =>
  gateway.database.connection.collection(collection).countDocuments(filter)

/** All data that is stored under an account's id, by collection. */
async function kept(id: string) {
  const connection = gateway.database.connection
  const document = { _id: new connection.base.Types.ObjectId(id) as never }
  return {
    accounts: await rows('accounts', document),
    sessions: await rows('sessions', { accountId: document._id }),
    players: await rows('players', document),
    journal: await rows('journal', { player: id }),
    operations: await rows('operations', { player: id }),
    deletions: await rows('userDeletions', document),
  }
}

const nothing = { accounts: 0, sessions: 0, players: 0, journal: 0, operations: 0, deletions: 0 }

async function mismatches() {
  const found: LedgerMismatch[] = []
  await checkLedger(gateway.app, (mismatch) => found.push(mismatch))
  return found
}

async function hunt(token: string, key: string): Promise<unknown> {
  const response = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': key },
    body: JSON.stringify({ query: 'mutation { quickHunt { userErrors { code } } }' }),
  })
  return response.json()
}

/** An account that has hunted, under an idempotency key. */
async function hunter(name: string) {
  const token = await gateway.player(name)
  await hunt(token, `first-hunt-of-${name.replaceAll(' ', '')}`)
  const { id } = (await gateway.rest('/clientUser/getme', { token })).body
  return { id: String(id), token }
}

const remove = (id: string, at = gateway) => at.rest(`DELETE /user/${id}`, { token: admin })

const ladderNames = async () => {
  const { body } = await gateway.rest('/ladder/LadderAroundUserId/0', { token: admin })
  return JSON.stringify(body)
}

/** The worker of each gateway, two minutes later. */
async function finish(): Promise<void> {
  gateway.advance(removeAfterMs)
  await Promise.all([finishDeletions(gateway.app), finishDeletions(second.app)])
}

const models = () => gateway.app.get(playerModelsService)
const fail = (): never => {
  throw new Error('The disk is gone.')
}

describe('a deleted account', () => {
  test('loses its login at once, and its name is free', async () => {
    const { id, token } = await hunter('Dracula')
    const before = await kept(id)
    expect(before).toMatchObject({ accounts: 1, players: 1, operations: 1 })
    // the hunt, and further entries that it may have caused
    expect(before.journal).toBeGreaterThan(0)
    expect((await remove(id)).body).toEqual({ success: true })
    expect((await gateway.rest('/clientUser/getme', { token })).status).toBe(401)
    await expect(gateway.login('Dracula')).rejects.toThrow(/Login of Dracula failed/)
    expect(await kept(id)).toMatchObject({ accounts: 0, sessions: 0, players: 1, deletions: 1 })
    expect((await remove(id)).status).toBe(404)
    const again = await gateway.player('Dracula')
    expect((await gateway.rest('/clientUser/getme', { token: again })).body.id).not.toBe(id)
  })

  test('is confirmed to its owner by a last mail, unless it was never activated', async () => {
    const { id } = await hunter('Millarca')
    await gateway.visitor('Nobody Yet')
    const stranger = (await gateway.rest('/user/GetByName/Nobody Yet', { token: admin })).body
    await remove(id)
    await remove(stranger.id)
    const folder = outboxOf(gateway.app.settings.dataDir)
    const sent = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
    const subjectsTo = (address: string) =>
      sent.flatMap((mail) => (mail.includes(address) ? (/^Subject: (.+?)\r?$/m.exec(mail)?.[1] ?? []) : []))
    expect(subjectsTo('millarca@example.org')).toContain('Your Sanguine account was deleted')
    expect(subjectsTo('nobody.yet@example.org')).toEqual(['Activate your Sanguine account'])
    await finish()
    expect(await rows('mails', { template: 'accountDeleted', accountId: { $ne: null } })).toBe(0)
  })

  test('keeps only its ledger, with the sum 0, and then has no document', async () => {
    const { id } = await hunter('Carmilla')
    const before = await rows('ledger', { player: id })
    await remove(id)
    expect(await rows('ledger', { player: id, reason: 'deletion' })).toBeGreaterThan(0)
    await finish()
    expect(await kept(id)).toEqual(nothing)
    expect(await rows('ledger', { player: id })).toBeGreaterThan(before)
    expect(await mismatches()).toEqual([])
  })

  test('disappears from the ladder on every gateway', async () => {
    const { id } = await hunter('Varney')
    expect(await ladderNames()).toContain('Varney')
    await remove(id, second)
    await finishDeletions(gateway.app)
    // The first gateway follows within a second, or what a busy machine makes of it.
    const shown = /Varney|unknown/i
    while (shown.test(await ladderNames())) await new Promise((resolve) => setTimeout(resolve, 100))
  })

  test('cannot be played by a call with a cached session', async () => {
    const { id, token } = await hunter('Ruthven')
    // the other gateway has just seen the session
    expect((await second.rest('/clientUser/getme', { token })).status).toBe(200)
    const calls = Array.from({ length: 6 }, () =>
      second.graphql('mutation { quickHunt { userErrors { code } } }', {}, token),
    )
    await Promise.all([...calls, remove(id)])
    await finish()
    expect(await kept(id)).toEqual(nothing)
    expect(await mismatches()).toEqual([])
  })

  test('does not wait for its journal, which a worker deletes in parts, also after a failure', async () => {
    const { id } = await hunter('Elizabeth')
    const journal = () => models().journal
    const [row, ...others] = await journal().collection.find({ player: id }).toArray()
    const more = Array.from({ length: 1_200 - others.length }, (_, n) => ({
      ...row,
      _id: `${row?._id}:${String(n).padStart(4, '0')}`,
    }))
    await journal().collection.insertMany(more as never)
    const deleteMany = jest.spyOn(journal(), 'deleteMany')
    expect((await remove(id)).body).toEqual({ success: true })
    expect(deleteMany).not.toHaveBeenCalled()
    deleteMany.mockImplementationOnce(((filter: object) => {
      deleteMany.mockImplementationOnce(fail)
      return journal().collection.deleteMany(filter)
    }) as never)
    await finishDeletions(gateway.app)
    expect(await kept(id)).toMatchObject({ journal: 701, deletions: 1 })
    await finishDeletions(second.app)
    expect(await kept(id)).toEqual({ ...nothing, players: 1, deletions: 1 })
    await finish()
    expect(await kept(id)).toEqual(nothing)
  })

  test('leaves no row of changes that were not projected yet', async () => {
    const { id, token } = await hunter('Lilith')
    const broken = [models().journal, models().operations, models().ledger].map(({ collection }) =>
      jest.spyOn(collection, 'insertMany').mockImplementation(() => Promise.reject(new Error('The disk is full.'))),
    )
    gateway.advance(3_600_000)
    expect(await hunt(token, 'the-last-hunt')).toEqual({ data: { quickHunt: { userErrors: [] } } })
    expect((await remove(id)).body).toEqual({ success: true })
    await finishDeletions(gateway.app)
    for (const mock of broken) mock.mockRestore()
    await finish()
    expect(await kept(id)).toEqual(nothing)
    expect(await mismatches()).toEqual([])
  })

  test('that never played leaves nothing', async () => {
    await gateway.visitor('Never')
    const { id } = (await gateway.rest('/user/GetByName/Never', { token: admin })).body
    await remove(id)
    expect(await kept(id)).toEqual({ ...nothing, deletions: 1 })
    await finish()
    expect(await kept(id)).toEqual(nothing)
  })
})

describe('an interrupted deletion', () => {
  const places: readonly [place: string, breakAt: () => unknown][] = [
    ['before the player is ended', () => jest.spyOn(models().documents, 'updateOne').mockImplementationOnce(fail)],
    ['while its things are booked out', () => jest.spyOn(models().documents, 'find').mockImplementationOnce(fail)],
    ['before its journal is deleted', () => jest.spyOn(models().journal, 'deleteMany').mockImplementationOnce(fail)],
    ['before its keys are deleted', () => jest.spyOn(models().operations, 'deleteMany').mockImplementationOnce(fail)],
  ]

  test.each(places)('%s leaves no login, frees the name, and is completed by any gateway', async (place, breakAt) => {
    const name = `Victim ${places.findIndex(([known]) => known === place)}`
    const { id, token } = await hunter(name)
    breakAt()
    expect((await remove(id)).body).toEqual({ success: true })
    await finishDeletions(gateway.app)
    expect((await second.rest('/clientUser/getme', { token })).status).toBe(401)
    await expect(second.login(name)).rejects.toThrow(/failed/)
    await gateway.visitor(name)
    await finishDeletions(second.app)
    expect(await kept(id)).toEqual({ ...nothing, players: 1, deletions: 1 })
    await finish()
    expect(await kept(id)).toEqual(nothing)
    expect(await mismatches()).toEqual([])
  })

  test('is tried again if it failed at its end', async () => {
    const { id } = await hunter('Last')
    await remove(id)
    gateway.advance(removeAfterMs)
    jest.spyOn(models().documents, 'deleteOne').mockImplementationOnce(fail)
    await finishDeletions(gateway.app)
    expect(await kept(id)).toEqual({ ...nothing, players: 1, deletions: 1 })
    jest.spyOn(gateway.app.get(userDeletionsService), 'deleteOne').mockImplementationOnce(fail)
    await finishDeletions(gateway.app)
    expect(await kept(id)).toEqual({ ...nothing, deletions: 1 })
    await finishDeletions(gateway.app)
    expect(await kept(id)).toEqual(nothing)
  })

  test('does not delay others, however many fail before them', async () => {
    const deletions = gateway.app.get(userDeletionsService)
    const failing = Array.from({ length: 100 }, () => ({
      _id: new gateway.database.connection.base.Types.ObjectId(),
      deletedAt: new Date(gateway.clock.now() - 86_400_000),
    }))
    await deletions.insertMany(failing)
    const { id } = await hunter('Patient')
    await remove(id)
    const ids = new Set(failing.map(({ _id }) => String(_id)))
    const updateOne = models().documents.updateOne.bind(models().documents)
    jest
      .spyOn(models().documents, 'updateOne')
      .mockImplementation(((...args: Parameters<typeof updateOne>) =>
        ids.has(String(args[0]._id)) ? fail() : updateOne(...args)) as never)
    gateway.advance(removeAfterMs)
    await finishDeletions(gateway.app)
    await finishDeletions(gateway.app)
    expect(await kept(id)).toEqual(nothing)
    expect(await deletions.countDocuments({})).toBe(failing.length)
    // three of them show that those that failed are finished, too
    await deletions.collection.deleteMany({ _id: { $in: failing.slice(3).map(({ _id }) => _id) } })
    jest.restoreAllMocks()
    await finish()
    expect(await deletions.countDocuments({})).toBe(0)
  })

  test('changes nothing if it failed in its first step', async () => {
    const { id, token } = await hunter('Whole')
    jest.spyOn(gateway.app.get(userDeletionsService), 'create').mockImplementationOnce(fail)
    expect((await remove(id)).status).toBe(500)
    expect(await kept(id)).toMatchObject({ accounts: 1, sessions: 1, players: 1, deletions: 0 })
    expect((await gateway.rest('/clientUser/getme', { token })).status).toBe(200)
  })
})
