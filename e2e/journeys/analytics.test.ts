import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sidewaysOverflow } from '../src/accessibility'
import { login, makePlayer } from '../src/api'
import { buyPackage } from '../src/buy-package'
import { startSite } from '../src/site'
import { setStage } from '../src/stage'

// The site runs twice: two days ago, and today.
const folder = mkdtempSync(join(tmpdir(), 'sanguine-analytics-'))
const day = 86_400_000

/** Noon of today, so that no day ends meanwhile, also where the clocks are changed in Berlin. */
const noon = Date.now() - (Date.now() % day) + day / 2
const clockFile = join(folder, 'shifted-clock')

/** Sets the clock of the site that starts next to noon, so many days ago. */
function atNoon(ago: number): Record<string, string> {
  writeFileSync(clockFile, String(noon - ago * day - Date.now()))
  return {
    DATA_DIR: folder,
    SHIFT_CLOCK_FILE: clockFile,
    NODE_OPTIONS: `--require ${join(__dirname, '../../tools/faults/shift-clock.cjs')}`,
  }
}

// Before the stage's site, which goes on in the same folder.
beforeAll(async () => {
  const site = await startSite(atNoon(2))
  try {
    await buyPackage(site, await makePlayer(site, 'Lucy'), 'A Moment of Weakness')
  } finally {
    await site.stop()
  }
})

const stage = setStage(() => atNoon(0))

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('analytics list the days oldest first, and the page of a day names its purchase', async () => {
  const token = await login(stage.site, 'admin', stage.site.adminPassword)
  for (const width of [1440, 390]) {
    const { page } = await stage.visit({ token, width, locale: 'en-GB' })
    await page.goto(`${stage.site.url}/admin/analytics`)
    const days = page.getByRole('region', { name: 'Days' }).getByRole('listitem')
    await days.nth(2).waitFor()
    const dayOf = (ago: number) =>
      new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'Europe/Berlin' }).format(noon - ago * day)
    const titles = await days.allTextContents()
    const expected = [2, 1, 0].map(dayOf)
    expect(titles.map((title, index) => title.slice(0, expected[index]?.length))).toEqual(expected)
    await days.first().getByRole('link').click()
    const purchases = page.getByRole('region', { name: 'Purchases' })
    await purchases.getByRole('definition').filter({ hasText: 'A Moment of Weakness' }).waitFor()
    expect(await purchases.getByRole('listitem').textContent()).toMatch(
      /package id[0-9a-f]{24}package nameA Moment of Weaknessprice \(usd\)\$\d+\.\d\damount1/,
    )
    expect(await sidewaysOverflow(page)).toBe(0)
  }
})
