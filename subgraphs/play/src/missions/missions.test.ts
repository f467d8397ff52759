import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { runQuery } from '@sanguine/gateway/testing'
import { addScheduledEffect, checkLedger, readPlayer } from '@sanguine/players'
import {
  aViewer,
  aWorld,
  type Gateway,
  idOf,
  playerModelsService,
  startGame,
  type TestGame,
} from '@sanguine/players/testing'
import type { EnemyDefinition, Release } from '@sanguine/rules'
import type { ChooseMissionPayload, JournalConnection, Mission, Player } from '@sanguine/schema'
import { gameSettingsService } from '@sanguine/settings'
import { missionEffect } from './mission-effect'
import { readMission } from './operations/read-mission'

const day = 86_400_000
let game: TestGame
let other: Gateway
let name: string
let people = 0

beforeAll(async () => {
  game = await startGame()
  other = await game.anotherGateway()
  for (const { app } of [game, other]) addScheduledEffect(app, missionEffect(app))
})
beforeEach(() => {
  people += 1
  name = `Hunter ${people}`
  game.publish(aWorld())
})
afterAll(() => game.stop())

const document = `{ status startsAt endsAt huntingGround { id name }
  objectives { enemy { name rarity { shortName } } playerTimesHunted caught goal }
  reward { xp currencies { currency { shortName } amount } items { amount item { name } } } }`

const mission = async () =>
  (await runQuery<{ mission: Mission | null }>(game.app, aViewer(name), `{ mission ${document} }`)).mission

const hunt = async () => {
  const hunting = `mutation { quickHunt { combat { modifiers } player { xp revision mission ${document} } userErrors { code } } }`
  const { quickHunt } = await runQuery<{ quickHunt: { player: Player } }>(game.app, aViewer(name), hunting)
  for (const { clock } of [game, other]) clock.advance(600_000)
  return quickHunt
}

/** Creatures that lose to a damage of fifty a blow, but not within two rounds, even if both blows are critical. */
const tougher = (world: Release): Release => ({
  ...world,
  items: new Map(
    [...world.items].map(([id, item]) =>
      item.type === 'weapon' ? [id, { ...item, stats: [{ stat: 'damage', from: 50, to: 50 }] }] : [id, item],
    ),
  ),
  enemies: new Map(
    [...world.enemies].map(([id, enemy]) => [id, { ...enemy, stats: [{ stat: 'health', from: 240, to: 240 }] }]),
  ),
})

const pass = (ms: number) => {
  for (const { clock } of [game, other]) clock.advance(ms)
}

const offers =
  'missionOffers { id isChosen huntingGround { name } } canRerollMissions missionStreak { count missionsToBonus }'

const player = async () => (await runQuery<{ me: Player }>(game.app, aViewer(name), `{ me { ${offers} } }`)).me

const change = async (call: string, app = game.app) => {
  const document = `mutation { change: ${call} { player { ${offers} } userErrors { code } } }`
  return (await runQuery<{ change: ChooseMissionPayload }>(app, aViewer(name), document)).change
}

/** The world with a second creature on every ground, so that other missions can be drawn. */
function withWolf(): Release {
  const world = aWorld()
  const ghoul = world.enemies.get(idOf('Ghoul')) as EnemyDefinition
  const wolf = { ...ghoul, id: idOf('Wolf'), name: 'Wolf' }
  const slices = [
    { enemyId: ghoul.id, rangeMin: 0, rangeMax: 5000 },
    { enemyId: wolf.id, rangeMin: 5000, rangeMax: 10_000 },
  ]
  const tables = new Map([...world.tables].map(([id, lists]) => [id, lists.map((list) => ({ ...list, slices }))]))
  return { ...world, tables, enemies: new Map([...world.enemies, [wolf.id, wolf]]) }
}

