import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { auditModelService } from '@sanguine/audit'
import { startTestGateway, type TestGateway } from '@sanguine/gateway/testing'
import { mongo } from 'mongoose'

let gateway: TestGateway
let token: string

beforeAll(async () => {
  gateway = await startTestGateway()
  token = await gateway.adminToken()
})
afterAll(() => gateway.stop())

test('a change of a player whose audit entry could not be written at once has exactly one in the end', async () => {
  const player = await gateway.player('Watched')
  const { id } = (await gateway.rest('/clientUser/getme', { token: player })).body
  const set = (value: number) =>
    gateway.rest('PUT /user', { token, json: { id, currencies: [{ name: 'vgc', value }] } })
  const changes = async () =>
    (await gateway.app.get(auditModelService).find({ 'subject.id': id }).sort({ at: 1, _id: 1 }).lean()).map(
      (entry) => entry.changes[0]?.after,
    )
  await set(100)
  const insert = jest.spyOn(gateway.app.get(auditModelService).collection, 'insertMany')
  insert.mockImplementationOnce(() => Promise.reject(new Error('The disk is full.')))
  expect((await set(200)).status).toBe(200)
  insert.mockRestore()
  expect(await changes()).toEqual(['{"vgc":100}'])
  await set(300)
  expect(await changes()).toEqual(['{"vgc":100}', '{"vgc":200}', '{"vgc":300}'])
})

test('a change of an account fails if its audit entry cannot be written', async () => {
  await gateway.player('Unchanged')
  const { id } = (await gateway.rest('/user/GetByName/Unchanged', { token })).body
  const insert = jest.spyOn(gateway.app.get(auditModelService).collection, 'insertMany')
  insert.mockImplementationOnce(() => Promise.reject(new Error('The disk is full.')))
  expect((await gateway.rest('PUT /user', { token, json: { id, userRole: 2 } })).status).toBe(500)
  insert.mockRestore()
  expect((await gateway.rest('/user/GetByName/Unchanged', { token })).body).toMatchObject({ userRole: 1, revision: 1 })
})

test('a duplicate key in another collection fails a change as an error, not as a taken name', async () => {
  await gateway.player('Collided')
  const { id } = (await gateway.rest('/user/GetByName/Collided', { token })).body
  const insert = jest.spyOn(gateway.app.get(auditModelService).collection, 'insertMany')
  const duplicate = { message: 'E11000 duplicate key', code: 11_000, keyPattern: { _id: 1 } }
  insert.mockImplementationOnce(() => Promise.reject(new mongo.MongoServerError(duplicate)))
  const failed = await gateway.rest('PUT /user', { token, json: { id, name: 'Renamed', userRole: 2 } })
  insert.mockRestore()
  expect(failed.status).toBe(500)
  expect((await gateway.rest('/user/GetByName/Collided', { token })).body).toMatchObject({ userRole: 1, revision: 1 })
})
