/**
 * Takes the README's screenshots of the running site, in a browser, with a player who has hunted a little.
 * `npm run docs:screenshots`, after a build.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { callGraphql, digestOf, logIn, registerAccount } from './gateway/site-client'
import { startGateway } from './gateway/start-gateway'
import { openBrowser, refuseEventStreams } from './processes/open-browser'
import { withParts } from './processes/parts'
import { root } from './root'

const folder = join(root, 'docs/screenshots')
const adminPassword = 'a portrait in good light'
const hunts = 6

/** Registers a player who hunts a little, and returns the access token. */
async function makePlayer(url: string, dataDir: string): Promise<string> {
  const password = digestOf('chalk, bone and patience')
  const token = await registerAccount(url, dataDir, { username: 'Morwenna Blackthorn', password })
  await callGraphql(url, 'mutation { closeWelcome { account { id } } }', token)
  for (let hunt = 0; hunt < hunts; hunt += 1) {
    await callGraphql(url, 'mutation { quickHunt { combat { id } } }', token)
    await sleep(150)
  }
  return token
}

interface Screen {
  readonly width: number
  readonly height: number
}

const desktop: Screen = { width: 1440, height: 900 }
const phone: Screen = { width: 390, height: 844 }

async function openPage(browser: Browser, url: string, viewport: Screen, token?: string): Promise<Page> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
  await context.addCookies([{ name: 'gtc_cookie', value: 'false', url }])
  await refuseEventStreams(context)
  if (token) await context.addInitScript((value) => localStorage.setItem('access_token', value), token)
  return context.newPage()
}

async function takeScreenshot(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  await sleep(600)
  await sharp(await page.screenshot())
    .webp({ quality: 84 })
    .toFile(join(folder, `${name}.webp`))
}

async function takeAll(browser: Browser, url: string, dataDir: string): Promise<void> {
  const visitor = await openPage(browser, url, desktop)
  await visitor.goto(url)
  await takeScreenshot(visitor, 'visitor')

  const token = await makePlayer(url, dataDir)
  const player = await openPage(browser, url, desktop, token)
  await player.goto(url)
  await takeScreenshot(player, 'home')
  await player.goto(`${url}/mercatus`)
  await takeScreenshot(player, 'merchant')
  await player.goto(`${url}/hunt`)
  await player.getByRole('button', { name: 'Attack', exact: true }).click()
  await takeScreenshot(player, 'hunt')
  const onPhone = await openPage(browser, url, phone, token)
  await onPhone.goto(`${url}/hunt`)
  await takeScreenshot(onPhone, 'hunt-phone')
  await onPhone.goto(url)
  await takeScreenshot(onPhone, 'home-phone')

  const adminToken = await logIn(url, { username: 'admin', password: digestOf(adminPassword) })
  const admin = await openPage(browser, url, desktop, adminToken)
  await admin.addInitScript(() => localStorage.setItem('sanguine.theme', 'light'))
  await admin.goto(`${url}/admin/enemies`)
  await admin.getByRole('main').getByRole('link').nth(6).click()
  await takeScreenshot(admin, 'cms')
}

export const main = (): Promise<void> =>
  withParts(async (parts) => {
    mkdirSync(folder, { recursive: true })
    const dataDir = parts.add(mkdtempSync(join(tmpdir(), 'sanguine-screenshots-')), (path) =>
      rmSync(path, { recursive: true, force: true }),
    )
    const gateway = await startGateway({
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: adminPassword,
      GAME_SPEED: '6000',
      RATE_LIMIT_FACTOR: '50',
    })
    parts.add(gateway, (started) => started.stop())
    const browser = parts.add(await openBrowser(), (opened) => opened.close())
    await takeAll(browser, gateway.ready, dataDir)
  })
