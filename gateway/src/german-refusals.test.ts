import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { releaseService } from '@sanguine/catalogue'
import type { Language } from '@sanguine/kernel'
import { startTestGateway, type TestGateway } from './testing'

let gateway: TestGateway
let player: string
let admin: string

beforeAll(async () => {
  gateway = await startTestGateway()
  player = await gateway.player()
  admin = await gateway.adminToken()
})
afterAll(() => gateway.stop())

const nowhere = '0'.repeat(24)
const english = /\b(the|must|not|please|there|with|has|been|cannot|is|are|of|your|you)\b/i

/** Removes quoted names, since names of records are English in the CMS. */
const withoutNames = (sentence: string): string => sentence.replace(/„[^“]*“/g, '')

type Call = (language: Language) => Promise<{ readonly status: number; readonly sentence: string }>

const rest =
  (path: string, options: (token: string) => Parameters<TestGateway['rest']>[1] = (token) => ({ token })): Call =>
  async (language) => {
    const { headers, ...others } = options(admin) ?? {}
    const { status, text } = await gateway.rest(path, {
      ...others,
      headers: { ...headers, 'Accept-Language': language },
    })
    return { status, sentence: text }
  }

async function execute(query: string, language: Language, token: string) {
  const response = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}`, 'Accept-Language': language },
    body: JSON.stringify({ query }),
  })
  // biome-ignore lint/suspicious/noExplicitAny: tests look at any shape
  return { status: response.status, ...((await response.json()) as { data?: any; errors?: { message: string }[] }) }
}

/** A GraphQL call of the admin, or of the player, that returns errors without data. */
const graphql =
  (query: string, token = () => admin): Call =>
  async (language) => {
    const { status, errors } = await execute(query, language, token())
    return { status, sentence: errors?.[0]?.message ?? '' }
  }

/** A mutation of the CMS that is refused. */
const cms =
  (mutation: () => string): Call =>
  async (language) => {
    const { data } = await execute(
      `mutation { payload: ${mutation()} { userErrors { code message } } }`,
      language,
      admin,
    )
    return { status: 200, sentence: data.payload.userErrors[0].message }
  }

const release = () => gateway.app.get(releaseService).current()
const currency = () => [...release().currencies.values()][0]?.id
const rarity = () => [...release().rarities.values()][0]

/** An upload of these bytes in the field `files`. */
const upload = (bytes: Uint8Array<ArrayBuffer>) =>
  rest('POST /Image', (token) => {
    const body = new FormData()
    body.append('files', new Blob([bytes]), 'a.png')
    return { token, body }
  })

const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0])

describe('a German client is refused in German', () => {
  it.each<readonly [string, Call]>([
    ['an address that is not known', rest('/nothing/here')],
    ['a record that is not there', rest(`/Item/${nowhere}`)],
    ['no session', rest('/user/getCurrentUser', () => ({}))],
    ['a token that is none', rest('/user/getCurrentUser', () => ({ token: 'nonsense' }))],
    ['a header of another form', rest('/user/getCurrentUser', () => ({ headers: { Authorization: 'Basic x' } }))],
    ['another role', rest('/Enemy', () => ({ token: player }))],
    [
      'a body that is no JSON',
      rest('POST /setting', (token) => ({ token, body: '{', headers: { 'Content-Type': 'application/json' } })),
    ],
    ['an input without a field', rest('POST /setting', (token) => ({ token, json: {} }))],
    ['an empty file', upload(new Uint8Array())],
    ['a file of another type', upload(new TextEncoder().encode('no image'))],
    ['a broken image', upload(png)],
    ['no file', rest('POST /Image', (token) => ({ token, body: new FormData() }))],
    ['a cursor of another list', graphql('{ admin { items(after: "x") { totalCount } } }')],
    ['a page that is too long', graphql('{ admin { items(first: 100000) { totalCount } } }')],
    ['a permission that the role lacks', graphql('{ admin { ranks { totalCount } } }', () => player)],
    ['a page of players that is too long', graphql('{ ladder(first: 100000) { totalCount } }')],
    ['a record that is gone', cms(() => `updateRarity(input: { id: "${nowhere}", name: "x" })`)],
    ['an older revision', cms(() => `updateRarity(input: { id: "${rarity()?.id}", revision: 77, name: "x" })`)],
    [
      'a short name that is taken',
      cms(() => `createRarity(input: { name: "x", shortName: "${rarity()?.shortName}" })`),
    ],
    ['a name that is missing', cms(() => 'createRarity(input: { name: " ", shortName: "x1" })')],
    ['a name that is too long', cms(() => `createRarity(input: { name: "${'x'.repeat(300)}", shortName: "x1" })`)],
    [
      'an image that is not there',
      cms(() => `createCurrency(input: { name: "x", shortName: "x1", imageId: "${nowhere}" })`),
    ],
    ['a record that others use', cms(() => `deleteRarity(input: { id: "${rarity()?.id}" })`)],
    ['a short name that others use', cms(() => `updateCurrency(input: { id: "${currency()}", shortName: "other" })`)],
    [
      'an entry of the history that is not there',
      cms(() => `restoreRecord(input: { entryId: "${nowhere}", state: BEFORE })`),
    ],
  ])('%s', async (_what, call) => {
    const [en, de] = [await call('en'), await call('de')]
    expect(de.status).toBe(en.status)
    expect(de.sentence).not.toBe('')
    expect(de.sentence).not.toBe(en.sentence)
    expect(withoutNames(de.sentence)).not.toMatch(english)
    expect(en.sentence).toMatch(/[a-z]/)
  })

  it('and reads the findings of the content check in German', async () => {
    const created = `mutation { createItem(input: { name: "Lonely" }) { userErrors { message } } }`
    expect((await execute(created, 'de', admin)).data.createItem.userErrors).toEqual([])
    const { data } = await execute('{ admin { contentProblems(kind: ITEM) { message } } }', 'de', admin)
    const messages: string[] = data.admin.contentProblems.map(({ message }: { message: string }) => message)
    expect(messages).toContain('ist nicht übersetzt (de)')
    expect(messages.filter((message) => english.test(message))).toEqual([])
  })

  it('and gets the conflicting changes, with times as values instead of words', async () => {
    const id = rarity()?.id
    const update = (name: string, revision: number, language: Language) =>
      execute(
        `mutation { updateRarity(input: { id: "${id}", revision: ${revision}, name: "${name}" }) { userErrors { code message laterChanges { changedAt actor { name } changes { field } } } } }`,
        language,
        admin,
      )
    const { data } = await execute(`{ admin { rarity(id: "${id}") { revision } } }`, 'de', admin)
    const { revision } = data.admin.rarity
    expect((await update('Changed', revision, 'de')).data.updateRarity.userErrors).toEqual([])
    const [refusal] = (await update('Again', revision, 'de')).data.updateRarity.userErrors
    expect(refusal).toEqual({
      code: 'STALE',
      message: expect.stringMatching(
        /^Inzwischen hat jemand diese Seltenheit geändert: admin hat am .* UTC name geändert\. /,
      ),
      laterChanges: [
        { changedAt: expect.stringMatching(/Z$/), actor: { name: 'admin' }, changes: [{ field: 'name' }] },
      ],
    })
  })
})
