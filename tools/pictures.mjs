/**
 * Takes the README's pictures of the running site, in a browser, with a player who has hunted a little.
 * `npm run docs:pictures`, after a build.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { findChromium } from '../e2e/src/find-chromium.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = join(root, 'docs/pictures')
const dataDir = mkdtempSync(join(tmpdir(), 'sanguine-pictures-'))
const adminPassword = 'a portrait in good light'
const digest = (password) => createHash('sha256').update(password).digest('hex')
const headers = { 'X-Api-Key': 'sanguine-site', 'Content-Type': 'application/json' }

const gateway = spawn(process.execPath, [join(root, 'gateway/dist/main.js')], {
  cwd: root,
  env: {
    PATH: process.env.PATH,
    PORT: '0',
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: adminPassword,
    GAME_SPEED: '6000',
    RATE_LIMIT_FACTOR: '50',
  },
})
let output = ''
for (const stream of [gateway.stdout, gateway.stderr]) stream.on('data', (chunk) => (output += chunk))

async function siteUrl() {
  for (let waited = 0; waited < 60_000; waited += 100) {
    const url = /ready: (http:\S+)/.exec(output)?.[1]
    if (url) return url
    if (gateway.exitCode !== null) throw new Error(output)
    await pause(100)
  }
  throw new Error(`The site was not ready within a minute.\n${output}`)
}

const post = async (url, path, body) =>
  (await fetch(`${url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json()

async function makePlayer(url) {
  const account = { username: 'Morwenna Blackthorn', password: digest('chalk, bone and patience') }
  await post(url, '/user/register', { ...account, email: 'morwenna@example.org' })
  const outbox = join(dataDir, 'outbox')
  const mail = readFileSync(
    join(
      outbox,
      readdirSync(outbox).find((name) => name.endsWith('.eml')),
    ),
    'utf8',
  ).replace(/=\r?\n/g, '')
  await fetch(`${url}/api/user/ActivateAccount/${/activateAccount\/([\w-]+)/.exec(mail)[1]}`, { headers })
  const { access_token: token } = await post(url, '/user/login', account)
  const authorized = { ...headers, Authorization: `Bearer ${token}` }
  const graphql = (query) =>
    fetch(`${url}/graphql`, { method: 'POST', headers: authorized, body: JSON.stringify({ query }) })
  await graphql('mutation { closeWelcome { viewer { id } } }')
  for (let hunts = 0; hunts < 6; hunts += 1) {
    await graphql('mutation { quickHunt { combat { id } } }')
    await pause(150)
  }
  return token
}

async function open(browser, url, { width, height, token }) {
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' })
  await context.addCookies([{ name: 'gtc_cookie', value: 'false', url }])
  if (token) await context.addInitScript((value) => localStorage.setItem('access_token', value), token)
  return context.newPage()
}

async function shoot(page, name) {
  await page.waitForLoadState('networkidle')
  await pause(600)
  await sharp(await page.screenshot())
    .webp({ quality: 84 })
    .toFile(join(folder, `${name}.webp`))
}

mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  const url = await siteUrl()
  const wide = { width: 1440, height: 900 }
  const visitor = await open(browser, url, wide)
  await visitor.goto(url)
  await shoot(visitor, 'visitor')

  const token = await makePlayer(url)
  const player = await open(browser, url, { ...wide, token })
  await player.goto(url)
  await shoot(player, 'home')
  await player.goto(`${url}/mercatus`)
  await shoot(player, 'merchant')
  await player.goto(`${url}/hunt`)
  await player.getByRole('button', { name: 'Attack', exact: true }).click()
  await shoot(player, 'hunt')
  const phone = await open(browser, url, { width: 390, height: 844, token })
  await phone.goto(`${url}/hunt`)
  await shoot(phone, 'hunt-phone')
  await phone.goto(url)
  await shoot(phone, 'home-phone')

  const { access_token: adminToken } = await post(url, '/user/login', {
    username: 'admin',
    password: digest(adminPassword),
  })
  const admin = await open(browser, url, { ...wide, token: adminToken })
  await admin.addInitScript(() => localStorage.setItem('sanguine.theme', 'light'))
  await admin.goto(`${url}/admin/enemies`)
  await admin.getByRole('main').getByRole('link').nth(6).click()
  await shoot(admin, 'cms')
} finally {
  await browser.close()
  const ended = new Promise((resolve) => gateway.once('exit', resolve))
  gateway.kill('SIGTERM')
  await ended
  rmSync(dataDir, { recursive: true, force: true })
}
