import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { runQuery } from '@sanguine/gateway/testing'
import { aViewer, type Gateway, idOf, playerModelsService, startGame, type TestGame } from '@sanguine/players/testing'
import type { LadderConnection, Player } from '@sanguine/schema'
import { ladderService } from './ladder.service'

let game: TestGame

beforeAll(async () => {
  game = await startGame()
})
afterAll(() => game.stop())

const rank = async (name: string, { app }: Gateway = game) =>
  (await runQuery<{ me: Player }>(app, aViewer(name), '{ me { ladderRank xp } }')).me.ladderRank

const hunt = ({ app, clock }: Gateway, name: string) => {
  clock.advance(600_000)
  return runQuery(app, aViewer(name), 'mutation { quickHunt { userErrors { code } } }')
}

test('players with equal XP share a place; own wins count at once, those of other gateways with the next read', async () => {
  for (const name of ['Ann', 'Ben', 'Cid']) expect(await rank(name)).toBe(1)
  await hunt(game, 'Ann')
  expect([await rank('Ann'), await rank('Ben'), await rank('Cid')]).toEqual([1, 2, 2])

  const other = await game.anotherGateway()
  expect([await rank('Ann', other), await rank('Cid', other)]).toEqual([1, 2])
  await hunt(other, 'Ben')
  await hunt(other, 'Ben')
  expect([await rank('Ben', other), await rank('Ann', other)]).toEqual([1, 2])
  await game.app.get(ladderService).refresh()
  expect([await rank('Ann'), await rank('Cid')]).toEqual([2, 3])
})

test('the next read makes up for a failed first one', async () => {
  const other = await game.anotherGateway()
  const { players } = other.app.get(playerModelsService)
  const find = jest.spyOn(players, 'find').mockImplementation(() => {
    throw new Error('no primary')
  })
  await expect(rank('Cid', other)).rejects.toThrow()
  find.mockRestore()
  const until = Date.now() + 120_000
  const place = () => rank('Cid', other).catch(() => null)
  while ((await place()) === null && Date.now() < until) await new Promise((done) => setTimeout(done, 100))
  expect(await rank('Cid', other)).toBe(await rank('Cid'))
})

test('the index reads changes each second', async () => {
  const other = await game.anotherGateway()
  await rank('Dan')
  const before = await rank('Cid')
  for (let wins = 0; wins < 3; wins += 1) await hunt(other, 'Dan')
  const until = Date.now() + 120_000
  while ((await rank('Cid')) === before && Date.now() < until) await new Promise((done) => setTimeout(done, 100))
  expect(await rank('Cid')).toBe(before + 1)
})

test('a win dated by a clock ahead of time hides no others', async () => {
  const ahead = await game.anotherGateway()
  const other = await game.anotherGateway()
  await rank('Early')
  ahead.clock.advance(86_400_000)
  await hunt(ahead, 'Early')
  await game.app.get(ladderService).refresh()
  const before = await rank('Cid')
  await rank('Late', other)
  for (let wins = 0; wins < 4; wins += 1) await hunt(other, 'Late')
  await game.app.get(ladderService).refresh()
  expect(await rank('Cid')).toBe(before + 1)
})

describe('a page', () => {
  const page = async (name: string, args = '', by: Gateway = game) => {
    const fields =
      'offset totalCount nodes { ladderRank avatar { id } player { name } xp currentRank { requiredXp } isOwn } pageInfo { hasNextPage endCursor }'
    return (await runQuery<{ ladder: LadderConnection }>(by.app, aViewer(name), `{ ladder${args} { ${fields} } }`))
      .ladder
  }
  const crowd = Array.from({ length: 70 }, (_, index) => `One of many ${index}`)

  beforeAll(async () => {
    const Id = game.database.connection.base.Types.ObjectId
    const accounts = crowd.map((name) => ({ _id: new Id(aViewer(name).accountId), name, role: 'user' }))
    await game.database.connection.collection('accounts').insertMany(accounts as never)
    await Promise.all(crowd.map((name) => rank(name)))
  })

  test('has place, avatar, name, XP and rank, most XP first', async () => {
    const [first = ''] = crowd
    const mask = `buy(input: { itemId: "${idOf('Mask')}", amount: 1 }) { userErrors { code } } equip(input: { itemId: "${idOf('Mask')}" }) { userErrors { code } }`
    await runQuery(game.app, aViewer(first), `mutation { ${mask} }`)
    for (let wins = 0; wins < 5; wins += 1) await hunt(game, first)
    const { offset, totalCount, nodes: rows } = await page(first)
    expect({ offset, isWhole: totalCount >= crowd.length, length: rows.length }).toEqual({
      offset: 0,
      isWhole: true,
      length: 50,
    })
    expect(rows[0]).toEqual({
      ladderRank: 1,
      avatar: { id: idOf('Mask picture') },
      player: { name: first },
      xp: 300,
      currentRank: { requiredXp: 100 },
      isOwn: true,
    })
    expect(rows.at(-1)).toMatchObject({ xp: 0, currentRank: { requiredXp: 0 } })
    const portraits = [1, 2, 3].map((number) => idOf(`Portrait ${number}`))
    const faces = rows.slice(1).map(({ avatar }) => avatar?.id)
    expect(new Set(faces)).toEqual(new Set(portraits))
    expect(rows.map(({ xp }) => xp)).toEqual(rows.map(({ xp }) => xp).sort((one, other) => other - one))
    for (const { ladderRank, xp } of rows) expect(ladderRank).toBe(rows.findIndex((row) => row.xp === xp) + 1)
  })

  test('is by default the one with the player', async () => {
    const all = [...(await page('Ann', '(offset: 0)')).nodes, ...(await page('Ann', '(offset: 50)')).nodes]
    for (const name of crowd.slice(0, 8)) {
      const { offset, nodes: rows } = await page(name)
      expect(offset).toBe(Math.floor(all.findIndex((row) => row.player.name === name) / 50) * 50)
      expect(rows.filter(({ isOwn }) => isOwn).map(({ player }) => player.name)).toEqual([name])
    }
  })

  test('is the same on every gateway, without a gap or a repeat between pages', async () => {
    const other = await game.anotherGateway()
    const [here, there] = [await page('Ann', '(offset: 7)'), await page('Ann', '(offset: 7)', other)]
    expect(there).toEqual(here)
    const next = await page('Ann', '(offset: 57)')
    expect(next.nodes).toHaveLength(next.totalCount - 57)
    expect(await page('Ann', `(first: 50, after: "${here.pageInfo.endCursor}")`)).toEqual(next)
    expect([here.pageInfo.hasNextPage, next.pageInfo.hasNextPage]).toEqual([true, false])
    const names = [...here.nodes, ...next.nodes].map(({ player }) => player.name).filter((name) => name !== 'Unknown')
    expect(new Set(names).size).toBe(names.length)
  })

  test('past the end is empty', async () => {
    expect(await page('Ann', '(offset: 9000000000)')).toMatchObject({ offset: 9_000_000_000, nodes: [] })
  })

  test('before the start is refused as invalid input', async () => {
    const call = page('Ann', '(offset: -50)')
    await expect(call).rejects.toMatchObject({ kind: 'invalidInput', details: { field: 'offset' } })
  })

  test('starts at the top for visitors, and has no row of their own', async () => {
    const found = await runQuery(game.app, null, '{ ladder(first: 1) { offset nodes { ladderRank isOwn } } }')
    expect(found).toMatchObject({ ladder: { offset: 0, nodes: [{ ladderRank: 1, isOwn: false }] } })
  })
})
