import type { Page } from 'playwright-core'
import { accessibilityViolations, cutTexts, sidewaysOverflow } from './accessibility'
import { findingsInLargeText } from './large-text'
import { layoutShiftsOf } from './layout-shift'
import { goTo } from './navigate'
import type { WatchedPage } from './watched-page'

/** The most layout shift of a screen of visitors and players while it loads: a fifth of the limit for a good score. */
const maxLayoutShift = 0.02

export interface Window {
  readonly width: number
  readonly height: number
  readonly theme: 'dark' | 'light'
  readonly locale: 'en-GB' | 'de-DE'
}

const themes = { dark: 'light', light: 'dark' } as const

const heights: Readonly<Record<number, number>> = { 1440: 900, 1060: 800, 1024: 768, 768: 1024, 390: 844, 320: 640 }

const windowsOf = (locale: Window['locale'], ...sizes: readonly (readonly [number, Window['theme']])[]) =>
  sizes.map(([width, theme]): Window => ({ width, height: heights[width] ?? 900, theme, locale }))

/**
 * `npm test` opens each screen in one of these windows, by turns. Every width comes with both themes and both
 * languages, and every theme with both languages.
 */
export const windowsByTurns: Readonly<Record<Window['locale'], readonly Window[]>> = {
  'en-GB': windowsOf(
    'en-GB',
    ...([
      [1440, 'dark'],
      [390, 'light'],
      [1024, 'light'],
      [320, 'dark'],
      [1060, 'dark'],
      [768, 'light'],
    ] as const),
  ),
  'de-DE': windowsOf(
    'de-DE',
    ...([
      [320, 'light'],
      [1440, 'light'],
      [768, 'dark'],
      [390, 'dark'],
      [1060, 'light'],
      [1024, 'dark'],
    ] as const),
  ),
}

/** `npm run test:screens` opens every screen in each of these windows. With the other theme and width that each is drawn in, both themes and languages are seen at both ends of the widths. */
export const allWindows: readonly Window[] = [
  { width: 1440, height: 900, theme: 'dark', locale: 'en-GB' },
  { width: 390, height: 844, theme: 'light', locale: 'de-DE' },
  { width: 1440, height: 900, theme: 'light', locale: 'de-DE' },
  { width: 320, height: 640, theme: 'dark', locale: 'en-GB' },
]

/** Widths to which every screen is resized that is opened in all windows. */
const drawnWidths = [1440, 1060, 1024, 1000, 768, 390, 320]

/** Widths in which screens must also fit with text of twice the usual size. */
const largeTextWidths = [1440, 1024, 390]

/** The width in which most is too wide. */
const narrowest = 320

export interface Screen {
  readonly path: string
  /** whether its layout must stay in place while it loads; default true */
  readonly isStill?: boolean
}

/** Shows the open page in a theme, as the switch of the site does. */
const changeTheme = (page: Page, theme: Window['theme']): Promise<void> =>
  page.evaluate((next) => {
    document.documentElement.dataset.theme = next
  }, theme)

/** Waits until a screen is there instead of its outline, which has no title. */
async function untilShown(page: Page, settle: () => Promise<void>): Promise<void> {
  for (const part of ['main', 'h1']) await page.locator(part).first().waitFor({ state: 'attached' })
  await settle()
}

/**
 * Goes to another screen of the open site, and waits until it is shown. The screen before stays until the next one is
 * drawn, which takes long on a busy machine. A title that is another element, or has another text, is that of the next.
 */
export async function openNext({ page, settle }: WatchedPage, path: string): Promise<void> {
  const before = await page.locator('h1').first().elementHandle()
  const title = await before?.textContent()
  await goTo(page, path)
  await page.waitForFunction(
    ([element, text]) => {
      const heading = document.querySelector('h1')
      return heading !== null && (heading !== element || heading.textContent !== text)
    },
    [before, title] as const,
  )
  await untilShown(page, settle)
}

