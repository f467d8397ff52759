import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals'
import { auditModelService } from '@sanguine/audit'
import { smallContent, testId } from '@sanguine/content/testing'
import { contextFor } from '@sanguine/kernel/testing'
import { mongo } from 'mongoose'
import { createRecord, updateRecord } from '../operations/change-record'
import { callBy, catalogueApp, viewerOf } from '../testing'
import { contentModelsService } from './content.model'
import { contentStoreService } from './content-store'
import { knownImagesService } from './known-images'

let running: Awaited<ReturnType<typeof catalogueApp>>

beforeAll(async () => {
  running = await catalogueApp(smallContent())
  running.app.get(knownImagesService).addSource(async (ids) => [...ids])
})
afterEach(() => {
  jest.restoreAllMocks()
})
afterAll(() => running.stop())

const lost = () => new mongo.MongoNetworkError('connection lost')
const create = (name: string, key: string) =>
  createRecord({ ...contextFor(running.app, viewerOf('editor')), idempotencyKey: key.replaceAll(' ', '-') }, 'item', {
    name,
  })
const items = (name: string) => running.app.get(contentModelsService).kinds.item.countDocuments({ name })
const version = () => running.app.get(contentStoreService).readVersion()

test.each([
  ['the version cannot be raised', () => jest.spyOn(running.app.get(contentModelsService).version, 'updateOne')],
  ['the record cannot be written', () => jest.spyOn(running.app.get(contentModelsService).kinds.item, 'bulkWrite')],
  [
    'the key of the call cannot be kept',
    () => jest.spyOn(running.app.get(contentModelsService).keyedChanges, 'insertMany'),
  ],
])('a change that fails because %s stores nothing, and succeeds when it is repeated', async (reason, spyOnWrite) => {
  const before = await version()
  spyOnWrite().mockImplementation(() => {
    throw lost()
  })
  await expect(create(reason, reason)).rejects.toThrow('connection lost')
  jest.restoreAllMocks()
  expect([await version(), await items(reason)]).toEqual([before, 0])
  expect(await create(reason, reason)).toMatchObject({ name: reason })
  expect(await items(reason)).toBe(1)
})

test('a stored change succeeds without another read of the content', async () => {
  const load = jest.spyOn(running.app.get(contentStoreService), 'load').mockRejectedValue(lost())
  expect(await create('Rope', 'rope')).toMatchObject({ name: 'Rope' })
  expect(load).not.toHaveBeenCalled()
  expect(await items('Rope')).toBe(1)
})

test('a change keeps the fields of a record that a newer version has written', async () => {
  const { id, revision } = await create('Lantern', 'lantern')
  const documents = running.app.get(contentModelsService).kinds.item.collection
  const _id = new mongo.ObjectId(id)
  await documents.updateOne({ _id }, { $set: { glow: 7 } })
  await updateRecord(callBy(running.app, 'editor'), 'item', { id, input: { name: 'Lamp' }, missingFields: 'keep' })
  expect(await documents.findOne({ _id })).toMatchObject({ name: 'Lamp', glow: 7, revision: revision + 1 })
})

test('a change that fails does not block the next one', async () => {
  jest.spyOn(running.app.get(contentStoreService), 'save').mockRejectedValueOnce(lost())
  const results = await Promise.allSettled([create('Chain', 'chain'), create('Hook', 'hook')])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
  expect([await items('Chain'), await items('Hook')]).toEqual([0, 1])
})

test('a duplicate key in another collection is an error, not a taken short name', async () => {
  const duplicate = { message: 'E11000 duplicate key', code: 11_000, keyPattern: { _id: 1 } }
  jest
    .spyOn(running.app.get(auditModelService).collection, 'insertMany')
    .mockRejectedValue(new mongo.MongoServerError(duplicate))
  const before = await version()
  const change = { id: testId('item', 1), input: { name: 'Sharp Blade' }, missingFields: 'keep' as const }
  await expect(updateRecord(callBy(running.app, 'editor'), 'item', change)).rejects.toThrow('E11000 duplicate key')
  expect(await version()).toBe(before)
})

test('a short name that another server has just used is refused as taken', async () => {
  await running.app.get(contentModelsService).kinds.stat.collection.insertOne({ name: 'Speed', shortName: 'speed' })
  const input = { name: 'Speed', shortName: 'speed' }
  await expect(createRecord(callBy(running.app, 'editor'), 'stat', input)).rejects.toMatchObject({
    code: 'shortNameTaken',
    details: { field: 'shortName' },
  })
})
