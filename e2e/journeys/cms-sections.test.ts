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
  /** below `/admin/` */
  readonly path: string
  readonly kind: string
  /** the label of the field by which lists name a record */
  readonly title?: string
  readonly hasShortName?: boolean
}

/** The sections that have a list and an editor, in the order of the navigation. */
const sections: readonly SectionCase[] = [
  { path: 'items', kind: 'item' },
  { path: 'itemTypes', kind: 'itemType', hasShortName: true },
  { path: 'enemies', kind: 'enemy' },
  { path: 'enemyTypes', kind: 'enemyType', hasShortName: true },
  { path: 'rarity', kind: 'rarity', hasShortName: true },
  { path: 'regions', kind: 'region' },
  { path: 'currencies', kind: 'currency', hasShortName: true },
  { path: 'stats', kind: 'stat', hasShortName: true },
  { path: 'procTypes', kind: 'procType', hasShortName: true },
  { path: 'damageTypes', kind: 'damageType', hasShortName: true },
  { path: 'procEventTypes', kind: 'procEventType', hasShortName: true },
  { path: 'ranks', kind: 'rank' },
  { path: 'premiumpackages', kind: 'premiumPackage' },
  { path: 'news', kind: 'news', title: 'Header' },
]

/** Whether every section is gone through both ways, as `npm run test:screens` does; otherwise each in one of them, by turns. */
const isComplete = process.env.TEST_SCREENS === 'all'

/** The sections to go through with the mouse, or by the keyboard. */
const sectionsBy = (way: 'mouse' | 'keyboard'): readonly SectionCase[] =>
  sections.filter((_, number) => isComplete || (number % 2 === 0) === (way === 'keyboard'))

/** Sections whose records are not created and deleted by an editor. */
const otherSections = ['user', 'apps', 'missions', 'analytics', 'history', 'incidents', 'remotes']

/** A page in which an admin has opened the CMS. */
async function openCms(): Promise<{ page: Page; cms: AdminPages }> {
  const { page } = await stage.visit({ token: await login(stage.site, 'admin', stage.site.adminPassword) })
  const cms = new AdminPages(page, stage.site.url)
  await cms.openSection('user')
  return { page, cms }
}

test('the sections of this test are exactly those of the navigation', async () => {
  const { cms } = await openCms()
  expect(await cms.sections()).toEqual(expect.arrayContaining([...sections.map(({ path }) => path), ...otherSections]))
  expect(await cms.sections()).toHaveLength(sections.length + otherSections.length)
})

test(
  'a record of every other section is created, changed and deleted with the mouse',
  async () => {
    const { page, cms } = await openCms()
    for (const { path, kind, title = 'Name', hasShortName } of sectionsBy('mouse')) {
      const [name, renamed] = [`Mouse ${kind}`, `Mouse ${kind} II`]
      await cms.sectionLink(path).click()
      await page.waitForURL(`**/admin/${path}`)
      await cms.createLink.click()
      await page.waitForURL(`**/admin/${path}/new`)
      await cms.fill({ [title]: name, ...(hasShortName && { 'Short name': `mouse-${kind}` }) })
      await cms.create(name)

      await cms.search.fill(name)
      await cms.onlyFound(name)
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
  'a record of each remaining section is created, changed and deleted by keyboard alone',
  async () => {
    const { page, cms } = await openCms()
    const { keyboard } = page
    for (const { path, kind, title = 'Name', hasShortName } of sectionsBy('keyboard')) {
      const [name, renamed] = [`Key ${kind}`, `Key ${kind} II`]
      await tabTo(page, cms.sectionLink(path), 'Shift+Tab')
      await keyboard.press('Enter')
      await page.waitForURL(`**/admin/${path}`)
      await tabTo(page, cms.createLink)
      await keyboard.press('Enter')
      await waitForFocus(cms.field(title))
      await keyboard.type(name)
      if (hasShortName) {
        await tabTo(page, cms.field('Short name'))
        await keyboard.type(`key-${kind}`)
      }
      await keyboard.press('Control+s')
      await cms.notice(`Created: ${name}`)

      await tabTo(page, cms.search)
      await keyboard.type(name)
      await cms.onlyFound(name)
      await keyboard.press('ArrowDown')
      await waitForFocus(cms.row(name))
      await keyboard.press('Enter')
      await waitForFocus(cms.heading(name))
      await tabTo(page, cms.field(title))
      await keyboard.press('End')
      await keyboard.type(' II')
      await keyboard.press('Control+s')
      await cms.notice(`Updated: ${renamed}`)

      await waitForFocus(cms.row(renamed))
      await keyboard.press('Enter')
      await waitForFocus(cms.heading(renamed))
      await keyboard.press('Escape')
      await waitForFocus(cms.row(renamed))
      await keyboard.press('Enter')
      await waitForFocus(cms.heading(renamed))
      await tabTo(page, page.getByRole('button', { name: 'Delete', exact: true }))
      await keyboard.press('Enter')
      await cms.deletionCounted()
      await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }))
      await keyboard.press('Enter')
      await cms.notice(`Deleted: ${renamed}`)
      await cms.row(renamed).waitFor({ state: 'detached' })
    }
  },
  timeoutMs,
)
