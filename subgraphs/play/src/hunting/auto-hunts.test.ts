import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { runQuery } from '@sanguine/gateway/testing'
import { readJournalRows } from '@sanguine/journal'
import type { Role } from '@sanguine/kernel'
import { checkLedger, readPlayer, runPlayerAction, runScheduledEffects } from '@sanguine/players'
import {
  aViewer,
  aWorld,
  type Gateway,
  idOf,
  playerModelsService,
  scheduledEffectsService,
  startGame,
  type TestGame,
} from '@sanguine/players/testing'
import {
  buy,
  changeAutoHunt,
  equip,
  followSubscription,
  PlayerDraft,
  subscriptionDueAt,
  unequip,
} from '@sanguine/rules'
import type { ChangeAutoHuntInput, ChangeAutoHuntPayload, Player } from '@sanguine/schema'
import { autoHuntEffect, autoHuntLookEffect } from './auto-hunt-effect'

const hour = 3_600_000
let game: TestGame
let other: Gateway
let name: string
let people = 0

beforeAll(async () => {
  game = await startGame()
  other = await game.anotherGateway()
  for (const { app } of [game, other]) {
    app.get(scheduledEffectsService).add(autoHuntEffect(app))
    app.get(scheduledEffectsService).add(autoHuntLookEffect)
    app.get(scheduledEffectsService).add({
      name: 'subscription',
      runsWhileOffline: true,
      place: 'first',
      dueAt: subscriptionDueAt,
      rule: ({ state, ...clock }) => followSubscription(state, clock),
    })
  }
})
beforeEach(async () => {
  await settleEverybody()
  people += 1
  name = `Master ${people}`
  game.publish(aWorld())
})
afterAll(() => game.stop())

const settleEverybody = async (app = game.app) => {
  while ((await runScheduledEffects(app)) !== null);
}

const pass = (ms: number) => {
  for (const { clock } of [game, other]) clock.advance(ms)
}

/** A player who has just bound a servant and put it on, and lets it use all bait. */
const master = async (who = name, role: Role = 'user') => {
  await game.register(who, role)
  const context = game.as(who)
  const [itemId, input] = [idOf('Servant'), null]
  await runPlayerAction(context, {
    name: 'buy',
    input,
    rule: ({ state, release }) => buy(state, { itemId, amount: 1, release }),
  })
  await runPlayerAction(context, { name: 'equip', input, rule: (turn) => equip(turn.state, { ...turn, itemId }) })
  const settings = { isOff: false, baitId: null, reserve: 0 }
  await runPlayerAction(context, {
    name: 'settings',
    input,
    rule: (turn) => changeAutoHunt(turn.state, { ...turn, settings }),
  })
}

const document = (who = name) => game.app.get(playerModelsService).players.findById(aViewer(who).accountId).lean()

const rows = async (who = name) =>
  (await readJournalRows(game.as(who), { limit: 100, after: null })).map(({ line }) => line)

const autoHunts = async (who = name) =>
  (await rows(who)).filter((line) => line.type === 'combat' && line.combat.mode === 'auto').length

const mice = async (who = name) => (await document(who))?.state.inventory[idOf('Mouse')]

