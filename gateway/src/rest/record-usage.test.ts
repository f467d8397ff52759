import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { releaseService } from '@sanguine/catalogue'
import { recordUsagesService } from '@sanguine/catalogue/testing'
import { runSystemAction } from '@sanguine/players'
import { playerModelsService } from '@sanguine/players/testing'
import { PlayerDraft } from '@sanguine/rules'
import { type Reply, startTestGateway, type TestGateway } from '../testing'

let gateway: TestGateway
let admin: string
let player: string
let accountId: string

beforeAll(async () => {
  gateway = await startTestGateway()
  admin = await gateway.adminToken()
  player = await gateway.player('Mina')
  accountId = (await me()).id
})
afterAll(() => gateway.stop())

const me = async (token = player) => (await gateway.rest('/clientUser/getme', { token })).body
const call = (path: string, json?: unknown): Promise<Reply> => gateway.rest(path, { token: admin, json })
const release = () => gateway.app.get(releaseService).current()

async function create(kind: string, record: object): Promise<string> {
  const { status, body } = await call(`POST /${kind}`, record)
  expect([status, body.id]).toEqual([201, expect.any(String)])
  return body.id
}

const give = (itemId: string, deltaAmount: number, userId = accountId) =>
  call('POST /user/AddInventoryItem', { userId, itemId, deltaAmount })

const aGround = (name: string) => create('huntingGround', { name, regionId: here().regionId, visible: true })
const here = () => release().grounds.get(release().start.groundId) ?? { regionId: '' }
const travel = async (huntingGroundId: string, token = player) =>
  (await gateway.rest('POST /Game/travel', { token, form: { newHuntingGroundId: huntingGroundId } })).body

async function usageOf(kind: string, id: string) {
  const query = `query ($kind: RecordKind!, $id: ID!) {
    admin { recordUsage(kind: $kind, id: $id) { reason count amount isBlocking } } }`
  const { data } = await gateway.graphql(query, { kind, id }, admin)
  return data.admin.recordUsage
}

const used = (reason: string, count: number, amount: number | null = null, isBlocking = false) => ({
  reason,
  count,
  amount,
  isBlocking,
})

describe('a hunting ground', () => {
  test('is not deleted while a player is there, by either API, and is deleted afterwards', async () => {
    const id = await aGround('Lonely Fen')
    expect(await travel(id)).toMatchObject({ success: true })
    expect(await usageOf('HUNTING_GROUND', id)).toEqual([used('STANDING', 1, null, true)])
    const sentence = 'The hunting ground "Lonely Fen" is still needed: 1 player stands there.'
    const refused = await call(`DELETE /huntingGround/${id}`)
    expect([refused.status, refused.text]).toEqual([409, sentence])
    const mutation = `mutation ($id: ID!) { deleteHuntingGround(input: { id: $id }) {
      deletedId userErrors { code message usage { reason count isBlocking } } } }`
    const { data } = await gateway.graphql(mutation, { id }, admin)
    expect(data.deleteHuntingGround).toEqual({
      deletedId: null,
      userErrors: [
        { code: 'STILL_NEEDED', message: sentence, usage: [{ reason: 'STANDING', count: 1, isBlocking: true }] },
      ],
    })
    await travel(release().start.groundId)
    expect(await call(`DELETE /huntingGround/${id}`)).toMatchObject({ status: 200, body: { success: true } })
  })

  test('that is hidden or requires more XP keeps its players', async () => {
    const id = await aGround('Quiet Fen')
    await travel(id)
    expect((await call(`PATCH /huntingGround/${id}`, { visible: false, xpReqired: 1_000_000 })).status).toBe(200)
    expect((await me()).currentHuntingGround).toMatchObject({ id, name: 'Quiet Fen' })
    await travel(release().start.groundId)
    expect((await call(`DELETE /huntingGround/${id}`)).status).toBe(200)
  })

  test('is not deleted while missions are forced to it', async () => {
    const id = await aGround('Chosen Fen')
    const value = `${here().regionId}__${id}`
    const saved = await call('POST /setting', { key: 'ForceMissionHuntingGround', value })
    expect(saved.status).toBe(200)
    const refused = await call(`DELETE /huntingGround/${id}`)
    expect(refused).toMatchObject({ status: 409, text: expect.stringContaining('a setting names it.') })
    await call(`DELETE /setting/${saved.body.id}`)
    expect((await call(`DELETE /huntingGround/${id}`)).status).toBe(200)
  })

  test('counts the missions that take place there, and a restore brings the missions back', async () => {
    const id = await aGround('Errand Fen')
    await me()
    const { documents } = gateway.app.get(playerModelsService)
    await documents.updateOne({}, { $set: { 'state.mission.groundId': id }, $inc: { revision: 1 } })
    const before = (await gateway.rest('/ClientMission', { token: player })).body
    const { body } = await call(`DELETE /huntingGround/${id}`)
    expect(body.usage).toEqual([{ reason: 'mission', count: 1, amount: null }])
    await restoreLast(id)
    expect((await gateway.rest('/ClientMission', { token: player })).body).toEqual(before)
  })

  test('that is deleted while players travel there keeps no player and no coin of them', async () => {
    const tokens = [player, await gateway.player('Lucy'), await gateway.player('Renfield')]
    for (let round = 0; round < 6; round += 1) {
      const travelCost = [{ name: 'vgc', value: 1 }]
      const id = await create('huntingGround', { name: 'Mist', regionId: here().regionId, visible: true, travelCost })
      const before = await Promise.all(tokens.map(gold))
      const [deleted] = await Promise.all([
        call(`DELETE /huntingGround/${id}`),
        ...tokens.map((token) => travel(id, token)),
      ])
      const standing = await gateway.app.get(playerModelsService).documents.countDocuments({ 'state.groundId': id })
      const after = await Promise.all(tokens.map(gold))
      if (deleted?.status === 200) expect([standing, after]).toEqual([0, before])
      else expect(deleted?.status).toBe(409)
      for (const token of tokens) await travel(release().start.groundId, token)
      await call(`DELETE /huntingGround/${id}`)
    }
  })
})

