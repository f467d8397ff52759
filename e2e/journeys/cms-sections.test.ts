import { expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { login } from '../src/api'
import { tabTo, waitForFocus } from '../src/keyboard'
import { AdminPages } from '../src/pages/admin'
import { setStage } from '../src/stage'

const stage = setStage()

/** For all sections one after another, on a busy machine. */
const timeoutMs = 240_000

interface SectionCase {
  /** as the navigation names it */
  readonly section: string
  readonly kind: string
  /** the label of the link to a new record */
  readonly createLabel?: string
  /** the label of the field by which lists name a record */
  readonly title?: string
  readonly hasShortName?: boolean
}

/** The sections that have a list and an editor, in the order of the navigation. */
const sections: readonly SectionCase[] = [
  { section: 'items', kind: 'item' },
  { section: 'itemTypes', kind: 'itemType', hasShortName: true },
  { section: 'enemies', kind: 'enemy' },
  { section: 'enemyTypes', kind: 'enemyType', hasShortName: true },
  { section: 'Rarities', kind: 'rarity', hasShortName: true },
  { section: 'regions', kind: 'region' },
  { section: 'currencies', kind: 'currency', hasShortName: true },
  { section: 'stats', kind: 'stat', hasShortName: true },
  { section: 'procTypes', kind: 'procType', hasShortName: true },
  { section: 'damageTypes', kind: 'damageType', hasShortName: true },
  { section: 'procEventTypes', kind: 'procEventType', hasShortName: true },
  { section: 'ranks', kind: 'rank', createLabel: 'create new' },
  { section: 'premiumpackages', kind: 'premiumPackage', createLabel: 'Create New PremiumPackage' },
  { section: 'news', kind: 'news', createLabel: 'Create New News', title: 'Header' },
]

/** Sections whose records are not created and deleted by an editor. */
const otherSections = ['user', 'missions', 'analytics', 'history']

/** A page in which the CMS is open, and its sections without a list. */
async function openCms(): Promise<{ page: Page; cms: AdminPages }> {
  const { page } = await stage.visit({ token: await login(stage.site, 'admin', stage.site.adminPassword) })
  const cms = new AdminPages(page, stage.site.url)
  await cms.openSection('user')
  return { page, cms }
}

test('the table covers every section of the navigation', async () => {
  const { cms } = await openCms()
  expect(await cms.sections()).toEqual(
    expect.arrayContaining([...sections.map(({ section }) => section), ...otherSections]),
  )
  expect(await cms.sections()).toHaveLength(sections.length + otherSections.length)
})

test(
  'a record of every section is created, changed and deleted with the mouse',
  async () => {
    const { page, cms } = await openCms()
    for (const { section, kind, createLabel = 'Create New', title = 'Name', hasShortName } of sections) {
      const [name, renamed] = [`Mouse ${kind}`, `Mouse ${kind} II`]
      await cms.sectionLink(section).click()
      await page.getByRole('link', { name: createLabel, exact: true }).click()
      await cms.heading(`New ${kind}`).waitFor()
      await cms.fill({ [title]: name, ...(hasShortName && { 'Short name': `mouse-${kind}` }) })
      await cms.create(name)

      await cms.search.fill(name)
      await cms.row(name).click()
      await cms.heading(name).waitFor()
      await cms.fill({ [title]: renamed })
      await cms.update(renamed)

      await cms.row(renamed).click()
      await cms.heading(renamed).waitFor()
      await cms.remove(renamed)
      await cms.row(renamed).waitFor({ state: 'detached' })
    }
  },
  timeoutMs,
)

test(
  'a record of every section is created, changed and deleted with the keyboard alone',
  async () => {
    const { page, cms } = await openCms()
    const { keyboard } = page
    for (const { section, kind, createLabel = 'Create New', title = 'Name', hasShortName } of sections) {
      const [name, renamed] = [`Key ${kind}`, `Key ${kind} II`]
      await tabTo(page, cms.sectionLink(section), 'Shift+Tab')
      await keyboard.press('Enter')
      await tabTo(page, page.getByRole('link', { name: createLabel, exact: true }))
      await keyboard.press('Enter')
      await waitForFocus(page, cms.field(title))
      await keyboard.type(name)
      if (hasShortName) {
        await keyboard.press('Tab')
        await keyboard.type(`key-${kind}`)
      }
      await keyboard.press('Control+s')
      await cms.notice(`Created: ${name}`)

      await tabTo(page, cms.search)
      await keyboard.type(name)
      await cms.row(name).waitFor()
      await page.getByRole('status').getByText('1 found', { exact: true }).waitFor()
      await keyboard.press('ArrowDown')
      await waitForFocus(page, cms.row(name))
      await keyboard.press('Enter')
      await waitForFocus(page, cms.heading(name))
      await tabTo(page, cms.field(title))
      await keyboard.press('End')
      await keyboard.type(' II')
      await keyboard.press('Control+s')
      await cms.notice(`Updated: ${renamed}`)

      await waitForFocus(page, cms.row(renamed))
      await keyboard.press('Enter')
      await waitForFocus(page, cms.heading(renamed))
      await keyboard.press('Escape')
      await waitForFocus(page, cms.row(renamed))
      await keyboard.press('Enter')
      await waitForFocus(page, cms.heading(renamed))
      await tabTo(page, page.getByRole('button', { name: 'Delete', exact: true }))
      await keyboard.press('Enter')
      await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }))
      await keyboard.press('Enter')
      await cms.notice(`Deleted: ${renamed}`)
      await cms.row(renamed).waitFor({ state: 'detached' })
    }
  },
  timeoutMs,
)
