import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { readRemoteFiles } from './remote-files'

let root: string
let warnings: string[]
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sanguine-remotes-'))
  warnings = []
})
afterEach(() => rmSync(root, { recursive: true }))

const text = { en: 'Chronicle', de: 'Chronik' }
const good = {
  title: text,
  lost: text,
  reach: [{ paths: ['/chronicle', '/chronicle/:id'], roles: ['user'] }],
  pages: ['/chronicle', '/chronicle/:id'],
  navigation: [{ place: 'menu', to: '/chronicle', icon: 'book', text }],
}

function put(name: string, file: unknown): void {
  mkdirSync(join(root, 'remotes', name), { recursive: true })
  writeFileSync(join(root, 'remotes', name, 'remote.json'), typeof file === 'string' ? file : JSON.stringify(file))
}
const read = () => readRemoteFiles(root, (message) => warnings.push(message))

describe('a remote', () => {
  test('is found by its folder and its published description', () => {
    put('chronicle', good)
    const { pages, listed: _, navigation: __, ...description } = { ...good, listed: [] }
    expect(read()).toMatchObject({
      names: ['chronicle'],
      descriptions: { chronicle: { ...description, navigation: good.navigation } },
      pages,
      listed: [],
    })
    expect(warnings).toEqual([])
  })

  test('is not required', () => {
    expect(read().names).toEqual([])
  })

  test.each([
    ['Chronicle', good, 'the remote, whose name may have lower-case letters, digits and _ only,'],
    ['chronicle', '{', 'the file, which is not JSON,'],
    ['chronicle', { ...good, title: { en: 'Chronicle' } }, 'the whole file (title.de: '],
    ['chronicle', { ...good, lost: { ...text, de: ' ' } }, 'the whole file (lost.de: '],
    ['chronicle', { ...good, routes: [] }, 'the whole file (Unrecognized key: "routes")'],
    ['chronicle', [], 'the whole file ('],
  ])('%s that cannot be used is left out with a sentence, and all others stay', (name, file, reason) => {
    put(name, file)
    put('diary', { ...good, reach: [{ paths: ['/diary'] }], pages: [], navigation: [] })
    expect(read().names).toEqual(['diary'])
    expect(warnings).toHaveLength(1)
    expect(warnings[0]).toContain(`remotes/${name}/remote.json: ${reason}`)
    expect(warnings[0]).toMatch(/is left out\.$/)
  })

  test.each([
    ['reach', { paths: ['chronicle'] }, '"chronicle" of "reach", which is no path of pages'],
    ['reach', { paths: [''] }, '"" of "reach", which is no path of pages'],
    ['reach', { paths: ['//evil.example'] }, '"//evil.example" of "reach", which is no path of pages'],
    ['reach', { paths: ['/a(b+)+'] }, '"/a(b+)+" of "reach", which is no path of pages'],
    ['reach', { paths: ['/*/more'] }, '"/*/more" of "reach", which is no path of pages'],
    ['reach', { paths: [7] }, '"7" of "reach", which is no path of pages'],
    ['reach', { paths: ['/api/*'] }, '"/api/*" of "reach", which has an address of files, of an API'],
    ['reach', { paths: ['/remotes/x'] }, '"/remotes/x" of "reach", which has an address of files'],
    ['reach', { paths: ['/x'], roles: ['hero'] }, 'entry 2 of "reach" (roles.0: '],
    ['reach', { paths: ['/x'], roles: [] }, 'entry 2 of "reach" (roles: '],
    ['reach', { paths: ['/x'], redirect: 'https://evil.example' }, 'entry 2 of "reach" (redirect: '],
    ['pages', '/elsewhere', '"/elsewhere" of "pages", which is outside of the reach'],
    ['pages', null, '"null" of "pages", which is no path of pages'],
    ['listed', '/', '"/" of "listed", which is outside of the reach'],
    ['navigation', { place: 'menu', to: '/admin', text }, '"/admin" of "navigation", which is outside of the reach'],
    ['navigation', { place: 'menu', to: 'https://evil.example', text }, '"https://evil.example" of "navigation"'],
    [
      'navigation',
      { place: 'main', text, links: [{ to: '/admin', text }] },
      '"/admin" of "navigation", which is outside',
    ],
    ['navigation', { place: 'main', text, links: [] }, 'entry 2 of "navigation" (links: '],
    ['reach', { paths: ['/x'], frame: 'none' }, 'entry 2 of "reach" (frame: '],
    ['navigation', { place: 'top', to: '/chronicle', text }, 'entry 2 of "navigation" (place: '],
    ['navigation', { place: 'menu', to: '/chronicle', text: { en: 'x' } }, 'entry 2 of "navigation" (text.de: '],
  ])('with a wrong part of %s (%j) keeps all other parts', (part, value, reason) => {
    const parts = { reach: good.reach, pages: good.pages, listed: [], navigation: good.navigation }
    put('chronicle', { ...good, [part]: [...parts[part as keyof typeof parts], value] })
    const { descriptions, pages } = read()
    expect(descriptions.chronicle).toMatchObject({ reach: good.reach, navigation: good.navigation })
    expect(descriptions.chronicle?.navigation).toHaveLength(1)
    expect(pages).toEqual(good.pages)
    expect(warnings).toHaveLength(1)
    expect(warnings[0]).toContain(`remotes/chronicle/remote.json: ${reason}`)
  })

  test('does not get a path that another remote has for the same roles', () => {
    put('chronicle', good)
    put('diary', {
      ...good,
      reach: [{ paths: ['/Chronicle/:page', '/diary'], roles: ['user'] }],
      pages: [],
      navigation: [],
    })
    put('visitor', { ...good, reach: [{ paths: ['/chronicle'] }], pages: [], navigation: [] })
    const { descriptions } = read()
    expect(descriptions.diary?.reach).toEqual([{ paths: ['/diary'], roles: ['user'] }])
    expect(descriptions.visitor?.reach).toEqual([{ paths: ['/chronicle'] }])
    expect(warnings).toEqual([
      'remotes/diary/remote.json: "/Chronicle/:page" of "reach", which belongs to the remote "chronicle" is left out.',
    ])
  })
})
