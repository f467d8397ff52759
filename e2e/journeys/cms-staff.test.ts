import { expect, test } from '@jest/globals'
import { makeStaff, setRole } from '../src/admin-api'
import { closeWelcome, endSession, login, makePlayer, query, waitForRole } from '../src/api'
import { waitForFocus } from '../src/keyboard'
import { AdminPages } from '../src/pages/admin'
import { GamePages } from '../src/pages/game'
import { VisitorPages } from '../src/pages/visitor'
import { setStillStage } from '../src/stage'
import { passTime } from '../src/still-site'

// Phases and missions last for hours at this speed, so that none ends but by the clock.
const stage = setStillStage()

/** Milliseconds until something of a player is due. */
async function timeTo(token: string, due: 'mission' | 'phase'): Promise<number> {
  interface Due {
    readonly me: {
      readonly mission: { readonly endsAt: string }
      readonly huntingGround: { readonly region: { readonly rule: { readonly turnsAt: string } } }
    }
  }
  const document = '{ me { mission { endsAt } huntingGround { region { rule { turnsAt } } } } }'
  const { me } = await query<Due>(stage.site, token, document)
  const at = due === 'mission' ? me.mission.endsAt : me.huntingGround.region.rule.turnsAt
  return Date.parse(at) - stage.site.now()
}

test('an editor sees the sections of content, and is refused users and analytics at their addresses', async () => {
  const { site } = stage
  const { page } = await stage.visit({ token: await makeStaff(site, 'Seward', 'EDITOR') })
  const cms = new AdminPages(page, site.url)
  await cms.openSection('items')
  const sections = await cms.sections()
  expect(sections).toEqual(expect.arrayContaining(['items', 'enemies', 'regions', 'missions', 'news', 'history']))
  expect(sections).not.toEqual(expect.arrayContaining(['user']))
  expect(sections).not.toEqual(expect.arrayContaining(['analytics']))
  for (const path of ['user', 'analytics']) {
    await cms.load(path)
    await page.waitForURL('**/admin/items')
  }
})

test('an editor reports an incident in one language, and visitors read it and its update until it is resolved', async () => {
  const { site } = stage
  const { page } = await stage.visit({ token: await makeStaff(site, 'Bilder', 'EDITOR') })
  const cms = new AdminPages(page, site.url)
  await cms.load('incidents/new')
  const written = page.getByRole('form', { name: 'Text of the incident' })
  await written.getByLabel('Title (German)').fill('E-Mails kommen später')
  await written.getByLabel('Text (English)').fill('We look into it.')
  await written.getByRole('checkbox', { name: 'Mails' }).check()
  await written.getByRole('button', { name: 'Publish' }).click()
  await cms.notice('The incident is on the status page.')

  const visitor = (await stage.visit()).page
  await visitor.goto(`${site.url}/status`)
  const open = visitor.getByRole('region', { name: 'What is happening now' })
  await open.locator('[lang=de]').getByText('E-Mails kommen später').waitFor()
  await open.getByText('We look into it.').waitFor()

  const update = page.getByRole('form', { name: 'New update' })
  await update.getByLabel('State').selectOption({ label: 'Resolved' })
  await update.getByLabel('Text (English)').fill('All mails were sent.')
  await update.getByRole('button', { name: 'Post' }).click()
  await cms.notice('The update is on the status page.')
  await visitor.reload()
  const past = visitor.getByRole('region', { name: 'Incidents and outages' })
  await past.getByText('All mails were sent.').waitFor()
  expect(await open.count()).toBe(0)
})

test('support sees only the users, the apps that players register, and their history', async () => {
  const { site } = stage
  const { page } = await stage.visit({ token: await makeStaff(site, 'Hennessey', 'SUPPORT') })
  const cms = new AdminPages(page, site.url)
  await cms.openSection('user')
  expect(await cms.sections()).toEqual(['user', 'apps', 'history'])
  for (const path of ['enemies/new', 'analytics']) {
    await cms.load(path)
    await page.waitForURL('**/admin/user')
  }
})

test('a new role changes the sections of an open CMS with its next call, and still applies after a reload', async () => {
  const { site } = stage
  const token = await makeStaff(site, 'Quincey', 'SUPPORT')
  const { page } = await stage.visit({ token })
  const cms = new AdminPages(page, site.url)
  await cms.openSection('user')
  await setRole(site, 'Quincey', 'EDITOR')
  await waitForRole(site, token, 'EDITOR')
  await page.getByRole('searchbox').fill('Quincey')
  await cms.sectionLink('items').waitFor()
  expect(await cms.sections()).not.toContain('user')
  await page.goto(`${site.url}/admin/items`)
  expect(await cms.sections()).toContain('items')
  await setRole(site, 'Quincey', 'USER')
  await waitForRole(site, token, 'USER')
  // On a busy machine the list has not made its own call yet, which is refused before anything is typed.
  const leaving = page.waitForURL((url) => !url.pathname.startsWith('/admin'))
  await Promise.race([leaving, page.getByRole('main').getByRole('searchbox').fill('hat')])
  await leaving
})