describe('an auto-hunt', () => {
  test("is played each hour without the player, under the player's name", async () => {
    await master()
    pass(hour - 1)
    await settleEverybody()
    expect(await autoHunts()).toBe(0)
    pass(1)
    await settleEverybody()
    expect(await rows()).toMatchObject([
      { type: 'combat', combat: { mode: 'auto', modifiers: ['autoHunt'], attacker: { name } }, reward: { xp: 60 } },
    ])
    expect([await mice(), (await document())?.state.combat]).toEqual([19, null])
    const told = '{ journal { nodes { ... on CombatEntry { isAutoHunt result retainers { name } } } } }'
    expect(await runQuery(game.app, aViewer(name), told)).toEqual({
      journal: { nodes: [{ isAutoHunt: true, result: 'WIN', retainers: [{ name: 'Servant' }] }] },
    })
    pass(hour)
    await settleEverybody()
    expect(await autoHunts()).toBe(2)
    await checkLedger(game.app, (mismatch) => expect(mismatch).toBeNull())
  })

  test('is not played early under a clock that is a day ahead for less than an hour', async () => {
    await master()
    await settleEverybody()
    for (const { clock } of [game, other]) clock.jump(24 * hour)
    await settleEverybody()
    await readPlayer(game.as(name))
    pass(59 * 60_000)
    await settleEverybody(other.app)
    expect(await autoHunts()).toBe(0)
    for (const { clock } of [game, other]) clock.jump(-24 * hour)
    pass(60_000)
    await settleEverybody()
    expect(await autoHunts()).toBe(1)
    pass(hour)
    await settleEverybody()
    expect([await autoHunts(), await mice()]).toEqual([2, 18])
  })

  test('is made up for if the clock stays ahead, as after a sleep of the machine', async () => {
    await master()
    await settleEverybody()
    for (const { clock } of [game, other]) clock.jump(5 * hour)
    await settleEverybody()
    pass(hour)
    await settleEverybody()
    expect(await autoHunts()).toBe(6)
  })

  test('is played once if two gateways check at the same time', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `${name} ${index}`)
    for (const one of names) await master(one)
    pass(3 * hour)
    await Promise.all([settleEverybody(game.app), settleEverybody(other.app), settleEverybody(game.app)])
    for (const one of names) expect([await autoHunts(one), await mice(one)]).toEqual([3, 17])
    await checkLedger(game.app, (mismatch) => expect(mismatch).toBeNull())
  })

  test('is made up for after an outage of the servers, for at most a day', async () => {
    await master()
    pass(40 * hour)
    await runPlayerAction(game.as(name), {
      name: 'bait',
      input: null,
      rule: ({ state, release }) => buy(state, { itemId: idOf('Mouse'), amount: 10, release }),
    })
    expect([await autoHunts(), (await document())?.state.autoHuntAt]).toEqual([20, expect.any(Number)])
    pass(hour)
    await settleEverybody()
    expect(await autoHunts()).toBe(20)
  })

  test('that is due is visible to a player who returns before a worker has run', async () => {
    await master()
    pass(5 * hour)
    const { me } = await runQuery<{ me: Player }>(
      other.app,
      aViewer(name),
      '{ me { xp bait { amount } nextAutoHuntAt } }',
    )
    expect(me).toEqual({
      xp: 300,
      bait: { amount: 15 },
      nextAutoHuntAt: new Date(game.clock.now() + hour).toISOString(),
    })
  })

  test('is drawn from its own seed, like every fight', async () => {
    await master()
    pass(3 * hour)
    await settleEverybody()
    await runQuery(game.app, aViewer(name), 'mutation { quickHunt { userErrors { code } } }')
    const combats = (await rows()).flatMap((line) => (line.type === 'combat' ? line.combat : []))
    expect(combats.map(({ number }) => number)).toEqual([4, 3, 2, 1])
    expect(new Set(combats.map(({ seed }) => seed)).size).toBe(4)
  })

  test('is played with the equipment of its due time, before the player changes it', async () => {
    await master()
    pass(2 * hour)
    const itemId = idOf('Servant')
    await runPlayerAction(game.as(name), {
      name: 'off',
      input: null,
      rule: (turn) => unequip(turn.state, { ...turn, itemId }),
    })
    expect([await autoHunts(), (await document())?.dueAt]).toEqual([2, 0])
    pass(hour)
    await settleEverybody()
    expect(await autoHunts()).toBe(2)
  })

  test('without bait writes one journal line, however many hours pass', async () => {
    await master()
    const itemId = idOf('Mouse')
    await runPlayerAction(game.as(name), {
      name: 'off',
      input: null,
      rule: (turn) => unequip(turn.state, { ...turn, itemId }),
    })
    for (const hours of [3, 1, 1]) {
      pass(hours * hour)
      await settleEverybody()
    }
    expect(await rows()).toEqual([{ type: 'noBait', auto: true }])
  })

  test('waits for the end of an open fight, and is not due meanwhile', async () => {
    await master()
    await runQuery(game.app, aViewer(name), 'mutation { quickHunt { userErrors { code } } }')
    await game.app
      .get(playerModelsService)
      .players.updateOne(
        { _id: aViewer(name).accountId },
        { $set: { 'state.combat.result': 0, 'state.combat.round': 0, dueAt: 0 }, $inc: { revision: 1 } },
      )
    pass(2 * hour)
    await settleEverybody()
    expect(await autoHunts()).toBe(0)
    await runQuery(game.app, aViewer(name), 'mutation { quickHunt { userErrors { code } } }')
    await settleEverybody()
    expect(await autoHunts()).toBe(2)
  })

  test('is not owed for hours of an open fight in which an edit of the content stopped its retainer', async () => {
    await master()
    await runQuery(game.app, aViewer(name), 'mutation { quickHunt { userErrors { code } } }')
    const open = { 'state.combat.result': 0, 'state.combat.round': 0 }
    await game.app
      .get(playerModelsService)
      .players.updateOne({ _id: aViewer(name).accountId }, { $set: open, $unset: { dueAt: 1 }, $inc: { revision: 1 } })
    const world = aWorld()
    const servant = world.items.get(idOf('Servant'))
    if (!servant) throw new Error('There is no servant.')
    const items = new Map([...world.items, [servant.id, { ...servant, requiredSubscription: 1 }]])
    for (const content of [world, { ...world, items }, world]) {
      game.publish(content)
      for (let hours = 0; hours < 2; hours += 1) {
        pass(hour)
        await settleEverybody()
      }
    }
    expect(await autoHunts()).toBe(0)
    await runQuery(game.app, aViewer(name), 'mutation { quickHunt { userErrors { code } } }')
    await settleEverybody()
    expect(await autoHunts()).toBe(4)
  })

  test.each(['banned', 'notActivated'] as const)('is not played for an account that is %s', async (role) => {
    await master(name, role)
    pass(3 * hour)
    await settleEverybody()
    expect([await autoHunts(), await mice()]).toEqual([0, 20])
    expect((await document())?.dueAt).toBe(game.clock.now() + hour)
  })
})

