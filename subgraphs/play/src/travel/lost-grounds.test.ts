import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals'
import type { UsageSubject } from '@sanguine/catalogue'
import { runSystemAction } from '@sanguine/players'
import { aViewer, aWorldOfDraws, idOf, playerModelsService, startGame, type TestGame } from '@sanguine/players/testing'
import { PlayerDraft } from '@sanguine/rules'
import { leaveDeletedGrounds, leaveLostGrounds } from './lost-grounds'

const world = aWorldOfDraws()
let game: TestGame

beforeAll(async () => {
  game = await startGame({ release: world })
})
afterEach(() => {
  jest.restoreAllMocks()
})
afterAll(() => game.stop())

const ownerOf = (name: string) => ({ accountId: aViewer(name).accountId, name, role: 'user' as const })

/** Registers a player, who travels to a ground for this much gold. */
async function travel(name: string, ground: string, vgc: number): Promise<void> {
  await game.register(name)
  await runSystemAction(game.app, ownerOf(name), ({ state }) =>
    new PlayerDraft(state)
      .purse({ vgc }, -1, 'travel')
      .set({ groundId: idOf(ground) })
      .done(null),
  )
}

const subjectOf = (ground: string, vgc: number) =>
  ({
    kind: 'huntingGround',
    record: { id: idOf(ground), travelCost: [{ currencyShortName: 'vgc', value: vgc }] },
  }) as unknown as UsageSubject

const stateOf = async (name: string) => {
  const { accountId } = aViewer(name)
  const found = await game.app.get(playerModelsService).players.findById(accountId).lean()
  return [found?.state.groundId, found?.state.currencies.vgc]
}

test('players on several deleted grounds are found in one read, moved back and repaid for their own journeys', async () => {
  await travel('Lucy', 'Graveyard', 10)
  await travel('Arthur', 'Castle', 25)
  await travel('Quincey', 'Castle', 25)
  await travel('Seward', 'Abyss', 5)
  const before = await stateOf('Seward')
  const find = jest.spyOn(game.app.get(playerModelsService).documents, 'find')
  const subjects = [subjectOf('Graveyard', 10), subjectOf('Castle', 25), subjectOf('Secret Garden', 3)]
  await leaveDeletedGrounds(game.app)(subjects)
  expect(find).toHaveBeenCalledTimes(1)
  const start = [world.start.groundId, 60]
  expect(await Promise.all(['Lucy', 'Arthur', 'Quincey'].map(stateOf))).toEqual([start, start, start])
  expect(await stateOf('Seward')).toEqual(before)
})

test('a deletion of records of another kind looks for no players', async () => {
  const find = jest.spyOn(game.app.get(playerModelsService).documents, 'find')
  await leaveDeletedGrounds(game.app)([{ ...subjectOf('Graveyard', 10), kind: 'region' }])
  expect(find).not.toHaveBeenCalled()
})

test('a failure for one player leaves the others to be moved back', async () => {
  await travel('Mina', 'Graveyard', 10)
  await travel('Jonathan', 'Graveyard', 10)
  const { documents } = game.app.get(playerModelsService)
  jest.spyOn(documents, 'updateOne').mockRejectedValueOnce(new Error('no connection'))
  await expect(leaveDeletedGrounds(game.app)([subjectOf('Graveyard', 10)])).rejects.toMatchObject({
    errors: [new Error('no connection')],
  })
  const grounds = await Promise.all(['Mina', 'Jonathan'].map(async (name) => (await stateOf(name))[0]))
  expect(grounds.filter((ground) => ground === world.start.groundId)).toHaveLength(1)
})

test('a lost ground that cannot be read leaves the players of the others to be moved back', async () => {
  await travel('Renfield', 'Sunken', 10)
  await leaveLostGrounds(game.app)
  expect((await stateOf('Renfield'))[0]).toBe(world.start.groundId)
  await travel('Holmwood', 'Sunken', 10)
  await travel('Harker', 'Drowned', 10)
  const read = jest.spyOn(game.connection.model('AuditEntry'), 'find').mockImplementationOnce(() => {
    throw new Error('no connection')
  })
  await expect(leaveLostGrounds(game.app)).rejects.toMatchObject({ errors: [new Error('no connection')] })
  expect(read).toHaveBeenCalledTimes(2)
  const groundsOf = async () => (await Promise.all(['Holmwood', 'Harker'].map(stateOf))).map(([ground]) => ground)
  expect((await groundsOf()).filter((ground) => ground === world.start.groundId)).toHaveLength(1)
  await leaveLostGrounds(game.app)
  expect(await groundsOf()).toEqual([world.start.groundId, world.start.groundId])
})