test('a session that ends during a ban is renewed in a dialog on a narrow screen, and the ban is made', async () => {
  const { site } = stage
  await makePlayer(site, 'Swales')
  const token = await makeStaff(site, 'Godalming', 'SUPPORT')
  const watched = await stage.visit({ token, width: 320, height: 568 })
  const { page } = watched
  await page.goto(`${site.url}/admin/user`)
  await page.getByRole('link', { name: /^Swales/ }).click()
  await page.getByRole('button', { name: 'Ban…' }).click()
  await page.getByLabel('Reason').fill('He eats the flies of other players.')
  await endSession(site, token)

  const ban = page.getByRole('dialog', { name: 'Ban Swales?' })
  const login = page.getByRole('dialog', { name: 'Log in again' })
  await ban.getByRole('button', { name: 'Ban', exact: true }).click()
  await waitForFocus(login.getByLabel('Password'))
  expect(await login.getByLabel('Username').inputValue()).toBe('Godalming')
  expect(await login.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)

  await page.keyboard.press('Escape')
  await page.getByText('You are not logged in any more.', { exact: false }).waitFor()
  expect(await ban.getByLabel('Reason').inputValue()).toBe('He eats the flies of other players.')
  await ban.getByRole('button', { name: 'Ban', exact: true }).click()
  await login.getByLabel('Password').fill('Godalming reads the ledger')
  await page.keyboard.press('Enter')
  await login.waitFor({ state: 'detached' })
  await ban.waitFor({ state: 'detached' })
  await page.getByText('He eats the flies of other players.').waitFor()
  watched.forgive(/401/)
})

test('missions that are forced to a ground take place there, for the next mission of every player', async () => {
  const { site } = stage
  const token = await makePlayer(site, 'Arthur')
  await closeWelcome(site, token)
  const { page: playerPage } = await stage.visit({ token })
  await playerPage.clock.install()
  await playerPage.goto(site.url)
  await new GamePages(playerPage, site.url).arrive()

  const { page } = await stage.visit({ token: await login(site, 'admin', site.adminPassword) })
  const cms = new AdminPages(page, site.url)
  // A new player can go to these two grounds, and stands on the second.
  await cms.forceMissions('Ashen Vale', 'Wolfsmoor')
  await passTime(site, playerPage, (await timeTo(token, 'mission')) + 1000)
  await playerPage.getByRole('link', { name: 'To Wolfsmoor' }).waitFor()
  await cms.forceMissions('Ashen Vale', 'Hollow Abbey')
  await passTime(site, playerPage, (await timeTo(token, 'mission')) + 1000)
  await playerPage.getByText('You are in the right place: Hollow Abbey').waitFor()
})

test('a ban with its reason reaches the open game with its next call; after the ban is lifted the player plays again', async () => {
  const { site } = stage
  const [name, password] = ['Renfield', 'flies and then spiders']
  const token = await makePlayer(site, name, password)
  await closeWelcome(site, token)
  const watched = await stage.visit({ token })
  const { page: playing } = watched
  // The ban ends the event stream, which the page may request again before its next call.
  watched.forgive(/403 .*\/api\/v1\/events/)
  await playing.clock.install()
  const turn = await timeTo(token, 'phase')
  await playing.goto(`${site.url}/hunt`)
  await playing.getByRole('button', { name: 'Quick attack' }).waitFor()
  const { page: returning } = await stage.visit()

  const { page } = await stage.visit({ token: await login(site, 'admin', site.adminPassword) })
  const cms = new AdminPages(page, site.url)
  await cms.openUser(name)
  await cms.ban(name, 'Sold sugar for gold')
  await waitForRole(site, token, 'BANNED')

  // The page asks for the next phase of its region.
  await passTime(site, playing, turn + 1000)
  await playing.getByText('Reason: Sold sugar for gold').waitFor()
  await new VisitorPages(returning, site.url).login(name, password)
  await returning.getByText('Reason: Sold sugar for gold').waitFor()

  await page.getByRole('button', { name: 'Lift the ban (User again)' }).click()
  await cms.notice(`${name} is not banned any more.`)
  await waitForRole(site, token, 'USER')
  await playing.reload()
  await new GamePages(playing, site.url).arrive()
  await returning.reload()
  await returning.getByRole('heading', { name: 'Your account is not banned any more.' }).waitFor()
  await returning.getByRole('button', { name: 'LOGIN' }).click()
  await new VisitorPages(returning, site.url).login(name, password)
  await new GamePages(returning, site.url).arrive()
})
