import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { type AuditEntry, auditModelService, listAuditEntries } from '@sanguine/audit'
import { anyKind, type KindName, kindNames, toApi } from '@sanguine/content'
import { smallContent, testId } from '@sanguine/content/testing'
import { connectionService } from '@sanguine/db'
import { testApp } from '@sanguine/kernel/testing'
import { mongo } from 'mongoose'
import { contentModelsService } from '../content/content.model'
import { installPack } from '../content/install-pack'
import { knownImagesService } from '../content/known-images'
import { packService } from '../content/pack'
import { readRecordState } from '../content/record-state'
import { releaseService } from '../content/release-cache'
import { startCatalogue } from '../start-catalogue'
import { callBy, catalogueApp } from '../testing'
import { createRecord, updateRecord } from './change-record'
import { deleteRecord } from './delete-record'
import { listRecords } from './list-records'
import { readRecord } from './read-record'
import { restoreRecord } from './restore-record'

const blade = testId('item', 1)
/** no other record refers to it */
const neonate = testId('rank', 2)
const inGerman = { name: { text: 'Neugeborener', of: 'Neonate' } }

let running: Awaited<ReturnType<typeof catalogueApp>>

beforeAll(async () => {
  running = await catalogueApp(smallContent(), { de: { [neonate]: inGerman } })
  running.app.get(knownImagesService).addSource(async (ids) => [...ids])
})
afterAll(() => running.stop())
beforeEach(async () => {
  await running.database.drop()
  await installPack(running.app)
  await running.app.get(releaseService).latest()
})
afterEach(() => {
  jest.restoreAllMocks()
})

const editor = (app = running.app) => callBy(app, 'editor')

/** The history of a record, newest first. */
async function historyOf(id: string, app = running.app): Promise<readonly AuditEntry[]> {
  return (await listAuditEntries(editor(app), { subjectId: id })).entries
}

const latestOf = async (id: string): Promise<AuditEntry> => {
  const [entry] = await historyOf(id)
  if (!entry) throw new Error('There is no entry.')
  return entry
}

const change = (input: object, id = blade) => updateRecord(editor(), 'item', { id, input, missingFields: 'keep' })

const changeRank = (input: object) => updateRecord(editor(), 'rank', { id: neonate, input, missingFields: 'keep' })

/** Values of a kind of which a record can be made in the small world. */
function valuesFor(kind: KindName): object {
  const [first] = smallContent().records[kind] as readonly Record<string, unknown>[]
  const { id: _id, ...values } = first ?? {}
  const titleField = anyKind(kind).title
  const shortName = 'shortName' in anyKind(kind).fields && { shortName: 'new' }
  // a ground has no two tables with the same sequence
  const sequence = 'sequence' in anyKind(kind).fields && { sequence: 900 }
  return { ...values, [titleField]: 'New', ...shortName, ...sequence }
}

