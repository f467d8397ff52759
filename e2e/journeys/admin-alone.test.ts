import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { nextVersion, previousVersion, startTestGateway, type TestGateway } from '@sanguine/gateway/testing'
import { TestClock } from '@sanguine/kernel/testing'
import type { Browser } from 'playwright-core'
import { launchBrowser, openContext } from '../src/browser'
import { Forwarder } from '../src/forwarder'
import { AdminPages } from '../src/pages/admin'
import { type ServerProcess, startServer } from '../src/server-process'
import { openPage, type WatchedPage } from '../src/watched-page'

// The CMS is built for development first.
/** The sentences about the gateway's version; the missing names follow. */
const older = 'This server is older than this page and does not know'
const newer = 'This server is newer than this page and does not know'
/** Sections without records. */
const withoutList = ['apps', 'missions', 'analytics', 'history', 'incidents', 'remotes']
/** The browser's own line about a call that was refused. */
const refusedCall = /status of 400/

const forwarder = new Forwarder()
let gatewayUrl = ''
let remote: ServerProcess | undefined
let browser: Browser

beforeAll(async () => {
  gatewayUrl = await forwarder.start()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await remote?.stop()
  await forwarder.stop()
})

/** Builds the CMS for development, once for both gateways. It is ready when a gateway is. */
async function startRemote(): Promise<ServerProcess> {
  const env = { PORT: '0', GATEWAY_URL: gatewayUrl }
  remote ??= await startServer('packages/federation/scripts/dev.mjs', env, {
    folder: 'remotes/admin',
    timeoutMs: 200_000,
  })
  return remote
}

describe.each([
  ['next', nextVersion],
  ['previous', previousVersion],
] as const)('the CMS without the host, beside a gateway of the %s version', (which, otherVersion) => {
  let gateway: TestGateway
  let watched: WatchedPage
  let cms: AdminPages

  beforeAll(async () => {
    gateway = await startTestGateway({ otherVersion, clock: new TestClock(Date.now()) })
    await gateway.player('Renfield')
    forwarder.leadTo(gateway.url)
    const { url } = await startRemote()
    watched = await openPage(await openContext(browser))
    cms = new AdminPages(watched.page, url)
    await watched.page.goto(url)
    await watched.page.getByLabel('Username').fill('admin')
    await watched.page.getByLabel('Password').fill(gateway.adminPassword)
    await watched.page.getByRole('button', { name: 'LOGIN' }).click()
    await watched.page.getByRole('navigation', { name: 'Content' }).waitFor()
  })
  afterEach(() => expect(watched.complaints).toEqual([]))
  afterAll(async () => {
    await watched?.page.context().close()
    await gateway?.stop()
  })

  const text = (part: string) => watched.page.getByRole('main').getByText(part)

  test('every list loads', async () => {
    const paths = await cms.sections()
    expect(paths).toHaveLength(21)
    for (const path of paths) {
      await cms.goToSection(path)
      if (!withoutList.includes(path)) await watched.page.getByRole('main').locator('li a').first().waitFor()
      expect([path, await watched.page.getByRole('alert').allTextContents()]).toEqual([path, []])
    }
  })

  test('records are created, changed and deleted', async () => {
    await cms.openNew('currencies')
    await cms.fill({ Name: 'Tooth', 'Short name': 'tooth' })
    await cms.create('Tooth')
    await cms.row('Tooth').click()
    await cms.heading('Tooth').waitFor()
    await cms.field('Flavour text').fill('Pulled, not given.')
    await cms.update('Tooth')
    await cms.row('Tooth').click()
    await cms.heading('Tooth').waitFor()
    await cms.holds({ 'Flavour text': 'Pulled, not given.' })
    await cms.remove('Tooth')
  })

  if (which === 'next') {
    test('values that only the gateway has are shown with their names', async () => {
      await cms.openSection('stats')
      await cms.row('Health').click()
      await cms.heading('Health').waitFor()
      const type = cms.field('Stat type')
      await type.locator('option:checked', { hasText: /^AURA$/ }).waitFor({ state: 'attached' })
      await cms.field('Flavour text').fill('How much a body bears.')
      await watched.page.getByRole('button', { name: 'Update', exact: true }).click()
      await watched.page.getByText('This page does not know this value. Choose another one to save.').waitFor()
      await cms.leaveUnsaved('user')
      await cms.openUser('Renfield')
      await watched.page.getByText('WARDEN').first().waitFor()
    })

    test('a message names the field that a newer gateway has removed, in the section that needs it', async () => {
      await cms.openSection('ranks')
      await watched.page.getByRole('main').locator('li a').first().click()
      await text(`${newer} RankRecord.flavorText.`).waitFor()
      watched.forgive(refusedCall)
    })
  } else {
    test('a message names the field that an older gateway lacks, in the section that needs it', async () => {
      await cms.openSection('rarity')
      await watched.page.getByRole('main').locator('li a').first().click()
      await text(`${older} RarityRecord.flavorText.`).waitFor()
      const message = watched.page.waitForEvent('dialog')
      await cms.openNew('rarity')
      await cms.fill({ Name: 'Odd', 'Short name': 'odd' })
      const clicked = watched.page.getByRole('button', { name: 'Create', exact: true }).click()
      const dialog = await message
      expect(dialog.message()).toContain(`${older} RarityRecord.flavorText.`)
      await dialog.accept()
      await clicked
      watched.forgive(refusedCall)
    })

    test('a message names the operation that the gateway lacks, when the operation is tried', async () => {
      // leaves the record of the test before, which was not saved
      await cms.load('user')
      await cms.openUser('Renfield')
      await watched.page.getByRole('button', { name: 'Ban…' }).click()
      const dialog = watched.page.getByRole('dialog', { name: 'Ban Renfield?' })
      await dialog.getByLabel('Reason').fill('Eats flies')
      await dialog.getByRole('button', { name: 'Ban', exact: true }).click()
      await watched.page.getByText(`${older} Mutation.banUser.`).first().waitFor()
      watched.forgive(refusedCall)
    })
  }
})
