import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { accessibilityViolations, sidewaysOverflow } from '../src/accessibility'
import { closeWelcome, login, makePlayer, quickHunt } from '../src/api'
import { joinStage } from '../src/stage'

const stage = joinStage()

const password = 'secret of whitby 1893'

const texts = {
  en: {
    password: 'Your password',
    exportAction: 'Export my data',
    exported: 'The file was saved.',
    whatGoes: /This cannot be undone\./,
    whatRemains: /Some records are kept under the number of your account/,
    deleteAction: 'Delete my account',
    exportFirst: 'Export your data first if you want to keep a copy.',
    deleteConfirm: 'Delete for good',
    deleted: 'Your account is deleted.',
  },
  de: {
    password: 'Dein Passwort',
    exportAction: 'Meine Daten exportieren',
    exported: 'Die Datei wurde gespeichert.',
    whatGoes: /Das lässt sich nicht rückgängig machen\./,
    whatRemains: /Einiges bleibt unter der Nummer deines Kontos und ohne Namen erhalten/,
    deleteAction: 'Mein Konto löschen',
    exportFirst: 'Exportiere deine Daten vorher, wenn du eine Kopie behalten möchtest.',
    deleteConfirm: 'Endgültig löschen',
    deleted: 'Dein Konto ist gelöscht.',
  },
} as const

/** Saves the export; returns what is in it. */
async function exportOwnData(page: Page, text: (typeof texts)['en' | 'de']) {
  await page.getByRole('button', { name: text.exportAction }).click()
  await page.getByLabel(text.password).fill(password)
  const begun = page.waitForEvent('download')
  await page.getByRole('button', { name: text.exportAction }).click()
  const download = await begun
  await page.getByText(text.exported).waitFor()
  expect(download.suggestedFilename()).toMatch(/^sanguine-data-\d{4}-\d\d-\d\d\.json$/)
  return JSON.parse(readFileSync(await download.path(), 'utf8')) as {
    readonly format: string
    readonly collections: Readonly<Record<string, readonly { readonly name?: string }[]>>
  }
}

test.each([
  { name: 'Jasper', language: 'en', window: { width: 1440, height: 900, locale: 'en-GB' } },
  { name: 'Helene', language: 'de', window: { width: 390, height: 844, locale: 'de-DE' } },
] as const)(
  'a player exports the account data and deletes the account, in $language at $window.width px; the login stops working',
  async ({ name, language, window }) => {
    const { site } = stage
    const text = texts[language]
    const token = await makePlayer(site, name, password)
    await closeWelcome(site, token)
    await quickHunt(site, token)
    const watched = await stage.visit({ token, ...window })
    const { page } = watched
    // The deletion ends the event stream, which the page may request again before it knows the result.
    watched.forgive(/401 .*\/api\/v1\/events/)
    await page.goto(`${site.url}/account/privacy`)

    const { format, collections } = await exportOwnData(page, text)
    expect([format, collections.accounts?.map((account) => account.name)]).toEqual(['sanguine-own-data', [name]])
    expect(collections.players).toHaveLength(1)

    await page.getByText(text.whatGoes).waitFor()
    await page.getByText(text.whatRemains).waitFor()
    await page.getByRole('button', { name: text.deleteAction }).click()
    await page.getByText(text.exportFirst).waitFor()
    expect(await sidewaysOverflow(page)).toBe(0)
    expect(await accessibilityViolations(page)).toEqual([])
    await page.getByLabel(text.password).fill(password)
    await page.getByRole('button', { name: text.deleteConfirm }).click()
    await page.getByText(text.deleted).waitFor()
    await page
      .getByRole('link', { name: /^log ?in$|^anmelden$/i })
      .first()
      .waitFor()
    await page.waitForFunction(() => localStorage.getItem('access_token') === null)
    expect(await login(site, name, password).catch(() => undefined)).toBeUndefined()
  },
)
