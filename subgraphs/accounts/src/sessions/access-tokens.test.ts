import { createHash } from 'node:crypto'
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

test('a token contains the claims that clients read', () => {
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

test('a token names the key that signed it, without revealing a hash of the secret', () => {
  const headerOf = (secret: string) =>
    JSON.parse(Buffer.from(tokensWith(secret).sign().split('.')[0] ?? '', 'base64url').toString())
  const { kid, ...rest } = headerOf(older)
  expect(rest).toEqual({ alg: 'HS256', typ: 'JWT' })
  expect(kid).toMatch(/^[0-9a-f]{12}$/)
  expect(createHash('sha256').update(older).digest('hex')).not.toContain(kid)
  expect(headerOf(`${older} , ${newer}`).kid).toBe(kid)
  expect(headerOf(newer).kid).not.toBe(kid)
})

test('a token expires at its time', () => {
  const { tokens, sign, clock } = tokensWith(older)
  const token = sign(60)
  expect(tokens.read(token)).not.toBeNull()
  clock.advance(60_000)
  expect(tokens.read(token)).toBeNull()
})

test('a key can be rotated without ending sessions signed by the former one', () => {
  const token = tokensWith(older).sign()
  expect(tokensWith(`${newer}, ${older}`).tokens.read(token)).not.toBeNull()
  expect(tokensWith(newer).tokens.read(token)).toBeNull()
  expect(tokensWith(older).tokens.read(tokensWith(`${newer},${older}`).sign())).toBeNull()
})

test.each(['', 'x', 'a.b.c', `${'a'.repeat(5000)}.b.c`])('%p is not a token', (text) => {
  expect(tokensWith(older).tokens.read(text)).toBeNull()
})

test('a token that was changed, is unsigned, or has another audience is refused', () => {
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

test.each(['sub', 'sid', 'exp', 'iss', 'aud'])('a token signed by our key without %s is refused', (claim) => {
  const { tokens, sign, clock } = tokensWith(older)
  const kid = JSON.parse(Buffer.from(sign().split('.')[0] ?? '', 'base64url').toString()).kid
  const signed = createSigner({ key: older, kid, algorithm: 'HS256', noTimestamp: true })
  const claims = { sub: 'a', sid: 's', exp: clock.at / 1000 + 60, iss: 'sanguine', aud: 'sanguine-players' }
  expect(tokens.read(signed(claims))).toEqual(claims)
  expect(tokens.read(signed({ ...claims, [claim]: undefined }))).toBeNull()
})
