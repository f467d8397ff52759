import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { runQuery } from '@sanguine/gateway/testing'
import { deletePlayerRows, endPlayer } from '@sanguine/players'
import { aViewer, type Gateway, startGame, type TestGame } from '@sanguine/players/testing'
import type { Query } from '@sanguine/schema'
import { fightLinksService } from './fight-links.model'
import { journal } from './index'
import { listFightLinks } from './operations/read-fight'
import { revokeFightLink } from './operations/revoke-fight-link'
import { shareFight } from './operations/share-fight'

let game: TestGame
let other: Gateway
let name: string
let people = 0

beforeAll(async () => {
  game = await startGame()
  other = await game.anotherGateway()
  await journal.start?.(game.app)
})
beforeEach(() => {
  people += 1
  name = `Duellist ${people}`
})
afterAll(() => game.stop())

interface Round {
  readonly number: number
  readonly attacker: { readonly name: string; readonly health: number; readonly maxHealth: number }
  readonly defender: { readonly name: string; readonly health: number; readonly maxHealth: number }
  readonly events: readonly { readonly __typename: string; readonly round: number }[]
}

interface Replay {
  readonly result: string
  readonly enemy: { readonly name: string }
  readonly reward: { readonly xp: number }
  readonly rounds: readonly Round[]
}

const replayFields = `result startedAt enemy { name } huntingGround { name } bait { name } modifiers reward { xp }
  rounds { number attacker { name health maxHealth } defender { name health maxHealth } events { __typename round } }`

/** Hunts once and returns the journal entry and the events as the hunt itself showed them. */
async function hunt(who = name) {
  const { quickHunt } = await runQuery<{
    quickHunt: { combat: { number: number; events: { __typename: string; round: number }[] } }
  }>(game.app, aViewer(who), 'mutation { quickHunt { combat { number events { __typename round } } } }')
  game.clock.advance(600_000)
  other.clock.advance(600_000)
  const { journal: entries } = await runQuery<{ journal: { nodes: { id: string; __typename: string }[] } }>(
    game.app,
    aViewer(who),
    '{ journal { nodes { __typename id } } }',
  )
  const entryId = entries.nodes.find(({ __typename }) => __typename === 'CombatEntry')?.id ?? ''
  return { entryId, combat: quickHunt.combat }
}

const open = async (entryId: string, who: string | null = name) =>
  (
    await runQuery<{ journalFight: { replay: Replay; link: { token: string } | null } | null }>(
      game.app,
      who === null ? null : aViewer(who),
      `query ($entryId: ID!) { journalFight(entryId: $entryId) { replay { ${replayFields} } link { token } } }`,
      { entryId },
    )
  ).journalFight

const share = async (entryId: string, who = name) =>
  (
    await runQuery<{
      shareFight: { fight: { link: { token: string } } | null; userErrors: { code: string; field: string[] }[] }
    }>(
      game.app,
      aViewer(who),
      'mutation ($input: ShareFightInput!) { shareFight(input: $input) { fight { link { token } } userErrors { code field } } }',
      { input: { entryId } },
    )
  ).shareFight

const revoke = async (entryId: string, who = name) =>
  (
    await runQuery<{
      revokeFightLink: { fight: { link: { token: string } | null } | null; userErrors: { code: string }[] }
    }>(
      game.app,
      aViewer(who),
      'mutation ($input: RevokeFightLinkInput!) { revokeFightLink(input: $input) { fight { link { token } } userErrors { code } } }',
      { input: { entryId } },
    )
  ).revokeFightLink

const see = async (token: string) =>
  (
    await runQuery<{ sharedFight: Replay | null }>(
      game.app,
      null,
      `query ($token: String!) { sharedFight(token: $token) { ${replayFields} } }`,
      { token },
    )
  ).sharedFight

async function shareOne() {
  const { entryId } = await hunt()
  const { fight } = await share(entryId)
  return { entryId, token: fight?.link.token ?? '' }
}