test('a player on a deleted ground is moved back and repaid, even if a gateway stopped during the deletion', async () => {
  const travelCost = [{ name: 'vgc', value: 3 }]
  const id = await create('huntingGround', { name: 'Sunken', regionId: here().regionId, visible: true, travelCost })
  const before = await gold(player)
  const killed = jest
    .spyOn(gateway.app.get(recordUsagesService), 'followDeletions')
    .mockRejectedValueOnce(new Error('The process ended.'))
  await call(`DELETE /huntingGround/${id}`)
  expect(killed).toHaveBeenCalledTimes(1)
  expect(release().grounds.has(id)).toBe(false)
  // the journey that was made at the same moment
  await runSystemAction(gateway.app, { accountId, name: 'Mina', role: 'user' }, ({ state }) =>
    new PlayerDraft(state).purse({ vgc: 3 }, -1, 'travel').set({ groundId: id }).done(null),
  )
  const restarted = await startTestGateway({ database: gateway.database })
  while ((await me()).currentHuntingGround.id === id);
  await restarted.stop()
  expect((await me()).currentHuntingGround.id).toBe(release().start.groundId)
  expect(await gold(player)).toBe(before)
})

async function gold(token: string): Promise<number> {
  const { currencies } = await me(token)
  return currencies.find(({ shortName }: { shortName: string }) => shortName === 'vgc').value
}

async function restoreLast(subjectId: string) {
  const log = await gateway.graphql(
    'query ($id: ID!) { admin { auditLog(subjectId: $id, first: 1) { nodes { id } } } }',
    { id: subjectId },
    admin,
  )
  const entryId = log.data.admin.auditLog.nodes[0].id
  const mutation = `mutation ($id: ID!) { restoreRecord(input: { entryId: $id, state: BEFORE }) { userErrors { code } } }`
  const { data } = await gateway.graphql(mutation, { id: entryId }, admin)
  expect(data.restoreRecord.userErrors).toEqual([])
}

test('the share of players who can reach a ground depends on its XP, its key and its visibility', async () => {
  const reach = async (id: string) => {
    const query = 'query ($id: ID!) { admin { groundReach(huntingGroundId: $id) { reachable total } } }'
    return (await gateway.graphql(query, { id }, admin)).data.admin.groundReach
  }
  const id = await aGround('Far Fen')
  const { total } = await reach(id)
  expect(total).toBeGreaterThan(0)
  expect(await reach(id)).toEqual({ reachable: total, total })
  await call(`PATCH /huntingGround/${id}`, { xpReqired: 1_000_000 })
  expect(await reach(id)).toEqual({ reachable: 0, total })
  const keyId = await create('item', { name: 'Fen Key', visible: true })
  await call(`PATCH /huntingGround/${id}`, { xpReqired: 0, keyId })
  expect(await reach(id)).toEqual({ reachable: 0, total })
  await give(keyId, 1)
  expect(await reach(id)).toEqual({ reachable: 1, total })
  await call(`PATCH /huntingGround/${id}`, { visible: false })
  expect(await reach(id)).toEqual({ reachable: 0, total })
})

