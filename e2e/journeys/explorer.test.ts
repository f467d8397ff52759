import { expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { makePlayer } from '../src/api'
import { joinStage } from '../src/stage'

const stage = joinStage()

const answer = (page: Page) => page.getByRole('region', { name: 'Result Window' })
const run = (page: Page) => page.getByRole('button', { name: /Execute query/ })

/** Opens the explorer with the colours that the system prefers. Returns the hosts that it loads files from. */
async function openExplorer(page: Page, colorScheme: 'dark' | 'light' = 'light'): Promise<ReadonlySet<string>> {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  await page.emulateMedia({ colorScheme })
  await page.goto(`${stage.site.url}/graphql`)
  await run(page).waitFor()
  return hosts
}

test('the API explorer runs an example as the account that is logged in to the site', async () => {
  const token = await makePlayer(stage.site, 'Polidori')
  const { page } = await stage.visit({ token })
  const hosts = await openExplorer(page)
  await page.getByText('Logged in as on the site').waitFor()
  await page.getByLabel('Example').selectOption('me')
  await run(page).click()
  await answer(page).getByText('Polidori').waitFor()
  expect([...hosts]).toEqual([new URL(stage.site.url).host])
})

test('the API explorer says how to log in, shows the schema, and follows the dark or light theme of the system', async () => {
  const { page } = await stage.visit()
  for (const scheme of ['dark', 'light'] as const) {
    await openExplorer(page, scheme)
    await page.waitForFunction((isDark) => {
      const container = document.querySelector('.graphiql-container')
      const [red] = container ? (getComputedStyle(container).backgroundColor.match(/\d+/g) ?? []) : []
      return red !== undefined && Number(red) < 128 === isDark
    }, scheme === 'dark')
  }
  await page.getByText('Not logged in').click()
  await page.getByRole('link', { name: 'Log in to the site' }).waitFor()
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click()
  await page.getByText('All Schema Types').waitFor()
})
