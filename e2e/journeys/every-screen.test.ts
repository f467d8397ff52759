import { describe, expect, jest, test } from '@jest/globals'
import { accessibilityViolations, sidewaysOverflow } from '../src/accessibility'
import { closeWelcome, login, makePlayer, quickHunt } from '../src/api'
import { setStage } from '../src/stage'

// Twenty screens with a check of each take their time on a busy machine.
jest.setTimeout(300_000)

const stage = setStage()

const visitorScreens = ['/', '/login', '/register', '/welcome', '/imprint', '/game']
const gameScreens = [
  '/',
  '/equipment',
  '/journal',
  '/inventory',
  '/travel',
  '/hunt',
  '/coffinhunt',
  '/jewel',
  '/mercatus',
  '/crypt',
  '/stable',
  '/armory',
  '/weaponmaster',
  '/sanctum',
  '/treasury',
  '/grimoire',
  '/glossary',
  '/ladder',
  '/premiumShop',
  '/profile',
  '/nowhere',
]
const adminScreens = [
  '/admin/enemies',
  '/admin/enemies/new',
  '/admin/items/new',
  '/admin/regions/new',
  '/admin/stats/new',
  '/admin/premiumpackages/new',
  '/admin/news/new',
  '/admin/missions',
  '/admin/user',
  '/admin/analytics',
  '/admin/history',
]

const windows = [
  { width: 1440, height: 900, theme: 'dark', locale: 'en-GB' },
  { width: 390, height: 844, theme: 'light', locale: 'de-DE' },
  { width: 320, height: 640, theme: 'dark', locale: 'de-DE' },
] as const

/** Looks at each screen once it is quiet; answers what is wrong, a line per finding. */
async function findings(paths: readonly string[], window: (typeof windows)[number], token?: string): Promise<string[]> {
  const { page } = await stage.visit({ ...window, reducedMotion: true, ...(token ? { token } : {}) })
  await page.addInitScript((theme) => localStorage.setItem('sanguine.theme', theme), window.theme)
  const found: string[] = []
  for (const path of paths) {
    await page.goto(`${stage.site.url}${path}`)
    await page.getByRole('main').waitFor()
    await page.waitForLoadState('networkidle')
    const overflow = await sidewaysOverflow(page)
    if (overflow > 0) found.push(`${path}: scrolls ${overflow} px sideways`)
    found.push(...(await accessibilityViolations(page)).map((line) => `${path}: ${line}`))
  }
  return found
}

describe.each(windows)('at $width px, $theme, $locale', (window) => {
  test('a visitor finds every screen accessible and fitting', async () => {
    expect(await findings(visitorScreens, window)).toEqual([])
  })

  test('a player finds every screen accessible and fitting', async () => {
    const token = await makePlayer(stage.site, `Renfield ${window.width}`)
    await closeWelcome(stage.site, token)
    await quickHunt(stage.site, token)
    expect(await findings(gameScreens, window, token)).toEqual([])
  })

  test('an admin finds every screen accessible and fitting', async () => {
    const token = await login(stage.site, 'admin', stage.site.adminPassword)
    expect(await findings(adminScreens, window, token)).toEqual([])
  })
})