describe('players from before auto-hunts existed', () => {
  const before = (who: string) =>
    game.app
      .get(playerModelsService)
      .players.updateOne(
        { _id: aViewer(who).accountId },
        { $unset: { dueAt: 1, 'state.autoHuntAt': 1 }, $inc: { revision: 1 } },
      )

  test('are scheduled, with a retainer or without', async () => {
    await master()
    await readPlayer(game.as(`${name} alone`))
    await before(name)
    await before(`${name} alone`)
    await settleEverybody()
    expect(await document()).toMatchObject({
      dueAt: game.clock.now() + hour,
      state: { autoHuntAt: game.clock.now() + hour },
    })
    expect(await document(`${name} alone`)).toMatchObject({ dueAt: 0, state: { autoHuntAt: 0 } })
    pass(hour)
    await settleEverybody()
    expect(await autoHunts()).toBe(1)
  })
})

describe('a gateway that dies', () => {
  test('between finding players and writing loses nothing and repeats nothing', async () => {
    const names = [`${name} A`, `${name} B`, `${name} C`]
    for (const one of names) await master(one)
    pass(2 * hour)
    const dying = await game.anotherGateway()
    const due = autoHuntEffect(dying.app)
    dying.app.get(scheduledEffectsService).add({
      ...due,
      rule: (turn, hunter) => {
        void dying.connection.close(true)
        return due.rule(turn, hunter)
      },
    })
    await expect(runScheduledEffects(dying.app)).rejects.toThrow()
    for (const one of names) expect(await autoHunts(one)).toBe(0)
    await settleEverybody(other.app)
    for (const one of names) expect([await autoHunts(one), await mice(one)]).toEqual([2, 18])
    await checkLedger(game.app, (mismatch) => expect(mismatch).toBeNull())
  })
})

