import type { Page } from 'playwright-core'
import { settle } from '../navigate'

/** The names that a screen shows, by one of its parts: cards, headings, lines. */
export const textsOf = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((elements) => elements.map((element) => element.textContent ?? ''))

/** The switch between the languages, which is named in the other one. */
export class LanguageSwitch {
  constructor(private readonly page: Page) {}

  /** Switches, and answers whether what the selector finds was ever gone meanwhile. */
  async to(language: 'Deutsch' | 'English', selector: string): Promise<boolean> {
    await this.page.evaluate(watchFor, selector)
    await this.page.getByRole('button', { name: language, exact: true }).first().click()
    const code = language === 'Deutsch' ? 'de' : 'en'
    await this.page.locator(`html[lang=${code}]`).waitFor({ state: 'attached' })
    await settle(this.page)
    return this.page.evaluate(() => document.body.dataset.emptied === 'true')
  }
}

/** Runs in the browser: marks the page when no element matches the selector any more. */
function watchFor(selector: string): void {
  document.body.dataset.emptied = 'false'
  new MutationObserver(() => {
    if (!document.querySelector(selector)) document.body.dataset.emptied = 'true'
  }).observe(document.getElementById('root') ?? document.body, { childList: true, subtree: true })
}