test('what is counted over all players needs one pass', async () => {
  const [itemId] = release().items.keys()
  const [currencyId] = (await call('/currency')).body.map(({ id }: { id: string }) => id)
  const { documents } = gateway.app.get(playerModelsService)
  const passes = (['aggregate', 'countDocuments'] as const).map((name) => jest.spyOn(documents, name))
  const passesOf = async (fields: string) => {
    for (const pass of passes) pass.mockClear()
    const { errors } = await gateway.graphql(`{ admin { ${fields} } }`, {}, admin)
    expect(errors).toBeUndefined()
    return passes.reduce((sum, { mock }) => sum + mock.calls.length, 0)
  }
  const groundId = release().start.groundId
  expect(await passesOf(`recordUsage(kind: ITEM, id: "${itemId}") { reason count }`)).toBe(1)
  expect(await passesOf(`recordUsage(kind: CURRENCY, id: "${currencyId}") { reason count }`)).toBe(1)
  expect(await passesOf(`recordUsage(kind: HUNTING_GROUND, id: "${groundId}") { reason count }`)).toBe(1)
  const reach = `groundReach(huntingGroundId: "${groundId}") { reachable total }`
  expect(await passesOf(`once: ${reach} again: ${reach}`)).toBe(1)
  jest.restoreAllMocks()
})

describe('the only hunting table of a ground', () => {
  test('is neither deleted, emptied nor moved while a player is there', async () => {
    const groundId = await aGround('Table Fen')
    const enemyId = [...release().enemies.values()].find(({ isVisible }) => isVisible)?.id ?? ''
    const enemies = [{ enemyId, rangeMin: 0, rangeMax: 10_000 }]
    const table = { name: 'Only', huntingGroundId: groundId, sequence: 0, enemies }
    const id = await create('huntingTable', table)
    await travel(groundId)
    const changes = [
      await call(`DELETE /huntingTable/${id}`),
      await call(`PATCH /huntingTable/${id}`, { enemies: [] }),
      await call(`PATCH /huntingTable/${id}`, { huntingGroundId: release().start.groundId }),
    ]
    for (const { status, text } of changes)
      expect([status, text]).toEqual([409, 'The hunting table "Only" is still needed: 1 player stands there.'])
    const second = await create('huntingTable', table)
    expect((await call(`DELETE /huntingTable/${second}`)).status).toBe(200)
    await travel(release().start.groundId)
    expect((await call(`DELETE /huntingTable/${id}`)).status).toBe(200)
    expect((await call(`DELETE /huntingGround/${groundId}`)).status).toBe(200)
  })
})

describe('an item', () => {
  test('that players own, have equipped and pinned is counted, and a restore brings all of it back', async () => {
    const type = [...release().itemTypes.values()].find(({ shortName }) => shortName === 'head')?.id
    const id = await create('item', { name: 'Cracked Crown', type, visible: true })
    await give(id, 3)
    expect((await gateway.rest(`/game/equip/${id}`, { token: player })).body).toMatchObject({ success: true })
    const pin =
      'mutation ($id: ID!) { changePins(input: { kind: ITEM, id: $id, isPinned: true }) { userErrors { code } } }'
    expect((await gateway.graphql(pin, { id }, player)).data.changePins.userErrors).toEqual([])
    const before = await me()
    expect(await usageOf('ITEM', id)).toEqual([used('OWNED', 1, 3), used('EQUIPPED', 1), used('PIN', 1)])
    const { status, body } = await call(`DELETE /item/${id}`)
    expect([status, body.usage]).toEqual([
      200,
      [
        { reason: 'owned', count: 1, amount: 3 },
        { reason: 'equipped', count: 1, amount: null },
        { reason: 'pin', count: 1, amount: null },
      ],
    ])
    await gateway.rest('/Game/quickhunt', { token: player })
    await restoreLast(id)
    const entry = ({ inventory }: { inventory: { item: { id: string } }[] }) =>
      inventory.find(({ item }) => item.id === id)
    expect(entry(await me())).toEqual(entry(before))
  })
})

