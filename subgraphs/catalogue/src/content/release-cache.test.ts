import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { kindNames, kinds } from '@sanguine/content'
import { aPack, smallContent, testId, withChange } from '@sanguine/content/testing'
import { connectionService } from '@sanguine/db'
import { startTestDatabase, type TestDatabase } from '@sanguine/db/testing'
import type { App } from '@sanguine/kernel'
import { testApp } from '@sanguine/kernel/testing'
import { Types } from 'mongoose'
import { createRecord, updateRecord } from '../operations/change-record'
import { deleteRecord } from '../operations/delete-record'
import { listRecords } from '../operations/list-records'
import { startCatalogue } from '../start-catalogue'
import { callBy } from '../testing'
import { contentModelsService, versionId } from './content.model'
import { contentStoreService } from './content-store'
import { packService } from './pack'
import { releaseService } from './release-cache'

let database: TestDatabase
let apps: App[] = []

/** A server of its own, on the one database of the test. */
function serverApp(content = smallContent()): App {
  const { app } = testApp()
  app.provide(connectionService, database.connection.useDb(database.connection.name, { useCache: false }))
  app.provide(packService, aPack(content))
  apps.push(app)
  return app
}

beforeEach(async () => {
  database = await startTestDatabase()
})
afterEach(async () => {
  for (const app of apps) await app.stop()
  apps = []
  await database.stop()
})

const nameOfBlade = (app: App) => app.get(releaseService).current().items.get(testId('item', 1))?.name

describe('the first start of the content', () => {
  it('installs the pack in an empty database once, also if two servers start at the same time', async () => {
    const [one, other] = [serverApp(), serverApp()]
    await Promise.all([startCatalogue(one), startCatalogue(other)])
    for (const app of [one, other]) {
      expect(await listRecords(callBy(app), 'item')).toHaveLength(3)
      expect(app.get(releaseService).current().start.currencies).toEqual({ vgc: 20 })
    }
    expect(one.get(releaseService).current().id).toBe(other.get(releaseService).current().id)
  })

  it('checks only stored records that differ from the pack', async () => {
    const first = serverApp()
    await startCatalogue(first)
    await updateRecord(callBy(first), 'item', { id: testId('item', 1), input: { name: 'Sharp Blade' } })
    const checked = kindNames.map((kind) => jest.spyOn(kinds[kind].record, 'safeParse'))
    const later = serverApp()
    await startCatalogue(later)
    expect(checked.flatMap(({ mock }) => mock.calls.map(([record]) => Object(record).name))).toEqual(['Sharp Blade'])
    jest.restoreAllMocks()
    const [before, after] = [first, later].map((app) => app.get(releaseService).snapshot().content)
    expect(after).toEqual(before)
  })

  it('does not change a database with content', async () => {
    const first = serverApp()
    await startCatalogue(first)
    const blade = { id: testId('item', 1), input: { name: 'Sharp Blade' } }
    await updateRecord(callBy(first), 'item', blade)
    const later = serverApp(withChange(smallContent(), 'item', 1, { name: 'Blade of the new pack' }))
    await startCatalogue(later)
    expect(nameOfBlade(later)).toBe('Sharp Blade')
  })

  it('keeps existing records without a version, and gives the content one', async () => {
    const first = serverApp()
    await startCatalogue(first)
    await updateRecord(callBy(first), 'item', { id: testId('item', 1), input: { name: 'Sharp Blade' } })
    await first.get(contentModelsService).version.deleteOne({ _id: versionId })
    const later = serverApp(withChange(smallContent(), 'item', 1, { name: 'Blade of the new pack' }))
    await startCatalogue(later)
    expect(nameOfBlade(later)).toBe('Sharp Blade')
    expect(await listRecords(callBy(later), 'item')).toHaveLength(3)
  })

  it('fails with the place of the mistake if no release can be built', async () => {
    const app = serverApp(withChange(smallContent(), 'rank', 2, { rewardItemId: 'e'.repeat(24) }))
    await expect(startCatalogue(app)).rejects.toThrow(
      `The content in the database cannot be used: rank "Neonate": rewardItemId: there is no item with the id ${'e'.repeat(24)}`,
    )
    expect(() => app.get(releaseService).current()).toThrow('The content of the game is not loaded yet.')
  })
})