describe('a fight in the journal', () => {
  test('refers to its journal entry, as does its link', async () => {
    const { entryId } = await hunt()
    await share(entryId)
    const document = `query ($entryId: ID!) {
      journalFight(entryId: $entryId) { entry { id } link { entry { id enemy { name } } } } fightLinks { entry { id } } }`
    const { journalFight, fightLinks } = await runQuery<Pick<Query, 'journalFight' | 'fightLinks'>>(
      game.app,
      aViewer(name),
      document,
      { entryId },
    )
    expect(journalFight?.entry.id).toBe(entryId)
    expect(journalFight?.link?.entry).toEqual({ id: entryId, enemy: { name: expect.any(String) } })
    expect(fightLinks[0]?.entry.id).toBe(entryId)
  })

  test('is replayed unchanged round by round, from full health to its end', async () => {
    const { entryId, combat } = await hunt()
    await hunt()
    const fight = await open(entryId)
    expect(fight?.link).toBeNull()
    const { rounds, enemy, result } = fight?.replay ?? { rounds: [] }
    expect(enemy).toEqual({ name: 'Ghoul' })
    expect(result).toBe('WIN')
    expect(rounds.map(({ number }) => number)).toEqual(rounds.map((_, index) => index))
    expect(rounds.flatMap(({ events }) => events)).toEqual(combat.events)
    expect(rounds[0]?.attacker.health).toBe(rounds[0]?.attacker.maxHealth)
    expect(rounds[0]?.defender.health).toBe(rounds[0]?.defender.maxHealth)
    expect(rounds.at(-1)?.defender.health).toBe(0)
  })

  test('is visible to the owner of the journal alone', async () => {
    const { entryId } = await hunt()
    expect(await open(entryId, 'Somebody')).toBeNull()
    await expect(open(entryId, null)).rejects.toMatchObject({ kind: 'unauthenticated' })
  })

  test.each(['', '~', 'no such entry', `${'0'.repeat(24)}:000000000001:000`])(
    'does not exist under %j',
    async (entryId) => {
      expect(await open(entryId)).toBeNull()
      expect(await share(entryId)).toEqual({
        fight: null,
        userErrors: [{ code: 'UNKNOWN_FIGHT', field: ['entryId'] }],
      })
    },
  )

  test('does not exist for another type of entry', async () => {
    await hunt()
    await hunt()
    const { journal: entries } = await runQuery<{ journal: { nodes: { id: string; __typename: string }[] } }>(
      game.app,
      aViewer(name),
      '{ journal { nodes { __typename id } } }',
    )
    const rank = entries.nodes.find(({ __typename }) => __typename === 'RankUpEntry')
    expect(rank).toBeDefined()
    expect(await open(rank?.id ?? '')).toBeNull()
  })
})

