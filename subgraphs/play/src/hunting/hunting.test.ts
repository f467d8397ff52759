import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { runQuery } from '@sanguine/gateway/testing'
import { checkLedger } from '@sanguine/players'
import {
  aViewer,
  aWorld,
  aWorldOfDraws,
  type Gateway,
  idOf,
  playerModelsService,
  startGame,
  type TestGame,
} from '@sanguine/players/testing'
import type { HuntPayload, JournalConnection, Player } from '@sanguine/schema'

let game: TestGame
let name: string
let people = 0

beforeAll(async () => {
  game = await startGame()
})
beforeEach(() => {
  people += 1
  name = `Hunter ${people}`
  game.publish(aWorldOfDraws())
})
afterAll(() => game.stop())

const combat = `combat {
  id number round result isCoffinHunt modifiers startedAt
  attacker { name health maxHealth isPlayer image { id } } defender { name health maxHealth isPlayer image { id } }
  enemy { id name } bait { id } huntingGround { name }
  events { __typename round actor actorName targetName standing { attackerTotalDamage }
    ... on DamageEvent { damage } ... on CombatEndEvent { result } }
  reward { xp currencies { currency { shortName } amount } items { amount item { name } } }
}`
const payload = `{ ${combat} player { xp revision nextHuntAt coffin { charges } bait { amount } } userErrors { code retryAfterSeconds } }`

type Call = 'hunt' | 'quickHunt' | 'coffinHunt'

const call = async (mutation: Call, { round, by = game, key }: { round?: number; by?: Gateway; key?: string } = {}) => {
  const args = mutation === 'quickHunt' ? '' : `(input: { ${round === undefined ? '' : `round: ${round}`} })`
  const document = `mutation { answer: ${mutation}${args} ${payload} }`
  const overrides = { idempotencyKey: key ?? null }
  return (await runQuery<{ answer: HuntPayload }>(by.app, aViewer(name), document, {}, overrides)).answer
}

const me = async (fields: string) =>
  (await runQuery<{ me: Player }>(game.app, aViewer(name), `{ me { ${fields} } }`)).me

const journal = async () =>
  (
    await runQuery<{ journal: JournalConnection }>(
      game.app,
      aViewer(name),
      '{ journal { nodes { __typename ... on CombatEntry { result reward { xp } } } } }',
    )
  ).journal.nodes

