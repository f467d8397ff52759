import { createHash } from 'node:crypto'
import { describe, expect, test } from '@jest/globals'
import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { closeWelcome, makePlayer, passwordOf, query, register, waitForEndOf } from '../src/api'
import { VisitorPages } from '../src/pages/visitor'
import { joinStage, setStillStage } from '../src/stage'
import { waitUntil } from '../src/wait-until'
import { wordsIn } from '../src/words'

const stage = joinStage()

const password = 'secret of whitby 1893'

test('a browser shows that another browser ended its session, and is logged out', async () => {
  const { site } = stage
  const token = await makePlayer(site, 'Arthur', password)
  await closeWelcome(site, token)
  const first = await stage.visit({ token })
  await first.page.goto(`${site.url}/account/security`)
  await first.page.getByRole('heading', { name: 'Security' }).waitFor()

  const second = await stage.visit()
  await new VisitorPages(second.page, site.url).login('Arthur', password)
  await second.page.getByRole('complementary', { name: 'Your hunter' }).waitFor()
  await second.page.goto(`${site.url}/account/security`)
  await second.page.getByRole('button', { name: /^End the session/ }).click()
  await second.page.getByText('The session was ended.').waitFor()

  await waitForEndOf(site, token)
  await first.page.getByRole('button', { name: 'Add an app' }).click()
  await first.page.getByLabel('Your password').fill(password)
  await first.page.getByRole('button', { name: 'Add an app' }).click()
  await first.page.getByText('Your session has ended. Please log in again.').waitFor()
  await first.page.getByLabel('Username').waitFor()
  first.forgive(/401/)
})

test('an authenticator app is added on a phone in German, and the next login requires its code', async () => {
  const { site } = stage
  const token = await makePlayer(site, 'Mina', password)
  await closeWelcome(site, token)
  const { page } = await stage.visit({ token, locale: 'de-DE', width: 390, height: 844 })
  await page.goto(`${site.url}/account/security`)
  await page.getByRole('button', { name: 'App einrichten' }).click()
  await page.getByLabel('Dein Passwort').fill(password)
  await page.getByRole('button', { name: 'App einrichten' }).click()
  await page.getByRole('img', { name: 'QR-Code des Schlüssels' }).waitFor()
  const [secret = ''] = /[A-Z2-7]{32}/.exec((await page.locator('form').textContent()) ?? '') ?? []
  const app = new TOTP({ secret: Secret.fromBase32(secret) })
  await page.getByLabel('Code der App').fill(app.generate())
  await page.getByRole('button', { name: 'Bestätigen' }).click()
  await page.getByRole('button', { name: 'Ich habe sie gesichert' }).click()
  await page.getByText('Noch 10 Codes.', { exact: false }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)

  const other = await stage.visit({ width: 390, height: 844 })
  await new VisitorPages(other.page, site.url).login('Mina', password)
  // Each code is valid once. The code of the next half minute is already valid, and longest.
  const nextCode = app.generate({ timestamp: Date.now() + 30_000 })
  await other.page.getByLabel('Code of your authenticator app, or a recovery code').fill(nextCode)
  await other.page.getByRole('button', { name: 'Confirm login' }).click()
  await other.page.getByText('Login Successful').waitFor()
})

test('a passkey is added, confirms a login with the password, and replaces the password at another login', async () => {
  const { site } = stage
  const { url } = site
  await closeWelcome(site, await makePlayer(site, 'Quincey', password))
  const { page } = await stage.visit()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
  const visitor = new VisitorPages(page, url)
  await visitor.login('Quincey', password)
  await page.getByText('Login Successful').waitFor()
  await page.goto(`${url}/account/security`)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('Name of the passkey').fill('Laptop')
  await page.getByLabel('Your password').fill(password)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await page.getByRole('button', { name: 'Remove the passkey Laptop' }).waitFor()

  await page.evaluate(() => localStorage.removeItem('access_token'))
  await visitor.login('Quincey', password)
  await page.getByRole('button', { name: 'Use your passkey' }).click()
  await page.getByText('Login Successful').waitFor()

  await page.evaluate(() => localStorage.removeItem('access_token'))
  await page.goto(`${url}/login`)
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await page.getByText('Login Successful').waitFor()
})

