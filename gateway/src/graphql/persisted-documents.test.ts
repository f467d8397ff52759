import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { parse, validate } from 'graphql'
import { limitRule } from './limits/limit-rule'
import { readPersistedDocuments } from './persisted-documents'
import { plainSchema } from './plain-schema'

test('every document of the site is within the limits, so that a gateway of another version accepts it as text', () => {
  const schema = plainSchema()
  const refused = [...readPersistedDocuments().values()].flatMap((text) =>
    validate(schema, parse(text), [limitRule()]).map(({ message }) => `${text.slice(0, 40)}: ${message}`),
  )
  expect(refused).toEqual([])
})

test('the documents of a remote are read from its own folder, and a broken file affects no other remote', () => {
  const root = mkdtempSync(join(tmpdir(), 'sanguine-operations-'))
  const put = (name: string, content: unknown) => {
    mkdirSync(join(root, 'remotes', name), { recursive: true })
    writeFileSync(
      join(root, 'remotes', name, 'operations.json'),
      typeof content === 'string' ? content : JSON.stringify(content),
    )
  }
  const text = 'query ChronicleRank { me { xp } }'
  const hash = createHash('sha256').update(text).digest('hex')
  put('chronicle', { [hash]: text, ['0'.repeat(64)]: 'query Other { me { xp } }' })
  put('broken', '{"')
  mkdirSync(join(root, 'remotes/silent'))
  const sentences: string[] = []
  const documents = readPersistedDocuments((sentence) => sentences.push(sentence), root)
  rmSync(root, { recursive: true })
  expect(documents.get(hash)).toBe(text)
  expect(documents.has('0'.repeat(64))).toBe(false)
  expect(sentences).toEqual([
    'remotes/broken/operations.json is no list of texts by their hashes. None of its documents are known by their hashes.',
    'remotes/chronicle/operations.json: 1 of 2 documents have another hash than that of their text, and are left out.',
  ])
})
