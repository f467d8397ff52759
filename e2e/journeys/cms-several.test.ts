import { expect, test } from '@jest/globals'
import { asAdmin, change } from '../src/admin-api'
import { login } from '../src/api'
import { AdminPages } from '../src/pages/admin'
import { setStage } from '../src/stage'
import { waitUntil } from '../src/wait-until'

const stage = setStage()

const names = ['Quagmire Charm A', 'Quagmire Charm B', 'Quagmire Charm C']

interface Charms {
  readonly admin: {
    readonly items: { readonly nodes: readonly { readonly name: string; readonly isVisible: boolean }[] }
  }
}

/** The names of the charms on the server, and the names of the visible charms. */
async function readCharms() {
  const document = '{ admin { items(search: "Quagmire Charm", sort: NAME) { nodes { name isVisible } } } }'
  const { nodes } = (await asAdmin<Charms>(stage.site, document, {})).admin.items
  return {
    all: nodes.map(({ name }) => name),
    visible: nodes.flatMap(({ name, isVisible }) => (isVisible ? [name] : [])),
  }
}

test('an editor shows several items at once, deletes them, and takes both back', async () => {
  const { site } = stage
  for (const name of names) await change(site, 'createItem', { name, isVisible: name.endsWith('A') })
  const { page } = await stage.visit({ token: await login(site, 'admin', site.adminPassword) })
  const cms = new AdminPages(page, site.url)
  await cms.load('items?q=Quagmire')
  await cms.row('Quagmire Charm A').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+ArrowDown')
  const bar = page.getByRole('region', { name: 'Selection' })
  await bar.getByText('2 selected').waitFor()
  await bar.getByRole('button', { name: 'Select all 3' }).click()
  await bar.getByText('3 selected').waitFor()

  await bar.getByRole('button', { name: 'Change a field…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Field', { exact: true }).selectOption({ label: 'Visible' })
  await dialog.getByRole('checkbox').check()
  await dialog.getByText('2 of 3 differ').waitFor()
  await dialog.getByRole('button', { name: 'Change 2 records' }).click()
  await cms.notice('2 records changed: Visible')
  expect((await readCharms()).visible).toEqual(names)
  await page.getByRole('button', { name: 'Undo' }).click()
  await cms.notice('2 records are as before: Visible')
  expect((await readCharms()).visible).toEqual([names[0]])

  await bar.getByRole('button', { name: 'Delete…' }).click()
  await dialog.getByText('Quagmire Charm C').waitFor()
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await cms.notice('3 records deleted')
  expect((await readCharms()).all).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await cms.notice('3 records restored')
  expect(await readCharms()).toEqual({ all: names, visible: [names[0]] })
  await cms.row('Quagmire Charm B').waitFor()
  await waitUntil('no selection', async () => !(await bar.isVisible()))
})

test('an editor whose connection breaks during a deletion learns what became of it, and takes it back', async () => {
  const { site } = stage
  const charms = ['Sunken Charm A', 'Sunken Charm B']
  for (const name of charms) await change(site, 'createItem', { name })
  const watched = await stage.visit({ token: await login(site, 'admin', site.adminPassword) })
  const { page } = watched
  const cms = new AdminPages(page, site.url)
  await cms.load('items?q=Sunken')
  await cms.row('Sunken Charm A').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+ArrowDown')
  let losses = 2
  await page.route('**/graphql', async (route) => {
    if (losses === 0 || !route.request().postData()?.includes('AdminDeleteItems')) return route.continue()
    losses -= 1
    await route.fetch()
    return route.abort('connectionreset')
  })
  await page.getByRole('button', { name: 'Delete…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Sunken Charm B').waitFor()
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await dialog.getByText('It is not known whether this was done.').waitFor()
  const document = '{ admin { items(search: "Sunken Charm", sort: NAME) { nodes { name } } } }'
  const read = async () => (await asAdmin<Charms>(site, document, {})).admin.items.nodes.map(({ name }) => name)
  expect(await read()).toEqual([])
  await dialog.getByRole('button', { name: 'Retry' }).click()
  await cms.notice('2 records deleted')
  await page.getByRole('button', { name: 'Undo' }).click()
  await cms.notice('2 records restored')
  expect(await read()).toEqual(charms)
  watched.forgive(/ERR_CONNECTION_RESET/)
})
