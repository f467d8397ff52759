import { expect, test } from '@jest/globals'
import { accessibilityViolations, sidewaysOverflow } from '../src/accessibility'
import { closeWelcome, makePlayer, query } from '../src/api'
import { GamePages } from '../src/pages/game'
import { PremiumPages } from '../src/pages/premium'
import { joinStage } from '../src/stage'

// Each journey goes through several pages and waits for a payment.
const stage = joinStage()

const desktop = { language: 'en', width: 1440, height: 900, locale: 'en-GB' } as const
const phone = { language: 'de', width: 360, height: 740, locale: 'de-DE' } as const

async function visitAs(name: string, { language, ...window }: typeof desktop | typeof phone = desktop) {
  const { site } = stage
  const token = await makePlayer(site, name)
  await closeWelcome(site, token)
  const watched = await stage.visit({ token, ...window })
  const { page } = watched
  return { token, watched, page, game: new GamePages(page, site.url), shop: new PremiumPages(page, site.url, language) }
}

const owned = async (token: string, name: string): Promise<number> => {
  const document = '{ me { inventory { amount item { name } } } }'
  interface Data {
    readonly me: {
      readonly inventory: readonly { readonly amount: number; readonly item: { readonly name: string } }[]
    }
  }
  const { me } = await query<Data>(stage.site, token, document)
  return me.inventory.find(({ item }) => item.name === name)?.amount ?? 0
}

test('diamonds are bought in a separate window, and both windows show that they are paid', async () => {
  const { page, shop, token } = await visitAs('Estella')
  await page.goto(stage.site.url)
  await page.getByRole('complementary', { name: 'Your hunter' }).getByRole('link', { name: 'Premium shop' }).click()
  const dialog = await shop.ask('A Moment of Weakness')
  expect(await accessibilityViolations(page)).toEqual([])
  const window = await shop.pay()
  await dialog.getByText(shop.text.waiting).waitFor()
  await window.getByText('This is play money. Nothing is charged.').waitFor()
  await shop.approve(window)
  expect(new URL(window.url()).pathname).toMatch(/^\/shopcallback\/[0-9a-f]{24}$/)
  await window.close()
  await shop.thanks()
  expect(await owned(token, 'Sanguine Diamond')).toBe(5)
})

test('a subscription is bought on a phone in German, upgraded for the difference, and cancelled by two clicks', async () => {
  const { page, shop } = await visitAs('Laura', phone)
  await page.goto(stage.site.url)
  await page.getByRole('complementary', { name: 'Anzeige' }).waitFor()
  await page.getByRole('link', { name: 'Ohne Werbung spielen' }).click()
  await shop.buy('Silberner Zirkel')
  const silver = shop.card('Silberner Zirkel')
  await silver.getByText('Dein Abonnement', { exact: true }).waitFor()
  expect(await sidewaysOverflow(page)).toBe(0)
  await shop
    .card('Goldener Zirkel')
    .getByText(/zahlst du nur die Differenz/)
    .waitFor()
  await shop.buy('Goldener Zirkel')
  const gold = shop.card('Goldener Zirkel')
  await gold.getByText(/Es verlängert sich am 1\. /).waitFor()
  await silver.getByText('Du hast ein höheres Abonnement.').waitFor()
  await shop.card('Goldmonat').getByRole('link', { name: shop.text.buy }).waitFor()

  await gold.getByRole('button', { name: '„Goldener Zirkel“ kündigen' }).click()
  await page
    .getByRole('dialog')
    .getByText(/gelten noch bis einschließlich \d+\. /)
    .waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Abonnement kündigen' }).click()
  await gold.getByText(/Es ist gekündigt und gilt noch bis einschließlich \d+\. /).waitFor()
  await gold.getByText(/ab dem 1\. .+ fortsetzen/).waitFor()
  expect(await gold.getByRole('button').count()).toBe(0)

  await page.goto(stage.site.url)
  await page.getByRole('link', { name: 'Premium-Shop' }).first().waitFor()
  expect(await page.getByRole('complementary', { name: 'Anzeige' }).count()).toBe(0)
})