describe('the missions of a window', () => {
  test('can be chosen, and the chosen one is the current mission everywhere', async () => {
    const { missionOffers, canRerollMissions, missionStreak } = await player()
    expect({ canRerollMissions, missionStreak }).toEqual({
      canRerollMissions: true,
      missionStreak: { count: 0, missionsToBonus: 7 },
    })
    expect(missionOffers.map(({ isChosen }) => isChosen)).toEqual([true, false])
    const [first, second] = missionOffers
    const input = `input: { missionId: "${second?.id}" }`
    expect(await change(`chooseMission(${input})`)).toMatchObject({
      userErrors: [],
      player: {
        missionOffers: [
          { id: first?.id, isChosen: false },
          { id: second?.id, isChosen: true },
        ],
      },
    })
    expect((await mission())?.huntingGround.name).toBe(second?.huntingGround.name)
  })

  test('can be drawn again once, also by simultaneous calls over two gateways', async () => {
    game.publish(withWolf())
    const before = await player()
    const calls = Array.from({ length: 8 }, (_, index) => change('rerollMissions', (index % 2 ? game : other).app))
    const codes = (await Promise.all(calls)).map(({ userErrors }) => userErrors[0]?.code)
    expect(codes.map(String).toSorted()).toEqual([...Array<string>(7).fill('MISSIONS_REROLLED'), 'undefined'])
    const after = await player()
    expect(after.canRerollMissions).toBe(false)
    expect(after.missionOffers.map(({ id }) => id)).not.toEqual(before.missionOffers.map(({ id }) => id))
  })

  test('can be drawn again once in each window, whichever gateway drew them', async () => {
    game.publish(withWolf())
    await player()
    expect(await change('rerollMissions')).toMatchObject({ userErrors: [] })
    pass(day)
    const { missionOffers, canRerollMissions } = await player()
    expect(canRerollMissions).toBe(true)
    const read = await runQuery<{ me: Player }>(other.app, aViewer(name), `{ me { ${offers} } }`)
    expect(read.me).toMatchObject({ missionOffers, canRerollMissions })
  })

  test.each([
    ['chooseMission(input: { missionId: "1-2-3" })', 'UNKNOWN_MISSION'],
    ['rerollMissions', 'NO_OTHER_MISSION'],
  ])('%s is refused with %s if there is none', async (call, code) => {
    await player()
    expect(await change(call)).toEqual({ player: null, userErrors: [{ code }] })
  })

  test('are refused to visitors', async () => {
    const call = runQuery(game.app, null, 'mutation { rerollMissions { userErrors { code } } }')
    await expect(call).rejects.toMatchObject({ kind: 'unauthenticated' })
  })
})

