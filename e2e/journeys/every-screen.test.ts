import { describe, expect, jest, test } from '@jest/globals'
import { accessibilityViolations, sidewaysOverflow } from '../src/accessibility'
import { closeWelcome, login, makePlayer, playRound, quickHunt } from '../src/api'
import { layoutShiftOf, watchLayoutShift } from '../src/layout-shift'
import { setStage } from '../src/stage'

// Thirty screens with a check of each take their time on a busy machine.
jest.setTimeout(600_000)

// The wait after a hunt is over when its screen is looked at, and a mission lasts for all of them.
const stage = setStage(() => ({ GAME_SPEED: '60' }))

/** Under this each screen of a player is to move while it loads, in all: a fifth of what counts as good. */
const maxLayoutShift = 0.02

const visitorScreens = ['/', '/login', '/register', '/welcome', '/imprint', '/game', '/rates']
const gameScreens = [
  '/',
  '/equipment',
  '/journal',
  '/journal/away',
  '/journal/links',
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
  '/plan',
  '/statistics',
  '/grimoire',
  '/glossary',
  '/ladder',
  '/premiumShop',
  '/profile',
  '/account/security',
  '/account/privacy',
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
async function findings(
  paths: readonly string[],
  window: (typeof windows)[number],
  { token, maxShift }: { token?: string; maxShift?: number } = {},
): Promise<string[]> {
  const { page } = await stage.visit({ ...window, reducedMotion: true, ...(token ? { token } : {}) })
  await page.addInitScript((theme) => localStorage.setItem('sanguine.theme', theme), window.theme)
  if (maxShift !== undefined) await watchLayoutShift(page)
  const found: string[] = []
  for (const path of paths) {
    await page.goto(`${stage.site.url}${path}`)
    await page.getByRole('main').waitFor()
    await page.waitForLoadState('networkidle')
    if (maxShift !== undefined) {
      const shift = await layoutShiftOf(page)
      if (shift >= maxShift) found.push(`${path}: moves by ${shift.toFixed(4)} while it loads`)
    }
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

  test('a player finds every screen accessible, fitting and still', async () => {
    const token = await makePlayer(stage.site, `Renfield ${window.width}`)
    await closeWelcome(stage.site, token)
    await quickHunt(stage.site, token)
    expect(await findings(gameScreens, window, { token, maxShift: maxLayoutShift })).toEqual([])
  })

  test('a player finds an open fight and the wait after it accessible, fitting and still', async () => {
    const token = await makePlayer(stage.site, `Seward ${window.width}`)
    await closeWelcome(stage.site, token)
    await playRound(stage.site, token)
    expect(await findings(['/hunt'], window, { token, maxShift: maxLayoutShift })).toEqual([])
    await quickHunt(stage.site, token)
    expect(await findings(['/hunt'], window, { token, maxShift: maxLayoutShift })).toEqual([])
  })

  test('an admin finds every screen accessible and fitting', async () => {
    const token = await login(stage.site, 'admin', stage.site.adminPassword)
    expect(await findings(adminScreens, window, { token })).toEqual([])
  })
})
