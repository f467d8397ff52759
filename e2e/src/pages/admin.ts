import type { Locator, Page } from 'playwright-core'
import type { ImageFile } from '../draw-image'
import { waitUntil } from '../wait-until'

/** The CMS, as a wide window shows it. */
export class AdminPages {
  constructor(
    private readonly page: Page,
    private readonly url: string,
  ) {}

  async openEnemies(): Promise<void> {
    await this.openSection('enemies')
    await this.page.getByText('Select a enemy to see details').waitFor()
  }

  async select(enemy: string): Promise<void> {
    await this.page.getByRole('link', { name: enemy }).click()
    await this.field('Name').waitFor()
  }

  async rename(to: string): Promise<void> {
    await this.field('Name').fill(to)
    await this.page.getByRole('button', { name: 'Update' }).click()
    await this.page.getByRole('link', { name: to }).waitFor()
  }

  /** Loads the CMS at an address, such as `enemies/new`, and waits for its heading. */
  async load(path: string): Promise<void> {
    await this.page.goto(`${this.url}/admin/${path}`)
    await this.page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  }

  /** Opens a section, such as `enemyTypes`: by its link where another one is open in a wide window, else by its address. */
  async openSection(path: string): Promise<void> {
    const link = this.sectionLink(path)
    if ((await link.isVisible()) && (await link.getAttribute('aria-current')) !== 'page') await this.goToSection(path)
    else await this.load(path)
  }

  /** Goes to a section by its link, and waits until its page has taken the place of the one before. */
  async goToSection(path: string): Promise<void> {
    const link = this.sectionLink(path)
    if ((await link.getAttribute('aria-current')) === 'page') return
    await this.replacePage(() => link.click())
  }

  /** Goes to another section by its link, and gives up the unsaved changes of the open form. */
  async leaveUnsaved(path: string): Promise<void> {
    await this.replacePage(async () => {
      await this.sectionLink(path).click()
      await this.page.getByRole('button', { name: 'Discard changes' }).click()
    })
  }

  /** Waits until the page that an act leads to has taken the place of the open one. */
  private async replacePage(act: () => Promise<void>): Promise<void> {
    const before = await this.page.title()
    await act()
    await this.page.waitForFunction((title) => document.title !== title, before)
  }

  /** Opens the form of a new record, and waits until its fields are there. */
  async openNew(path: string, firstField = 'Name'): Promise<void> {
    await this.page.goto(`${this.url}/admin/${path}/new`)
    await this.field(firstField).waitFor()
  }

  /** A field of the open record by its label. */
  field(label: string): Locator {
    return this.form.getByLabel(label, { exact: true })
  }