test('an app sends a player to the site, gets a token after the consent, and loses it when it is disconnected', async () => {
  const { site } = stage
  const { url } = site
  const token = await makePlayer(site, 'Thaddeus', password)
  await closeWelcome(site, token)
  const fields = 'name: "Crypt companion", redirectUris: ["https://app.example/done"], scopes: ["read"]'
  const { registerApp } = await query<{ readonly registerApp: { readonly app: { readonly id: string } } }>(
    site,
    token,
    `mutation { registerApp(input: { ${fields}, isConfidential: false }) { app { id } } }`,
    {},
  )
  const verifier = 'v'.repeat(43)
  const request = new URLSearchParams({
    client_id: registerApp.app.id,
    redirect_uri: 'https://app.example/done',
    response_type: 'code',
    scope: 'read',
    state: 'of-the-app',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })

  const { page } = await stage.visit({ width: 320, height: 640 })
  await page.route('https://app.example/**', (route) => route.fulfill({ body: 'Back at the app' }))
  await page.goto(`${url}/oauth/authorize?${request}`)
  await page.getByLabel('Username').fill('Thaddeus')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'LOGIN' }).click()
  await page.getByRole('heading', { name: 'Connect Crypt companion?' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  await page.getByRole('button', { name: 'Allow' }).press('Enter')
  await page.getByText('Back at the app').waitFor()
  const returned = new URL(page.url()).searchParams
  expect([returned.get('state'), returned.get('iss')]).toEqual(['of-the-app', url])

  const exchange = await fetch(`${url}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: registerApp.app.id,
      redirect_uri: 'https://app.example/done',
      code: returned.get('code') ?? '',
      code_verifier: verifier,
    }),
  })
  const { access_token } = (await exchange.json()) as { readonly access_token: string }
  const me = () => fetch(`${url}/api/v1/me`, { headers: { Authorization: `Bearer ${access_token}` } })
  expect((await me()).status).toBe(200)
  await page.goto(`${url}/account/security`)
  await page.getByRole('button', { name: 'Disconnect the app Crypt companion' }).click()
  await page.getByText('The app was disconnected.').waitFor()
  await waitUntil('end of the token', async () => (await me()).status === 401)
})

describe('a link of a mail that has expired says so, and leads to a new one', () => {
  const late = setStillStage()
  const [hour, day] = [3_600_000, 86_400_000]

  /** Opens the link of the newest mail to an address, once another one than `former` is there. Returns its path. */
  async function openLink(page: Page, to: string, path: string, former = ''): Promise<string> {
    let found = ''
    await waitUntil(`link to ${path}`, async () => {
      const mail = (await late.site.mailTo(to)).replace(/=\r?\n/g, '')
      found = new RegExp(`/${path}/[\\w-]+`).exec(mail)?.[0] ?? ''
      return found !== '' && found !== former
    })
    await page.goto(`${late.site.url}${found}`)
    return found
  }

  describe.each([
    {
      locale: 'en-GB',
      width: 1440,
      words: wordsIn('en'),
      activation: /^This activation link has expired/,
      others: /^This link has expired or is no longer valid/,
    },
    {
      locale: 'de-DE',
      width: 320,
      words: wordsIn('de'),
      activation: /^Dieser Aktivierungslink ist abgelaufen/,
      others: /^Dieser Link ist abgelaufen oder nicht mehr gültig/,
    },
  ])('in $locale at $width px', ({ locale, width, words: { whole }, activation, others }) => {
    const nameFor = (purpose: string) => `${purpose} ${locale.slice(0, 2)}`
    const emailOf = (name: string) => `${name.toLowerCase().replace(/\W/g, '')}@example.org`
    const button = (page: Page, key: string) => page.getByRole('button', { name: whole(`visitor:${key}`) })
    const heading = (page: Page, key: string) => page.getByRole('heading', { name: whole(`visitor:${key}`) })
    const visit = async (token?: string) =>
      (await late.visit({ locale, width, height: 800, ...(token && { token }) })).page

    test('for the activation of an account', async () => {
      const name = nameFor('Arthur')
      const link = `/activateAccount/${await register(late.site, name)}`
      late.site.advance(8 * day)
      const page = await visit()
      await page.goto(`${late.site.url}${link}`)
      await page.getByText(activation).waitFor()
      await page.getByRole('link', { name: whole('visitor:activate.askAgain') }).click()
      await page.getByLabel(whole('visitor:account.username')).fill(name)
      await page.getByLabel(whole('visitor:account.password')).fill(passwordOf(name))
      await button(page, 'login.submit').click()
      await heading(page, 'notice.activate').waitFor()
      await button(page, 'notice.resend').click()
      await page.getByText(whole('visitor:notice.resent')).waitFor()
      await openLink(page, emailOf(name), 'activateAccount', link)
      await heading(page, 'activate.success').waitFor()
    })

    test('for a new password', async () => {
      const name = nameFor('Mina')
      await makePlayer(late.site, name)
      const ask =
        'mutation ($username: String!) { requestPasswordReset(input: { username: $username }) { __typename } }'
      await query(late.site, null, ask, { username: name })
      await late.site.mailTo(emailOf(name))
      late.site.advance(hour + 1)
      const page = await visit()
      const link = await openLink(page, emailOf(name), 'forgotPasswordRetrieve')
      await page.getByText(others).waitFor()
      await page.getByLabel(whole('visitor:account.username')).fill(name)
      await button(page, 'forgot.askAgain').click()
      await page.getByText(whole('visitor:forgot.sent')).waitFor()
      await openLink(page, emailOf(name), 'forgotPasswordRetrieve', link)
      await heading(page, 'forgot.retrieved').waitFor()
    })

    test('for a new address', async () => {
      const name = nameFor('Lucy')
      const token = await makePlayer(late.site, name)
      await closeWelcome(late.site, token)
      const email = `new.${emailOf(name)}`
      const password = createHash('sha256').update(passwordOf(name)).digest('hex')
      const change = 'mutation ($input: UpdateEmailInput!) { updateEmail(input: $input) { userErrors { code } } }'
      await query(late.site, token, change, { input: { email, password } })
      await late.site.mailTo(email)
      late.site.advance(day + 1)
      const page = await visit(token)
      await openLink(page, email, 'confirmEmail')
      await button(page, 'confirmEmail.confirm').click()
      await page.getByText(others).waitFor()
      await page.getByRole('link', { name: whole('visitor:confirmEmail.again') }).click()
      await page.waitForURL(`${late.site.url}/profile`)
      await page.getByRole('heading', { level: 1 }).waitFor()
    })
  })
})
