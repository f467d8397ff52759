import type { Locator, Page } from 'playwright-core'

/** More stops than any page of the site has between two of its controls. */
const maxStops = 160

/** Moves the focus to an element as a user without a mouse does: by pressing Tab, or Shift+Tab, until it has it. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor()
  for (let stop = 0; stop < maxStops; stop += 1) {
    if (await hasFocus(target)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${key} does not lead to ${target}.`)
}

/** Waits until an element has the focus. */
export async function waitForFocus(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let waited = 0; waited < 5000; waited += 25) {
    if (await hasFocus(target)) return
    await page.waitForTimeout(25)
  }
  throw new Error(`${target} did not get the focus.`)
}

const hasFocus = (target: Locator): Promise<boolean> => target.evaluate((element) => element === document.activeElement)

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

/** Picks an entry of the menu that is open, with the keyboard by its first letters. */
export async function pick(page: Page, name: string, press: Press): Promise<void> {
  const entry = page.getByRole('menuitem', { name })
  await entry.waitFor()
  if (press === click) return entry.click()
  await page.keyboard.type(name.slice(0, 3))
  await waitForFocus(page, entry)
  await page.keyboard.press('Enter')
}
