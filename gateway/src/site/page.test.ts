import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createPageLoader } from './page'

const root = mkdtempSync(join(tmpdir(), 'sanguine-page-'))
const script = 'document.title = "</p>"'

let writes = 0
function put(path: string, text: string): void {
  const file = join(root, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  // Two writes within the clock's resolution must have different times.
  writes += 1
  utimesSync(file, writes, writes)
}

const manifest = (entry: string) =>
  JSON.stringify({
    id: 'x',
    metaData: {
      globalName: 'g',
      publicPath: 'auto',
      remoteEntry: { name: entry },
      buildInfo: { buildVersion: '1.0.0+1a2b3c4d', secret: 1 },
      requires: { react: '^19.3.1' },
    },
    shared: [{ name: 'react' }],
    exposes: [{ name: 'app', path: './app', assets: { js: { sync: ['a.js'] }, css: { sync: [] } } }],
  })

let current: Record<string, string>
const loadPage = createPageLoader({
  root,
  publicUrl: () => 'https://sanguine.example',
  remotes: { ownNames: ['game', 'visitor'] },
  settings: { apiKey: 'k', motto: '</script><script>alert(1)</script>' },
})

const page = () => {
  const descriptions = { game: { reach: [] } } as never
  return loadPage({ key: '', addresses: current, descriptions, versions: new Map(), chosen: new Map() })
}

const facts = (html: string) =>
  JSON.parse(/<script type="application\/json" id="site">(.*?)<\/script>/s.exec(html)?.[1] ?? '')
const html = async () => (await page())?.html.toString() ?? ''

beforeAll(() => {
  current = { game: '/remotes/game/mf-manifest.json', visitor: 'https://visitor.example/mf-manifest.json' }
})
afterAll(() => rmSync(root, { recursive: true }))

describe('the page of the site', () => {
  it('does not exist while the host is not built', async () => {
    expect(await page()).toBeNull()
  })

  it('is an error if the host is built but cannot be read', async () => {
    mkdirSync(join(root, 'host/dist/index.html'), { recursive: true })
    await expect(page()).rejects.toMatchObject({ code: 'EISDIR' })
    rmSync(join(root, 'host'), { recursive: true })
  })

  it('contains settings, remotes and the manifests of local remotes, short and escaped', async () => {
    put('host/dist/index.html', `<head><!--site--><script>${script}</script></head>`)
    put('remotes/game/dist/mf-manifest.json', manifest('remote.1.js'))
    put('remotes/visitor/dist/mf-manifest.json', manifest('remote.old.js'))
    const text = await html()
    expect(facts(text)).toEqual({
      settings: { apiKey: 'k', motto: '</script><script>alert(1)</script>' },
      remotes: current,
      descriptions: { game: { reach: [] } },
      manifests: {
        game: {
          metaData: {
            globalName: 'g',
            publicPath: 'auto',
            remoteEntry: { name: 'remote.1.js' },
            buildInfo: { buildVersion: '1.0.0+1a2b3c4d' },
            requires: { react: '^19.3.1' },
          },
          exposes: [{ name: 'app', assets: { js: { sync: ['a.js'] }, css: { sync: [] } } }],
        },
      },
    })
    expect(text).not.toContain('alert(1)</script>')
  })

  it('has the address of the site in its links', async () => {
    put('host/dist/index.html', '<!--site--><meta property="og:image" content="%PUBLIC_URL%/share-card.jpg">')
    expect(await html()).toContain('content="https://sanguine.example/share-card.jpg"')
    put('host/dist/index.html', `<head><!--site--><script>${script}</script></head>`)
  })

  it('allows its own inline scripts by their hashes, and no others', async () => {
    const hash = createHash('sha256').update(script).digest('base64')
    expect((await page())?.scriptHashes).toEqual([`'sha256-${hash}'`])
  })

  it('is compressed once, and again when a manifest or the list of remotes changes', async () => {
    const first = await page()
    expect(await page()).toBe(first)
    expect(brotliDecompressSync(first?.compressed ?? Buffer.alloc(0)).toString()).toBe(first?.html.toString())
    put('remotes/game/dist/mf-manifest.json', manifest('remote.2.js'))
    expect(facts(await html()).manifests.game.metaData.remoteEntry.name).toBe('remote.2.js')
    current = { game: 'https://game.example/mf-manifest.json' }
    const moved = await page()
    expect(facts(moved?.html.toString() ?? '')).toMatchObject({ remotes: current, manifests: {} })
    expect(moved?.etag).not.toBe(first?.etag)
  })
})
