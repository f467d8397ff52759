import type { Locator } from 'playwright-core'
import { click, type Press } from '../keyboard'

/** Opens an item of a shelf, which is a line in a narrow window. */
export async function openShelfItem(item: Locator, press: Press = click): Promise<void> {
  await item.waitFor()
  const line = item.getByRole('heading').getByRole('button', { expanded: false })
  if ((await line.count()) > 0) await press(line)
}
