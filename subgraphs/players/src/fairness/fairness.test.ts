import { createHash, createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { runQuery } from '@sanguine/gateway/testing'
import type { Combat, Fairness, RotateSeedPayload } from '@sanguine/schema'
import { aViewer, aWorldOfDraws, idOf, playerModelsService, startGame, type TestGame } from '../testing'
import { combatSeedOf } from './combat-seed'
import { replaceRestoredSeeds } from './replace-restored-seeds'

let game: TestGame

beforeAll(async () => {
  game = await startGame()
})
afterAll(() => game.stop())

const run = <Data>(name: string, document: string) => runQuery<Data>(game.app, aViewer(name), document)
const fields =
  'seedHash nextSeedHash clientSeed firstCombat revealedSeeds { seed seedHash clientSeed firstCombat lastCombat }'
const fairnessOf = async (name: string) =>
  (await run<{ me: { fairness: Fairness | null } }>(name, `{ me { fairness { ${fields} } } }`)).me.fairness
const rotate = async (name: string, clientSeed: string) => {
  const source = `mutation { rotateSeed(input: { clientSeed: ${JSON.stringify(clientSeed)} }) { player { fairness { ${fields} } } userErrors { code } } }`
  return (await run<{ rotateSeed: RotateSeedPayload }>(name, source)).rotateSeed
}
const quickHunt = async (name: string) => {
  game.clock.at += 3_600_000
  const { quickHunt: payload } = await run<{ quickHunt: { combat: Combat } }>(
    name,
    'mutation { quickHunt { combat { number seed } } }',
  )
  return payload.combat
}

describe('after a restore', () => {
  test('no fight is drawn from a seed that its player revealed since the backup', async () => {
    const { players } = game.app.get(playerModelsService)
    await quickHunt('Eve')
    const backup = await players.findById(aViewer('Eve').accountId).lean()
    const revealed = [await rotate('Eve', ''), await quickHunt('Eve').then(() => rotate('Eve', ''))]
    const seeds = revealed.at(-1)?.player?.fairness?.revealedSeeds.map(({ seed }) => seed) ?? []
    expect(seeds).toHaveLength(2)

    await players.replaceOne({ _id: aViewer('Eve').accountId }, backup ?? {})
    expect(await replaceRestoredSeeds(game.connection)).toBeGreaterThan(0)
    const { number, seed } = await quickHunt('Eve')
    expect(seeds.map((each) => combatSeedOf({ seed: each, clientSeed: '' }, number))).not.toContain(seed)
    const fairness = await fairnessOf('Eve')
    expect(fairness).toMatchObject({ firstCombat: 2, revealedSeeds: [{ firstCombat: 1, lastCombat: 1 }] })
    expect(seeds).toContain(fairness?.revealedSeeds[0]?.seed)
    // the next seed of the backup was revealed as well
    const used = (await rotate('Eve', '').then(() => rotate('Eve', ''))).player?.fairness?.revealedSeeds ?? []
    expect(used.slice(0, -1).some(({ seed: each }) => seeds.includes(each))).toBe(false)
  })
})

describe('the seed of a player', () => {
  test('is fixed before the first fight, shown as a hash, and explains every fight once it is revealed', async () => {
    const before = await fairnessOf('Ada')
    expect(before).toMatchObject({ clientSeed: '', firstCombat: 1, revealedSeeds: [] })
    const first = [await quickHunt('Ada'), await quickHunt('Ada')]
    expect((await fairnessOf('Ada'))?.seedHash).toBe(before?.seedHash)

    const after = (await rotate('Ada', ' my own part ')).player?.fairness
    expect(after).toMatchObject({ clientSeed: 'my own part', firstCombat: 3 })
    // it was fixed before the server could know the player's part
    expect(after?.seedHash).toBe(before?.nextSeedHash)
    expect(new Set([before?.seedHash, before?.nextSeedHash, after?.nextSeedHash]).size).toBe(3)
    const second = [await quickHunt('Ada')]
    const past = (await rotate('Ada', '')).player?.fairness?.revealedSeeds ?? []
    expect(past.map(({ firstCombat, lastCombat }) => [firstCombat, lastCombat])).toEqual([
      [3, 3],
      [1, 2],
    ])
    expect(past[1]?.seedHash).toBe(before?.seedHash)
    for (const [index, combats] of [second, first].entries()) {
      const { seed = '', seedHash, clientSeed } = past[index] ?? {}
      expect(createHash('sha256').update(seed).digest('hex')).toBe(seedHash)
      for (const combat of combats)
        expect(combat.seed).toBe(createHmac('sha256', seed).update(`${clientSeed}:${combat.number}`).digest('hex'))
    }
  })

  test('cannot be changed during a fight, whose own seed is shown at its end', async () => {
    game.publish(aWorldOfDraws())
    const source = 'mutation { hunt(input: {}) { combat { seed result } } }'
    expect(await run('Bela', source)).toEqual({ hunt: { combat: { seed: null, result: 'ONGOING' } } })
    expect(await rotate('Bela', 'x')).toEqual({ player: null, userErrors: [{ code: 'COMBAT_OPEN' }] })
  })

  test.each(['a:b', 'x'.repeat(65), 'line\nbreak'])('cannot have the client part %j', async (part) => {
    await expect(rotate('Cleo', part)).rejects.toMatchObject({ kind: 'invalidInput' })
  })

  test('is created for an older player document with the next change', async () => {
    await fairnessOf('Dorian')
    const { players } = game.app.get(playerModelsService)
    const _id = aViewer('Dorian').accountId
    const seed = async () => (await players.findById(_id).lean())?.state.fairness?.seed
    for (const field of ['fairness', 'fairness.nextSeed']) {
      const before = await seed()
      await players.updateOne({ _id }, { $unset: { [`state.${field}`]: 1 }, $inc: { revision: 1 } })
      expect((await fairnessOf('Dorian'))?.nextSeedHash ?? null).toBeNull()
      await run('Dorian', `mutation { buy(input: { itemId: "${idOf('Mouse')}", amount: 1 }) { userErrors { code } } }`)
      expect(await fairnessOf('Dorian')).toMatchObject({ firstCombat: 1, nextSeedHash: expect.any(String) })
      expect((await seed()) === before).toBe(field === 'fairness.nextSeed')
    }
  })

  test('is in no response and no stored result while it is in use', async () => {
    await rotate('Edgar', 'mine')
    const { players, operations } = game.app.get(playerModelsService)
    const { state } = (await players.findById(aViewer('Edgar').accountId).lean()) ?? {}
    const stored = JSON.stringify(await operations.find({ player: aViewer('Edgar').accountId }).lean())
    for (const seed of [state?.fairness?.seed, state?.fairness?.nextSeed]) {
      expect(seed).toMatch(/^[0-9a-f]{64}$/)
      expect(stored).not.toContain(seed)
    }
  })
})
