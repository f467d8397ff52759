import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { outcomeLines, syncPack } from '@sanguine/catalogue'
import { anyKind, kindNames } from '@sanguine/content'
import { aPack, smallContent, testId } from '@sanguine/content/testing'
import { connectionService } from '@sanguine/db'
import { restoreServer } from '@sanguine/db/maintenance'
import { startTestDatabase, type TestDatabase } from '@sanguine/db/testing'
import { TestClock, testApp, testSettings } from '@sanguine/kernel/testing'
import { mongo } from 'mongoose'
import { startTestGateway, type TestGateway, type TestGatewayOptions } from './testing'
import { captureLog } from './testing/log-lines'
import {
  documentsOf,
  loadStoredSite,
  type StoredDocument,
  storedAnswers,
  storedAt,
  storedDocuments,
} from './testing/stored-site/load-stored-site'
import { answerTo, siteCalls } from './testing/stored-site/site-calls'

const blade = testId('item', 1)
const isAside = (name: string) => name.startsWith('before-plain-names-')

let stops: (() => Promise<void>)[] = []

async function stopAll(): Promise<void> {
  for (const stop of stops.toReversed()) await stop()
  stops = []
}

async function stored(documents?: readonly StoredDocument[]): Promise<TestDatabase> {
  const database = await loadStoredSite(documents)
  stops.push(() => database.stop())
  return database
}

/** A gateway on the database whose pack is older than the one that is installed, so that it brings nothing. */
async function started(database: TestDatabase, options: TestGatewayOptions = {}): Promise<TestGateway> {
  const pack = aPack(smallContent())
  const gateway = await startTestGateway({ database, clock: new TestClock(storedAt), pack, ...options })
  stops.push(() => gateway.stop())
  return gateway
}

const contentCollections = new Set(
  storedDocuments()
    .map(({ collection }) => collection)
    .filter((name) => /^(content|audit)/.test(name) || kindNames.some((kind) => anyKind(kind).collection === name)),
)

/** The content and its history; a start writes other collections too. */
const contentOf = async (database: TestDatabase) =>
  (await documentsOf(database)).filter(({ collection }) => contentCollections.has(collection))

/** Fields that the kinds got after the data was stored. */
const laterFields: ReadonlySet<string> = new Set(['singularName'])

const withoutLaterFields = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer), (name, value) => (laterFields.has(name) ? undefined : value))

const withBladeOf = (change: object): readonly StoredDocument[] =>
  storedDocuments().map(({ collection, document }) =>
    collection === 'items' && String(document._id) === blade
      ? { collection, document: { ...document, ...change } }
      : { collection, document },
  )

