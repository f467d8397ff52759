import { describe, expect, test } from '@jest/globals'
import { packRelease } from '@sanguine/content/testing'
import { type NotificationLine, notificationKinds } from '@sanguine/rules'
import { composeNotification } from './compose-notification'

const release = packRelease()
const now = Date.UTC(2025, 0, 1)
const [ground] = release.grounds.values()
const [item] = release.items.values()

const aLine = (kind: NotificationLine['kind'], fields: Partial<NotificationLine> = {}): NotificationLine => ({
  kind,
  cause: 'cause',
  expiresAt: now + 1,
  hasBadge: true,
  amount: 3,
  endsAt: now + 42 * 60_000,
  groundId: ground?.id ?? '',
  itemId: item?.id ?? '',
  ...fields,
})

describe.each(['en', 'de'] as const)('in %s', (language) => {
  test.each(notificationKinds)('a notification of the kind %s is short, and opens a page of the site', (kind) => {
    const { title, body, path, tag } = composeNotification(aLine(kind), { release, language, now })
    expect(title).toMatch(/^\S.{3,38}\S$/)
    expect(body).toMatch(/^\S.{3,118}\S$/)
    expect(path).toMatch(/^\/[a-z]*/)
    expect(tag).toBe(kind)
  })

  test.each(notificationKinds)('one of the kind %s works for content that no longer exists', (kind) => {
    const gone = { groundId: 'gone', itemId: 'gone' }
    const { body } = composeNotification(aLine(kind, gone), { release, language, now })
    expect(body).not.toMatch(/undefined|gone|^:|^\s|×/)
  })
})

test('a German sentence after a name keeps its capital, and distinguishes one win from several', () => {
  const textOf = (fields: Partial<NotificationLine>) =>
    composeNotification(aLine('missionEnding', fields), { release, language: 'de', now }).body
  expect(textOf({})).toBe(`${ground?.name}: Es fehlen 3 Siege, noch 42 min.`)
  expect(textOf({ amount: 1, groundId: 'gone' })).toBe('Es fehlt 1 Sieg, noch 42 min.')
})

test('an English sentence without a name before it begins with a capital', () => {
  const line = aLine('huntReady', { groundId: 'gone' })
  expect(composeNotification(line, { release, language: 'en', now }).body).toBe('Your next hunt can begin.')
})
