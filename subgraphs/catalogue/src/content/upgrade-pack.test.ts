import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { listAuditEntries } from '@sanguine/audit'
import { type Content, type KindName, tieTranslation } from '@sanguine/content'
import { aPack, aRecord, smallContent, testId, withChange } from '@sanguine/content/testing'
import { connectionService } from '@sanguine/db'
import { startTestDatabase, type TestDatabase } from '@sanguine/db/testing'
import type { App } from '@sanguine/kernel'
import { testApp } from '@sanguine/kernel/testing'
import { mongo, Types } from 'mongoose'
import { createRecord, updateRecord } from '../operations/change-record'
import { deleteRecord } from '../operations/delete-record'
import { readRecord } from '../operations/read-record'
import { restoreRecord } from '../operations/restore-record'
import { startCatalogue } from '../start-catalogue'
import { callBy } from '../testing'
import { contentModelsService } from './content.model'
import { contentStoreService } from './content-store'
import { outcomeLines } from './format-upgrade-report'
import { packService } from './pack'
import { releaseFor, releaseService } from './release-cache'
import { upgradePack } from './upgrade-pack'
import { upgradeStoreService } from './upgrade-store'

const blade = testId('item', 1)
const german = (content: Content, name: string) => ({ de: tieTranslation(content.records, { [blade]: { name } }) })

const withRope = (content: Content): Content => {
  const rope = aRecord('item', 9, { name: 'Rope', isVisible: true })
  return { ...content, records: { ...content.records, item: [...content.records.item, rope] } }
}
const first = aPack(smallContent(), { translations: german(smallContent(), 'Rostige Klinge') })
const secondContent = withRope(withChange(smallContent(), 'item', 1, { requiredXp: 9, isUnique: true }))
const second = aPack(secondContent, { version: 2, translations: german(secondContent, 'Verrostete Klinge') })

let database: TestDatabase
let apps: App[] = []

/** A server of its own with a pack of its own, on the one database of the test; not started yet. */
function serverWith(pack = first): App {
  const { app } = testApp()
  app.provide(connectionService, database.connection.useDb(database.connection.name, { useCache: false }))
  app.provide(packService, pack)
  apps.push(app)
  return app
}

async function started(pack = first): Promise<App> {
  const app = serverWith(pack)
  await startCatalogue(app)
  return app
}

/** Everything that a client or a later upgrade could notice. */
async function everything(app: App) {
  const { version, kinds, translations, packs, upgrades } = app.get(contentModelsService)
  const models = [version, translations, packs, upgrades, ...Object.values(kinds)]
  return Promise.all(models.map((model) => (model as typeof packs).find({}).sort({ _id: 1 }).lean()))
}

async function edit(app: App, id: string, change: object, kind: KindName = 'item') {
  const { revision: _, ...record } = await readRecord(callBy(app), kind, id)
  await updateRecord(callBy(app), kind, { id, input: { ...record, ...change } })
}

const bladeOf = (app: App) => app.get(releaseService).current().items.get(blade)
const reports = async (app: App) => (await app.get(upgradeStoreService).page(10, null)).upgrades

beforeAll(() => {
  execFileSync(process.execPath, [join(__dirname, '../../../../tools/build/server.mjs')])
})
beforeEach(async () => {
  database = await startTestDatabase()
})
afterEach(async () => {
  for (const app of apps) await app.stop()
  apps = []
  await database.stop()
})

