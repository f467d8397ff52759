import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { testApp } from '@sanguine/kernel/testing'
import { mailerService, outboxOf } from './mailer'
import { activationMail, newPasswordMail, passwordResetMail } from './mails'

const to = { name: 'Jörg & <Mina>', email: 'mina@example.org' }

test('without SMTP each mail is one file, whole, in the order of sending', async () => {
  const { app, clock } = testApp()
  const mailer = app.get(mailerService)
  for (const token of ['one', 'two', 'three']) {
    await mailer.send(activationMail({ ...to, name: 'Mina' }, app.settings.publicUrl, token))
    if (token === 'two') clock.advance(5)
  }
  const folder = outboxOf(app.settings.dataDir)
  const names = readdirSync(folder).sort()
  expect(names.every((name) => name.endsWith('.eml'))).toBe(true)
  const texts = names.map((name) => readFileSync(join(folder, name), 'latin1'))
  expect(texts.map((text) => /activateAccount\/(\w+)\r/.exec(text)?.[1])).toEqual(['one', 'two', 'three'])
})

test('a mail is 7bit or quoted-printable, as text and as HTML', async () => {
  const { app } = testApp()
  await app.get(mailerService).send(passwordResetMail(to, app.settings.publicUrl, 'f'.repeat(64)))
  const folder = outboxOf(app.settings.dataDir)
  const text = readFileSync(join(folder, readdirSync(folder)[0] ?? ''), 'latin1')
  const encodings = [...text.matchAll(/^content-transfer-encoding: (.+?)\r$/gim)].map((match) => match[1])
  expect(encodings).toHaveLength(2)
  expect(encodings.every((encoding) => encoding === '7bit' || encoding === 'quoted-printable')).toBe(true)
  expect(text).toMatch(/^content-type: text\/plain; charset=utf-8\r$/im)
  expect(text).toMatch(/^content-type: text\/html; charset=utf-8\r$/im)
  expect(text).toMatch(/^from: Sanguine <no-reply@localhost>\r$/im)
  expect(/[^\t\r\n\x20-\x7e]/.test(text)).toBe(false)
})

test('a name is text in the HTML of a mail, never markup', () => {
  const { html } = newPasswordMail(to, 'https://sanguine.example', '<b>')
  expect(html).toContain('Jörg &#38; &#60;Mina&#62;')
  expect(html).not.toContain('<Mina>')
  expect(html).not.toContain('<b>')
})

test('a folder that cannot be written fails the sending', async () => {
  const { app } = testApp({ dataDir: '/dev/null' })
  await expect(app.get(mailerService).send(activationMail(to, app.settings.publicUrl, 'x'))).rejects.toThrow(/ENOTDIR/)
})