describe('a fight link', () => {
  test('shows the fight to everyone, with names and without account ids or the seed', async () => {
    const { entryId, token } = await shareOne()
    expect(token).toMatch(/^[0-9a-f]{32}$/)
    const shared = await see(token)
    expect(shared).toEqual((await open(entryId))?.replay)
    expect(shared?.rounds[0]?.attacker.name).toBe(name)
    expect(JSON.stringify(shared)).not.toContain(aViewer(name).accountId)
  })

  test('is the same if the fight is shared again, over two gateways at once', async () => {
    const { entryId } = await hunt()
    const results = await Promise.all(
      [game, other, game, other].map((gateway) => shareFight(gateway.as(name), { entryId })),
    )
    const tokens = results.map((result) => result.ok && result.value.link?.token)
    expect(new Set(tokens).size).toBe(1)
    expect(await listFightLinks(game.as(name))).toHaveLength(1)
    expect(await see(String(tokens[0]))).not.toBeNull()
  })

  test('shows nothing after it is revoked; a new one has another token', async () => {
    const { entryId, token } = await shareOne()
    expect(await revoke(entryId)).toEqual({ fight: { link: null }, userErrors: [] })
    expect(await see(token)).toBeNull()
    expect(await revoke(entryId)).toEqual({ fight: null, userErrors: [{ code: 'UNKNOWN_LINK' }] })
    const again = (await share(entryId)).fight?.link.token ?? ''
    expect(again).not.toBe(token)
    expect(await see(token)).toBeNull()
    expect(await see(again)).not.toBeNull()
  })

  test('cannot be created or revoked by another player', async () => {
    const { entryId, token } = await shareOne()
    expect((await share(entryId, 'Somebody')).userErrors).toMatchObject([{ code: 'UNKNOWN_FIGHT' }])
    expect((await revoke(entryId, 'Somebody')).userErrors).toEqual([{ code: 'UNKNOWN_LINK' }])
    expect(await see(token)).not.toBeNull()
  })

  test.each(['', 'x', '0'.repeat(32), '{"$gt":""}', 'F'.repeat(32)])(
    'with the token %j does not exist',
    async (token) => {
      await shareOne()
      expect(await see(token)).toBeNull()
    },
  )

  test('with a token that is too long is refused', async () => {
    await expect(see('0'.repeat(101))).rejects.toMatchObject({ kind: 'invalidInput' })
  })

  test('is listed for its owner alone, the latest first', async () => {
    const first = await shareOne()
    const second = await shareOne()
    const list = async (who: string) =>
      (
        await runQuery<{ fightLinks: { token: string; enemy: { name: string }; result: string }[] }>(
          game.app,
          aViewer(who),
          '{ fightLinks { token enemy { name } result } }',
        )
      ).fightLinks
    expect(await list(name)).toEqual(
      [second, first].map(({ token }) => ({ token, enemy: { name: 'Ghoul' }, result: 'WIN' })),
    )
    expect(await list('Somebody')).toEqual([])
  })

  test('can be created while it is revoked, without a refusal for too many', async () => {
    const { entryId } = await hunt()
    const actAt = (index: number) => {
      const context = (index % 4 < 2 ? game : other).as(name)
      return index % 2 === 0 ? shareFight(context, { entryId }) : revokeFightLink(context, { entryId })
    }
    for (let batch = 0; batch < 15; batch += 1) {
      const results = await Promise.all(Array.from({ length: 20 }, (_, index) => actAt(index)))
      const codes = results.flatMap((result) => (result.ok ? [] : [result.refusal.code]))
      expect(codes.filter((code) => code !== 'unknownLink')).toEqual([])
    }
  })

  test('is one of at most a hundred, however many are requested at once', async () => {
    const { entryId } = await hunt()
    const links = Array.from({ length: 99 }, (_, index) => ({
      token: `${people}`.padStart(4, '0') + String(index).padStart(28, '0'),
      entryId: `entry ${index}`,
      sharedAt: 1,
    }))
    await game.app.get(fightLinksService).create({ _id: aViewer(name).accountId, links })
    const { entryId: last } = await hunt()
    const results = await Promise.all([
      shareFight(game.as(name), { entryId }),
      shareFight(other.as(name), { entryId: last }),
    ])
    expect(results.map(({ ok }) => ok).sort()).toEqual([false, true])
    expect(results.find(({ ok }) => !ok)).toMatchObject({ refusal: { code: 'tooManyLinks' } })
    await revokeFightLink(game.as(name), { entryId: results[0]?.ok ? entryId : last })
    expect(await shareFight(game.as(name), { entryId: results[0]?.ok ? last : entryId })).toMatchObject({ ok: true })
  })

  test("is deleted with the account, and is part of the owner's export", async () => {
    const { token } = await shareOne()
    const { accountId } = aViewer(name)
    const [links] = journal.collections ?? []
    if (!links || !('read' in links)) throw new Error('The links are described as personal data.')
    const rows: unknown[] = []
    for await (const row of links.read(game.app, accountId)) rows.push(row)
    expect(rows).toMatchObject([{ links: [{ path: `/fight/${token}` }] }])
    await endPlayer(game.app, accountId)
    await deletePlayerRows(game.app, accountId)
    expect(await see(token)).toBeNull()
    await links.erase?.(game.app, accountId)
    expect(await game.app.get(fightLinksService).findById(accountId)).toBeNull()
  })
})
