import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { auditModelService } from '@sanguine/audit'
import { recordUsagesService } from '@sanguine/catalogue/testing'
import { connectionService } from '@sanguine/db'
import { startTestGateway, type TestGateway } from '@sanguine/gateway/testing'
import { mongo } from 'mongoose'
import { gameSettingsService } from './game-settings.service'
import { removeLostGround } from './operations/change-setting'
import { settingsModelService } from './settings.model'

let gateway: TestGateway
let second: TestGateway
let token: string

beforeAll(async () => {
  gateway = await startTestGateway()
  second = await startTestGateway({ database: gateway.database })
  token = await gateway.adminToken()
})
beforeEach(async () => {
  await gateway.app.get(settingsModelService).deleteMany({})
})
afterAll(async () => {
  await second.stop()
  await gateway.stop()
})

const save = (key: unknown, value: unknown, who: string | undefined = token) =>
  gateway.rest('POST /setting', { token: who, json: { key, value } })

const somewhere = async () => {
  const { body } = await gateway.rest('/huntingground', { token })
  return `${body[0].regionId}__${body[0].id}`
}

const until = async (isTrue: () => boolean) => {
  // a second, or what a busy machine makes of it
  const deadline = Date.now() + 120_000
  while (!isTrue() && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 20))
}

