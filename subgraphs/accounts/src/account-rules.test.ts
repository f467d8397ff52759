import { expect, test } from '@jest/globals'
import { checkEmail, checkName } from './account-rules'
import { nameKeyOf } from './accounts.model'

test.each(['Van', 'Van Helsing', 'x_y-z.9', 'Jörg', `${'a'.repeat(32)}`])('%p is accepted as a name', (name) => {
  expect(checkName(name)).toEqual({ ok: true, value: name })
})

test.each([
  'ab',
  'a'.repeat(33),
  '...',
  'a  b',
  'a\u200bbc',
  'Дракула',
  'аdmin',
  'ᴀdmin',
  'ɑdmin',
  'admin\u200d',
  'ad\u00admin',
  '<b>x',
  '$gt',
  '   ',
])('%p is refused as a name', (name) => {
  expect(checkName(name)).toMatchObject({ ok: false, refusal: { code: 'nameInvalid', field: 'username' } })
})

test('names that differ only in case or Unicode form are the same', () => {
  expect(nameKeyOf(' MINA ')).toBe(nameKeyOf('mina'))
  expect(nameKeyOf('Jo\u0308rg')).toBe(nameKeyOf('J\u00d6RG'))
})

test.each(['a@b.de', 'first.last+tag@mail.example.info'])('%p is accepted as an e-mail address', (email) => {
  expect(checkEmail(` ${email} `)).toEqual({ ok: true, value: email })
})

test.each([
  '',
  'a',
  'a@b',
  'a@b.c',
  'a@b.museum',
  'a b@c.de',
  'a@b.de,c@d.de',
  'a@b.de\r\nBcc: c@d.de',
  `${'a'.repeat(65)}@b.de`,
  'a\0b@c.de',
  'a\u202eb@c.de',
  'a@mar\u212a.de',
  'a@b.d\u017f',
  `a@${'b-'.repeat(120)}`,
  'x@-example.com',
  'x@example-.com',
])('%p is refused as an e-mail address', (email) => {
  expect(checkEmail(email)).toMatchObject({
    ok: false,
    refusal: { code: 'emailInvalid', field: 'email' },
  })
})
