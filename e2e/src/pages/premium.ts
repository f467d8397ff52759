import type { Locator, Page } from 'playwright-core'

const texts = {
  en: {
    buy: /^Buy .* for \$/,
    give: /^Gift /,
    pay: /^Buy for \$/,
    recipient: 'Name of the player',
    waiting: 'Waiting for the payment',
    done: 'Thank you, the payment is complete',
    approve: 'Approve',
    decline: 'Have the card declined',
    title: 'Premium shop',
  },
  de: {
    buy: /für .*\$ kaufen$/,
    give: / verschenken$/,
    pay: /^Für .*\$ kaufen$/,
    recipient: 'Name des Spielers',
    waiting: 'Wir warten auf die Zahlung',
    done: 'Danke, die Zahlung ist abgeschlossen',
    approve: 'Bestätigen',
    decline: 'Karte ablehnen lassen',
    title: 'Premium-Shop',
  },
} as const

/** The premium shop and the pages of the play money, in the language of the page. */
export class PremiumPages {
  constructor(
    private readonly page: Page,
    private readonly url: string,
    readonly language: keyof typeof texts = 'en',
  ) {}

  get text() {
    return texts[this.language]
  }

  async open(): Promise<void> {
    await this.page.goto(`${this.url}/premiumShop`)
    await this.page.getByRole('heading', { level: 1, name: this.text.title }).waitFor()
  }

  card(name: string): Locator {
    return this.page.getByRole('article', { name, exact: true })
  }

  /** Shows a one-time deal in the carousel. */
  async showDeal(name: string): Promise<void> {
    await this.page.getByRole('button', { name: new RegExp(`: ${name}$`) }).click()
    await this.card(name).waitFor()
  }

  /** Opens the question about a purchase. */
  async ask(name: string): Promise<Locator> {
    await this.card(name).getByRole('link', { name: this.text.buy }).click()
    return this.page.getByRole('dialog')
  }

  /** Opens the gift question and enters the recipient. */
  async askGift(name: string, recipient: string): Promise<Locator> {
    await this.card(name).getByRole('link', { name: this.text.give }).click()
    const dialog = this.page.getByRole('dialog')
    await dialog.getByLabel(this.text.recipient).fill(recipient)
    return dialog
  }

  /** Confirms the question; returns the window in which the payment is approved. */
  async pay(): Promise<Page> {
    const opened = this.page.waitForEvent('popup')
    await this.page.getByRole('dialog').getByRole('button', { name: this.text.pay }).click()
    const window = await opened
    await window.waitForURL(/\/dev\/payments\//)
    return window
  }

  async approve(window: Page): Promise<void> {
    await window.getByRole('button', { name: this.text.approve, exact: true }).click()
    await window.getByText(this.text.done).waitFor()
  }

  /** Waits until the shop has noticed that the payment is complete. */
  async thanks(): Promise<void> {
    await this.page.getByRole('dialog').getByText(this.text.done).waitFor()
    await this.page.keyboard.press('Escape')
    await this.page.getByRole('dialog').waitFor({ state: 'hidden' })
  }

  /** Buys and approves, and waits until both windows say so. */
  async buy(name: string): Promise<void> {
    await this.ask(name)
    const window = await this.pay()
    await this.approve(window)
    await window.close()
    await this.thanks()
  }
}
