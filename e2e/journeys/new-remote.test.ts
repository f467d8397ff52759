import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { makePlayer } from '../src/api'
import { GamePages } from '../src/pages/game'
import { startSite } from '../src/site'
import { setStageOf } from '../src/stage'

const root = join(__dirname, '../..')
const copy = mkdtempSync(join(tmpdir(), 'sanguine-new-remote-'))
const run = (folder: string, ...args: readonly string[]) =>
  execFileSync(process.execPath, args, { cwd: join(copy, folder), encoding: 'utf8' })

/** Everything is linked but what finds other files by its own place, and the folder of remotes. */
function copyRepository(): void {
  const copied = ['dist', 'gateway', 'remotes']
  for (const name of readdirSync(root)) if (!copied.includes(name)) symlinkSync(join(root, name), join(copy, name))
  cpSync(join(root, 'dist'), join(copy, 'dist'), { recursive: true })
  for (const [folder, parts] of [
    ['gateway', ['dist']],
    ['remotes', []],
  ] as const) {
    mkdirSync(join(copy, folder))
    for (const name of readdirSync(join(root, folder))) {
      const [from, to] = [join(root, folder, name), join(copy, folder, name)]
      if (parts.some((part) => part === name)) cpSync(from, to, { recursive: true })
      else symlinkSync(from, to)
    }
  }
}

beforeAll(() => {
  copyRepository()
  run(
    '.',
    '-e',
    "require('./dist/new-remote').main(['chronicle', '--de', 'Chronik', '--no-install']).then((code) => process.exit(code))",
  )
  run('remotes/chronicle', require.resolve('webpack/bin/webpack.js'), '--mode', 'production')
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const stage = setStageOf(() => startSite({}, join(copy, 'gateway/dist/main.js')))

test('a new remote has its page in the site, with header and navigation, and changes no file of other remotes', async () => {
  expect(readdirSync(copy).sort()).toEqual(readdirSync(root).sort())
  expect(existsSync(join(root, 'remotes/chronicle'))).toBe(false)
  const { page } = await stage.visit({ token: await makePlayer(stage.site, 'Rolanda') })
  await page.goto(stage.site.url)
  await new GamePages(page, stage.site.url).arrive()
  await page.getByRole('link', { name: 'Chronicle' }).click()
  await page.getByRole('heading', { level: 1, name: 'Chronicle' }).waitFor()
  await page.getByText('Welcome, Rolanda.').waitFor()
  expect(await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().left)).toBeGreaterThan(16)
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await page.getByRole('heading', { level: 1, name: 'Chronik' }).waitFor()
  await page.getByRole('navigation').getByRole('link', { name: 'START' }).click()
  await page.waitForURL(`${stage.site.url}/`)
})