test('a gift is bought for a player whose name is looked up first', async () => {
  const recipient = await makePlayer(stage.site, 'Philip')
  const { page, shop, token } = await visitAs('Herbert')
  await shop.open()
  const dialog = await shop.askGift('A Face: The Pierrot', 'Nobody at all')
  await dialog.getByRole('alert').waitFor()
  await dialog.getByLabel(shop.text.recipient).fill('philip')
  await dialog.getByText('A gift for Philip').waitFor()
  const window = await shop.pay()
  await window.getByRole('button', { name: shop.text.approve, exact: true }).click()
  await window.getByText('Thank you, your gift is delivered').waitFor()
  await page
    .getByRole('dialog')
    .getByText(/Philip has received your gift/)
    .waitFor()
  const face = 'The Pierrot in Mourning'
  expect([await owned(token, face), await owned(recipient, face)]).toEqual([0, 1])
})

test('a payment whose window was closed is approved from the profile, on a phone in German', async () => {
  const { page, shop, token } = await visitAs('Magwitch', phone)
  await shop.open()
  await shop.ask('Eine einzelne Träne')
  await (await shop.pay()).close()
  await page.getByRole('dialog').getByText(shop.text.waiting).waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).last().click()
  await page.reload()
  await page.getByText('Dein Kauf von „Eine einzelne Träne“ ist nicht abgeschlossen').waitFor()

  await page.goto(`${stage.site.url}/profile`)
  const row = page.getByRole('row', { name: /Eine einzelne Träne/ })
  await row.getByText('Nicht bestätigt').waitFor()
  expect(await sidewaysOverflow(page)).toBe(0)
  await row.getByRole('link', { name: /bestätigen$/ }).click()
  await shop.approve(page)
  await page.getByRole('link', { name: 'Zu deinem Profil' }).click()
  await page
    .getByRole('row', { name: /Eine einzelne Träne/ })
    .getByText('Bezahlt')
    .waitFor()
  expect(await owned(token, 'Sanguine Diamond')).toBe(1)
})

test('a declined card is reported in both windows, and another card pays', async () => {
  const { page, shop, token } = await visitAs('Abraham')
  await shop.open()
  await shop.ask('A Single Tear')
  const window = await shop.pay()
  await window.getByRole('button', { name: shop.text.decline }).click()
  await window.getByText('The payment was declined').waitFor()
  await page.getByRole('dialog').getByText('The payment was declined').waitFor()
  await window.getByRole('link', { name: 'Approve the payment' }).click()
  await window.getByRole('alert').getByText('The card was declined. Try again with another one.').waitFor()
  await shop.approve(window)
  await shop.thanks()
  expect(await owned(token, 'Sanguine Diamond')).toBe(1)
})

test('a deal that is sold once is crossed off after the purchase, also in a tab that was already open', async () => {
  const { page, shop, watched } = await visitAs('Jonathan')
  await shop.open()
  const second = await stage.secondTab(watched)
  const before = new PremiumPages(second.page, stage.site.url)
  await before.open()
  await before.ask('Housewarming')

  await shop.showDeal('The Estate of a Stranger')
  await shop.showDeal('Housewarming')
  await shop.buy('Housewarming')
  const card = shop.card('Housewarming')
  await card.getByText('You have this already').waitFor()
  expect(await card.getByRole('link', { name: shop.text.buy }).count()).toBe(0)

  await second.page.getByRole('dialog').getByRole('button', { name: shop.text.pay }).click()
  await second.page.getByText('This can be bought only once, and the player already has it.').first().waitFor()
  await page.getByRole('group', { name: 'One-time deals' }).waitFor()
})

test('the callback page needs no session, and shows if there is no such payment', async () => {
  const { shop, page } = await visitAs('Vera')
  await shop.open()
  await shop.ask('A Single Tear')
  const window = await shop.pay()
  await shop.approve(window)
  const callback = window.url()
  const visitor = await stage.visit()
  await visitor.page.goto(callback)
  await visitor.page.getByText(shop.text.done).waitFor()
  await visitor.page.getByRole('link', { name: 'LOGIN' }).waitFor()
  expect(await accessibilityViolations(visitor.page)).toEqual([])
  await visitor.page.goto(`${stage.site.url}/shopcallback/${'0'.repeat(24)}`)
  await visitor.page.getByText('There is no such payment').waitFor()
  await page.close()
})