describe('the audit log has', () => {
  it.each(kindNames)(
    'an entry for each change of a record of the kind %s, under the names of the API',
    async (kind) => {
      const made = await createRecord(editor(), kind, valuesFor(kind))
      const titleField = anyKind(kind).title
      await updateRecord(editor(), kind, { id: made.id, input: { [titleField]: 'Other' }, missingFields: 'keep' })
      await deleteRecord(editor(), kind, { id: made.id })
      const entries = await historyOf(made.id)
      expect(entries.map(({ action, subject }) => [action, subject])).toEqual([
        ['delete', { type: kind, id: made.id, title: 'Other' }],
        ['update', { type: kind, id: made.id, title: 'Other' }],
        ['create', { type: kind, id: made.id, title: 'New' }],
      ])
      const fields = Object.keys(toApi(anyKind(kind).fields, made))
      expect(entries[0]?.changes.map(({ field, after }) => [field, after])).toEqual(
        fields.map((field) => [field, null]),
      )
      expect(entries[1]?.changes).toEqual([{ field: titleField, before: '"New"', after: '"Other"' }])
      expect(entries[2]?.changes.map(({ field, before }) => [field, before])).toEqual(
        fields.map((field) => [field, null]),
      )
      expect(entries[2]).toMatchObject({ actor: { name: 'editor', role: 'editor' }, requestId: 'test' })
    },
  )

  it('only the changed fields, with the values of the API', async () => {
    await change({ requiredXp: 7, requiredSubscription: 2, price: [{ name: 'vgc', value: 12 }] })
    expect((await latestOf(blade)).changes).toEqual([
      { field: 'requiredXp', before: '0', after: '7' },
      { field: 'price', before: '[{"currencyShortName":"vgc","value":10}]', after: expect.stringContaining('12') },
      { field: 'requiredSubscription', before: 'null', after: '"GOLD"' },
    ])
  })

  it('no entry for an update that changes nothing, and none for the content pack', async () => {
    await change({ name: 'Rusty Blade' })
    expect((await listAuditEntries(callBy(running.app, 'admin'))).entries).toEqual([])
  })

  it('one entry if the transaction is retried', async () => {
    const model = running.app.get(contentModelsService).kinds.item
    const bulkWrite: (...args: never) => unknown = model.bulkWrite.bind(model)
    let calls = 0
    jest.spyOn(model, 'bulkWrite').mockImplementation((...args: unknown[]) => {
      calls += 1
      if (calls > 2) return bulkWrite(...(args as never)) as never
      throw new mongo.MongoServerError({ message: 'conflict', errorLabels: ['TransientTransactionError'] })
    })
    await change({ name: 'Sharp Blade' })
    expect([calls, (await historyOf(blade)).length]).toEqual([3, 1])
  })

  it('no entry if the change fails', async () => {
    const model = running.app.get(contentModelsService).kinds.item
    jest.spyOn(model, 'bulkWrite').mockImplementation(() => {
      throw new Error('disk full')
    })
    await expect(change({ name: 'Sharp Blade' })).rejects.toThrow('disk full')
    expect(await historyOf(blade)).toEqual([])
  })

  it('no entry for a refused change', async () => {
    await expect(deleteRecord(editor(), 'item', { id: testId('item', 3) })).rejects.toMatchObject({ code: 'inUse' })
    expect(await historyOf(testId('item', 3))).toEqual([])
  })

  it.each([
    ['create', () => createRecord(editor(), 'item', { name: 'Rope' })],
    ['update', () => change({ name: 'Sharp Blade' })],
    ['delete', () => deleteRecord(editor(), 'rank', { id: testId('rank', 2) })],
  ] as const)('an entry for every stored change: a %s fails if its entry cannot be written', async (_action, write) => {
    const before = await everything()
    jest.spyOn(running.app.get(auditModelService).collection, 'insertMany').mockRejectedValue(new Error('disk full'))
    await expect(write()).rejects.toThrow('disk full')
    jest.restoreAllMocks()
    expect(await everything()).toEqual(before)
  })

  it('every one of simultaneous changes on two gateways', async () => {
    const { app } = testApp()
    app.provide(
      connectionService,
      running.database.connection.useDb(running.database.connection.name, { useCache: false }),
    )
    app.provide(packService, running.app.get(packService))
    await startCatalogue(app)
    const write = (index: number) =>
      updateRecord(editor(index % 2 ? app : running.app), 'item', {
        id: blade,
        input: { name: `Blade ${index}` },
        missingFields: 'keep',
      })
    await Promise.all(Array.from({ length: 8 }, (_, index) => write(index)))
    const entries = await historyOf(blade)
    const before = entries.map(({ states }) => readRecordState(states?.before)?.revision ?? 0)
    expect(before.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect((await readRecord(editor(), 'item', blade)).revision).toBe(9)
    await app.stop()
  })
})

/** Records and translations as they are stored. */
async function everything() {
  const { kinds, translations, version } = running.app.get(contentModelsService)
  const models = [version, translations, ...Object.values(kinds)] as readonly (typeof translations)[]
  return Promise.all(models.map((model) => model.find({}).sort({ _id: 1 }).lean()))
}

describe('restoring a record', () => {
  const germanName = async () => {
    const { translations } = await running.app.get(releaseService).latest()
    return translations.de?.[neonate]
  }

  it('restores the state before or after a change, and is logged itself', async () => {
    const first = await readRecord(editor(), 'item', blade)
    await change({ name: 'Sharp Blade', requiredXp: 5 })
    const entry = await latestOf(blade)
    expect(await restoreRecord(editor(), { entryId: entry.id, state: 'before' })).toEqual({ kind: 'item', id: blade })
    expect(await readRecord(editor(), 'item', blade)).toEqual({ ...first, revision: 3, updatedAt: running.clock.at })
    expect(await latestOf(blade)).toMatchObject({
      action: 'restore',
      changes: [
        { field: 'name', before: '"Sharp Blade"', after: '"Rusty Blade"' },
        { field: 'requiredXp', before: '5', after: '0' },
      ],
    })
    await restoreRecord(editor(), { entryId: entry.id, state: 'after' })
    expect(await readRecord(editor(), 'item', blade)).toMatchObject({ name: 'Sharp Blade', requiredXp: 5, revision: 4 })
  })

  it('undoes one change, and keeps later changes of other fields', async () => {
    const id = blade
    await updateRecord(editor(), 'item', { id, input: { requiredXp: 7 }, missingFields: 'keep' })
    const entryId = (await latestOf(id)).id
    await updateRecord(editor(), 'item', { id, input: { name: 'Later Blade' }, missingFields: 'keep' })
    await restoreRecord(editor(), { entryId, state: 'before' })
    expect(await readRecord(editor(), 'item', id)).toMatchObject({ name: 'Later Blade', requiredXp: 0 })
  })

  it('is refused if the same field was changed again since, with name and time', async () => {
    const id = blade
    await updateRecord(editor(), 'item', { id, input: { requiredXp: 7 }, missingFields: 'keep' })
    const entryId = (await latestOf(id)).id
    await updateRecord(callBy(running.app), 'item', { id, input: { requiredXp: 9 }, missingFields: 'keep' })
    await expect(restoreRecord(editor(), { entryId, state: 'before' })).rejects.toMatchObject({
      status: 409,
      code: 'changedSince',
      message: expect.stringMatching(
        /was changed again since, in requiredXp: .+ changed requiredXp on \d{4}-\d\d-\d\d at \d\d:\d\d UTC\. Undo the later/,
      ),
    })
    expect(await readRecord(editor(), 'item', id)).toMatchObject({ requiredXp: 9 })
  })

  it('to undo a restore is refused if the record was changed since', async () => {
    const { entryId } = await deleteRecord(editor(), 'rank', { id: neonate })
    await restoreRecord(editor(), { entryId, state: 'before' })
    await updateRecord(editor(), 'rank', { id: neonate, input: { name: 'Kept' }, missingFields: 'keep' })
    await expect(restoreRecord(editor(), { entryId, state: 'before' })).rejects.toMatchObject({ code: 'changedSince' })
    expect(await readRecord(editor(), 'rank', neonate)).toMatchObject({ name: 'Kept' })
  })

  it('returns who changed a record since the edited revision, when and in which fields', async () => {
    const { revision } = await readRecord(editor(), 'item', blade)
    await updateRecord(editor(), 'item', { id: blade, input: { requiredXp: 8 }, missingFields: 'keep' })
    const sentence =
      /^Somebody else has changed this item in the meantime: \S.* changed requiredXp on .+ UTC\. Load it again/
    const stale = { code: 'stale', message: expect.stringMatching(sentence) }
    const late = { id: blade, revision }
    await expect(updateRecord(editor(), 'item', { ...late, input: { name: 'Late' } })).rejects.toMatchObject(stale)
    await expect(deleteRecord(editor(), 'item', late)).rejects.toMatchObject(stale)
    await expect(
      restoreRecord(editor(), { entryId: (await latestOf(blade)).id, state: 'before', revision }),
    ).rejects.toMatchObject(stale)
  })

  it('restores a deleted record with its id and translations, and a higher revision', async () => {
    await changeRank({ flavorText: 'New.' })
    const before = await readRecord(editor(), 'rank', neonate)
    const { entryId } = await deleteRecord(editor(), 'rank', { id: neonate })
    expect(await germanName()).toBeUndefined()
    await restoreRecord(editor(), { entryId, state: 'before' })
    expect(await readRecord(editor(), 'rank', neonate)).toEqual({ ...before, revision: 3 })
    expect(await germanName()).toEqual(inGerman)
    expect((await historyOf(neonate)).map(({ action }) => action)).toEqual(['restore', 'delete', 'update'])
  })

  it('restores a state from before the deletion', async () => {
    await changeRank({ name: 'Young' })
    const { id: entryId } = await latestOf(neonate)
    await changeRank({ name: 'Younger' })
    await deleteRecord(editor(), 'rank', { id: neonate })
    await restoreRecord(editor(), { entryId, state: 'before' })
    expect(await readRecord(editor(), 'rank', neonate)).toMatchObject({ name: 'Neonate', revision: 4 })
  })

  it('is refused with a sentence if it would break a reference', async () => {
    const rarity = await createRecord(editor(), 'rarity', { name: 'Odd', shortName: 'odd' })
    const rope = await createRecord(editor(), 'item', { name: 'Rope', rarityId: rarity.id })
    const { entryId } = await deleteRecord(editor(), 'item', { id: rope.id })
    await deleteRecord(editor(), 'rarity', { id: rarity.id })
    await expect(restoreRecord(editor(), { entryId, state: 'before' })).rejects.toMatchObject({
      kind: 'invalidInput',
      message: `rarityId: there is no rarity with the id ${rarity.id}.`,
    })
    expect((await listRecords(editor(), 'item')).map(({ name }) => name)).not.toContain('Rope')
  })

  it('is refused if another record now has the short name', async () => {
    const groat = await createRecord(editor(), 'currency', { name: 'Groat', shortName: 'groat' })
    const { entryId } = await deleteRecord(editor(), 'currency', { id: groat.id })
    await createRecord(editor(), 'currency', { name: 'Another', shortName: 'groat' })
    await expect(restoreRecord(editor(), { entryId, state: 'before' })).rejects.toMatchObject({
      code: 'shortNameTaken',
    })
  })

  it('is refused without a record, without a change, and on an older revision', async () => {
    const rope = await createRecord(editor(), 'item', { name: 'Rope' })
    const { id: entryId } = await latestOf(rope.id)
    const restore = (state: 'before' | 'after', revision?: number) =>
      restoreRecord(editor(), { entryId, state, revision })
    await expect(restore('before')).rejects.toMatchObject({ code: 'notRestorable' })
    await expect(restore('after')).rejects.toMatchObject({
      code: 'unchanged',
      message: 'The item "Rope" is already as it was then.',
    })
    await change({ name: 'String' }, rope.id)
    await expect(restore('after', 1)).rejects.toMatchObject({ code: 'stale' })
    await restore('after', 2)
  })

  it('twice at the same time succeeds once', async () => {
    const { entryId } = await deleteRecord(editor(), 'rank', { id: neonate })
    const both = [1, 2].map(() => restoreRecord(editor(), { entryId, state: 'before' as const }))
    const settled = await Promise.allSettled(both)
    expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await historyOf(neonate)).map(({ action }) => action)).toEqual(['restore', 'delete'])
  })

  it('is written with its audit entry or not at all', async () => {
    const { entryId } = await deleteRecord(editor(), 'rank', { id: neonate })
    const before = await everything()
    jest.spyOn(running.app.get(auditModelService).collection, 'insertMany').mockRejectedValue(new Error('disk full'))
    await expect(restoreRecord(editor(), { entryId, state: 'before' })).rejects.toThrow('disk full')
    jest.restoreAllMocks()
    expect(await everything()).toEqual(before)
  })

  it('needs an entry, and the permission to edit content', async () => {
    const unknown = { entryId: 'e'.repeat(24), state: 'before' as const }
    await expect(restoreRecord(editor(), unknown)).rejects.toMatchObject({ kind: 'notFound' })
    for (const role of ['user', 'support', 'banned'] as const)
      await expect(restoreRecord(callBy(running.app, role), unknown)).rejects.toMatchObject({ kind: 'forbidden' })
  })
})
