import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test } from '@jest/globals'
import { auditModelService, listAuditEntries } from '@sanguine/audit'
import { anyKind, kindNames, toApi, translatedFieldsOf } from '@sanguine/content'
import { smallContent, testId } from '@sanguine/content/testing'
import { maxDocumentBytes } from '@sanguine/db'
import { runQuery } from '@sanguine/gateway/testing'
import type { Role } from '@sanguine/kernel'
import { contentModelsService } from '../content/content.model'
import { installPack } from '../content/install-pack'
import { releaseFor, releaseService } from '../content/release-cache'
import { callBy, catalogueApp, viewerOf } from '../testing'
import { deleteRecord } from './delete-record'
import { restoreRecord } from './restore-record'

const blade = testId('item', 1)
/** no other record refers to it */
const neonate = testId('rank', 2)

let running: Awaited<ReturnType<typeof catalogueApp>>

beforeAll(async () => {
  running = await catalogueApp(smallContent(), {
    de: { [blade]: { name: { text: 'Rostige Klinge', of: 'Rusty Blade' } } },
  })
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

// biome-ignore lint/suspicious/noExplicitAny: tests look at any shape
type Data = Record<string, any>

const call = (document: string, variables: object = {}, role: Role = 'editor') =>
  runQuery<Data>(running.app, viewerOf(role), document, { ...variables })

const fields = 'language field text original isOutdated'

/** The translations of an item or rank, as the CMS reads them. */
const read = async (id = blade, kind: 'item' | 'rank' = 'item') =>
  (await call(`query ($id: ID!) { admin { record: ${kind}(id: $id) { translations { ${fields} } } } }`, { id })).admin
    .record.translations

interface Written {
  readonly language?: string
  readonly field: string
  readonly text: string
}

const inGerman = (written: readonly Written[]) => written.map((text) => ({ language: 'DE', ...text }))

/** Changes the blade; returns the payload. */
const update = async (
  input: { readonly translations?: readonly Written[] | null; readonly [field: string]: unknown },
  id = blade,
) => {
  const { payload } = await call(
    `mutation ($input: UpdateItemInput!) { payload: updateItem(input: $input) {
      item { name revision translations { ${fields} } } userErrors { code field message } } }`,
    { input: { id, ...input, ...(input.translations && { translations: inGerman(input.translations) }) } },
  )
  return payload
}

const nameFor = (language: 'de' | 'en') => releaseFor({ app: running.app, language }).items.get(blade)?.name
const flavorFor = (language: 'de' | 'en') => releaseFor({ app: running.app, language }).items.get(blade)?.flavorText

const historyOf = async (id: string) =>
  (await listAuditEntries(callBy(running.app, 'editor'), { subjectId: id })).entries

const rusty = { language: 'DE', field: 'name', text: 'Rostige Klinge', original: 'Rusty Blade', isOutdated: false }

test('translations are refused with a way out if all texts in a language would be too long to be stored', async () => {
  const { version, translations } = running.app.get(contentModelsService)
  const message = { text: 'x'.repeat(maxDocumentBytes - 3000), of: '' }
  await translations.updateOne({ _id: 'de' }, { $set: { [`texts.${testId('news', 1)}`]: { message } } })
  await version.updateOne({}, { $inc: { version: 1 } })
  const written = (text: string) => ({ translations: [{ field: 'flavorText', text }] })
  const refused = await update(written('漢'.repeat(2000)))
  expect(refused).toMatchObject({ item: null, userErrors: [{ code: 'CONFLICT', field: null }] })
  expect(refused.userErrors[0].message).toMatch(
    /^The texts of all records in German are together longer than the database can store \(16 MB\), so nothing was changed\. Remove/,
  )
  expect(await read()).toEqual([rusty])
  expect((await update({ requiredXp: 5 })).userErrors).toEqual([])
  expect((await update(written('Sie schneidet.'))).userErrors).toEqual([])
})

describe('translations', () => {
  it('are read with the record, in the order of its fields', async () => {
    await update({ flavorText: 'It cuts.', translations: [{ field: 'flavorText', text: 'Sie schneidet.' }] })
    expect(await read()).toEqual([
      rusty,
      { ...rusty, field: 'flavorText', text: 'Sie schneidet.', original: 'It cuts.' },
    ])
    expect(await read(neonate, 'rank')).toEqual([])
  })

  it('are written as a patch: others stay, and players see them at once', async () => {
    const payload = await update({
      flavorText: 'It cuts.',
      translations: [{ field: 'flavorText', text: 'Schneidet.' }],
    })
    expect(payload).toMatchObject({
      userErrors: [],
      item: { revision: 2, translations: [rusty, { text: 'Schneidet.' }] },
    })
    expect([nameFor('de'), flavorFor('de'), flavorFor('en')]).toEqual(['Rostige Klinge', 'Schneidet.', 'It cuts.'])
    await update({ translations: [{ field: 'name', text: 'Alte Klinge' }] })
    expect([nameFor('de'), nameFor('en'), flavorFor('de')]).toEqual(['Alte Klinge', 'Rusty Blade', 'Schneidet.'])
  })

  it.each(['', '  '])('are removed by a blank text: %j', async (text) => {
    await update({ translations: [{ field: 'name', text }] })
    expect(await read()).toEqual([])
    expect(nameFor('de')).toBe('Rusty Blade')
    expect(await running.app.get(contentModelsService).translations.findById('de').lean()).toMatchObject({ texts: {} })
  })

  it('are outdated after a change of the English, which players then read until they are confirmed', async () => {
    const { item } = await update({ name: 'Sharp Blade' })
    expect(item.translations).toEqual([{ ...rusty, isOutdated: true }])
    expect(nameFor('de')).toBe('Sharp Blade')
    await update({ translations: [{ field: 'name', text: 'Rostige Klinge' }] })
    expect(await read()).toEqual([{ ...rusty, original: 'Sharp Blade' }])
    expect(nameFor('de')).toBe('Rostige Klinge')
  })

  it('are tied to the English of the same change', async () => {
    await update({ name: 'Sharp Blade', translations: [{ field: 'name', text: 'Scharfe Klinge' }] })
    expect(await read()).toEqual([{ ...rusty, text: 'Scharfe Klinge', original: 'Sharp Blade' }])
  })

  it('are created with a new record', async () => {
    const { payload } = await call(
      `mutation ($input: CreateRankInput!) { payload: createRank(input: $input) {
        rank { id translations { ${fields} } } userErrors { message } } }`,
      { input: { name: 'Elder', xp: 90, translations: inGerman([{ field: 'name', text: 'Ältester' }]) } },
    )
    expect(payload).toMatchObject({ userErrors: [], rank: { translations: [{ text: 'Ältester', original: 'Elder' }] } })
  })

  it('keep markup and quotes as plain text', async () => {
    const text = '<script>alert("x")</script> $set.a 🗡'
    await update({ translations: [{ field: 'name', text }] })
    expect(await read()).toEqual([{ ...rusty, text }])
    expect(nameFor('de')).toBe(text)
  })

  it.each([
    ['too long', { field: 'name', text: 'x'.repeat(201) }, 'text', 'must not be longer than 200 characters'],
    [
      'of a field that players do not read',
      { field: 'shortName', text: 'x' },
      'field',
      'must be a field that players read',
    ],
    ['of an unknown field', { field: '__proto__', text: 'x' }, 'field', 'must be a field that players read'],
  ])('are refused if a text is %s', async (_why, written, part, message) => {
    const before = await read()
    const payload = await update({
      name: 'Sharp Blade',
      translations: [{ field: 'flavorText', text: 'Gut.' }, written],
    })
    expect(payload).toEqual({
      item: null,
      userErrors: [
        { code: 'INVALID_INPUT', field: ['translations', '1', part], message: `translations.1.${part}: ${message}.` },
      ],
    })
    expect(await read()).toEqual(before)
    expect(nameFor('en')).toBe('Rusty Blade')
  })

  it('are refused for a text that is given twice, and for an unknown language', async () => {
    const twice = [
      { field: 'name', text: 'A' },
      { field: 'name', text: 'B' },
    ]
    expect(await update({ translations: twice })).toMatchObject({
      userErrors: [{ field: ['translations', '1', 'field'] }],
    })
    await expect(update({ translations: [{ language: 'FR', field: 'name', text: 'Lame' }] })).rejects.toThrow('FR')
    await expect(update({ translations: [{ language: 'EN', field: 'name', text: 'Blade' }] })).rejects.toThrow('EN')
  })

  it('are refused on an older revision', async () => {
    await update({ name: 'Sharp Blade', revision: 1 })
    const payload = await update({ revision: 1, translations: [{ field: 'name', text: 'Alte Klinge' }] })
    expect(payload).toMatchObject({ userErrors: [{ code: 'STALE' }] })
    expect(await read()).toEqual([{ ...rusty, isOutdated: true }])
  })

  it('of two simultaneous editors are both kept', async () => {
    await Promise.all([
      update({ translations: [{ field: 'name', text: 'Alte Klinge' }] }),
      update({ flavorText: 'It cuts.', translations: [{ field: 'flavorText', text: 'Schneidet.' }] }),
    ])
    expect((await read()).map(({ text }: { readonly text: string }) => text)).toEqual(['Alte Klinge', 'Schneidet.'])
  })

  it('are hidden from players', async () => {
    const document = `query ($id: ID!) { admin { item(id: $id) { translations { text } } } }`
    await expect(call(document, { id: blade }, 'user')).rejects.toMatchObject({ kind: 'forbidden' })
  })

  it('exist for every kind that players read, with the field names of the API', () => {
    for (const kind of kindNames) {
      const names = Object.keys(
        toApi(anyKind(kind).fields, Object.fromEntries(translatedFieldsOf(kind).map((name) => [name, '']))),
      )
      expect(names).toEqual(expect.arrayContaining([...translatedFieldsOf(kind)]))
    }
    expect(translatedFieldsOf('huntingTable')).toEqual([])
  })
})

describe('the audit log', () => {
  it('has the field and the language, and the original for a confirmation', async () => {
    await update({ flavorText: 'It cuts.', translations: [{ field: 'flavorText', text: 'Schneidet.' }] })
    await update({ name: 'Sharp Blade' })
    await update({ translations: [{ field: 'name', text: 'Rostige Klinge' }] })
    await update({ translations: [{ field: 'name', text: '' }] })
    expect((await historyOf(blade)).map(({ changes }) => changes)).toEqual([
      [{ field: 'translations.de.name', before: '"Rostige Klinge"', after: null }],
      [{ field: 'translations.de.name.original', before: '"Rusty Blade"', after: '"Sharp Blade"' }],
      [{ field: 'name', before: '"Rusty Blade"', after: '"Sharp Blade"' }],
      [
        { field: 'flavorText', before: expect.any(String), after: '"It cuts."' },
        { field: 'translations.de.flavorText', before: null, after: '"Schneidet."' },
      ],
    ])
  })

  it('has no entry for an unchanged translation', async () => {
    await update({ translations: [{ field: 'name', text: 'Rostige Klinge' }] })
    expect(await historyOf(blade)).toEqual([])
  })

  it('and the translation are written together or not at all', async () => {
    jest.spyOn(running.app.get(auditModelService).collection, 'insertMany').mockRejectedValue(new Error('disk full'))
    await expect(update({ translations: [{ field: 'name', text: 'Alte Klinge' }] })).rejects.toThrow('disk full')
    jest.restoreAllMocks()
    expect(await read()).toEqual([rusty])
  })
})

describe('restoring a translation', () => {
  const restore = (entryId: string) => restoreRecord(callBy(running.app, 'editor'), { entryId, state: 'before' })

  it('undoes a change of it', async () => {
    await update({ translations: [{ field: 'name', text: 'Alte Klinge' }] })
    const [entry] = await historyOf(blade)
    await restore(entry?.id ?? '')
    expect(await read()).toEqual([rusty])
    expect(nameFor('de')).toBe('Rostige Klinge')
    expect((await historyOf(blade))[0]).toMatchObject({
      action: 'restore',
      changes: [{ field: 'translations.de.name', before: '"Alte Klinge"', after: '"Rostige Klinge"' }],
    })
  })

  it('restores one that was written in the CMS, with its record', async () => {
    const mutation = 'mutation ($input: UpdateRankInput!) { updateRank(input: $input) { userErrors { message } } }'
    const translations = inGerman([{ field: 'name', text: 'Neugeborener' }])
    await call(mutation, { input: { id: neonate, translations } })
    const written = await read(neonate, 'rank')
    await restore((await deleteRecord(callBy(running.app, 'editor'), 'rank', { id: neonate })).entryId)
    expect(await read(neonate, 'rank')).toEqual(written)
  })
})
