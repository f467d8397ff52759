import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { asAdmin, change } from '../src/admin-api'
import { closeWelcome, login, makePlayer } from '../src/api'
import { GamePages } from '../src/pages/game'
import { RemoteTeam, readBuild, rebuild, versionOf } from '../src/remote-team'
import { setStillStage } from '../src/stage'
import { waitUntil } from '../src/wait-until'

const build = rebuild(readBuild(join(__dirname, '../../remotes/game/dist')))
const team = new RemoteTeam(build)
beforeAll(() => team.start())
afterAll(() => team.stop())

const stage = setStillStage()

/** The file of the host with the library that measures. */
function libraryFile(): string {
  const host = join(__dirname, '../../host/dist')
  const scripts = readdirSync(host).filter((file) => file.endsWith('.js'))
  const [file, ...more] = scripts.filter((script) => readFileSync(join(host, script), 'utf8').includes('interactionId'))
  if (!file || more.length > 0) throw new Error('The library that measures is not in one file.')
  return file
}

/** A browser that answered the question about cookies, and how often it has loaded the library. */
async function openBrowser(name: string, consents: boolean) {
  const { site } = stage
  const token = await makePlayer(site, name)
  await closeWelcome(site, token)
  const { page } = await stage.visit({ token })
  await page.context().addCookies([{ name: 'gtc_cookie', value: String(consents), url: site.url }])
  const library = libraryFile()
  const seen = { loads: 0 }
  page.on('requestfinished', (request) => {
    if (request.url().endsWith(`/${library}`)) seen.loads += 1
  })
  return { page, seen }
}

/** Plays on a new page, and leaves it for one without the game. */
async function play(page: Page, isMeasured: () => Promise<boolean>): Promise<void> {
  const { site } = stage
  await page.goto(site.url)
  const game = new GamePages(page, site.url)
  await game.arrive()
  await waitUntil('library that measures', isMeasured)
  await game.goHunting()
  await page.goto(`${site.url}/imprint`)
}

/** The number of pages that reported a layout shift, as each measured page does. */
async function reportedPages(): Promise<number> {
  await stage.site.judgeRemotes()
  interface Found {
    readonly admin: {
      readonly remotes: readonly {
        readonly versions: readonly {
          readonly health: { readonly vitals: readonly { readonly vital: string; readonly pages: number }[] } | null
        }[]
      }[]
    }
  }
  const document = '{ admin { remotes { versions { health { vitals { vital pages } } } } } }'
  const { admin } = await asAdmin<Found>(stage.site, document, {})
  const vitals = admin.remotes.flatMap(({ versions }) => versions.flatMap(({ health }) => health?.vitals ?? []))
  return vitals.find(({ vital }) => vital === 'LAYOUT_SHIFT')?.pages ?? 0
}

test('the CMS shows what browsers measured with a deployed version, if their visitors accepted statistics', async () => {
  const { site } = stage
  const version = versionOf(build)
  await change(site, 'deployRemote', {
    remote: 'game',
    address: team.manifestUrl,
    manifest: String(build['mf-manifest.json']),
    files: [],
    documents: [],
  })
  await change(site, 'setRemoteState', { remote: 'game', version, state: 'STABLE' })
  const declining = await openBrowser('Renfield', false)
  await play(declining.page, async () => true)
  expect(declining.seen.loads).toBe(0)
  const { page: game, seen } = await openBrowser('Seward', true)
  // A report that is lost is not repeated, so there may be more pages than reports.
  for (let visits = 0; visits < 2 || (await reportedPages()) < 2; visits += 1) {
    const { loads } = seen
    await play(game, async () => seen.loads > loads)
  }
  const { page } = await stage.visit({ token: await login(site, 'admin', site.adminPassword) })
  await page.goto(`${site.url}/admin/remotes`)
  const facts = page.getByRole('listitem').filter({ hasText: version })
  await facts.getByText('Load time', { exact: true }).waitFor()
  // The first page had nothing of the version in its cache, so only later ones count for times of loading.
  expect(await facts.getByText(/^75 % of [1-9]\d* pages?: at most [\d.]+ s$/).count()).toBeGreaterThanOrEqual(1)
  await facts.getByText(/^75 % of [1-9]\d* pages: at most [\d.]+$/).waitFor()
})