describe('a newer pack', () => {
  it('is merged at the start around edited fields, and reaches every running server within a second', async () => {
    const old = await started()
    await edit(old, blade, { requiredXp: 5, name: 'Sharp Blade' })
    const app = await started(second)
    expect(bladeOf(app)).toMatchObject({ name: 'Sharp Blade', requiredXp: 5, isUnique: true })
    expect(app.get(releaseService).current().items.get(testId('item', 9))?.name).toBe('Rope')
    // a second, or what a busy machine makes of it
    const deadline = Date.now() + 120_000
    while (!bladeOf(old)?.isUnique && Date.now() < deadline) await wait(20)
    expect(bladeOf(old)).toEqual(bladeOf(app))
    const [report, ...others] = await reports(app)
    expect(others).toEqual([])
    expect(report).toMatchObject({ from: { version: 1, hash: first.hash }, to: { version: 2, hash: second.hash } })
    expect(outcomeLines({ state: 'upgraded', report: report as never })).toEqual([
      `Content pack 2 (${second.hash.slice(0, 12)}) came after 1 (${first.hash.slice(0, 12)}): 1 new, 2 changed, 1 kept as edited, 1 edited and changed.`,
      'item "Rusty Blade": isUnique came from the pack.',
      'item "Rusty Blade": requiredXp changed here and in the pack; what was written here stayed.',
      'item "Rusty Blade": name stayed as edited here.',
      'item "Rope": is new.',
      'item "Sharp Blade": name (de) came from the pack.',
    ])
  })

  it('sets the rule of a region in a database from before that field, and keeps an edited one', async () => {
    const town = testId('region', 1)
    const old = await started()
    const { kinds, packs } = old.get(contentModelsService)
    await kinds.region.collection.updateMany({}, { $unset: { rule: 1 } })
    await packs.collection.updateMany({}, { $unset: { 'content.records.region.$[].rule': 1 } })
    const ruleOf = (app: App) => app.get(releaseService).current().regions.get(town)?.rule
    const withRule = (rule: number) => withChange(smallContent(), 'region', 1, { rule })
    const app = await started(aPack(withRule(2), { version: 2 }))
    expect(ruleOf(app)).toBe('tide')
    await edit(app, town, { rule: 0 }, 'region')
    const later = await started(aPack(withRule(4), { version: 3 }))
    expect(ruleOf(later)).toBeNull()
  })

  it('is in the audit log record by record as a change by the system, and can be undone', async () => {
    await started()
    const app = await started(second)
    const admin = callBy(app)
    const { entries } = await listAuditEntries(admin, { isBySystem: true })
    const [bladeEntry] = entries.filter(({ subject }) => subject.id === blade)
    expect(entries.map(({ action, subject, reason, actor }) => [action, subject.title, reason, actor])).toEqual(
      expect.arrayContaining([
        ['create', 'Rope', 'Content pack 2', null],
        ['update', 'Rusty Blade', 'Content pack 2', null],
      ]),
    )
    expect(entries).toHaveLength(2)
    expect(bladeEntry?.changes).toEqual([
      { field: 'requiredXp', before: '0', after: '9' },
      { field: 'isUnique', before: 'false', after: 'true' },
      { field: 'translations.de.name', before: '"Rostige Klinge"', after: '"Verrostete Klinge"' },
    ])
    await restoreRecord(admin, { entryId: bladeEntry?.id ?? '', state: 'before' })
    expect(bladeOf(app)).toMatchObject({ isUnique: false, requiredXp: 0 })
    expect(releaseFor({ app, language: 'de' }).items.get(blade)?.name).toBe('Rostige Klinge')
  })

  it('brings its German texts, which are not used where the English was edited', async () => {
    const old = await started()
    const inGerman = (app: App) => releaseFor({ app, language: 'de' }).items.get(blade)?.name
    expect(inGerman(old)).toBe('Rostige Klinge')
    expect(inGerman(await started(second))).toBe('Verrostete Klinge')
    await old.get(releaseService).latest()
    await edit(old, blade, { name: 'Sharp Blade' })
    expect(inGerman(old)).toBe('Sharp Blade')
  })

  it('is merged once, however often and by however many servers', async () => {
    await started()
    const servers = await Promise.all([started(second), started(second), started(second)])
    const before = await everything(servers[0] as App)
    await started(second)
    expect(await everything(servers[0] as App)).toEqual(before)
    expect(await reports(servers[0] as App)).toHaveLength(1)
  })

  it('is merged once if another server merges it between two reads of this one', async () => {
    await started()
    const late = serverWith(second)
    const store = late.get(contentStoreService)
    const load = store.load.bind(store)
    jest.spyOn(store, 'load').mockImplementationOnce(async () => {
      await started(second)
      return load()
    })
    expect(await upgradePack(late)).toMatchObject({ state: 'current' })
    expect(await reports(late)).toHaveLength(1)
  })

  it('stays if a server with an older one starts', async () => {
    await started()
    const newer = await started(second)
    const before = await everything(newer)
    const old = serverWith(first)
    expect(outcomeLines(await upgradePack(old))).toEqual([
      `The database has content pack 2 (${second.hash.slice(0, 12)}), which is newer than this build's 1 (${first.hash.slice(0, 12)}), and stays as it is.`,
    ])
    await startCatalogue(old)
    expect(await everything(newer)).toEqual(before)
  })

  it('is merged around simultaneous edits', async () => {
    const old = await started()
    const app = serverWith(second)
    await Promise.all([
      upgradePack(app),
      ...['Bow', 'Rod', 'Net'].map((name) => createRecord(callBy(old), 'item', { name })),
    ])
    const { content } = await app.get(releaseService).latest()
    const names = content.records.item.map(({ name }) => name)
    expect(names.sort()).toEqual(['Bone', 'Bow', 'Carrion', 'Net', 'Rod', 'Rope', 'Rusty Blade'])
    expect(content.records.item.find(({ id }) => id === blade)?.isUnique).toBe(true)
  })

  it('writes nothing if it fails midway, and is merged the next time', async () => {
    const old = await started()
    const before = await everything(old)
    const broken = serverWith(second)
    const { upgrades } = broken.get(contentModelsService)
    Object.assign(upgrades, { create: () => Promise.reject(new Error('The power went off.')) })
    await expect(startCatalogue(broken)).rejects.toThrow('The power went off.')
    expect(await everything(old)).toEqual(before)
    expect(bladeOf(await started(second))?.isUnique).toBe(true)
  })

  it('writes nothing if its server is killed midway, and is merged the next time', async () => {
    const old = await started()
    const before = await everything(old)
    const other = spawn(process.execPath, [join(__dirname, '../../dist/testing/hang-in-upgrade.js'), database.uri])
    const [said] = await once(other.stdout, 'data')
    other.kill('SIGKILL')
    await once(other, 'exit')
    expect(await everything(old)).toEqual(before)
    // Aborts the transaction, which the database would do by itself after a minute without a command.
    const id = new mongo.Binary(Buffer.from(String(said), 'hex'), mongo.Binary.SUBTYPE_UUID)
    await database.connection.db?.admin().command({ killSessions: [{ id }] })
    expect(bladeOf(await started(second))?.isUnique).toBe(true)
  })

  it('waits if a record cannot be read, since that record would seem deleted', async () => {
    const old = await started()
    const { kinds } = old.get(contentModelsService)
    await kinds.item.collection.updateOne({ _id: new Types.ObjectId(blade) }, { $set: { requiredXp: 'many' } })
    expect(outcomeLines(await upgradePack(serverWith(second)))).toEqual([
      'The content pack waits until these records can be read:',
      'item "Rusty Blade": requiredXp: must be a whole number',
    ])
    expect(await reports(old)).toEqual([])
  })

  it('does not restore records that were deleted here, and keeps those that were created here', async () => {
    const old = await started(aPack(withRope(smallContent())))
    await deleteRecord(callBy(old), 'item', { id: testId('item', 9) })
    const made = await createRecord(callBy(old), 'currency', { name: 'Gems', shortName: 'gem' })
    const gems = aRecord('currency', 7, { name: 'Other gems', shortName: 'gem' })
    const content = withChange(withRope(smallContent()), 'item', 9, { requiredXp: 3 })
    const records = { ...content.records, currency: [...content.records.currency, gems] }
    const { currencies, items } = (await started(aPack({ ...content, records }, { version: 2 })))
      .get(releaseService)
      .current()
    expect(items.has(testId('item', 9))).toBe(false)
    expect([...currencies.values()].map(({ id, shortName }) => [id, shortName])).toEqual(
      expect.arrayContaining([
        [made.id, 'gem'],
        [gems.id, 'gem-2'],
      ]),
    )
  })
})