/** Loads a screen as the first page of a visit; returns how it moved meanwhile, in a line if it did. */
export async function load(
  { page, settle }: WatchedPage,
  url: string,
  { path, isStill = true }: Screen,
): Promise<string[]> {
  await page.goto(`${url}${path}`)
  await untilShown(page, settle)
  const shifts = isStill ? await layoutShiftsOf(page) : []
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  if (sum < maxLayoutShift) return []
  const moves = shifts.map(({ value, at, moved }) => `${value.toFixed(4)} after ${at} ms: ${moved.join(', ')}`)
  return [`moves by ${sum.toFixed(4)} while it loads: ${moves.join('; ')}`]
}

/** Resizes the open screen to these widths, and returns a line for each that it or a text of it does not fit into. */
async function overflows(page: Page, widths: readonly number[], height: number): Promise<string[]> {
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height })
    const overflow = await sidewaysOverflow(page)
    if (overflow > 0) found.push(`scrolls ${overflow} px sideways at ${width} px`)
    for (const text of await cutTexts(page)) found.push(`cuts "${text}" at ${width} px`)
  }
  return found
}

/**
 * Checks a screen once in a window: all rules, and whether it fits into the window and into the narrowest one. A screen
 * that is loaded must also keep its layout. Returns a line per finding.
 * @param watched watched for layout shifts, in the language of the window
 * @param isLoaded whether it loads the page; otherwise the site that is open goes to the screen
 */
export async function findingsInWindow(
  watched: WatchedPage,
  url: string,
  screen: Screen,
  window: Window,
  isLoaded: boolean,
): Promise<readonly string[]> {
  const { page } = watched
  const { width, height, theme } = window
  await page.setViewportSize({ width, height })
  const found: string[] = []
  if (isLoaded) found.push(...(await load(watched, url, screen)))
  else await openNext(watched, screen.path)
  await changeTheme(page, theme)
  found.push(...(await overflows(page, [width], height)))
  found.push(...(await accessibilityViolations(page)))
  if (width !== narrowest) found.push(...(await overflows(page, [narrowest], height)))
  return found.map((line) => `${screen.path} (${width} px, ${theme}): ${line}`)
}

/**
 * Loads a screen and checks it. It then resizes it to every width, and checks colours and sizes again in the width
 * farthest from the first, in the other theme. Returns a line per finding.
 * @param watched watched for layout shifts, in the size, language and theme of the window
 */
export async function findingsInAllWidths(
  watched: WatchedPage,
  url: string,
  screen: Screen,
  window: Window,
): Promise<readonly string[]> {
  const { page } = watched
  const found = await load(watched, url, screen)
  found.push(...(await accessibilityViolations(page)))
  // ends with the width that is farthest from the one of the window
  const widths = window.width > 1000 ? drawnWidths : drawnWidths.toReversed()
  found.push(...(await overflows(page, widths, window.height)))
  found.push(...(await findingsInLargeText(page, largeTextWidths, window.height)))
  await page.setViewportSize({ width: widths.at(-1) ?? window.width, height: window.height })
  await changeTheme(page, themes[window.theme])
  const atOtherEnd = await accessibilityViolations(page, 'look')
  found.push(...atOtherEnd.map((line) => `at ${widths.at(-1)} px: ${line}`))
  await page.setViewportSize({ width: window.width, height: window.height })
  return found.map((line) => `${screen.path}: ${line}`)
}

/** Opens screens in one visit, and shows each with text of twice the usual size. Returns a line per finding. */
export async function findingsOfLargeText(
  watched: WatchedPage,
  url: string,
  paths: readonly string[],
): Promise<readonly string[]> {
  const { page } = watched
  const found: string[] = []
  for (const [index, path] of paths.entries()) {
    if (index === 0) {
      await page.goto(`${url}${path}`)
      await untilShown(page, watched.settle)
    } else await openNext(watched, path)
    const lines = await findingsInLargeText(page, largeTextWidths, heights[1440] as number)
    found.push(...lines.map((line) => `${path}: ${line}`))
  }
  return found
}
