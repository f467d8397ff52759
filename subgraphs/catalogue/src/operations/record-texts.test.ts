import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { listAuditEntries } from '@sanguine/audit'
import { smallContent, testId } from '@sanguine/content/testing'
import fc from 'fast-check'
import { contentModelsService } from '../content/content.model'
import { contentStoreService } from '../content/content-store'
import { releaseService } from '../content/release-cache'
import { callBy, catalogueApp } from '../testing'
import { createRecord, updateRecord } from './change-record'
import { deleteRecord } from './delete-record'
import { listRecordPage } from './list-record-page'
import { readRecord } from './read-record'
import { restoreRecord } from './restore-record'
import { searchRecords } from './search-records'

let running: Awaited<ReturnType<typeof catalogueApp>>

beforeAll(async () => {
  running = await catalogueApp(smallContent())
})
afterAll(() => running.stop())

const admin = () => callBy(running.app)
const [composed, decomposed] = ['Düster'.normalize('NFC'), 'Düster'.normalize('NFD')]

const taken = { kind: 'conflict', code: 'shortNameTaken', details: { field: 'shortName' } }
const invisible = { kind: 'invalidInput', details: { field: 'shortName' } }

/** Stores a currency as an older version of the product did. */
async function storeCurrency(shortName: string): Promise<string> {
  const models = running.app.get(contentModelsService)
  const { _id } = await models.kinds.currency.create({ name: shortName, shortName, orderIndex: 1, revision: 1 })
  await models.version.updateOne({}, { $inc: { version: 1 } })
  return String(_id)
}

describe('texts of a record', () => {
  it('are stored in one Unicode form, names without outer whitespace, other texts as they are given', async () => {
    const given = { name: ` ${decomposed} `, shortName: `\t${decomposed}-1 `, flavorText: ` ${decomposed} ` }
    const { id } = await createRecord(admin(), 'currency', given)
    const expected = { name: composed, shortName: `${composed}-1`, flavorText: ` ${composed} ` }
    expect(await readRecord(admin(), 'currency', id)).toMatchObject(expected)
    await updateRecord(admin(), 'currency', { id, input: { name: ` ${decomposed} 2` }, missingFields: 'keep' })
    expect(await readRecord(admin(), 'currency', id)).toMatchObject({ ...expected, name: `${composed} 2` })
    const { index } = await running.app.get(releaseService).latest()
    const stored = (await running.app.get(contentStoreService).load()).content.records.currency
    expect(stored).toContainEqual(index.currency.find({ by: 'id', value: id }))
  })

  it('fit if they do so in the stored form, and are refused if only the given form fits', async () => {
    const name = decomposed.repeat(33).slice(0, 200)
    await createRecord(admin(), 'rank', { name: ` ${name} `.padStart(250) })
    // NFC never composes this letter, but takes it apart.
    const input = { name: '\u0958'.repeat(101) }
    await expect(createRecord(admin(), 'rank', input)).rejects.toMatchObject({ details: { field: 'name' } })
  })

  it.each(['\u200b', '\u00ad \u2060', '\u3164', '\0'])(
    'that are names need a visible character, not %j',
    async (name) => {
      await expect(createRecord(admin(), 'rank', { name })).rejects.toMatchObject({
        kind: 'invalidInput',
        message: 'name: is required.',
      })
    },
  )

  it('are the same in memory and in the database, whatever they are', async () => {
    const texts = fc.string({ unit: 'binary', maxLength: 40 })
    const records = fc.record({ name: texts, shortName: texts, singularName: texts, flavorText: texts })
    await fc.assert(
      fc.asyncProperty(records, async (input) => {
        const made = await createRecord(admin(), 'currency', input).catch((error: unknown) => {
          expect(error).toMatchObject({ kind: expect.stringMatching(/^(invalidInput|conflict)$/) })
          return null
        })
        if (!made) return
        const { index } = await running.app.get(releaseService).latest()
        const stored = (await running.app.get(contentStoreService).load()).content.records.currency
        expect(stored).toContainEqual(index.currency.find({ by: 'id', value: made.id }))
        await deleteRecord(admin(), 'currency', { id: made.id })
      }),
      { numRuns: 30 },
    )
  })

  it('in other languages are stored like the originals', async () => {
    const german = [{ language: 'de', field: 'name', text: ` ${decomposed} ` }]
    const { id } = await createRecord(admin(), 'rank', { name: 'Gloomy' }, german)
    const { translations } = await running.app.get(releaseService).latest()
    expect(translations.de?.[id]?.name).toEqual({ text: composed, of: 'Gloomy' })
  })
})