describe('a dry run', () => {
  it('reports what an upgrade would do, and changes nothing', async () => {
    const old = await started()
    const before = await everything(old)
    const planned = await upgradePack(serverWith(second), { isDryRun: true })
    expect(await everything(old)).toEqual(before)
    const done = await upgradePack(serverWith(second))
    expect([planned.state, done.state]).toEqual(['planned', 'upgraded'])
    expect(outcomeLines(planned)).toEqual(outcomeLines(done))
  })
})

describe('a database without a remembered pack', () => {
  it('gets the pack in every unedited record, and keeps differences in the others', async () => {
    const old = await started()
    await edit(old, testId('item', 2), { requiredXp: 4 })
    await edit(old, testId('rank', 1), { flavorText: 'Ours.' }, 'rank')
    await old.get(contentModelsService).packs.deleteMany({})
    const carrion = withChange(secondContent, 'item', 2, { requiredXp: 7, isUnique: true })
    const app = await started(aPack(carrion, { version: 2 }))
    const { items } = app.get(releaseService).current()
    expect(items.get(blade)).toMatchObject({ requiredXp: 9, isUnique: true })
    expect(items.get(testId('item', 2))).toMatchObject({ requiredXp: 4, isUnique: false })
    const [report] = await reports(app)
    expect(report?.from).toBeNull()
  })
})
