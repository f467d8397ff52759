import { expect, test } from '@jest/globals'
import type { Request } from 'playwright-core'
import { closeWelcome, makePlayer, quickHunt } from '../src/api'
import { isEventStream } from '../src/navigate'
import { GamePages } from '../src/pages/game'
import { joinStage } from '../src/stage'
import { waitUntil } from '../src/wait-until'
import { wordsIn } from '../src/words'

const stage = joinStage()
const { whole } = wordsIn('en')

/** A new player with two tabs of one browser. */
async function openTabs(name: string) {
  const { site } = stage
  const token = await makePlayer(site, name)
  await closeWelcome(site, token)
  const first = await stage.visit({ token })
  return { site, token, pages: [first.page, (await stage.secondTab(first)).page] as const }
}

test('two tabs play the same combat, and it costs one bait', async () => {
  const { site, pages } = await openTabs('Hindley')
  const buttons = []
  for (const page of pages) {
    await page.goto(`${site.url}/hunt`)
    buttons.push(await page.getByRole('button', { name: 'Attack', exact: true }).elementHandle())
  }
  // The stream may show the fight of one tab in the other before its click, and take the button away.
  await Promise.all(buttons.map((button) => button?.evaluate((element) => (element as HTMLElement).click())))
  for (const page of pages) await page.getByRole('heading', { name: 'Round I', exact: true }).waitFor()
  // The later click may have been one for the next round, which the other tab shows by the stream.
  await waitUntil('same fight in both tabs', async () => {
    const logs = await Promise.all(pages.map((page) => page.locator('[role=log]').textContent()))
    return logs[0] === logs[1]
  })
  expect(await new GamePages(pages[0], site.url).countInInventory('Warm Rat')).toBe(19)
})

test('a fight that another device ends shows its result in each tab', async () => {
  const { site, token, pages } = await openTabs('Linton')
  for (const page of pages) {
    await page.goto(`${site.url}/hunt`)
    await page.getByRole('button', { name: 'Attack', exact: true }).waitFor()
  }
  await pages[0].getByRole('button', { name: 'Attack', exact: true }).click()
  for (const page of pages) await page.getByRole('heading', { name: 'Round I', exact: true }).waitFor()
  await quickHunt(site, token)
  for (const page of pages) await page.getByRole('dialog', { name: /^(Victory|Loss|Draw)$/ }).waitFor()
})

test('two tabs share one event stream and show what happens elsewhere', async () => {
  const { site, token, pages } = await openTabs('Nelly')
  const requests: Request[] = []
  for (const page of pages) page.on('request', (request) => requests.push(request))
  for (const page of pages) {
    await page.goto(`${site.url}/journal`)
    await page.getByText(whole('journal.empty.title')).waitFor()
  }
  await quickHunt(site, token)
  for (const page of pages) await page.getByText(whole('journal.empty.title')).waitFor({ state: 'detached' })
  expect(requests.filter(isEventStream)).toHaveLength(1)
})

test('a logout in one tab logs out the other', async () => {
  const { site, pages } = await openTabs('Isabella')
  for (const page of pages) {
    await page.goto(site.url)
    await page.getByRole('complementary', { name: 'Your hunter' }).waitFor()
  }
  await new GamePages(pages[0], site.url).logout()
  await pages[1].getByRole('link', { name: 'LOGIN' }).waitFor()
})
