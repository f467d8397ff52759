import type { Page } from 'playwright-core'
import { query } from '../api'
import { pressUnlessShown } from '../press'
import { waitUntil } from '../wait-until'

/** The player's screens, as a wide window shows them. */
export class GamePages {
  constructor(
    private readonly page: Page,
    private readonly url: string,
  ) {}

  /** Waits for the game, and reads the welcome of a first visit. */
  async arrive(): Promise<void> {
    const hunter = this.page.getByRole('complementary', { name: 'Your hunter' })
    const welcome = this.page.getByRole('dialog', { name: 'Welcome to the night' })
    await hunter.or(welcome).first().waitFor()
    // The welcome is asked for on its own and may come after the rest, so the server says whether it comes.
    if (await this.isFirstVisit()) {
      await welcome.waitFor()
      await this.closeWelcome()
    }
    await hunter.waitFor()
  }

  private async isFirstVisit(): Promise<boolean> {
    const token = await this.page.evaluate(() => localStorage.getItem('access_token'))
    const document = '{ viewer { hasSeenWelcome } }'
    const { viewer } = await query<{ viewer: { hasSeenWelcome: boolean } }>({ url: this.url }, token, document)
    return !viewer.hasSeenWelcome
  }

  async closeWelcome(): Promise<void> {
    await this.page.getByRole('link', { name: 'To the hunt' }).click()
    await this.page.getByRole('dialog', { name: 'Welcome to the night' }).waitFor({ state: 'hidden' })
  }

  async open(path: string, heading: string | RegExp): Promise<void> {
    await this.page.goto(`${this.url}${path}`)
    await this.page.getByRole('heading', { level: 1, name: heading }).waitFor()
  }

  /** Buys from the shelf that is open, and waits for the notice. */
  async buy(item: string, quantity = 1): Promise<void> {
    if (quantity !== 1)
      await this.page
        .getByRole('group', { name: 'Quantity' })
        .getByRole('button', { name: String(quantity), exact: true })
        .click()
    const buttons = this.page
      .getByRole('article', { name: item })
      .getByRole('button', { name: /^(BUY|CRAFT|TAME|BIND)( ×[\d,]+)?:/ })
    // The cards come behind the chosen quantity.
    await (quantity === 1 ? buttons : buttons.filter({ hasText: `×${quantity}` })).click()
    await this.page.getByRole('status').getByText('Purchase successful! Item added to inventory.').first().waitFor()
  }

  /** How many of an item that the player owns the inventory shows. */
  async countInInventory(item: string): Promise<number> {
    // A long list is drawn in parts, so that an item far down would be awaited in vain.
    await this.open(`/inventory?q=${encodeURIComponent(item)}`, 'Inventory')
    const entry = this.page.getByRole('article', { name: item })
    const amount = await entry.getByText(/×[\d,]+$/).textContent()
    return Number(amount?.replace(/\D/g, '') ?? 0)
  }

  /** Puts on an item that the open inventory shows. */
  async equip(item: string): Promise<void> {
    const card = this.page.getByRole('article', { name: item })
    await card.getByRole('button', { name: 'Equip', exact: true }).click()
    await card.getByRole('button', { name: 'Unequip' }).waitFor()
  }

  async travel(region: string, ground: string): Promise<void> {
    await this.open('/travel', 'Travel')
    await this.page.getByRole('group', { name: 'Regions' }).getByRole('button', { name: region }).click()
    await this.page.getByRole('button', { name: `TRAVEL to ${ground}` }).click()
    await this.page.getByText(`You have arrived at ${ground}.`).waitFor()
  }

  /** Waits until the clock is full and goes to the hunt. */
  async goHunting(): Promise<void> {
    await this.page
      .getByRole('complementary', { name: 'Your hunter' })
      .getByRole('link', { name: /HUNT|Fight on/ })
      .first()
      .click()
    await this.page.getByRole('button', { name: 'Attack', exact: true }).waitFor()
  }

  /** Plays one round of a hunt. */
  async attack(): Promise<void> {
    await this.page.getByRole('button', { name: 'Attack', exact: true }).click()
    await this.page.getByRole('heading', { name: 'Round I', exact: true }).waitFor()
  }

  /** Attacks until the result is there. Returns the number of rounds in the log, since a slow press may count as none. */
  async attackToTheEnd(): Promise<number> {
    const result = this.result()
    const attack = this.page.getByRole('button', { name: 'Attack', exact: true })
    const log = this.page.locator('[role=log]')
    for (let presses = 0; presses < 6; presses += 1) {
      const before = await log.textContent()
      if (!(await pressUnlessShown(attack, result)))
        return log.getByRole('heading', { name: /^Round [IV]+$/, includeHidden: true }).count()
      await waitUntil(
        'next round or result',
        async () => (await result.isVisible()) || (await log.textContent()) !== before,
      )
    }
    throw new Error('The combat did not end within five rounds.')
  }

  async quickAttack(): Promise<void> {
    await this.page.getByRole('button', { name: 'Quick attack' }).click()
    await this.result().waitFor()
  }

  /** Whether a fighter's image is shown. */
  async hasImage(fighter: string): Promise<boolean> {
    const heading = this.page.getByRole('heading', { level: 2, name: fighter })
    const image = heading.locator('xpath=..').locator('img').first()
    await image.waitFor()
    return image.evaluate((element) => element instanceof HTMLImageElement && element.naturalWidth > 0)
  }

  result() {
    return this.page.getByRole('dialog', { name: /^(Victory|Draw|Loss)$/ })
  }

  async logout(): Promise<void> {
    await this.page.getByRole('button', { name: 'Logout' }).first().click()
    await this.page.getByRole('link', { name: 'LOGIN' }).waitFor()
  }
}