describe.each(['groat', 'gro.at', '$groat'])('a currency with the short name %s', (shortName) => {
  test('that players hold is counted with its sum, and a restore brings the balances back', async () => {
    const id = await create('currency', { name: `Groats ${shortName}`, shortName })
    const set = `mutation ($id: ID!, $shortName: String!) {
      setUserCurrencies(input: { id: $id, amounts: [{ currencyShortName: $shortName, amount: 500 }] }) { userErrors { code } } }`
    const { data, errors } = await gateway.graphql(set, { id: accountId, shortName }, admin)
    expect([data?.setUserCurrencies?.userErrors, errors]).toEqual([[], undefined])
    expect(await usageOf('CURRENCY', id)).toEqual([used('BALANCE', 1, 500)])
    const { body } = await call(`DELETE /currency/${id}`)
    expect(body.usage).toEqual([{ reason: 'balance', count: 1, amount: 500 }])
    await restoreLast(id)
    const own = (await me()).currencies.find((each: { shortName: string }) => each.shortName === shortName)
    expect(own.value).toBe(500)
  })

  test('that a mission rewards is counted', async () => {
    const id = await create('currency', { name: `Marks ${shortName}`, shortName: `m${shortName}` })
    const { documents } = gateway.app.get(playerModelsService)
    const mission = {
      endsAt: gateway.clock.now() + 1000,
      completedAt: 0,
      reward: { currencies: { [`m${shortName}`]: 5 } },
    }
    const before = await documents.findOne({}, { sort: { _id: 1 } })
    if (!before) throw new Error('There is no player.')
    const own = { _id: before._id }
    const { mission: chosen, otherMissions } = before.state
    await documents.updateOne(own, { $set: { 'state.otherMissions': [mission] } })
    expect(await usageOf('CURRENCY', id)).toEqual([used('MISSION', 1)])
    await documents.updateOne(own, { $set: { 'state.otherMissions': otherMissions, 'state.mission': mission } })
    expect(await usageOf('CURRENCY', id)).toEqual([used('MISSION', 1)])
    await documents.updateOne(own, { $set: { 'state.mission': chosen } })
    expect(await usageOf('CURRENCY', id)).toEqual([])
  })
})

describe('the short name of a currency', () => {
  const hold = async (shortName: string, amount: number) => {
    const set = `mutation ($id: ID!, $shortName: String!, $amount: SafeInt!) {
      setUserCurrencies(input: { id: $id, amounts: [{ currencyShortName: $shortName, amount: $amount }] }) { userErrors { code } } }`
    const { data } = await gateway.graphql(set, { id: accountId, shortName, amount }, admin)
    expect(data.setUserCurrencies.userErrors).toEqual([])
  }
  const held = async (shortName: string) =>
    (await me()).currencies.find((each: { shortName: string }) => each.shortName === shortName)?.value
  const mustStay = (shortName: string) => [409, `shortName: must stay ${shortName}, because 1 player holds some of it.`]
  const belonged = (shortName: string) => [
    409,
    `shortName: ${shortName} belonged to a deleted currency, and 1 player holds some of it. Restore that currency, or choose another short name.`,
  ]

  test('does not change while players hold the currency, by either API, and changes afterwards', async () => {
    const id = await create('currency', { name: 'Obols', shortName: 'obol' })
    await hold('obol', 7)
    const refused = await call(`PATCH /currency/${id}`, { shortName: 'renamed' })
    expect([refused.status, refused.text]).toEqual(mustStay('obol'))
    const mutation = `mutation ($id: ID!) { updateCurrency(input: { id: $id, shortName: "renamed" }) {
      userErrors { code field message usage { reason count amount } } } }`
    const { data } = await gateway.graphql(mutation, { id }, admin)
    expect(data.updateCurrency.userErrors).toEqual([
      {
        code: 'SHORT_NAME_IN_USE',
        field: ['shortName'],
        message: mustStay('obol')[1],
        usage: [{ reason: 'BALANCE', count: 1, amount: 7 }],
      },
    ])
    expect(await held('obol')).toBe(7)
    await hold('obol', 0)
    expect((await call(`PATCH /currency/${id}`, { shortName: 'renamed' })).status).toBe(200)
  })

  test('is not given to another currency while players hold the deleted one', async () => {
    const id = await create('currency', { name: 'Ducats', shortName: 'ducat' })
    const other = await create('currency', { name: 'Others', shortName: 'other' })
    await hold('ducat', 9)
    await call(`DELETE /currency/${id}`)
    const created = await call('POST /currency', { name: 'False Ducats', shortName: 'ducat' })
    expect([created.status, created.text]).toEqual(belonged('ducat'))
    const renamed = await call(`PATCH /currency/${other}`, { shortName: 'ducat' })
    expect([renamed.status, renamed.text]).toEqual(belonged('ducat'))
    expect(await held('ducat')).toBeUndefined()
    await restoreLast(id)
    expect(await held('ducat')).toBe(9)
  })

  test('stays with its last currency if an earlier one is restored', async () => {
    const first = await create('currency', { name: 'Crowns', shortName: 'crown' })
    await call(`DELETE /currency/${first}`)
    const last = await create('currency', { name: 'New Crowns', shortName: 'crown' })
    await hold('crown', 5)
    await call(`DELETE /currency/${last}`)
    const log = 'query ($id: ID!) { admin { auditLog(subjectId: $id, first: 1) { nodes { id } } } }'
    const entryId = (await gateway.graphql(log, { id: first }, admin)).data.admin.auditLog.nodes[0].id
    const restore = `mutation ($id: ID!) { restoreRecord(input: { entryId: $id, state: BEFORE }) { userErrors { code message } } }`
    const { data } = await gateway.graphql(restore, { id: entryId }, admin)
    expect(data.restoreRecord.userErrors).toEqual([{ code: 'SHORT_NAME_TAKEN', message: belonged('crown')[1] }])
    expect(await held('crown')).toBeUndefined()
    await restoreLast(last)
    expect(await held('crown')).toBe(5)
  })

  test('cannot be changed to an earlier one by a restore', async () => {
    const id = await create('currency', { name: 'Marks', shortName: 'mark' })
    const log = 'query ($id: ID!) { admin { auditLog(subjectId: $id, first: 1) { nodes { id } } } }'
    const entryId = (await gateway.graphql(log, { id }, admin)).data.admin.auditLog.nodes[0].id
    await call(`PATCH /currency/${id}`, { shortName: 'newmark' })
    await hold('newmark', 4)
    await call(`DELETE /currency/${id}`)
    const restore = `mutation ($id: ID!) { restoreRecord(input: { entryId: $id, state: AFTER }) { userErrors { code message } } }`
    const { data } = await gateway.graphql(restore, { id: entryId }, admin)
    expect(data.restoreRecord.userErrors).toEqual([{ code: 'SHORT_NAME_IN_USE', message: mustStay('newmark')[1] }])
    await restoreLast(id)
    expect(await held('newmark')).toBe(4)
  })
})

