import type { Page } from 'playwright-core'
import { accessibilityViolations, sidewaysOverflow } from './accessibility'
import { layoutShiftOf } from './layout-shift'

/** The most layout shift of a screen of visitors and players while it loads: a fifth of the limit for a good score. */
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

/** `npm test` opens each screen in one of these windows, by turns. */
export const windowsByTurns: readonly Window[] = [
  { ...desktop, theme: 'dark', locale: 'en-GB' },
  { ...phone, theme: 'light', locale: 'de-DE' },
]

/** `npm run test:screens` opens every screen in each of these windows. With the other theme and width that each is drawn in, both themes and languages are seen at both ends of the widths. */
export const allWindows: readonly Window[] = [
  ...windowsByTurns,
  { ...desktop, theme: 'light', locale: 'de-DE' },
  { ...smallPhone, theme: 'dark', locale: 'en-GB' },
]

/** Widths to which every open screen is resized. */
const drawnWidths = [1440, 1060, 1024, 1000, 768, 390, 320]

export interface Screen {
  readonly path: string
  /** whether its layout must stay in place while it loads; default true */
  readonly isStill?: boolean
}

/** Shows the open page in the other theme, as the switch of the site does. */
const changeTheme = (page: Page, theme: Window['theme']): Promise<void> =>
  page.evaluate((next) => {
    document.documentElement.dataset.theme = next
  }, theme)

/**
 * Opens a screen and checks it once it has loaded. It then resizes it to every width, and checks colours and sizes again
 * in the width farthest from the first, in the other theme. Returns a line per finding.
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
  const atOtherEnd = await accessibilityViolations(page, 'look')
  found.push(...atOtherEnd.map((line) => `at ${widths.at(-1)} px: ${line}`))
  await page.setViewportSize({ width: window.width, height: window.height })
  return found.map((line) => `${path}: ${line}`)
}