describe('a player whose scheduled effects fail', () => {
  test('delays no others, is retried after growing waits, and is updated once it works', async () => {
    await master()
    await master(`${name} well`)
    const { players } = game.app.get(playerModelsService)
    const _id = aViewer(name).accountId
    const setups = (await document())?.state.setups
    await players.updateOne({ _id }, { $set: { 'state.setups': null }, $inc: { revision: 1 } })
    pass(hour)
    await settleEverybody()
    expect(await autoHunts(`${name} well`)).toBe(1)
    expect((await document())?.dueAt).toBe(game.clock.now() + 5_000)
    pass(5_000)
    await settleEverybody()
    expect((await document())?.dueAt).toBe(game.clock.now() + 10_000)
    await players.updateOne({ _id }, { $set: { 'state.setups': setups }, $inc: { revision: 1 } })
    pass(10_000)
    await settleEverybody()
    expect(await autoHunts()).toBe(1)
    expect((await document())?.dueAt).toBe(game.clock.now() - 15_000 + hour)
  })

  test('is retried after the wait if the clock was ahead at the failure and is corrected', async () => {
    await master()
    const { players } = game.app.get(playerModelsService)
    const _id = aViewer(name).accountId
    const setups = (await document())?.state.setups
    await players.updateOne({ _id }, { $set: { 'state.setups': null }, $inc: { revision: 1 } })
    pass(hour)
    game.clock.jump(hour)
    await settleEverybody()
    game.clock.jump(-hour)
    expect((await document())?.dueAt).toBe(game.clock.now() + 5_000)
    await players.updateOne({ _id }, { $set: { 'state.setups': setups }, $inc: { revision: 1 } })
    pass(5_000)
    await settleEverybody()
    expect(await autoHunts()).toBe(1)
  })

  test('can still be read', async () => {
    await master()
    const { players } = game.app.get(playerModelsService)
    await players.updateOne({ _id: aViewer(name).accountId }, { $set: { 'state.setups': null }, $inc: { revision: 1 } })
    pass(hour)
    expect(await readPlayer(game.as(name))).toMatchObject({ state: { xp: 0 } })
    await players.deleteOne({ _id: aViewer(name).accountId })
  })
})

