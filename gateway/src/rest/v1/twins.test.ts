import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { TestRandom } from '@sanguine/kernel/testing'
import { Types } from 'mongoose'
import { startTestGateway, type TestGateway } from '../../testing'
import { fragmentTexts } from './fragments'

/**
 * Three players with the same state and the same seeds make the same random calls. Each uses another API: v1, GraphQL or
 * the first one. `TWIN_STEPS` is the number of calls, for longer runs. After a day of the game, twins have other missions.
 */
const steps = Number(process.env.TWIN_STEPS ?? 32)

let gateway: TestGateway
const tokens: Record<'v1' | 'graphql' | 'first', string> = { v1: '', graphql: '', first: '' }

beforeAll(async () => {
  gateway = await startTestGateway()
  const apis = Object.keys(tokens) as (keyof typeof tokens)[]
  for (const api of apis) tokens[api] = await gateway.player(`Twin ${api}`)
  const idOf = async (token: string) =>
    new Types.ObjectId((await gateway.graphql('{ me { id } }', {}, token)).data.me.id as string)
  const players = gateway.database.connection.collection('players')
  // The first change of a player stores it.
  await gateway.graphql('mutation { quickHunt { userErrors { code } } }', {}, tokens.v1)
  const first = await players.findOne({ _id: await idOf(tokens.v1) })
  if (!first) throw new Error('The first twin has no player.')
  for (const api of apis.slice(1)) {
    const _id = await idOf(tokens[api])
    await players.replaceOne({ _id }, { ...first, _id }, { upsert: true })
  }
})
afterAll(() => gateway.stop())

const below = (random: TestRandom, limit: number): number => Number.parseInt(random.hex(4), 16) % limit

interface Step {
  readonly v1: readonly [path: string, body?: object]
  readonly graphql: readonly [field: string, input?: object]
  /** null if the first API has no such call: then its twin makes it by GraphQL */
  readonly first: readonly [path: string, json?: object] | null
}

/** A value without what tells twins apart: names, ids of their combats, seeds, and the time of the read. */
const plain = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (name, inner: unknown) => {
    if (['revision', 'readAt', 'seed'].includes(name)) return undefined
    return typeof inner === 'string' ? inner.replace(/^Twin \w+$/, 'Twin').replace(/^[0-9a-f]{24}(?=:\d+$)/, '') : inner
  })

const withoutId = ({ id: _id, ...player }: Record<string, unknown>) => player

const query = (text: string, token: string, variables: object = {}) => {
  const used = new Set<string>()
  const collect = (part: string) => {
    for (const [, name = ''] of part.matchAll(/\.\.\.(\w+)/g)) {
      if (name === 'on' || used.has(name)) continue
      used.add(name)
      collect(fragmentOf(name))
    }
  }
  collect(text)
  return gateway.graphql([text, ...[...used].map(fragmentOf)].join('\n'), variables, token)
}

const fragmentOf = (name: string): string =>
  new RegExp(`fragment ${name} on [\\s\\S]*?(?=\\n\\s*fragment |$)`).exec(fragmentTexts)?.[0] ?? ''

const advice = 'goals { ...Goal } pins { ...Pin } plan { ...PlanEntry } suggestedPins { ...Pin }'
const equipment = 'equipmentSlots { ...EquipmentSlot } equipmentSets { ...EquipmentSet }'

const stateOf = async (token: string) =>
  plain(withoutId((await query(`{ me { ...Player ${equipment} ${advice} } }`, token)).data.me))

/** The fields of the player that v1 reads by routes of their own, with their paths. */
const reads: Readonly<Record<string, string>> = {
  equipmentSlots: '/me/equipment',
  equipmentSets: '/me/equipment-sets',
  goals: '/me/goals',
  pins: '/me/pins',
  plan: '/me/plan',
  suggestedPins: '/me/suggested-pins',
}

/** The state of the twin of v1, read by v1 alone. */
async function stateByV1(): Promise<unknown> {
  const read = async (path: string) => (await gateway.rest(`/v1${path}`, { token: tokens.v1 })).body
  const state = withoutId(await read('/me'))
  for (const [name, path] of Object.entries(reads)) state[name] = await read(path)
  return plain(state)
}