describe('a news post', () => {
  test('is counted with the players who have not taken its gift', async () => {
    const [itemId] = release().items.keys()
    const id = await create('news', { header: 'A gift', rewardItemId: itemId })
    const [{ reason, count }] = await usageOf('NEWS', id)
    expect([reason, count]).toEqual(['GIFT', 3])
    const { documents } = gateway.app.get(playerModelsService)
    for (const field of ['giftsTakenUpTo', 'giftsForgottenUpTo']) {
      await documents.updateOne({}, { $set: { [`state.${field}`]: id }, $inc: { revision: 1 } })
      expect(await usageOf('NEWS', id)).toEqual([used('GIFT', 2)])
      await documents.updateOne({}, { $unset: { [`state.${field}`]: '' }, $inc: { revision: 1 } })
    }
  })
})

describe('an item of a package', () => {
  test('is not deleted while the package is being paid for, although the package can be', async () => {
    const itemId = await create('item', { name: 'Paid Crown', visible: true })
    const record = { name: 'Crowns', usd: 5, visible: true, singleItemType: 4, items: [{ itemId, amount: 1 }] }
    const packageId = await create('premiumPackage', record)
    expect((await gateway.rest('POST /payment', { token: player, json: { packageId } })).status).toBe(201)
    expect(await usageOf('PREMIUM_PACKAGE', packageId)).toEqual([used('PAYMENT', 1)])
    expect((await call(`DELETE /premiumPackage/${packageId}`)).body.usage).toEqual([
      { reason: 'payment', count: 1, amount: null },
    ])
    const refused = await call(`DELETE /item/${itemId}`)
    expect([refused.status, refused.text]).toEqual([
      409,
      'The item "Paid Crown" is still needed: 1 payment for it is open.',
    ])
  })
})

test('every kind of record counts its uses before a deletion', async () => {
  const kinds = ['STAT', 'RARITY', 'PROC_TYPE', 'PROC_EVENT_TYPE', 'DAMAGE_TYPE', 'ENEMY_TYPE', 'ITEM_TYPE']
  for (const kind of kinds) {
    const [first] = (await call(`/${kind.toLowerCase().replaceAll('_', '')}`)).body
    expect([kind, await usageOf(kind, first.id)]).toEqual([kind, []])
  }
})
