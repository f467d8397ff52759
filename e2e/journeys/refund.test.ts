import { expect, test } from '@jest/globals'
import { sidewaysOverflow } from '../src/accessibility'
import { closeWelcome, login, makePlayer, query } from '../src/api'
import { PremiumPages } from '../src/pages/premium'
import { joinStage } from '../src/stage'
import { waitUntil } from '../src/wait-until'

const stage = joinStage()

const findUser = async (token: string, name: string): Promise<string> => {
  interface Data {
    readonly admin: { readonly users: { readonly nodes: readonly { readonly id: string }[] } }
  }
  const document = 'query ($name: String!) { admin { users(search: $name) { nodes { id } } } }'
  const { admin } = await query<Data>(stage.site, token, document, { name })
  return admin.users.nodes[0]?.id ?? ''
}

/** The player's possessions that were paid for. */
const readPaid = async (token: string) => {
  interface Data {
    readonly me: {
      readonly subscription: { readonly level: string } | null
      readonly inventory: readonly { readonly amount: number; readonly item: { readonly name: string } }[]
    }
  }
  const document = '{ me { subscription { level } inventory { amount item { name } } } }'
  const { me } = await query<Data>(stage.site, token, document)
  return {
    level: me.subscription?.level ?? null,
    diamonds: me.inventory.find(({ item }) => item.name === 'Sanguine Diamond')?.amount ?? 0,
  }
}

const english = {
  name: 'Rosa',
  window: { width: 1440, height: 900, locale: 'en-GB' },
  language: 'en' as const,
  diamonds: 'A Single Tear',
  subscription: 'Silver Circle',
  paid: 'Paid',
  refunded: 'Refunded',
  refund: /^Refund .* of /,
  reason: 'Reason',
  confirm: /^Refund \$/,
  done: 'Refunded.',
  ad: 'Advertisement',
} as const

const german = {
  name: 'Edwin',
  window: { width: 390, height: 844, locale: 'de-DE' },
  language: 'de' as const,
  diamonds: 'Eine einzelne Träne',
  subscription: 'Silberner Zirkel',
  paid: 'Bezahlt',
  refunded: 'Erstattet',
  refund: /erstatten$/,
  reason: 'Grund',
  confirm: /^[\d.,]+.*erstatten$/,
  done: 'Erstattet.',
  ad: 'Anzeige',
} as const

test.each([english, german])('an admin refunds what $name bought, who sees that it is gone', async (text) => {
  const { site } = stage
  const token = await makePlayer(site, text.name)
  await closeWelcome(site, token)
  const { page } = await stage.visit({ token, ...text.window })
  const shop = new PremiumPages(page, site.url, text.language)
  for (const item of [text.diamonds, text.subscription]) {
    await shop.open()
    await shop.buy(item)
  }
  expect(await readPaid(token)).toEqual({ level: 'SILVER', diamonds: 1 })

  const adminToken = await login(site, 'admin', site.adminPassword)
  const admin = await stage.visit({ token: adminToken, ...text.window })
  await admin.page.goto(`${site.url}/admin/user/${await findUser(adminToken, text.name)}?tab=payments`)
  for (const left of [1, 0]) {
    await admin.page.getByRole('button', { name: text.refund }).first().click()
    const dialog = admin.page.getByRole('dialog')
    await dialog.getByLabel(text.reason).fill('Bought by mistake')
    await dialog.getByRole('button', { name: text.confirm }).click()
    await dialog.waitFor({ state: 'hidden' })
    const refunds = admin.page.getByRole('button', { name: text.refund })
    await waitUntil(`account with ${left} payments to refund`, async () => (await refunds.count()) === left)
  }
  expect(await sidewaysOverflow(admin.page)).toBe(0)
  expect(await readPaid(token)).toEqual({ level: null, diamonds: 0 })

  await page.goto(`${site.url}/profile`)
  for (const item of [text.diamonds, text.subscription])
    await page
      .getByRole('row', { name: new RegExp(item) })
      .getByText(text.refunded)
      .waitFor()
  expect(await sidewaysOverflow(page)).toBe(0)
  await page.goto(site.url)
  await page.getByRole('complementary', { name: text.ad }).waitFor()
})
