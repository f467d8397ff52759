import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { makePlayer } from '../src/api'
import { GamePages } from '../src/pages/game'
import { joinStage, setStage } from '../src/stage'

const built = join(__dirname, '../../remotes/visitor/dist')

describe('a remote that is down', () => {
  const stage = joinStage()

  test('shows a notice in its place, leaves the rest of the site usable, and comes back with Retry', async () => {
    const { site } = stage
    const watched = await stage.visit({ token: await makePlayer(site, 'Neville') })
    const { page } = watched
    await page.route('**/remotes/game/**', (route) => route.abort())
    await page.goto(site.url)
    await page.getByRole('button', { name: 'Retry' }).waitFor()
    await page.getByText('Version: 1.0.0').waitFor()
    await page.getByRole('link', { name: 'Imprint' }).click()
    await page.getByRole('link', { name: 'Go Back Home' }).waitFor()

    await page.goto(site.url)
    await page.getByRole('button', { name: 'Retry' }).waitFor()
    await page.unroute('**/remotes/game/**')
    await page.getByRole('button', { name: 'Retry' }).click()
    await new GamePages(page, site.url).arrive()
    watched.forgive(/ERR_FAILED|Failed to fetch|Failed to load script resources|ChunkLoadError|remote "game"/)
  })
})

describe('a remote that is late', () => {
  const stage = joinStage()

  test('shows a notice until it arrives, and is then shown', async () => {
    const { site } = stage
    const { page } = await stage.visit({ token: await makePlayer(site, 'Ginevra') })
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/remotes/game/**', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(site.url, { waitUntil: 'commit' })
    await page.getByText('Its server has not answered yet.').waitFor()
    release()
    await new GamePages(page, site.url).arrive()
  })
})

describe('a remote that its team deployed elsewhere', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sanguine-deployed-'))
  const mark = 'A fledgling has nothing but time'
  let server: Server
  let address = ''

  beforeAll(async () => {
    cpSync(built, folder, { recursive: true })
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.js'))) {
      const text = readFileSync(join(folder, file), 'utf8')
      writeFileSync(join(folder, file), text.replace('A fledgling has ten minutes between hunts', mark))
    }
    server = createServer((request, response) => {
      const file = join(folder, new URL(request.url ?? '/', 'http://localhost').pathname)
      const types: Record<string, string> = {
        '.js': 'text/javascript',
        '.json': 'application/json',
        '.css': 'text/css',
        '.webp': 'image/webp',
      }
      try {
        response.writeHead(200, {
          'Content-Type': types[extname(file)] ?? 'application/octet-stream',
          'Access-Control-Allow-Origin': '*',
        })
        response.end(readFileSync(file))
      } catch {
        response.writeHead(404).end()
      }
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    server.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const stage = setStage(() => ({ REMOTE_VISITOR_URL: `${address}/mf-manifest.json` }))

  test('is loaded from there without a build of the host', async () => {
    const { page } = await stage.visit()
    await page.goto(stage.site.url)
    await page.getByText(mark).waitFor()
    expect(
      await page.evaluate(
        "performance.getEntriesByType('resource').some((entry) => entry.name.includes('mf-manifest.json') && !entry.name.startsWith(location.origin))",
      ),
    ).toBe(true)
  })
})