describe('a short name', () => {
  it.each([
    ['case', 'GLOOM-1', 'gloom-1'],
    ['Unicode form', `${composed}-2`, `${decomposed}-2`],
    ['outer whitespace', 'gloom-3', ' gloom-3\n'],
  ])('is taken if it differs from another one of its kind only by %s', async (_what, first, second) => {
    await createRecord(admin(), 'currency', { name: 'Gloom', shortName: first })
    const create = createRecord(admin(), 'currency', { name: 'Gloom', shortName: second })
    await expect(create).rejects.toMatchObject(taken)
    const { id } = await createRecord(admin(), 'currency', { name: 'Gloom', shortName: `${first}-other` })
    const update = updateRecord(admin(), 'currency', { id, input: { shortName: second }, missingFields: 'keep' })
    await expect(update).rejects.toMatchObject(taken)
  })

  it('may change its case', async () => {
    const { id } = await createRecord(admin(), 'rarity', { name: 'Odd', shortName: 'odd' })
    const change = { id, input: { shortName: 'ODD' }, missingFields: 'keep' as const }
    expect(await updateRecord(admin(), 'rarity', change)).toMatchObject({ shortName: 'ODD' })
  })

  it.each([
    ['a NUL character', 'a\0b'],
    ['a character without width', 'a\u200bb'],
    ['a mark for the direction of text', 'a\u202eb'],
    ['a line break', 'a\nb'],
    ['a variation of a symbol', '\u2764\ufe0f'],
  ])('is refused with %s', async (_what, shortName) => {
    await expect(createRecord(admin(), 'currency', { name: 'Gloom', shortName })).rejects.toMatchObject(invisible)
  })

  it('names a currency in a price in any case, Unicode form and outer whitespace', async () => {
    await createRecord(admin(), 'currency', { name: 'Gloom', shortName: `${composed}-4` })
    const price = [{ name: ` ${decomposed.toUpperCase()}-4`, value: 1 }]
    const { price: stored } = await createRecord(admin(), 'item', { name: 'Rope', price })
    expect(stored).toMatchObject([{ currencyShortName: `${composed}-4` }])
  })

  it.each([
    ['case', 'older', 'Older'],
    ['Unicode form', `${composed}-5`, `${decomposed}-5`],
    ['outer whitespace', 'elder', 'elder '],
  ])('from before this rule stays beside one with another %s, and both can be changed', async (_what, ...names) => {
    const ids = [await storeCurrency(names[0]), await storeCurrency(names[1])]
    for (const [index, id] of ids.entries()) {
      const record = await readRecord(admin(), 'currency', id)
      expect(record.shortName).toBe(names[index])
      const changed = await updateRecord(admin(), 'currency', { id, input: { ...record, name: 'Renamed' } })
      expect(changed).toMatchObject({ name: 'Renamed', shortName: names[index] })
    }
    const price = names.map((name) => ({ name, value: 1 }))
    const { price: stored } = await createRecord(admin(), 'item', { name: 'Rope', price })
    expect(stored.map(({ currencyShortName }) => currencyShortName)).toEqual(names)
  })

  it('from before this rule comes back with its deleted record', async () => {
    const id = await storeCurrency('bygone ')
    await deleteRecord(admin(), 'currency', { id })
    const [entry] = (await listAuditEntries(admin(), { subjectId: id })).entries
    await restoreRecord(admin(), { entryId: entry?.id ?? '', state: 'before' })
    expect(await readRecord(admin(), 'currency', id)).toMatchObject({ shortName: 'bygone ' })
  })
})

describe('the search for records', () => {
  it.each([
    ['the other Unicode form', 'Grüft'.normalize('NFC'), 'grüf'.normalize('NFD')],
    ['no accent', 'Møre Käse', 'kase'],
    ['capitals for a sharp s', 'Weiße Frau', 'WEISSE'],
    ['a dotted capital I', 'İzmir', 'izm'],
    ['whitespace around it', 'Charnel', ' charnel '],
  ])('finds a record by %s', async (_what, name, search) => {
    const { id } = await createRecord(admin(), 'rank', { name })
    expect(await searchRecords(admin(), { search })).toContainEqual(expect.objectContaining({ id, title: name }))
    expect((await listRecordPage(admin(), 'rank', { search })).edges).toHaveLength(1)
  })

  it('finds a record that was stored in the other Unicode form', async () => {
    const id = await storeCurrency('Jäger'.normalize('NFD'))
    expect(await searchRecords(admin(), { search: 'JÄGER' })).toEqual([expect.objectContaining({ id })])
  })

  it('finds a record by its id in capitals', async () => {
    const id = testId('item', 1)
    expect(await searchRecords(admin(), { search: id.toUpperCase() })).toEqual([expect.objectContaining({ id })])
  })
})