async function stepsOf(random: TestRandom): Promise<Step> {
  const { data } = await query(
    `{ me { inventory { item { id } isEquipped } nextRank { id } equipmentSlots { itemType { id } item { id } } }
      regions { huntingGrounds { id } } shop(merchant: MERCATUS) { item { id } } }`,
    tokens.v1,
  )
  const pick = <Value>(values: readonly Value[]): Value => values[below(random, values.length)] as Value
  const owned = pick<{ item: { id: string } }>(data.me.inventory).item.id
  const grounds = data.regions.flatMap((region: { huntingGrounds: { id: string }[] }) => region.huntingGrounds)
  const huntingGroundId = pick<{ id: string }>(grounds).id
  const itemId = pick([owned, pick<{ item: { id: string } }>(data.shop).item.id, 'a'.repeat(24)])
  const amount = 1 + below(random, 3)
  const index = below(random, 3)
  const itemTypeId = pick<{ itemType: { id: string } }>(data.me.equipmentSlots).itemType.id
  const slots = [{ itemTypeId, itemIds: pick([[], [owned], ['b'.repeat(24)]]) }]
  const settings = pick([{ name: `Set ${amount}` }, { name: null }, { huntingGroundId }, { huntingGroundId: null }])
  const [kind, id] = pick([
    ['ITEM', itemId],
    ['RANK', data.me.nextRank?.id ?? 'c'.repeat(24)],
  ])
  const pin = pick([{ isPinned: true }, { isPinned: true, place: 0 }, { isPinned: false }])
  return pick<Step>([
    { v1: ['POST /hunts', {}], graphql: ['hunt', {}], first: ['/Game/hunt'] },
    { v1: ['POST /hunts', {}], graphql: ['hunt', {}], first: ['/Game/hunt'] },
    { v1: ['POST /quick-hunts'], graphql: ['quickHunt'], first: ['/Game/quickhunt'] },
    { v1: ['POST /coffin-hunts', {}], graphql: ['coffinHunt', {}], first: ['/Game/coffinhunt'] },
    {
      v1: ['POST /purchases', { itemId, amount }],
      graphql: ['buy', { itemId, amount }],
      first: ['POST /game/buysell', { itemId, amount }],
    },
    {
      v1: ['POST /sales', { itemId: owned, amount }],
      graphql: ['sell', { itemId: owned, amount }],
      first: ['POST /game/buysell', { itemId: owned, amount: -amount }],
    },
    {
      v1: ['POST /journeys', { huntingGroundId }],
      graphql: ['travel', { huntingGroundId }],
      first: ['POST /Game/travel', { newHuntingGroundId: huntingGroundId }],
    },
    {
      v1: ['POST /me/equipment', { itemId: owned, canReplace: true }],
      graphql: ['equip', { itemId: owned, canReplace: true }],
      first: [`/game/equip/${owned}`],
    },
    {
      v1: [`DELETE /me/equipment/${owned}`],
      graphql: ['unequip', { itemId: owned }],
      first: [`/game/unequip/${owned}`],
    },
    {
      v1: [`POST /me/equipment-sets/${index}/use`],
      graphql: ['changeEquipmentSet', { index }],
      first: [`/game/changeEquipmentSet/${index}`],
    },
    {
      v1: ['PATCH /me/equipment', { slots }],
      graphql: ['wearItems', { slots }],
      first: null,
    },
    {
      v1: [`PATCH /me/equipment-sets/${index}`, settings],
      graphql: ['updateEquipmentSet', { index, ...settings }],
      first: null,
    },
    {
      v1: [`PATCH /me/pins/${kind}/${id}`, pin],
      graphql: ['changePins', { kind, id, ...pin }],
      first: null,
    },
    {
      v1: [`PATCH /me/pins/${kind}/${id}`, { isPinned: true }],
      graphql: ['changePins', { kind, id, isPinned: true }],
      first: null,
    },
  ])
}

const inputTypes: Readonly<Record<string, string>> = {
  hunt: 'HuntInput',
  coffinHunt: 'CoffinHuntInput',
  buy: 'BuyInput',
  sell: 'SellInput',
  travel: 'TravelInput',
  equip: 'EquipInput',
  unequip: 'UnequipInput',
  changeEquipmentSet: 'ChangeEquipmentSetInput',
  wearItems: 'WearItemsInput',
  updateEquipmentSet: 'UpdateEquipmentSetInput',
  changePins: 'ChangePinsInput',
}

test(`${steps} random calls have the same results by v1, by GraphQL and by the first API`, async () => {
  const random = new TestRandom('twins')
  const codes = new Set<string | null>()
  const calls = new Set<string>()
  for (let step = 0; step < steps; step += 1) {
    const { v1, graphql, first } = await stepsOf(random)
    const [path, body] = v1
    const [method = '', target = ''] = path.split(' ')
    const byV1 = await gateway.rest(`${method} /v1${target}`, {
      token: tokens.v1,
      json: body,
      headers: { Accept: 'application/json' },
    })
    const [field, input] = graphql
    const combat = /hunt/i.test(field) ? 'combat { ...Combat }' : ''
    const [head, argument] = input ? [`($input: ${inputTypes[field]}!)`, '(input: $input)'] : ['', '']
    const text = `mutation${head} { ${field}${argument} { ${combat} player { ...Player } userErrors { code message } } }`
    const byGraphql = (await query(text, tokens.graphql, { input })).data[field]
    const refusal = byGraphql.userErrors[0] ?? null
    const what = [step, path, body]
    expect([what, byV1.body.code ?? null]).toEqual([what, refusal?.code ?? null])
    if (first) {
      const { body: byFirst } = await gateway.rest(first[0], { token: tokens.first, json: first[1] })
      expect([what, byFirst.code ?? null]).toEqual([what, refusal?.code ?? null])
      if (refusal) expect(byFirst.message).toBe(refusal.message)
    } else await query(text, tokens.first, { input })
    if (refusal) expect([byV1.status, byV1.body.detail]).toEqual([409, refusal.message])
    else {
      expect(plain(withoutId(byV1.body.player))).toEqual(plain(withoutId(byGraphql.player)))
      if (combat) expect(plain(byV1.body.combat)).toEqual(plain(byGraphql.combat))
    }
    const states = await Promise.all([stateByV1(), stateOf(tokens.graphql), stateOf(tokens.first)])
    expect([what, states[1], states[2]]).toEqual([what, states[0], states[0]])
    calls.add(field)
    codes.add(refusal?.code ?? null)
    if (below(random, 2) === 0) gateway.advance(100_000 * (1 + below(random, 4)))
  }
  // The calls are of no use if all of them were refused, or none.
  expect(codes.has(null)).toBe(true)
  expect(codes.size).toBeGreaterThan(3)
  expect([...calls]).toEqual(expect.arrayContaining(['wearItems', 'updateEquipmentSet', 'changePins']))
})