describe('a setting', () => {
  test('can be saved, read by its key, changed and removed', async () => {
    const ground = await somewhere()
    const first = await save('ForceMissionHuntingGround', ground)
    expect(first).toMatchObject({ status: 200, body: { key: 'ForceMissionHuntingGround', value: ground } })
    expect((await gateway.rest('/setting/getbykey/ForceMissionHuntingGround', { token })).body).toEqual(first.body)
    await save('autoHuntBacklogHours', 5)
    const changed = await save('autoHuntBacklogHours', '6')
    expect((await gateway.rest('/setting', { token })).body).toEqual([first.body, changed.body])
    expect(await gateway.rest(`DELETE /setting/${first.body.id}`, { token })).toMatchObject({ body: { success: true } })
    expect(await gateway.rest('/setting/getbykey/ForceMissionHuntingGround', { token })).toMatchObject({ status: 404 })
    expect(await gateway.rest(`DELETE /setting/${first.body.id}`, { token })).toMatchObject({ status: 404 })
  })

  test('applies at once on its gateway, and within a second on others', async () => {
    await save('autoHuntBacklogHours', '7')
    const hours = (one: TestGateway) => one.app.get(gameSettingsService).current().autoHuntBacklogHours
    expect(hours(gateway)).toBe(7)
    await until(() => hours(second) === 7)
    expect(hours(second)).toBe(7)
  })

  test('that is first set by several calls at once is one setting', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => save('autoHuntBacklogHours', 3)))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
  })

  test('that another gateway creates in the meantime is changed; other failures fail the call', async () => {
    const { collection } = gateway.app.get(settingsModelService)
    const write = jest.spyOn(collection, 'findOneAndUpdate')
    write.mockRejectedValueOnce(new mongo.MongoServerError({ message: 'duplicate key', code: 11_000 }))
    expect(await save('autoHuntBacklogHours', 4)).toMatchObject({ status: 200, body: { value: '4' } })
    expect(write).toHaveBeenCalledTimes(2)

    write.mockRejectedValueOnce(new mongo.MongoServerError({ message: 'disk full', code: 14_031 }))
    expect(await save('autoHuntBacklogHours', 5)).toMatchObject({ status: 503 })
    expect((await gateway.rest('/setting', { token })).body).toMatchObject([{ value: '4' }])
    write.mockRestore()
  })

  test('that was written does not fail the call if it cannot be read again, and applies shortly after', async () => {
    const warn = jest.spyOn(gateway.app.log, 'warn')
    const whileUnreadable = async <Reply>(call: () => Promise<Reply>): Promise<Reply> => {
      const find = jest.spyOn(gateway.app.get(settingsModelService), 'find').mockImplementation(() => {
        throw new mongo.MongoNetworkError('connection lost')
      })
      return call().finally(() => find.mockRestore())
    }
    const { status, body } = await whileUnreadable(() => save('autoHuntBacklogHours', 8))
    expect([status, body.value]).toEqual([200, '8'])
    await until(() => gateway.app.get(gameSettingsService).current().autoHuntBacklogHours === 8)
    expect(gateway.app.get(gameSettingsService).current().autoHuntBacklogHours).toBe(8)
    const deleted = await whileUnreadable(() => gateway.rest(`DELETE /setting/${body.id}`, { token }))
    expect(deleted.status).toBe(200)
    const told = warn.mock.calls.filter(([, text]) => /^A setting was changed/.test(String(text)))
    expect(told).toHaveLength(2)
    warn.mockRestore()
  })

  test('is in the audit log with each change, or is not changed if the entry cannot be written', async () => {
    const { id } = (await save('autoHuntBacklogHours', '3')).body
    await save('autoHuntBacklogHours', '3')
    await save('autoHuntBacklogHours', '4')
    await gateway.rest(`DELETE /setting/${id}`, { token })
    const document = `{ admin { auditLog(subjectType: SETTING, first: 3) {
      nodes { action actor { name role } subject { id } changes { field before after } } } } }`
    const log = async () => (await gateway.graphql(document, {}, token)).data.admin.auditLog.nodes
    const entry = (action: string, before: string | null, after: string | null) => ({
      action,
      actor: { name: 'admin', role: 'ADMIN' },
      subject: { id: 'AUTO_HUNT_BACKLOG_HOURS' },
      changes: [{ field: 'value', before, after }],
    })
    const entries = [entry('DELETE', '"4"', null), entry('UPDATE', '"3"', '"4"'), entry('CREATE', null, '"3"')]
    expect(await log()).toEqual(entries)
    const insert = jest.spyOn(gateway.app.get(auditModelService).collection, 'insertMany')
    insert.mockRejectedValue(new Error('disk full'))
    expect(await save('autoHuntBacklogHours', '5')).toMatchObject({ status: 500 })
    insert.mockRestore()
    expect((await gateway.rest('/setting', { token })).body).toEqual([])
    expect(await log()).toEqual(entries)
  })

  test.each([
    ['autoHuntBacklogHours', '-1'],
    ['autoHuntBacklogHours', '169'],
    ['autoHuntBacklogHours', '2.5'],
    ['autoHuntBacklogHours', ''],
    ['autoHuntBacklogHours', { $gt: 0 }],
    ['ForceMissionHuntingGround', 'moor'],
    ['ForceMissionHuntingGround', `${'a'.repeat(24)}__${'b'.repeat(24)}`],
    ['constructor', '1'],
    [{ $ne: null }, '1'],
  ])('%j cannot be %j', async (key, value) => {
    const { status, text } = await save(key, value)
    expect([status, text]).toEqual([400, expect.stringMatching(/^(key|value): must be/)])
    expect((await gateway.rest('/setting', { token })).body).toEqual([])
  })

  test('with an invalid value in the database has its default', async () => {
    await gateway.app.get(settingsModelService).create([{ key: 'autoHuntBacklogHours', value: 'plenty' }])
    await gateway.app.get(gameSettingsService).refresh()
    expect(gateway.app.get(gameSettingsService).current().autoHuntBacklogHours).toBe(24)
  })

  const change = async (input: object) => {
    const document = `mutation ($input: UpdateSettingsInput!) { updateSettings(input: $input) {
      settings { autoHuntBacklogHours missionHuntingGround { id } } userErrors { code field message } } }`
    return (await gateway.graphql(document, { input }, token)).data.updateSettings
  }
  const unset = { autoHuntBacklogHours: 24, missionHuntingGround: null }

  test('has its own type in GraphQL; omitted ones stay, and null resets to the default', async () => {
    const read = async () =>
      (await gateway.graphql('{ admin { settings { autoHuntBacklogHours missionHuntingGround { id } } } }', {}, token))
        .data
    expect(await read()).toEqual({ admin: { settings: unset } })
    const value = await somewhere()
    const [, id = ''] = value.split('__')
    const forced = { ...unset, missionHuntingGround: { id } }
    expect(await change({ missionHuntingGroundId: id })).toEqual({ settings: forced, userErrors: [] })
    expect(gateway.app.get(gameSettingsService).current()).toMatchObject({ ForceMissionHuntingGround: value })
    const both = { ...forced, autoHuntBacklogHours: 0 }
    expect(await change({ autoHuntBacklogHours: 0 })).toEqual({ settings: both, userErrors: [] })
    expect(await read()).toEqual({ admin: { settings: both } })
    expect(await change({})).toEqual({ settings: both, userErrors: [] })
    expect(await change({ autoHuntBacklogHours: null, missionHuntingGroundId: null })).toMatchObject({
      settings: unset,
    })
    expect((await gateway.rest('/setting', { token })).body).toEqual([])
  })

  test.each([
    [{ autoHuntBacklogHours: 169 }, 'autoHuntBacklogHours', /whole number from 0 to 168/],
    [{ autoHuntBacklogHours: -1 }, 'autoHuntBacklogHours', /whole number from 0 to 168/],
    [{ autoHuntBacklogHours: 5, missionHuntingGroundId: 'e'.repeat(24) }, 'missionHuntingGroundId', /hunting ground/],
  ])('over GraphQL %j is refused as a whole, with a reason', async (input, field, message) => {
    const refusal = { code: 'INVALID_VALUE', field: [field], message: expect.stringMatching(message) }
    expect(await change(input)).toEqual({ settings: null, userErrors: [refusal] })
    expect((await gateway.rest('/setting', { token })).body).toEqual([])
  })

  test('is for editors and admins only', async () => {
    const player = await gateway.player()
    expect(await save('autoHuntBacklogHours', 5, player)).toMatchObject({ status: 403 })
    expect(await gateway.rest('/setting', { token: player })).toMatchObject({ status: 403 })
    expect(await gateway.rest('/setting')).toMatchObject({ status: 401 })
  })
})

