import { expect, test } from '@jest/globals'
import { testApp } from '@sanguine/kernel/testing'
import { createSigner } from 'fast-jwt'
import { accessTokensService } from './access-tokens'

const [older, newer] = ['an-older-secret-0123456789-0123456789', 'a-newer-secret-0123456789-0123456789']

function tokensWith(jwtSecret: string) {
  const { app, clock } = testApp({ jwtSecret })
  const tokens = app.get(accessTokensService)
  const sign = (seconds = 60) =>
    tokens.sign({ sub: 'a'.repeat(24), name: 'Mina', sid: 's', role: 'user', exp: clock.at / 1000 + seconds })
  return { tokens, clock, sign }
}

test('a token carries the claims that clients read', () => {
  const { tokens, sign, clock } = tokensWith(older)
  expect(tokens.read(sign())).toEqual({
    sub: 'a'.repeat(24),
    name: 'Mina',
    sid: 's',
    role: 'user',
    iat: clock.at / 1000,
    exp: clock.at / 1000 + 60,
    iss: 'sanguine',
    aud: 'sanguine-players',
  })
})

test('a token ends when its time is over', () => {
  const { tokens, sign, clock } = tokensWith(older)
  const token = sign(60)
  expect(tokens.read(token)).not.toBeNull()
  clock.advance(60_000)
  expect(tokens.read(token)).toBeNull()
})

test('a key is rotated without ending the sessions signed by the one before', () => {
  const token = tokensWith(older).sign()
  expect(tokensWith(`${newer}, ${older}`).tokens.read(token)).not.toBeNull()
  expect(tokensWith(newer).tokens.read(token)).toBeNull()
  expect(tokensWith(older).tokens.read(tokensWith(`${newer},${older}`).sign())).toBeNull()
})

test.each(['', 'x', 'a.b.c', `${'a'.repeat(5000)}.b.c`])('%p is no token', (text) => {
  expect(tokensWith(older).tokens.read(text)).toBeNull()
})

test('a token that was tampered with, unsigned, or made for somebody else is none', () => {
  const { tokens, sign, clock } = tokensWith(older)
  const [header, , signature] = sign().split('.')
  const claims = { sub: 'a', sid: 's', role: 'admin', exp: clock.at / 1000 + 60, iss: 'sanguine', aud: 'elsewhere' }
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url')
  expect(tokens.read(`${header}.${payload}.${signature}`)).toBeNull()
  expect(tokens.read(createSigner({ algorithm: 'none', kid: 'x' })(claims))).toBeNull()
  const kid = JSON.parse(Buffer.from(header ?? '', 'base64url').toString()).kid
  expect(tokens.read(createSigner({ key: older, kid, algorithm: 'HS256' })(claims))).toBeNull()
  expect(
    tokens.read(createSigner({ key: older, kid, algorithm: 'HS512' })({ ...claims, aud: 'sanguine-players' })),
  ).toBeNull()
})
