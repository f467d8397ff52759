import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { startTestGateway, type TestGateway } from '@sanguine/gateway/testing'
import { playerModelsService } from '@sanguine/players/testing'
import { deleteUnactivated } from './delete-unactivated'
import { finishDeletions, removeAfterMs } from './finish-deletions'
import { userDeletionsService } from './user-deletions.model'

let gateway: TestGateway
const day = 86_400_000

beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway.stop())

const names = async () => {
  const found = await gateway.database.connection.collection('accounts').find({ role: 'notActivated' }).toArray()
  return found.map(({ name }) => String(name)).sort()
}

test('an account that is not activated within seven days is deleted with its player, and frees its name', async () => {
  await gateway.player('Lucy')
  const token = await gateway.player('Mina')
  const { id } = (await gateway.rest('/clientUser/getme', { token })).body
  const { ObjectId } = gateway.database.connection.base.Types
  const player = { _id: new ObjectId(String(id)) as never }
  const players = gateway.app.get(playerModelsService).players.collection
  expect(await players.countDocuments(player)).toBe(1)
  // an account that played can only be one that staff has changed back
  await gateway.database.connection.collection('accounts').updateOne(player, { $set: { role: 'notActivated' } })

  gateway.advance(7 * day - 1)
  await deleteUnactivated(gateway.app)
  expect(await names()).toEqual(['Mina'])
  gateway.advance(1)
  await deleteUnactivated(gateway.app)
  expect(await names()).toEqual([])
  gateway.advance(removeAfterMs)
  await finishDeletions(gateway.app)
  expect(await players.countDocuments(player)).toBe(0)

  await gateway.visitor('Mina')
  expect(await names()).toEqual(['Mina'])
  await gateway.login('Lucy')
})

test('an account with a newer link waits until that link has expired', async () => {
  const token = await gateway.visitor('Renfield')
  gateway.advance(6 * day)
  await gateway.rest('/user/resendActivationMail', { token })
  gateway.advance(2 * day)
  await deleteUnactivated(gateway.app)
  expect(await names()).toContain('Renfield')
  gateway.advance(5 * day)
  await deleteUnactivated(gateway.app)
  expect(await names()).not.toContain('Renfield')
})

test('an account whose deletion fails delays no others, and is deleted in the next run', async () => {
  for (const name of ['Arthur', 'Quincey', 'Seward']) {
    await gateway.visitor(name)
    gateway.advance(1000)
  }
  gateway.advance(7 * day)
  const deletions = gateway.app.get(userDeletionsService)
  const create = jest.spyOn(deletions, 'create').mockRejectedValueOnce(new Error('The disk is full.') as never)
  await deleteUnactivated(gateway.app)
  expect(await names()).toEqual(['Arthur'])
  await deleteUnactivated(gateway.app)
  create.mockRestore()
  expect(await names()).toEqual([])
})
