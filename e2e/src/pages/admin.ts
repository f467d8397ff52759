import type { Page } from 'playwright-core'

/** The CMS, as a wide window shows it. */
export class AdminPages {
  constructor(
    private readonly page: Page,
    private readonly url: string,
  ) {}

  async openEnemies(): Promise<void> {
    await this.page.goto(`${this.url}/admin/enemies`)
    await this.page.getByText('Select a enemy to see details').waitFor()
  }

  async select(enemy: string): Promise<void> {
    await this.page.getByRole('link', { name: enemy }).click()
    await this.page.getByLabel('Name', { exact: true }).waitFor()
  }

  async rename(to: string): Promise<void> {
    await this.page.getByLabel('Name', { exact: true }).fill(to)
    await this.page.getByRole('button', { name: 'Update' }).click()
    await this.page.getByRole('link', { name: to }).waitFor()
  }
}
