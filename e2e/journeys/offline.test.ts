import { describe, test } from '@jest/globals'
import { closeWelcome, makePlayer } from '../src/api'
import { GamePages } from '../src/pages/game'
import { joinStage } from '../src/stage'

const offlineText = /You are offline/

describe('a visit without a connection', () => {
  const stage = joinStage()

  test('opens the site from the files of the last visit, says that it is offline, and works again with the connection', async () => {
    const { site } = stage
    const watched = await stage.visit({ token: await makePlayer(site, 'Edgar'), serviceWorkers: 'allow' })
    const { page } = watched
    await page.goto(site.url)
    await new GamePages(page, site.url).arrive()
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    // The worker keeps what passes through it: that of the visit after the one that registered it.
    await page.reload()
    await new GamePages(page, site.url).arrive()

    await watched.settle()

    const logged = page.waitForEvent('console', (message) => message.text().includes('offline mode'))
    await page.context().setOffline(true)
    await page.getByText(offlineText).waitFor()
    await page.goto(`${site.url}/journal`)
    await page.getByText(offlineText).waitFor()
    await page.getByRole('link', { name: 'Imprint' }).waitFor()
    await logged

    await page.context().setOffline(false)
    await page.getByText(offlineText).waitFor({ state: 'detached' })
    await page.goto(site.url)
    await new GamePages(page, site.url).arrive()
    watched.forgive(/ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED|no-response/)
  })

  test('on a phone, the notice about it stands above the navigation, which can still be pressed', async () => {
    const { site } = stage
    const token = await makePlayer(site, 'Holmwood')
    await closeWelcome(site, token)
    const watched = await stage.visit({ token, width: 390, height: 780 })
    const { page } = watched
    const link = page.getByRole('link', { name: 'Inventory', exact: true })
    await page.goto(site.url)
    await link.waitFor()
    await page.context().setOffline(true)
    await page.getByText(offlineText).waitFor()
    // A trial fails if something else would take the press.
    await link.click({ trial: true, timeout: 20_000 })
    await page.context().setOffline(false)
    await page.getByText(offlineText).waitFor({ state: 'detached' })
    watched.forgive(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  })

  test('a service worker whose file is gone is unregistered, and the page loads without it', async () => {
    const { site } = stage
    const watched = await stage.visit({ serviceWorkers: 'allow' })
    const { page } = watched
    await page.goto(site.url)
    // The first visit is loaded twice, before anything is drawn.
    await page.getByRole('link', { name: 'Imprint' }).waitFor()
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await page.route('**/service-worker.js', (route) => route.fulfill({ status: 404, body: 'gone' }))
    await page.goto(site.url)
    await page.waitForFunction(() => navigator.serviceWorker.controller === null)
    await page.getByRole('link', { name: 'Imprint' }).waitFor()
    await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistrations()).length === 0)
    watched.forgive(/404/)
  })
})