describe('the current release', () => {
  it('is the new one on every server within a second of a change', async () => {
    const [one, other] = [serverApp(), serverApp()]
    await startCatalogue(one)
    await startCatalogue(other)
    await updateRecord(callBy(one), 'item', { id: testId('item', 1), input: { name: 'Sharp Blade' } })
    expect(nameOfBlade(one)).toBe('Sharp Blade')
    // a second, or what a busy machine makes of it
    const deadline = Date.now() + 120_000
    while (nameOfBlade(other) !== 'Sharp Blade' && Date.now() < deadline) await wait(20)
    expect(nameOfBlade(other)).toBe('Sharp Blade')
  })

  it('includes simultaneous changes of several servers', async () => {
    const servers = [serverApp(), serverApp()]
    for (const app of servers) await startCatalogue(app)
    const names = Array.from({ length: 8 }, (_, index) => `Bone ${index}`)
    await Promise.all(names.map((name, index) => createRecord(callBy(servers[index % 2] as App), 'item', { name })))
    for (const app of servers) {
      const listed = (await listRecords(callBy(app), 'item')).map(({ name }) => name)
      expect(listed.filter((name) => name.startsWith('Bone '))).toEqual(names)
    }
  })

  it('is updated from its own change, and reads only changed records of other servers', async () => {
    const [app, other] = [serverApp(), serverApp()]
    await startCatalogue(app)
    await startCatalogue(other)
    const store = app.get(contentStoreService)
    const id = testId('item', 1)
    const german = [{ language: 'de', field: 'name', text: 'Scharfe Klinge' }]
    const changes = [
      () => updateRecord(callBy(app), 'item', { id, input: { name: 'Sharp Blade' }, translations: german }),
      () => updateRecord(callBy(app), 'item', { id, input: { name: 'Blunt Blade' }, translations: [] }),
      () => createRecord(callBy(app), 'item', { name: 'Rope' }),
      async () =>
        deleteRecord(callBy(app), 'item', { id: (await createRecord(callBy(app), 'item', { name: 'Hat' })).id }),
    ]
    for (const change of changes) {
      const { content } = app.get(releaseService).snapshot()
      await change()
      const { index, localized, lastOrders, ...held } = app.get(releaseService).snapshot()
      const stored = await store.load()
      expect(held).toEqual(stored)
      expect(await other.get(releaseService).latest()).toMatchObject(stored)
      expect(held.content.records.enemy).toBe(content.records.enemy)
      expect(held.content.records.item).not.toBe(content.records.item)
    }
  })

  it('is loaded again after a change that could not be applied', async () => {
    const app = serverApp()
    await startCatalogue(app)
    const releases = app.get(releaseService)
    const present = releases.snapshot()
    const broken = { ...present, version: present.version + 1, translations: null as never }
    await expect(releases.adopt(broken)).rejects.toThrow(TypeError)
    expect(await releases.latest()).toMatchObject(await app.get(contentStoreService).load())
  })

  it('is loaded completely if a version was missed', async () => {
    const [one, other] = [serverApp(), serverApp()]
    for (const app of [one, other]) await startCatalogue(app)
    const known = await other.get(contentStoreService).load()
    for (const name of ['Rope', 'Bone']) await createRecord(callBy(one), 'item', { name })
    const loaded = await other.get(contentStoreService).load(known)
    expect(loaded.content.records.item.map(({ name }) => name)).toEqual(expect.arrayContaining(['Rope', 'Bone']))
    expect(loaded.content.records.enemy).not.toBe(known.content.records.enemy)
  })

  it('is an immutable snapshot without later changes', async () => {
    const app = serverApp()
    await startCatalogue(app)
    const held = app.get(releaseService).current()
    await createRecord(callBy(app), 'item', { name: 'Rope' })
    expect(held.items.size).toBe(3)
    expect(app.get(releaseService).current().items.size).toBe(4)
  })

  it('stays the last valid one while a record is broken in the database', async () => {
    const app = serverApp()
    await startCatalogue(app)
    const { kinds, version } = app.get(contentModelsService)
    const _id = new Types.ObjectId(testId('item', 1))
    await kinds.item.collection.updateOne({ _id }, { $set: { requiredXp: 'many', name: 'Broken Blade' } })
    await version.updateOne({ _id: versionId }, { $inc: { version: 1 } })
    const { unreadable } = await app.get(releaseService).latest()
    expect(unreadable).toEqual([expect.objectContaining({ kind: 'item', title: 'Broken Blade', field: 'requiredXp' })])
    expect(nameOfBlade(app)).toBe('Rusty Blade')
    await updateRecord(callBy(app), 'item', { id: testId('item', 1), input: { name: 'Mended Blade' } })
    expect(nameOfBlade(app)).toBe('Mended Blade')
  })
})
