import { expect, test } from '@jest/globals'
import { makeStaff } from '../src/admin-api'
import { login, query } from '../src/api'
import { drawImage } from '../src/draw-image'
import { AdminPages } from '../src/pages/admin'
import { setStage } from '../src/stage'

const stage = setStage()

/** How many images the server has kept since the site was started. */
const countUploads = async (token: string): Promise<number> => {
  const { admin } = await query<{ admin: { auditLog: { totalCount: number } } }>(
    stage.site,
    token,
    'query { admin { auditLog(subjectType: IMAGE) { totalCount } } }',
  )
  return admin.auditLog.totalCount
}

test('if two editors change the same enemy, the second sees both values of each field, chooses, and saves', async () => {
  const { site } = stage
  const name = 'Shambling Dead'
  const visits = [
    await stage.visit({ token: await login(site, 'admin', site.adminPassword) }),
    await stage.visit({ token: await makeStaff(site, 'Seward', 'EDITOR') }),
  ] as const
  const [first, second] = [new AdminPages(visits[0].page, site.url), new AdminPages(visits[1].page, site.url)]
  for (const cms of [first, second]) {
    await cms.openEnemies()
    await cms.select(name)
  }

  await first.fill({ 'Flavour text': 'Up early.', XP: '31' })
  await first.update(name)

  const { page } = visits[1]
  await second.fill({ 'Flavour text': 'Up late.', XP: '32' })
  await second.choose({ Type: 'Monster' })
  await page.getByRole('button', { name: 'Update', exact: true }).click()
  await page.getByText('Two changes at once').waitFor()
  expect(await second.conflict('Flavour text')).toEqual({ mine: 'Up late.', theirs: 'Up early.', chosen: 'mine' })
  expect(await second.conflict('XP')).toEqual({ mine: '32', theirs: '31', chosen: 'mine' })
  expect(await second.conflict('Type')).toEqual({ mine: 'Monster', theirs: 'Undead', chosen: 'mine' })
  await second.takeTheirs('XP')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await second.notice(`Updated: ${name}`)

  await first.openEnemies()
  await first.select(name)
  await first.holds({ 'Flavour text': 'Up late.', XP: '31' })
  await first
    .field('Type')
    .locator('option:checked', { hasText: /^Monster$/ })
    .waitFor({ state: 'attached' })
})

test('an upload that is cut off shows an error at its field, stores nothing, and can be tried again', async () => {
  const { site } = stage
  const token = await login(site, 'admin', site.adminPassword)
  const watched = await stage.visit({ token })
  const { page } = watched
  const cms = new AdminPages(page, site.url)
  const before = await countUploads(token)
  const art = await drawImage(page, 'The Interrupted')

  await cms.openNew('enemies')
  await cms.fill({ Name: 'The Interrupted' })
  await page.route('**/api/Image', (route) => route.abort('connectionreset'))
  await cms.fileInput('Image').setInputFiles(art)
  await page.getByRole('alert').filter({ hasText: 'The image could not be uploaded.' }).waitFor()
  await page.getByText(/^Uploading/).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Create', exact: true, disabled: false }).waitFor()
  expect(await cms.preview('Image').count()).toBe(0)
  expect(await countUploads(token)).toBe(before)
  watched.forgive(/ERR_CONNECTION_RESET/)

  await page.unroute('**/api/Image')
  await cms.upload('Image', art)
  await page.getByText('The image could not be uploaded.').waitFor({ state: 'detached' })
  await cms.create('The Interrupted')
  expect(await countUploads(token)).toBe(before + 1)
})

test('a record is created without its image after an upload was cut off', async () => {
  const { site } = stage
  const watched = await stage.visit({ token: await login(site, 'admin', site.adminPassword) })
  const cms = new AdminPages(watched.page, site.url)
  await cms.openNew('enemies')
  await cms.fill({ Name: 'The Faceless' })
  await watched.page.route('**/api/Image', (route) => route.abort('connectionreset'))
  await cms.fileInput('Image').setInputFiles(await drawImage(watched.page, 'The Faceless'))
  await watched.page.getByRole('alert').filter({ hasText: 'The image could not be uploaded.' }).waitFor()
  await cms.create('The Faceless')
  watched.forgive(/ERR_CONNECTION_RESET/)
})

test('undo after a deletion restores the record unchanged', async () => {
  const { site } = stage
  const { page } = await stage.visit({ token: await login(site, 'admin', site.adminPassword) })
  const cms = new AdminPages(page, site.url)
  await cms.openNew('rarity')
  await cms.fill({ Name: 'Fabled', 'Short name': 'fabled', 'Flavour text': 'Told twice, believed once.' })
  await cms.create('Fabled')
  await cms.row('Fabled').click()
  await cms.heading('Fabled').waitFor()
  const address = page.url()
  await cms.remove('Fabled')
  await cms.row('Fabled').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await cms.notice('Restored: Fabled')
  await cms.heading('Fabled').waitFor()
  expect(page.url()).toBe(address)
  await cms.holds({ 'Flavour text': 'Told twice, believed once.' })
  await cms.row('Fabled').waitFor()
})