describe('a mission', () => {
  test('is drawn at the first read in its window, and does not change', async () => {
    const drawn = await mission()
    expect(drawn).toMatchObject({
      status: 'RUNNING',
      startsAt: new Date(Math.floor(game.clock.now() / day) * day).toISOString(),
      huntingGround: { name: expect.stringMatching(/Moor|Graveyard/) },
      objectives: [
        { enemy: { name: 'Ghoul', rarity: { shortName: 'common' } }, playerTimesHunted: 0, caught: 0, goal: 12 },
      ],
      reward: {
        xp: 360,
        currencies: [{ currency: { shortName: 'vgc' }, amount: 120 }],
        items: [{ amount: 1, item: { name: 'Bone' } }],
      },
    })
    const { revision } = await readPlayer(game.as(name))
    expect(await mission()).toEqual(drawn)
    expect((await readPlayer(game.as(name))).revision).toBe(revision)
  })

  test('is drawn once by simultaneous reads over two gateways', async () => {
    const looks = Array.from({ length: 16 }, (_, index) => readMission((index % 2 ? game : other).as(name)))
    const [first, ...others] = await Promise.all(looks)
    for (const one of others) expect(one).toEqual(first)
    expect((await readPlayer(game.as(name))).revision).toBe(2)
  })

  test('counts the first hunt of a player who has never read it', async () => {
    expect((await hunt()).player).toMatchObject({
      mission: { objectives: [{ playerTimesHunted: 1, caught: 1, goal: 12 }] },
    })
  })

  test('gives its reward with the last win and a journal entry, and the next one begins with the next window', async () => {
    const before = await mission()
    pass(Date.parse(String(before?.endsAt)) - game.clock.now())
    for (let hunts = 0; hunts < 11; hunts += 1) await hunt()
    expect(await mission()).toMatchObject({ status: 'RUNNING', objectives: [{ caught: 11 }] })
    const { player } = await hunt()
    expect(player).toMatchObject({
      xp: 12 * 60 + 360,
      mission: { status: 'COMPLETED', objectives: [{ caught: 12, goal: 12 }] },
    })
    const { journal } = await runQuery<{ journal: JournalConnection }>(
      game.app,
      aViewer(name),
      `{ journal(first: 4) { nodes { __typename
        ... on MissionRewardEntry { objectives { enemy { name } caught goal } reward { xp items { amount } } }
        ... on CombatEntry { modifiers } } } }`,
    )
    expect(journal.nodes).toContainEqual({
      __typename: 'MissionRewardEntry',
      objectives: [{ enemy: { name: 'Ghoul' }, caught: 12, goal: 12 }],
      reward: { xp: 360, items: [{ amount: 1 }] },
    })
    expect(journal.nodes).toContainEqual({ __typename: 'CombatEntry', modifiers: ['QUESTING'] })
    const completed = await mission()
    expect(completed).toMatchObject({ status: 'COMPLETED' })
    pass(Date.parse(String(completed?.endsAt)) - game.clock.now())
    expect(await mission()).toMatchObject({
      status: 'RUNNING',
      startsAt: completed?.endsAt,
      objectives: [{ caught: 0 }],
    })
    await checkLedger(game.app, (mismatch) => expect(mismatch).toBeNull())
  })

  test('counts the win of a fight that began in time, even if its window ends first', async () => {
    const endsAt = (await mission())?.endsAt
    game.publish(tougher(aWorld()))
    pass(Date.parse(String(endsAt)) - game.clock.now() - 1000)
    const fight = (call: string) =>
      runQuery(
        game.app,
        aViewer(name),
        `mutation { ${call} { combat { result modifiers } player { mission { status } } } }`,
      )
    expect(await fight('hunt(input: { round: 1 })')).toMatchObject({ hunt: { combat: { modifiers: ['QUESTING'] } } })
    pass(2000)
    expect(await fight('hunt(input: { round: 2 })')).toMatchObject({ hunt: { player: { mission: null } } })
    expect(await fight('quickHunt')).toMatchObject({ quickHunt: { combat: { result: 'WIN' } } })
    const { mission: ended } =
      (await game.app.get(playerModelsService).players.findById(aViewer(name).accountId))?.state ?? {}
    expect(ended).toMatchObject({ endsAt: Date.parse(String(endsAt)), objectives: [{ caught: 1 }] })
    expect(await mission()).toMatchObject({ status: 'RUNNING', startsAt: endsAt, objectives: [{ caught: 0 }] })
  })

  test('with creatures that content no longer has is still shown', async () => {
    await mission()
    game.publish(aWorld({ enemies: new Map(), rarities: new Map() }))
    expect(await mission()).toMatchObject({ objectives: [{ enemy: { name: 'Unknown' }, goal: 12 }] })
  })

  test('is null if there are no creatures, and further reads write nothing', async () => {
    game.publish(aWorld({ tables: new Map() }))
    expect(await mission()).toBeNull()
    expect(await mission()).toBeNull()
    expect((await readPlayer(game.as(name))).revision).toBe(1)
  })

  test('uses the ground that the setting forces', async () => {
    const ForceMissionHuntingGround = `${idOf('Old Town')}__${idOf('Graveyard')}`
    const settings = { current: () => ({ ForceMissionHuntingGround }), stop: () => undefined }
    const forced = await game.anotherGateway({
      prepare: (app) => app.provide(gameSettingsService, settings as never),
    })
    addScheduledEffect(forced.app, missionEffect(forced.app))
    for (const who of ['A', 'B', 'C', 'D'])
      expect(await readMission(forced.as(`Forced ${who}`))).toMatchObject({ mission: { groundId: idOf('Graveyard') } })
  })

  test('is not drawn before the game opens', async () => {
    const closed = await game.anotherGateway({ settings: { gameOpensAt: game.clock.now() + 1000 } })
    addScheduledEffect(closed.app, missionEffect(closed.app))
    expect(await readMission(closed.as(name))).toBeNull()
    expect(await readMission({ ...closed.as(name), viewer: aViewer(`${name} B`, 'betaUser') })).toMatchObject({
      mission: { completedAt: 0 },
    })
  })

  test('is refused to visitors', async () => {
    await expect(runQuery(game.app, null, '{ mission { status } }')).rejects.toMatchObject({ kind: 'unauthenticated' })
  })
})
