import { expect, test } from '@jest/globals'
import { expectSound } from '../src/accessibility'
import { closeWelcome, makePlayer, winOnce } from '../src/api'
import { tabTo } from '../src/keyboard'
import { joinStage } from '../src/stage'
import { wasAway } from '../src/was-away'

const stage = joinStage(600)

/** Makes a player who has hunted until a fight was won. */
async function makeHunter(name: string): Promise<string> {
  const token = await makePlayer(stage.site, name)
  await closeWelcome(stage.site, token)
  await winOnce(stage.site, token)
  return token
}

test('a fight is opened from the journal, replayed by keyboard, shared, seen without an account, and revoked', async () => {
  const token = await makeHunter('Lenore')
  const { page } = await stage.visit({ token, width: 1440, height: 900, isMoving: true })
  await page.goto(`${stage.site.url}/journal`)
  await page
    .getByRole('link', { name: /^Victory over / })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: /^Lenore beat / }).waitFor()
  await page.getByText('Before the first round').waitFor()
  await expectSound(page)
  const address = page.url()
  await page.keyboard.press('ArrowRight')
  await page.getByText(/^Round 1 of /).waitFor()
  await tabTo(page, page.getByRole('button', { name: '2×' }))
  await page.keyboard.press('Enter')
  const play = page.getByRole('button', { name: /^(Play|Play again)$/ })
  await play.click()
  await page.getByRole('button', { name: 'Play again' }).waitFor()

  await page.getByRole('button', { name: 'Make a link' }).click()
  const link = await page.getByRole('textbox', { name: 'Link to this fight' }).inputValue()
  await page.getByRole('button', { name: 'Copy link' }).waitFor()
  await expectSound(page)
  const { page: stranger } = await stage.visit({ width: 1440, height: 900 })
  await stranger.goto(link)
  await stranger.getByRole('heading', { level: 1, name: /^Lenore beat / }).waitFor()
  expect(await stranger.title()).toContain('Lenore beat')
  await expectSound(stranger)
  expect(await stranger.getByRole('button', { name: 'Make a link' }).count()).toBe(0)

  await page.goto(`${stage.site.url}/journal/links`)
  await page.getByRole('button', { name: 'Revoke link' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke link' }).click()
  await page.getByText('You are not sharing any fights').waitFor()
  await stranger.reload()
  await stranger.getByText('It was revoked, or it never existed.').waitFor()
  await page.goto(address)
  await page.getByRole('button', { name: 'Make a link' }).waitFor()
})

test('a player who comes back reads what happened, dismisses it, and finds it again in the journal', async () => {
  const token = await makeHunter('Annabel')
  const { page } = await stage.visit({ token, width: 1440, height: 900 })
  await page.goto(stage.site.url)
  await page.getByRole('heading', { name: 'Journal' }).waitFor()
  expect(await page.getByRole('heading', { name: /^You were away for / }).count()).toBe(0)
  await wasAway(page, 9)
  await page.reload()
  const panel = page.getByRole('region', { name: 'You were away for 9 hours' })
  await panel.getByText(/^\d+ hunts?: \d+ won,( \d+ drawn,)? \d+ lost$/).waitFor()
  await expectSound(page)
  await panel.getByRole('button', { name: 'Dismiss' }).click()
  await panel.waitFor({ state: 'detached' })
  await page.goto(`${stage.site.url}/journal`)
  await page.getByRole('link', { name: 'While you were away' }).click()
  await page.getByText(/^You were away for 9 hours:/).waitFor()
  await page.getByRole('link', { name: 'Read it in the journal' }).click()
  await page.getByLabel('From').waitFor()
  await page
    .getByRole('link', { name: /^Victory over / })
    .first()
    .waitFor()
})

test('statistics, drop rates and a replay without motion work in German on a phone', async () => {
  const token = await makeHunter('Ligeia')
  const phone = { width: 390, height: 844, locale: 'de-DE' }
  const { page } = await stage.visit({ token, ...phone })
  await page.goto(`${stage.site.url}/statistics`)
  await page.getByRole('heading', { level: 1, name: 'Statistik' }).waitFor()
  await page.getByRole('img', { name: /^Insgesamt: .* Einnahmen, .* Ausgaben$/ }).waitFor()
  expect(
    await page.getByRole('region', { name: 'Jagden nach Jagdgrund und Kreatur: Tabelle' }).getByRole('row').count(),
  ).toBeGreaterThan(1)
  await expectSound(page)

  await page.goto(`${stage.site.url}/journal`)
  await page
    .getByRole('link', { name: /^Sieg: / })
    .first()
    .click()
  await page.getByText(/^(Alle \d Runden|Eine Runde)$/).waitFor()
  expect(await page.getByRole('button', { name: 'Abspielen' }).count()).toBe(0)
  await expectSound(page)

  const { page: visitor } = await stage.visit(phone)
  await visitor.goto(stage.site.url)
  await visitor.getByRole('link', { name: 'Beutechancen' }).click()
  await visitor.getByRole('heading', { level: 1, name: 'Beutechancen, angegeben und beobachtet' }).waitFor()
  await visitor.getByText('Noch nicht genug Kämpfe').first().waitFor()
  await expectSound(visitor)
})