describe('a forced ground', () => {
  const key = 'ForceMissionHuntingGround'
  const update = `mutation ($id: ID) { updateSettings(input: { missionHuntingGroundId: $id, autoHuntBacklogHours: 9 }) {
    userErrors { code field } } }`

  async function aGround(from = gateway): Promise<{ readonly id: string; readonly value: string }> {
    const [{ regionId }] = (await from.rest('/huntingground', { token })).body
    const { body } = await from.rest('POST /huntingground', {
      token,
      json: { name: 'Fen', regionId, visible: true },
    })
    return { id: body.id, value: `${regionId}__${body.id}` }
  }

  const remove = (id: string, from = gateway) => from.rest(`DELETE /huntingground/${id}`, { token })
  const stored = async () => (await gateway.rest('/setting', { token })).body.map((one: { value: string }) => one.value)

  /** Runs an act after the next change of a setting has read the content, and before its transaction. */
  function duringSave(act: () => Promise<unknown>): void {
    const connection = gateway.app.get(connectionService)
    const transaction = connection.transaction.bind(connection)
    const spy = jest.spyOn(connection, 'transaction').mockImplementation(async (write) => {
      spy.mockRestore()
      await act()
      return transaction(write)
    })
  }

  /** Runs an act after a deletion has counted the uses of a ground, and before it deletes it. */
  function duringDeletion(from: TestGateway, act: () => Promise<unknown>): void {
    const usages = from.app.get(recordUsagesService)
    const countEach = usages.countEach.bind(usages)
    const spy = jest.spyOn(usages, 'countEach').mockImplementation(async (subjects) => {
      const counted = await countEach(subjects)
      spy.mockRestore()
      await act()
      return counted
    })
  }

  test.each(['REST', 'GraphQL'])('is not saved by %s if it is deleted meanwhile, and nothing changes', async (api) => {
    const { id, value } = await aGround()
    await save('autoHuntBacklogHours', '5')
    duringSave(async () => expect((await remove(id, second)).status).toBe(200))
    if (api === 'REST') expect(await save(key, value)).toMatchObject({ status: 400 })
    else {
      const { data } = await gateway.graphql(update, { id }, token)
      const refusal = { code: 'INVALID_VALUE', field: ['missionHuntingGroundId'] }
      expect(data.updateSettings).toEqual({ userErrors: [refusal] })
    }
    expect(await stored()).toEqual(['5'])
  })

  test.each([
    ['the same gateway', () => gateway],
    ['another gateway', () => second],
  ])('that is saved while %s deletes it is not deleted', async (_title, from) => {
    const { id, value } = await aGround()
    duringDeletion(from(), async () => expect((await save(key, value)).status).toBe(200))
    const refused = await remove(id, from())
    expect([refused.status, refused.text]).toEqual([
      409,
      'The hunting ground "Fen" is still needed: a setting names it.',
    ])
    expect(await stored()).toEqual([value])
  })

  test('is never one that was deleted at the same time by another gateway', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, value } = await aGround()
      const [deleted, saved] = await Promise.all([remove(id, second), save(key, value)])
      expect([
        [200, 400],
        [409, 200],
      ]).toContainEqual([deleted.status, saved.status])
      expect(await stored()).toEqual(saved.status === 200 ? [value] : [])
      await gateway.app.get(settingsModelService).deleteMany({})
    }
  })

  test('that a new content pack or an older version deleted is forgotten when a gateway starts', async () => {
    const { id, value } = await aGround()
    expect((await remove(id)).status).toBe(200)
    await gateway.app.get(settingsModelService).create([{ key, value }])
    const restarted = await startTestGateway({ database: gateway.database })
    expect(await stored()).toEqual([])
    await restarted.stop()
    const document = `{ admin { auditLog(subjectType: SETTING, first: 1) {
      nodes { action actor { name } changes { field before after } } } } }`
    const { data } = await gateway.graphql(document, {}, token)
    const changes = [{ field: 'value', before: JSON.stringify(value), after: null }]
    expect(data.admin.auditLog.nodes).toEqual([{ action: 'DELETE', actor: null, changes }])
  })

  test('that another gateway added while one starts is not forgotten', async () => {
    let value = ''
    duringSave(async () => {
      ;({ value } = await aGround(second))
      expect((await second.rest('POST /setting', { token, json: { key, value } })).status).toBe(200)
    })
    await removeLostGround(gateway.app)
    expect(await stored()).toEqual([value])
  })

  test('stays forced in another region, and is shown there', async () => {
    const { id, value } = await aGround()
    await save(key, value)
    const regions = (await gateway.rest('/region', { token })).body
    const { id: regionId } = regions.find((region: { id: string }) => !value.startsWith(region.id))
    expect((await gateway.rest(`PATCH /huntingground/${id}`, { token, json: { regionId } })).status).toBe(200)
    expect(await stored()).toEqual([`${regionId}__${id}`])
    const document = '{ admin { settings { missionHuntingGround { id region { id } } } } }'
    const { data } = await gateway.graphql(document, {}, token)
    expect(data.admin.settings).toEqual({ missionHuntingGround: { id, region: { id: regionId } } })
    const usage = `query ($id: ID!) { admin { recordUsage(kind: REGION, id: $id) { reason count } } }`
    const usageOf = async (region: unknown) =>
      (await gateway.graphql(usage, { id: region }, token)).data.admin.recordUsage.map(
        ({ reason }: { reason: string }) => reason,
      )
    expect(await usageOf(regionId)).toContain('SETTING')
    expect(await usageOf(value.split('__')[0])).not.toContain('SETTING')
    expect(await save(key, value)).toMatchObject({ status: 400 })
  })
})

describe('a database that fails', () => {
  const resetDocument = 'mutation { updateSettings(input: { autoHuntBacklogHours: null }) { userErrors { code } } }'
  const fail = () => {
    throw new mongo.MongoNetworkError('connection lost')
  }

  test.each([
    ['read', 'findOne'],
    ['deleted', 'deleteOne'],
  ] as const)('while a setting is %s is an error, not a missing setting', async (_step, method) => {
    const { body } = await save('autoHuntBacklogHours', '7')
    const spy = jest.spyOn(gateway.app.get(settingsModelService), method).mockImplementation(fail)
    const failed = await gateway.rest(`DELETE /setting/${body.id}`, { token })
    const { status, data } = await gateway.graphql(resetDocument, {}, token)
    expect(spy).toHaveBeenCalled()
    spy.mockRestore()
    expect([failed.status, status, data?.updateSettings ?? null]).toEqual([503, 503, null])
    expect((await gateway.rest('/setting', { token })).body).toMatchObject([{ key: 'autoHuntBacklogHours' }])
  })
})