describe('hunt', () => {
  test('starts a combat with its first round, takes one bait and starts the cooldown', async () => {
    const { combat: fight, player: after, userErrors } = await call('hunt')
    expect(userErrors).toEqual([])
    expect(fight).toMatchObject({
      id: `${aViewer(name).accountId}:1`,
      number: 1,
      round: 1,
      result: 'ONGOING',
      isCoffinHunt: false,
      attacker: { name, isPlayer: true },
      defender: { name: 'Ghoul', isPlayer: false, image: { id: idOf('Ghoul picture') } },
      enemy: { id: idOf('Ghoul') },
      bait: { id: idOf('Mouse') },
      huntingGround: { name: 'Moor' },
      reward: null,
    })
    expect(new Set(fight?.events.map(({ actorName }) => actorName))).toEqual(new Set([name, 'Ghoul']))
    expect(after).toMatchObject({ bait: { amount: 19 } })
    expect(Date.parse(String(after?.nextHuntAt))).toBe(game.clock.now() + 600_000)
  })

  test('plays round after round, repeats return the same, and five rounds make a draw', async () => {
    const answers = []
    for (const round of [1, 2, 3, 4, 5]) answers.push((await call('hunt', { round })).combat)
    expect(answers.map((fight) => [fight?.round, fight?.result])).toEqual([
      [1, 'ONGOING'],
      [2, 'ONGOING'],
      [3, 'ONGOING'],
      [4, 'ONGOING'],
      [5, 'DRAW'],
    ])
    expect(answers[4]).toMatchObject({ result: 'DRAW', reward: { xp: 0, items: [] } })
    expect(answers[4]?.reward?.currencies).toEqual([{ currency: { shortName: 'vgc' }, amount: 5 }])
    for (const round of [2, 3, 4, 5]) expect((await call('hunt', { round })).combat).toEqual(answers[round - 1])
    expect(await journal()).toMatchObject([{ __typename: 'CombatEntry', result: 'DRAW' }])
    expect(await me('bait { amount }')).toEqual({ bait: { amount: 19 } })
  })

  test('does not skip a round', async () => {
    await call('hunt', { round: 1 })
    await expect(call('hunt', { round: 3 })).rejects.toMatchObject({
      kind: 'invalidInput',
      details: { field: 'round' },
    })
  })

  test.each([0, 6, -1])('refuses the round %d', async (round) => {
    await expect(call('hunt', { round })).rejects.toMatchObject({ kind: 'invalidInput', details: { field: 'round' } })
  })

  test('returns the same again within two seconds, also by another gateway, and then plays on', async () => {
    const other = await game.anotherGateway()
    const first = await call('hunt')
    expect((await call('hunt')).combat).toEqual(first.combat)
    expect((await call('hunt', { by: other })).combat).toEqual(first.combat)
    other.clock.advance(2000)
    expect((await call('hunt', { by: other })).combat).toMatchObject({ round: 2 })
  })

  test('makes one hunt of sixteen simultaneous calls over two gateways', async () => {
    const gateways = [game, await game.anotherGateway()]
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, index) => call('hunt', { by: gateways[index % 2] ?? game })),
    )
    for (const answer of answers) expect(answer.combat).toEqual(answers[0]?.combat)
    expect(answers[0]?.combat).toMatchObject({ number: 1, round: 1 })
    expect(await me('bait { amount } revision')).toEqual({ bait: { amount: 19 }, revision: 2 })
    expect(await checkLedger(game.app, () => undefined)).toMatchObject({ mismatches: 0 })
  })

  test('plays one round for sixteen simultaneous calls', async () => {
    await call('hunt', { round: 1 })
    const answers = await Promise.all(Array.from({ length: 16 }, () => call('hunt', { round: 2 })))
    for (const answer of answers) expect(answer.combat).toMatchObject({ round: 2 })
    expect(await me('combat { round }')).toEqual({ combat: { round: 2 } })
  })

  test('that is too early starts nothing and returns the seconds left', async () => {
    game.publish(aWorld())
    await call('quickHunt')
    game.clock.advance(17_000)
    const { combat: fight, userErrors } = await call('hunt')
    expect(fight).toBeNull()
    expect(userErrors).toEqual([{ code: 'HUNT_TOO_EARLY', retryAfterSeconds: 583 }])
    expect(await me('bait { amount }')).toEqual({ bait: { amount: 19 } })
  })

  test('that was won in one round returns round one until the next hunt may start', async () => {
    game.publish(aWorld())
    const first = await call('hunt', { round: 1 })
    expect(first.combat).toMatchObject({ result: 'WIN', round: 1 })
    game.clock.advance(60_000)
    expect((await call('hunt', { round: 1 })).combat).toEqual(first.combat)
    game.clock.advance(540_000)
    expect((await call('hunt', { round: 1 })).combat).toMatchObject({ number: 2 })
  })

  test('gives XP, coins and loot for a win, and the new rank with its reward', async () => {
    game.publish(aWorld())
    const { combat: fight } = await call('hunt')
    expect(fight?.reward).toEqual({
      xp: 60,
      currencies: [{ currency: { shortName: 'vgc' }, amount: 20 }],
      items: [{ amount: 1, item: { name: 'Bone' } }],
    })
    game.clock.advance(600_000)
    expect((await call('hunt')).player).toMatchObject({ xp: 120 })
    expect(await journal()).toMatchObject([
      { __typename: 'RankUpEntry' },
      { __typename: 'CombatEntry' },
      { __typename: 'CombatEntry' },
    ])
    const { currentRank, inventory } = await me('currentRank { name } inventory { item { name } amount }')
    expect(currentRank).toEqual({ name: 'Neonate' })
    expect(inventory).toContainEqual({ item: { name: 'Hat' }, amount: 1 })
  })

  describe('without bait', () => {
    const change = (mutation: 'equip' | 'unequip') =>
      runQuery(
        game.app,
        aViewer(name),
        `mutation { ${mutation}(input: { itemId: "${idOf('Mouse')}" }) { userErrors { code } } }`,
      )
    const refused = async (field: 'hunt' | 'quickHunt' = 'hunt', options: Parameters<typeof call>[1] = {}) =>
      expect((await call(field, options)).userErrors).toMatchObject([{ code: 'NO_BAIT' }])

    test('is refused with one journal entry, and repeats write nothing', async () => {
      await change('unequip')
      await refused()
      expect(await journal()).toEqual([{ __typename: 'NoBaitEntry' }])
      const { revision } = await me('revision')
      const other = await game.anotherGateway()
      for (let repeat = 0; repeat < 3; repeat += 1) {
        await refused()
        await refused('hunt', { round: 1 })
        await refused('quickHunt')
        await refused('hunt', { by: other })
        game.clock.advance(3000)
      }
      expect(await me('revision')).toEqual({ revision })
      expect(await journal()).toHaveLength(1)
    })

    test('writes one entry if two gateways refuse it at the same time', async () => {
      const gateways = [game, await game.anotherGateway()]
      await change('unequip')
      const { revision } = await me('revision')
      await Promise.all(Array.from({ length: 12 }, (_, index) => refused('hunt', { by: gateways[index % 2] ?? game })))
      expect(await me('revision')).toEqual({ revision: revision + 1 })
      expect(await journal()).toHaveLength(1)
    })

    test('writes another entry after bait was equipped in between, on any gateway', async () => {
      await change('unequip')
      await refused()
      const other = await game.anotherGateway()
      await runQuery(
        other.app,
        aViewer(name),
        `mutation { equip(input: { itemId: "${idOf('Mouse')}" }) { userErrors { code } } }`,
      )
      await change('unequip')
      await refused()
      await refused()
      expect(await journal()).toHaveLength(2)
    })

    test('writes no other entry after changes of anything else', async () => {
      await change('unequip')
      await refused()
      await runQuery(
        game.app,
        aViewer(name),
        `mutation { buy(input: { itemId: "${idOf('Bone')}", amount: 1 }) { userErrors { code } } }`,
      )
      await refused()
      expect(await journal()).toHaveLength(1)
    })

    test('is no longer refused once bait is equipped, also within two seconds', async () => {
      await change('unequip')
      await refused()
      await change('equip')
      expect((await call('hunt')).combat).toMatchObject({ round: 1 })
    })

    test('writes no other entry if an earlier version stored the refusal', async () => {
      await change('unequip')
      await refused()
      const refusal = { ok: false, code: 'noBait', message: 'No bait equipped!', values: {} }
      const recent = { call: 'hunt', at: game.clock.now(), result: { refusal } }
      await game.connection
        .collection('players')
        .updateMany({ 'lastCall.call': 'noBait' }, { $set: { recent }, $unset: { lastCall: 1 } })
      await refused('hunt', { by: await game.anotherGateway() })
      expect(await journal()).toHaveLength(1)
    })
  })

  test('returns the result that an earlier version stored', async () => {
    const first = await call('hunt')
    await game.connection.collection('players').updateMany({}, { $rename: { lastCall: 'recent' } })
    const by = await game.anotherGateway()
    expect((await call('hunt', { by })).combat).toEqual(first.combat)
    by.clock.advance(2000)
    expect((await call('hunt', { by })).combat).toMatchObject({ round: 2 })
    const { players } = game.app.get(playerModelsService)
    const stored = await players.findById(aViewer(name).accountId).lean()
    expect(stored).toMatchObject({ lastCall: { call: 'hunt' } })
    expect(stored).not.toHaveProperty('recent')
  })

  test('repeated under its key returns its combat, also after the next one', async () => {
    const first = await call('hunt', { key: 'mine' })
    await call('quickHunt')
    game.clock.advance(600_000)
    await call('hunt')
    expect((await call('hunt', { key: 'mine' })).combat).toEqual(first.combat)
  })
})

