import { errors, type Locator, type Page } from 'playwright-core'
import { waitUntil } from './wait-until'

/** How long a press waits for its control before it is asked again which of both is shown, in milliseconds. */
const tryMs = 1000

/**
 * Presses a control, unless the thing that makes it superfluous is shown, such as a Retry button beside the page that came
 * late. Returns whether it was pressed. No press is left over that could hit a later control.
 */
export async function pressUnlessShown(control: Locator, other: Locator): Promise<boolean> {
  let isPressed = false
  await waitUntil(`${control} or ${other}`, async () => {
    if (await other.isVisible()) return true
    try {
      await control.click({ timeout: tryMs })
      isPressed = true
    } catch (error) {
      if (!(error instanceof errors.TimeoutError)) throw error
    }
    return isPressed
  })
  return isPressed
}

/** The middle of an element in the window, in pixels. */
export async function middleOf(element: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await element.boundingBox()
  if (!box) throw new Error(`${element} has no place in the window.`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/**
 * Taps a point of the window, and lets the page draw between touch and lift. A finger takes that long; a tap of Playwright
 * is over before the page has drawn what the touch changes.
 */
export async function slowTap(page: Page, point: { readonly x: number; readonly y: number }): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
}