  /** Waits until fields have these values, by their labels. */
  async holds(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, value] of Object.entries(values))
      await waitUntil(`${label} with ${value}`, async () => (await this.field(label).inputValue()) === value)
  }

  /** Types into fields by their labels. */
  async fill(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, value] of Object.entries(values)) await this.field(label).fill(value)
  }

  /** Chooses options by the labels of their fields. */
  async choose(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, option] of Object.entries(values)) await this.field(label).selectOption({ label: option })
  }

  async check(label: string): Promise<void> {
    await this.form.getByRole('checkbox', { name: label, exact: true }).check()
  }

  /** The control that takes the file of an image field. */
  fileInput(label: string): Locator {
    return this.form.locator(`input[type=file][aria-label="${label}"]`)
  }

  /** Uploads an image into a field, and waits for its preview; returns the id of the image. */
  async upload(label: string, file: ImageFile): Promise<string> {
    const uploaded = this.page.waitForResponse((response) => response.url() === `${this.url}/api/Image`)
    await this.fileInput(label).setInputFiles(file)
    const { id } = (await (await uploaded).json()) as { id: string }
    await this.preview(label).waitFor()
    return id
  }

  /** The image that an image field shows. */
  preview(label: string): Locator {
    return this.form.locator(`img[alt="${label}"]`)
  }

  /** Adds a row to a list that has no picker. */
  async addRow(list: string): Promise<void> {
    await this.form.getByRole('button', { name: `Add: ${list}` }).click()
  }

  /** Adds a record to a list by its picker. */
  async addByPicker(list: string, name: string): Promise<void> {
    await this.form.getByRole('button', { name: `Add: ${list}` }).click()
    await this.pick(name)
  }

  /** Finds a record in the open picker and takes it. */
  async pick(name: string): Promise<void> {
    const picker = this.page.getByRole('dialog', { name: /^Choose/ })
    await picker.getByRole('searchbox').fill(name)
    // a click on a list that is being replaced can hit another record
    await picker.locator('[aria-busy="false"]').waitFor()
    await picker.getByRole('button', { name, exact: true }).click()
    const take = picker.getByRole('button', { name: new RegExp(`^(Add|Choose) ${name}$`) })
    // The choices scroll above it, so that it is in view without a scroll.
    const { bottom, height } = await take.evaluate((button) => ({
      bottom: button.getBoundingClientRect().bottom,
      height: innerHeight,
    }))
    if (bottom > height) throw new Error(`The button that takes ${name} is below the window.`)
    await take.click()
    await picker.waitFor({ state: 'hidden' })
  }

  /** A value in a row of a list, such as `Chance %` of the row `Silver Tooth`. */
  cell(column: string, row: string): Locator {
    return this.form.getByLabel(`${column}: ${row}`, { exact: true })
  }

  /** Drags a border of a hunting table's bar to the end of the table. */
  async dragBorderToEnd(enemy: string): Promise<void> {
    const border = this.form.getByRole('slider', { name: `Border of ${enemy}` })
    await border.scrollIntoViewIfNeeded()
    const [from, bar] = await Promise.all([border.boundingBox(), border.locator('xpath=..').boundingBox()])
    if (!from || !bar) throw new Error('The bar is not shown.')
    const y = from.y + from.height / 2
    await this.page.mouse.move(from.x + from.width / 2, y)
    await this.page.mouse.down()
    await this.page.mouse.move(bar.x + bar.width * 0.8, y)
    await this.page.mouse.move(bar.x + bar.width, y)
    await this.page.mouse.up()
  }

  /** Saves the new record; `name` is what the notice calls it. */
  async create(name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Create', exact: true }).click()
    await this.notice(`Created: ${name}`)
  }

  async update(name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Update', exact: true }).click()
    await this.notice(`Updated: ${name}`)
  }

  /** Until the dialog shows how many players a deletion concerns; it deletes nothing before. */
  async deletionCounted(): Promise<void> {
    await this.page.getByRole('dialog').waitFor()
    await this.page.getByRole('dialog').locator('button[aria-disabled]').waitFor({ state: 'detached' })
  }

  /** Deletes the open record, and confirms it. */
  async remove(name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Delete', exact: true }).click()
    await this.deletionCounted()
    await this.page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await this.notice(`Deleted: ${name}`)
  }

  /** Both values of a field that two editors changed, and whose is chosen. */
  async conflict(label: string): Promise<{ mine: string; theirs: string; chosen: 'mine' | 'theirs' }> {
    const field = this.conflictField(label)
    const textOf = async (side: string) =>
      ((await field.locator('label').filter({ hasText: side }).textContent()) ?? '').slice(side.length)
    const chosen = (await field.getByRole('radio', { name: /^Mine/ }).isChecked()) ? 'mine' : 'theirs'
    return { mine: await textOf('Mine'), theirs: await textOf('Theirs'), chosen }
  }

  /** Chooses the saved value of a field that two editors changed. */
  async takeTheirs(label: string): Promise<void> {
    await this.conflictField(label)
      .getByRole('radio', { name: /^Theirs/ })
      .check()
  }

  /** Waits for a notice of this text. */
  async notice(text: string): Promise<void> {
    await this.page.getByRole('status').getByText(text, { exact: true }).first().waitFor()
  }

  /** Opens the account of a name. */
  async openUser(name: string): Promise<void> {
    await this.openSection('user')
    await this.page.getByRole('link', { name }).first().click()
    await this.page.getByRole('heading', { level: 1, name }).waitFor()
  }

  /** Gives the open account's player pieces of an item. */
  async give(item: string, amount: number): Promise<void> {
    await this.page.getByRole('tab', { name: 'Belongings' }).click()
    await this.page.getByRole('button', { name: 'Add an item' }).click()
    await this.pick(item)
    const dialog = this.page.getByRole('dialog', { name: `Add ${item}` })
    await dialog.getByLabel('Amount to add').fill(String(amount))
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await this.notice(`${item}: ${amount} now`)
  }

  /** Bans the open account. */
  async ban(name: string, reason: string): Promise<void> {
    await this.page.getByRole('tab', { name: 'Account' }).click()
    await this.page.getByRole('button', { name: 'Ban…' }).click()
    const dialog = this.page.getByRole('dialog', { name: `Ban ${name}?` })
    await dialog.getByLabel('Reason').fill(reason)
    await dialog.getByRole('button', { name: 'Ban', exact: true }).click()
    await this.notice(`${name} is banned.`)
  }

  /** Lets the next missions take place on a ground. */
  async forceMissions(region: string, ground: string): Promise<void> {
    await this.openSection('missions')
    const form = this.page.getByRole('form', { name: 'Missions' })
    await form.getByLabel('Region', { exact: true }).selectOption({ label: region })
    await form.getByLabel('Hunting ground', { exact: true }).selectOption({ label: ground })
    await form.getByRole('checkbox', { name: 'Force Next Missions On Hunting Ground' }).check()
    await form.getByRole('button', { name: 'Update' }).click()
    await this.notice('Saved. It applies on every server within a second.')
  }

  /** The paths of the sections in the navigation, below `/admin/`. */
  async sections(): Promise<string[]> {
    const links = this.navigation.getByRole('listitem').getByRole('link')
    await links.first().waitFor()
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    return addresses.map((address) => address.replace('/admin/', ''))
  }

  /** The link to a section in the navigation, by the section's path. */
  sectionLink(path: string): Locator {
    return this.navigation.locator(`a[href="/admin/${path}"]`)
  }

  /** The link to the form of a new record in the open list. */
  get createLink(): Locator {
    return this.page.getByRole('main').getByRole('link', { name: /^create new/i })
  }

  /** The row of a record in the open list. */
  row(name: string): Locator {
    return this.page
      .getByRole('main')
      .locator('li a')
      .filter({ has: this.page.getByText(name, { exact: true }) })
  }

  /** Waits until the list shows what was searched for, and that alone. */
  async onlyFound(name: string): Promise<void> {
    await this.row(name).waitFor()
    await this.page.getByRole('status').getByText('1 found', { exact: true }).waitFor()
  }

  /** The heading of the open page. */
  heading(name: string): Locator {
    return this.page.getByRole('main').getByRole('heading', { level: 1, name, exact: true })
  }

  get search(): Locator {
    return this.page.getByRole('searchbox', { name: 'Find by name' })
  }

  private conflictField(label: string): Locator {
    return this.form.getByRole('group', { name: new RegExp(`^${label}`) }).filter({ has: this.page.getByRole('radio') })
  }

  private get navigation(): Locator {
    return this.page.getByRole('navigation', { name: 'Content' })
  }

  private get form(): Locator {
    return this.page.getByRole('main').getByRole('form')
  }
}
