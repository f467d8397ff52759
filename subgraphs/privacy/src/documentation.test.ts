import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { anyKind, kindNames } from '@sanguine/content'
import { domains } from '@sanguine/gateway/testing'

const root = join(__dirname, '../../..')
const document = readFileSync(join(root, 'docs/privacy.md'), 'utf8')

test('docs/privacy.md names every collection, except those of records', () => {
  const kinds = kindNames.map((kind) => anyKind(kind).collection)
  const names = domains.flatMap(({ collections = [] }) => collections.map(({ name }) => name))
  expect(names.filter((name) => !kinds.includes(name) && !document.includes(`\`${name}\``))).toEqual([])
})

/** Source files of the code that runs in a browser, without tests. */
const files = ['host', 'packages/ui', 'remotes/visitor', 'remotes/game', 'remotes/admin'].flatMap((folder) =>
  readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(js|tsx?)$/.test(name) && !/\.test\.tsx?$|testing|generated/.test(name))
    .map((name) => join(folder, 'src', name)),
)
const sources = [...files, 'packages/federation/refetch-file.mjs'].map((name) => readFileSync(join(root, name), 'utf8'))

/** Names in browser storage begin with `sanguine`, except those of the login and the consent. */
const storageNames = /['"`](sanguine[.-][\w.-]+|access_token|viewer_role|gtc_cookie)(?=['"`$])/g

/** Names of messages between tabs, of a file, and of a package in an example. */
const notStored = [
  'sanguine.record-created',
  'sanguine.music',
  'sanguine.events.',
  'sanguine-data.json',
  'sanguine-sdk',
]

test('docs/privacy.md names everything that the site stores in the browser', () => {
  const names = new Set(sources.flatMap((source) => [...source.matchAll(storageNames)].map(([, name = '']) => name)))
  expect(names.size).toBeGreaterThan(10)
  expect(
    [...names].filter((name) => !notStored.includes(name) && !document.includes(`\`${name.replace(/\.$/, '')}`)),
  ).toEqual([])
})

test('no code stores anything else in the browser', () => {
  const direct = sources.filter((source) =>
    /sessionStorage|localStorage\.setItem|indexedDB\.open|document\.cookie =|caches\.open/.test(source),
  )
  // boot.js, consent-cookie.ts, image-cache.ts; refetch-file.mjs, which deletes; storage.ts sets items of the store that
  // it was given
  expect(direct).toHaveLength(4)
})