describe('a site whose data was stored with the names of the REST API', () => {
  const settings = testSettings({ rateLimitFactor: 1_000 })
  const { log, lines } = captureLog()
  let database: TestDatabase
  let gateway: TestGateway
  let before: readonly StoredDocument[]
  let after: readonly StoredDocument[]
  let admin: string

  beforeAll(async () => {
    database = await stored()
    before = await documentsOf(database)
    gateway = await started(database, { log, settings })
    after = await contentOf(database)
    admin = await gateway.adminToken()
  })
  afterAll(stopAll)

  it('has the same responses as before', async () => {
    const tokens = { admin, player: await gateway.login('Mina') }
    const answers = storedAnswers()
    for (const [place, call] of siteCalls.entries())
      expect([call, withoutLaterFields(await answerTo(gateway, call, tokens[call.by]))]).toEqual([call, answers[place]])
  })

  it('has the new names in every document, and the history unchanged', () => {
    const isHistory = ({ collection }: StoredDocument) => collection === 'auditEntries'
    expect(after.filter(isHistory)).toEqual(before.filter(isHistory))
    expect(JSON.stringify(after.filter((one) => !isHistory(one)))).not.toMatch(
      /"(reqXP|xpReqired|xpRequired|needSub|visible|unique|usd|timestamp|trophieItemIds|craftingMats)"/,
    )
    const upgrade = after.find(({ collection }) => collection === 'contentUpgrades')
    expect(upgrade?.document.notes).toContainEqual(
      expect.objectContaining({ event: 'conflict', fields: ['requiredXp'] }),
    )
    expect(lines().find(({ records }) => records)).toMatchObject({
      records: 20,
      packs: 1,
      upgrades: 1,
      keyedChanges: 1,
    })
  })

  it('has no name that an older gateway could take for its content', () => {
    const versions = after.filter(({ collection }) => collection === 'contentVersion')
    expect(versions.map(({ document }) => document)).toEqual([
      { _id: 'content', start: expect.stringContaining('restore the backup') },
      expect.objectContaining({ _id: 'records', version: 17 }),
    ])
  })

  it('can be rolled back with the backup that the start made', async () => {
    const [folder = '', ...others] = readdirSync(settings.dataDir).filter(isAside)
    expect(others).toEqual([])
    const target = await startTestDatabase()
    try {
      const backup = { folder: join(settings.dataDir, folder), isReplacing: false }
      await restoreServer({ mongodbUri: target.uri, dataDir: settings.dataDir }, backup)
      const restored = await documentsOf(target)
      expect(restored).toEqual(expect.arrayContaining([...before]))
    } finally {
      await target.stop()
    }
  })

  interface Entry {
    readonly id: string
    readonly action: string
    readonly subject: { readonly id: string; readonly title: string }
    readonly changes: readonly { readonly field: string }[]
  }

  async function undo(isMeant: (entry: Entry) => boolean): Promise<string> {
    const log = '{ admin { auditLog(first: 100) { nodes { id action subject { id title } changes { field } } } } }'
    const entries: Entry[] = (await gateway.graphql(log, {}, admin)).data.admin.auditLog.nodes
    const entry = entries.find(isMeant)
    const { data } = await gateway.graphql(
      'mutation ($input: RestoreRecordInput!) { restoreRecord(input: $input) { recordId userErrors { message } } }',
      { input: { entryId: entry?.id, state: 'BEFORE' } },
      admin,
    )
    expect(data.restoreRecord).toEqual({ recordId: entry?.subject.id, userErrors: [] })
    return data.restoreRecord.recordId
  }

  it('can undo a change from before', async () => {
    const isPrice = ({ changes }: Entry) => changes.length === 1 && changes[0]?.field === 'priceUsd'
    const id = await undo(isPrice)
    expect((await gateway.rest(`/premiumPackage/${id}`, { token: admin })).body).toMatchObject({ usd: 4.99 })
  })

  it('restores what was deleted before', async () => {
    const id = await undo(({ action, subject }) => action === 'DELETE' && subject.title === 'Chain')
    const chain = { name: 'Chain', unique: true, transferable: true, reqXP: 8, premiumShop: true }
    expect((await gateway.rest(`/item/${id}`, { token: admin })).body).toMatchObject(chain)
  })

  it('recognizes a repeat of a call from before', async () => {
    const json = { name: 'Rope', reqXP: 3, visible: true, needSub: 2, type: testId('itemType', 1) }
    const repeated = await gateway.rest('POST /item', { token: admin, json, headers: { 'Idempotency-Key': 'rope-1' } })
    const items: { name: string }[] = (await gateway.rest('/item', { token: admin })).body
    expect(items.filter(({ name }) => name === 'Rope')).toEqual([repeated.body])
  })
})

describe('a start on such a site', () => {
  afterEach(stopAll)

  it('renames once if two gateways start at once', async () => {
    const database = await stored()
    const logs = [captureLog(), captureLog()]
    await Promise.all(logs.map(({ log }) => started(database, { log })))
    expect(logs.flatMap(({ lines }) => lines().filter(({ records }) => records))).toHaveLength(1)
    expect((await contentOf(database)).filter(({ document }) => 'reqXP' in document)).toEqual([])
  })

  it('can be interrupted at any step, and the next start continues', async () => {
    const database = await stored()
    const before = await contentOf(database)
    const { replaceOne } = mongo.Collection.prototype
    let left = 3
    const write = jest.spyOn(mongo.Collection.prototype, 'replaceOne')
    write.mockImplementation(function fail(this: mongo.Collection, ...args: Parameters<typeof replaceOne>) {
      if (this.collectionName === 'items') left -= 1
      return left < 0 ? Promise.reject(new Error('The power is gone.')) : replaceOne.apply(this, args)
    })
    await expect(started(database)).rejects.toThrow('The power is gone.')
    write.mockRestore()
    expect(await contentOf(database)).toEqual(before)
    const gateway = await started(database)
    const { body } = await gateway.rest(`/item/${blade}`, { token: await gateway.adminToken() })
    expect(body).toMatchObject({ reqXP: 5 })
  })

  it('is covered by the dry run of an upgrade', async () => {
    const database = await stored()
    const before = await documentsOf(database)
    const { app } = testApp()
    app.provide(connectionService, database.connection)
    const outcome = await syncPack(app, { isDryRun: true })
    expect(outcomeLines(outcome)).toEqual([expect.stringContaining('still have their former names')])
    expect(await documentsOf(database)).toEqual(before)
    await app.stop()
  })

  it('fails with the name of a document that has both names of a field, and changes nothing', async () => {
    const database = await stored(withBladeOf({ requiredXp: 6 }))
    const before = await contentOf(database)
    const settings = testSettings()
    await expect(started(database, { settings })).rejects.toThrow(
      `The document ${blade} ("Sharp Blade") of the collection items cannot be given plain names of fields: it has both reqXP and requiredXp, with two values. Nothing was changed: correct the document in the database, and start again.`,
    )
    expect(await contentOf(database)).toEqual(before)
    expect(readdirSync(settings.dataDir).filter(isAside)).toEqual([])
  })
})
