import type { Page } from 'playwright-core'

/** The pages for visitors without an account. */
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

  /** Reads the mail that came of the registration, as the page shows the way, and follows its link. */
  async activateFromMail(): Promise<void> {
    await this.page.getByRole('link', { name: 'Read the email' }).click()
    await this.page.locator('a[href*="/activateAccount/"]').first().click()
    await this.page.getByRole('heading', { name: 'Your account is activated. Welcome to the night!' }).waitFor()
  }

  /** Goes on from the activation, by which the player is logged in. */
  async playNow(): Promise<void> {
    await this.page.getByRole('link', { name: 'Play Now!' }).click()
  }

  /** Has a new password mailed, and answers it. */
  async forgetPassword(name: string): Promise<string> {
    await this.page.goto(`${this.url}/login`)
    await this.page.getByLabel('Username').fill(name)
    await this.page.getByRole('button', { name: 'Forgot Password' }).click()
    await this.page.getByText('Email sent to your email address').waitFor()
    await this.openMail(/reset/i)
    await this.followMailTo('forgotPasswordRetrieve')
    await this.page.getByRole('heading', { name: 'A new password has been sent to your email address.' }).waitFor()
    await this.openMail(/your new .* password/i)
    const [password] = /\b[0-9a-f]{16}\b/.exec((await this.page.locator('body').textContent()) ?? '') ?? []
    if (!password) throw new Error('The mail holds no password.')
    return password
  }

  private async openMail(subject: RegExp): Promise<void> {
    await this.page.goto(`${this.url}/dev/mail`)
    await this.page.getByRole('link', { name: subject }).first().click()
  }

  private async followMailTo(path: string): Promise<void> {
    const link = this.page.locator(`a[href*="/${path}/"]`).first()
    await link.waitFor()
    const href = await link.getAttribute('href')
    if (!href) throw new Error(`The mail has no link to ${path}.`)
    await this.page.goto(new URL(new URL(href).pathname, this.url).href)
  }

  async login(name: string, password: string): Promise<void> {
    await this.page.goto(`${this.url}/login`)
    await this.enter(name, password)
  }

  private async enter(name: string, password: string): Promise<void> {
    await this.page.getByLabel('Username').fill(name)
    await this.page.getByLabel('Password', { exact: true }).fill(password)
    await this.page.getByRole('button', { name: 'LOGIN' }).click()
  }
}