describe('quickHunt', () => {
  test('plays a whole hunt, and a repeat within two seconds returns the same', async () => {
    const first = await call('quickHunt')
    expect(first.combat).toMatchObject({ round: 5, result: 'DRAW' })
    expect((await call('quickHunt')).combat).toEqual(first.combat)
    game.clock.advance(2000)
    expect((await call('quickHunt')).userErrors).toMatchObject([{ code: 'HUNT_TOO_EARLY' }])
  })

  test('ends the open combat, and the events of played rounds do not change', async () => {
    const opened = (await call('hunt')).combat
    const ended = (await call('quickHunt')).combat
    expect(ended).toMatchObject({ number: 1, round: 5 })
    const before = opened?.events ?? []
    expect(ended?.events.slice(0, before.length)).toEqual(before)
    expect(await me('bait { amount }')).toEqual({ bait: { amount: 19 } })
  })
})

describe('coffinHunt', () => {
  const sleepIn = (coffin: string) =>
    runQuery(
      game.app,
      aViewer(name),
      `mutation { buy(input: { itemId: "${idOf(coffin)}", amount: 1 }) { userErrors { code } }
        equip(input: { itemId: "${idOf(coffin)}" }) { userErrors { code } } }`,
    )

  test('that ended in its first round is returned again for two seconds, and while no charge is left', async () => {
    game.publish(aWorld())
    await sleepIn('Oak Coffin')
    game.clock.advance(3 * 3_600_000)
    const first = await call('coffinHunt', { round: 1 })
    expect(first.combat).toMatchObject({ round: 1, result: 'WIN' })
    expect(first.player).toMatchObject({ coffin: { charges: 1 }, bait: { amount: 19 } })
    game.clock.advance(1999)
    expect(await call('coffinHunt', { round: 1 })).toEqual(first)
    game.clock.advance(1)
    const second = await call('coffinHunt', { round: 1 })
    expect(second.combat).toMatchObject({ number: 2, round: 1, result: 'WIN' })
    expect(second.player).toMatchObject({ coffin: { charges: 0 }, bait: { amount: 18 } })
    game.clock.advance(5000)
    expect(await call('coffinHunt', { round: 1 })).toEqual(second)
  })

  test('requires a coffin', async () => {
    expect((await call('coffinHunt')).userErrors).toMatchObject([{ code: 'COFFIN_MISSING' }])
  })

  test('spends a charge and does not change the cooldown', async () => {
    await sleepIn('Oak Coffin')
    const { coffin } = await me('coffin { charges }')
    const { combat: fight, player: after } = await call('coffinHunt', { round: 1 })
    expect(fight).toMatchObject({ isCoffinHunt: true, round: 1 })
    expect(after?.coffin).toEqual({ charges: Number(coffin?.charges) - 1 })
    expect(Date.parse(String(after?.nextHuntAt))).toBe(0)
  })
})

describe('Player.combat', () => {
  test('is null before the first hunt, then the combat as of the last call', async () => {
    expect(await me('combat { id }')).toEqual({ combat: null })
    const { combat: fight } = await call('hunt')
    expect(await me(combat)).toEqual({ combat: fight })
  })

  test('of a combat whose records no longer exist has its stored values', async () => {
    await call('hunt')
    const world = aWorldOfDraws()
    game.publish({ ...world, enemies: new Map(), grounds: new Map(), items: new Map() })
    expect(await me(combat)).toMatchObject({
      combat: { defender: { name: 'Ghoul' }, enemy: { name: 'Unknown' }, huntingGround: { name: 'Unknown' } },
    })
  })
})

describe('Player.openCombat', () => {
  const fields = 'openCombat { enemy { name } round isCoffinHunt }'

  test('has the next round of the open combat, and is null after its end', async () => {
    expect(await me(fields)).toEqual({ openCombat: null })
    await call('hunt')
    expect(await me(fields)).toEqual({ openCombat: { enemy: { name: 'Ghoul' }, round: 2, isCoffinHunt: false } })
    await call('quickHunt')
    expect(await me(fields)).toEqual({ openCombat: null })
  })
})
