import { errors, type Locator } from 'playwright-core'
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
