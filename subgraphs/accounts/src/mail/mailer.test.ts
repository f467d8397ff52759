import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from '@jest/globals'
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

describe('a mail server', () => {
  const servers: Server[] = []

  afterEach(async () => {
    for (const server of servers.splice(0)) {
      server.close()
      await once(server, 'close')
    }
  })

  /** Sends a mail by a server that talks like this; how long that took, and whether it failed. */
  async function sendBy(talk: (socket: Socket) => void) {
    const server = createServer((socket) => {
      socket.on('error', () => socket.destroy())
      talk(socket)
    }).listen(0, '127.0.0.1')
    servers.push(server)
    await once(server, 'listening')
    const { app } = testApp({ smtpUrl: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` })
    const from = performance.now()
    const isSent = await app
      .get(mailerService)
      .send(activationMail(to, app.settings.publicUrl, 'x'))
      .then(() => true)
      .catch(() => false)
    return { isSent, ms: performance.now() - from }
  }

  test('that never says anything fails the sending within five seconds', async () => {
    const { isSent, ms } = await sendBy(() => undefined)
    expect(isSent).toBe(false)
    expect(ms).toBeLessThan(5_000)
  })

  test('that goes on talking without an end fails it too', async () => {
    const { isSent, ms } = await sendBy((socket) => {
      socket.write('220 mail.example\r\n')
      const timer = setInterval(() => socket.write('250-wait\r\n'), 200)
      socket.on('close', () => clearInterval(timer))
      socket.resume()
      setTimeout(() => socket.destroy(), 6_000).unref()
    })
    expect(isSent).toBe(false)
    expect(ms).toBeLessThan(5_000)
  }, 15_000)
})

test('a folder that cannot be written fails the sending', async () => {
  const { app } = testApp({ dataDir: '/dev/null' })
  await expect(app.get(mailerService).send(activationMail(to, app.settings.publicUrl, 'x'))).rejects.toThrow(/ENOTDIR/)
})
