import type { Locator, Page } from 'playwright-core'
import { waitUntil } from './wait-until'

/** More stops than any page of the site has between two of its controls. */
const maxStops = 160

/** Moves the focus to an element as a user without a mouse does: by pressing Tab, or Shift+Tab, until it has it. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  // The element is kept, since finding it by role at every stop takes longer than the stop.
  let element = await target.elementHandle()
  for (let stop = 0; stop < maxStops; stop += 1) {
    const focus = await element?.evaluate(focusOf)
    if (focus === 'here') return
    if (focus === 'elsewhere') await page.keyboard.press(key)
    // the page has rendered another element in its place
    else element = await target.elementHandle()
  }
  throw new Error(`${key} does not lead to ${target}.`)
}

/** Runs in the browser. */
const focusOf = (element: Node): 'here' | 'elsewhere' | 'gone' => {
  if (!element.isConnected) return 'gone'
  return element === document.activeElement ? 'here' : 'elsewhere'
}

/** Waits until an element has the focus. */
export async function waitForFocus(target: Locator): Promise<void> {
  await target.waitFor()
  await waitUntil(`focus on ${target}`, () => target.evaluate((element) => element === document.activeElement))
}

/** Presses what is on the page: with a pointer, or by the keyboard alone, which may go back to it. */
export type Press = (target: Locator, key?: 'Tab' | 'Shift+Tab') => Promise<void>

export const click: Press = (target) => target.click()

export const pressByKeyboard: Press = async (target, key) => {
  await tabTo(target.page(), target, key)
  await target.page().keyboard.press('Enter')
}

/** Puts the focus on a control; a pointer presses it by that. */
export const focusOn = (target: Locator, press: Press): Promise<void> =>
  press === click ? target.click() : tabTo(target.page(), target)

/**
 * Chooses an option of the list that has the focus, by Home and the arrow keys. Letters would depend on the speed of the
 * machine: after a second without one, browsers take the next for the first of another option.
 */
export async function chooseByArrows(list: Locator, option: string): Promise<void> {
  const options = (await list.locator('option').allTextContents()).length
  const chosen = () => list.locator('option:checked').textContent()
  await list.press('Home')
  for (let presses = 0; presses < options && (await chosen()) !== option; presses += 1) await list.press('ArrowDown')
}

/** Picks an entry of the menu that is open, with the keyboard by the arrow keys. */
export async function pick(page: Page, name: string, press: Press): Promise<void> {
  const entry = page.getByRole('menuitem', { name })
  await entry.waitFor()
  if (press === click) return entry.click()
  await page.keyboard.press('Home')
  await waitForFocus(page.getByRole('menuitem').first())
  const position = (await page.getByRole('menuitem').allTextContents()).findIndex((text) => text.includes(name))
  for (let moves = 0; moves < position; moves += 1) await page.keyboard.press('ArrowDown')
  await waitForFocus(entry)
  await page.keyboard.press('Enter')
}