describe('auto-hunt settings', () => {
  interface Changed {
    readonly changeAutoHunt: Pick<ChangeAutoHuntPayload, 'player' | 'userErrors'>
  }
  const change = async (input: ChangeAutoHuntInput) =>
    (
      await runQuery<Changed>(
        game.app,
        aViewer(name),
        `mutation ($input: ChangeAutoHuntInput!) { changeAutoHunt(input: $input) { userErrors { code item { name } }
          player { nextAutoHuntAt autoHunt { isOn bait { name } reserve available } } } }`,
        { input },
      )
    ).changeAutoHunt

  test('stop auto-hunts and start them again, without the hours in between', async () => {
    await master()
    expect(await change({ isOn: false })).toEqual({
      userErrors: [],
      player: { nextAutoHuntAt: null, autoHunt: { isOn: false, bait: null, reserve: 0, available: 20 } },
    })
    pass(5 * hour)
    await settleEverybody()
    const { player } = await change({ isOn: true })
    expect([await autoHunts(), player?.autoHunt.isOn]).toEqual([0, true])
    pass(hour)
    await settleEverybody()
    expect(await autoHunts()).toBe(1)
  })

  test('of a new player keep six baits', async () => {
    await game.register(name, 'user')
    const told = '{ me { autoHunt { isOn bait { name } reserve available } } }'
    expect(await runQuery(game.app, aViewer(name), told)).toEqual({
      me: { autoHunt: { isOn: true, bait: null, reserve: 6, available: 14 } },
    })
  })

  test('keep values that a change omits', async () => {
    await master()
    const { player } = await change({ isOn: false, baitId: idOf('Mouse'), reserve: 6 })
    expect(player?.autoHunt).toMatchObject({ isOn: false, bait: { name: 'Mouse' }, reserve: 6 })
    const switchedOn = await change({ isOn: true })
    expect(switchedOn.player?.autoHunt).toMatchObject({ isOn: true, bait: { name: 'Mouse' }, reserve: 6 })
    const withEquippedBait = await change({ baitId: null })
    expect(withEquippedBait.player?.autoHunt).toMatchObject({ isOn: true, bait: null, reserve: 6 })
    expect((await change({ reserve: 3 })).player?.autoHunt).toMatchObject({ isOn: true, bait: null, reserve: 3 })
    expect((await change({ isOn: null, reserve: null })).player?.autoHunt).toMatchObject({ isOn: true, reserve: 3 })
  })

  test('keep the reserve of the bait', async () => {
    await master()
    const { player } = await change({ isOn: true, baitId: idOf('Mouse'), reserve: 18 })
    expect(player?.autoHunt).toEqual({ isOn: true, bait: { name: 'Mouse' }, reserve: 18, available: 2 })
    pass(5 * hour)
    await settleEverybody()
    expect([await autoHunts(), await mice()]).toEqual([2, 18])
    expect((await rows()).filter(({ type }) => type === 'noBait')).toHaveLength(1)
  })

  test('are refused for an item that is not bait', async () => {
    await master()
    const userErrors = [{ code: 'NOT_BAIT', item: { name: 'Knife' } }]
    expect(await change({ isOn: true, baitId: idOf('Knife') })).toEqual({ player: null, userErrors })
    const unknown = await change({ isOn: true, baitId: idOf('nothing at all') })
    expect(unknown.userErrors).toMatchObject([{ code: 'UNKNOWN_ITEM' }])
  })

  test.each([-1, 1_000_001])('cannot have a reserve of %d', async (reserve) => {
    await expect(change({ isOn: true, reserve })).rejects.toMatchObject({ details: { field: 'reserve' } })
  })
})

describe('auto-hunts with a retainer that needs a subscription', () => {
  const servant = aWorld().items.get(idOf('Servant'))
  const world = () =>
    aWorld({
      items: new Map([
        ...aWorld().items,
        ...(servant ? [[servant.id, { ...servant, requiredSubscription: 1 }] as const] : []),
      ]),
    })

  /** A master whose subscription ends after a time, while no gateway runs for 10 hours. */
  async function masterUntil(ms: number): Promise<void> {
    const until = game.clock.now() + ms
    const period = { captureId: 'c1', paymentId: 'p1', level: 1, until, renews: false }
    await master()
    game.publish(world())
    await runPlayerAction(game.as(name), {
      name: 'subscribe',
      input: null,
      rule: ({ state }) => new PlayerDraft(state).set({ subscription: 1, paidPeriods: [period] }).done(null),
    })
    pass(10 * hour)
  }

  test.each([
    ['between two hours', 4.5 * hour, 4],
    ['at the moment in which one is due', 4 * hour, 3],
    ['after all of them', 11 * hour, 10],
  ])('are played until its end %s, also if they are made up for later', async (_, ms, expected) => {
    await masterUntil(ms)
    await settleEverybody()
    expect([await autoHunts(), await mice()]).toEqual([expected, 20 - expected])
  })

  test('are played until its end if the player comes first', async () => {
    await masterUntil(4.5 * hour)
    await readPlayer(game.as(name))
    expect(await autoHunts()).toBe(4)
  })
})
