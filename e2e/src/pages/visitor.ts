import type { Page } from 'playwright-core'

/** What somebody without an account sees. */
export class VisitorPages {
  constructor(
    private readonly page: Page,
    private readonly url: string,
  ) {}

  async openHome(): Promise<void> {
    await this.page.goto(this.url)
    await this.page.getByRole('link', { name: 'LOGIN' }).waitFor()
  }

  async register(name: string, password: string, email: string): Promise<void> {
    await this.page.getByRole('link', { name: 'REGISTER' }).click()
    await this.page.getByLabel('Username').fill(name)
    await this.page.getByLabel('Password', { exact: true }).fill(password)
    await this.page.getByLabel('Email').fill(email)
    await this.page.getByRole('button', { name: 'REGISTER' }).click()
    await this.page.getByText('You have successfully registered an account!').waitFor()
  }

  /** Reads the newest mail as a person does, and follows its link. */
  async activateFromMail(): Promise<void> {
    await this.page.goto(`${this.url}/dev/mail`)
    await this.page
      .getByRole('link', { name: /activat/i })
      .first()
      .click()
    const link = this.page.locator('a[href*="/activateAccount/"]').first()
    await link.waitFor()
    const href = await link.getAttribute('href')
    if (!href) throw new Error('The activation mail has no link.')
    await this.page.goto(new URL(new URL(href).pathname, this.url).href)
    await this.page.getByRole('link', { name: 'Play Now!' }).waitFor()
  }

  async login(name: string, password: string): Promise<void> {
    await this.page.goto(`${this.url}/login`)
    await this.page.getByLabel('Username').fill(name)
    await this.page.getByLabel('Password', { exact: true }).fill(password)
    await this.page.getByRole('button', { name: 'LOGIN' }).click()
  }
}
