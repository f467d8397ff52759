import type { Page } from 'playwright-core'
import { accessibilityViolations, sidewaysOverflow } from './accessibility'
import { layoutShiftOf } from './layout-shift'

/** Under this each screen of visitors and players is to move while it loads, in all: a fifth of what counts as good. */
const maxLayoutShift = 0.02

export interface Window {
  readonly width: number
  readonly height: number
  readonly theme: 'dark' | 'light'
  readonly locale: 'en-GB' | 'de-DE'
}

const themes = { dark: 'light', light: 'dark' } as const

const desktop = { width: 1440, height: 900 } as const
const phone = { width: 390, height: 844 } as const
const smallPhone = { width: 320, height: 640 } as const

/** The windows in which `npm test` opens the screens by turns, each in one of them. */
export const windowsByTurns: readonly Window[] = [
  { ...desktop, theme: 'dark', locale: 'en-GB' },
  { ...phone, theme: 'light', locale: 'de-DE' },
]

/** The windows in which `npm run test:screens` opens every screen: with what is drawn beside, either theme and language at either end of the widths. */
export const allWindows: readonly Window[] = [
  ...windowsByTurns,
  { ...desktop, theme: 'light', locale: 'de-DE' },
  { ...smallPhone, theme: 'dark', locale: 'en-GB' },
]

/** Every screen is drawn to each of these once it is open. */
const drawnWidths = [1440, 1060, 1024, 1000, 768, 390, 320]

export interface Screen {
  readonly path: string
  /** whether it keeps still while it loads; default yes */
  readonly isStill?: boolean
}

/** Draws the open page in the other theme, as the switch of the site does. */
const changeTheme = (page: Page, theme: Window['theme']): Promise<void> =>
  page.evaluate((next) => {
    document.documentElement.dataset.theme = next
  }, theme)

/**
 * Opens a screen once, looks at it when it is quiet, draws it to every width, and looks at it again in the width that is farthest from
 * the first, in the other theme. Returns what is wrong, a line per finding.
 * @param page watched for layout shifts, in the size, language and theme of the window
 */
export async function findingsOn(
  page: Page,
  url: string,
  { path, isStill = true }: Screen,
  window: Window,
): Promise<readonly string[]> {
  await page.goto(`${url}${path}`)
  await page.getByRole('main').waitFor()
  await page.waitForLoadState('networkidle')
  const found: string[] = []
  const shift = isStill ? await layoutShiftOf(page) : 0
  if (shift >= maxLayoutShift) found.push(`moves by ${shift.toFixed(4)} while it loads`)
  found.push(...(await accessibilityViolations(page)))

  // ends with the width that is farthest from the one of the window
  const widths = window.width === desktop.width ? drawnWidths : drawnWidths.toReversed()
  for (const width of widths) {
    await page.setViewportSize({ width, height: window.height })
    const overflow = await sidewaysOverflow(page)
    if (overflow > 0) found.push(`scrolls ${overflow} px sideways at ${width} px`)
  }
  await changeTheme(page, themes[window.theme])
  found.push(...(await accessibilityViolations(page)).map((line) => `at ${widths.at(-1)} px: ${line}`))
  await page.setViewportSize({ width: window.width, height: window.height })
  return found.map((line) => `${path}: ${line}`)
}
