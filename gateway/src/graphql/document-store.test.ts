import { expect, test } from '@jest/globals'
import { parse } from 'graphql'
import { bytesOfDocument, documentStore } from './document-store'
import { persistedQueryStore } from './persisted-documents'

const large = (name: string) => parse(`query ${name} { ${'item { name } '.repeat(300)} }`)

test('parsed documents are kept up to a size in memory, the last used ones first', async () => {
  const bytes = bytesOfDocument(large('a'))
  expect(bytes).toBeGreaterThan(300_000)
  const store = documentStore(2.5 * bytes)
  for (const name of ['a', 'b']) await store.set(name, large(name))
  await store.get('a')
  await store.set('c', large('c'))
  const kept = await Promise.all(['a', 'b', 'c'].map(async (name) => (await store.get(name)) !== undefined))
  expect(kept).toEqual([true, false, true])
})

test('a comment counts towards the size, since the parsed document contains it', () => {
  expect(bytesOfDocument(parse(`{ name } # ${'x'.repeat(100_000)}`))).toBeGreaterThan(200_000)
})

test('texts that clients register are kept up to a total length, those of the site permanently', async () => {
  const store = persistedQueryStore(new Map([['own', '{ own }']]), { maxCharacters: 2_500 })
  for (const key of ['a', 'b', 'c']) await store.set(`apq:${key}`, 'x'.repeat(1_000))
  expect(await store.get('apq:a')).toBeUndefined()
  expect(await store.get('apq:c')).toHaveLength(1_000)
  expect(await store.get('apq:own')).toBe('{ own }')
})
