import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { digestOf } from '@sanguine/accounts'
import { Secret, TOTP } from 'otpauth'
import { siteKey } from '../settings'
import { startTestGateway, type TestGateway } from '../testing'
import { version } from '../version'

let gateway: TestGateway
const password = digestOf('Lucy of Whitby 1893')
const lucy = { username: 'Lucy', password, email: 'lucy@example.org' }

beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway.stop())

const multipart = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

describe('an account', () => {
  test('is registered, activated by the mailed link, and logs in', async () => {
    const token = await gateway.player('Mina')
    expect((await gateway.rest('/clientUser/getme', { token })).body).toMatchObject({ name: 'Mina', userRole: 1 })
  })

  test('with a taken name is a refusal, not an error', async () => {
    await gateway.rest('POST /user/register', { form: lucy })
    const { status, body } = await gateway.rest('POST /user/register', { form: { ...lucy, username: 'LUCY' } })
    expect([status, body]).toEqual([
      200,
      { success: false, message: 'This username is already taken.', code: 'NAME_TAKEN', field: 'username' },
    ])
  })

  test('that is not active can log in but cannot play', async () => {
    const token = await gateway.visitor('Renfield')
    const { status, text } = await gateway.rest('/clientUser/getme', { token })
    expect([status, text]).toEqual([403, 'Please activate your account with the link we emailed to you.'])
    expect((await gateway.rest('/user/resendActivationMail', { token })).body).toMatchObject({ success: true })
  })

  test('logs in, gets a success message, and a JWT with its name', async () => {
    await gateway.player('Arthur')
    const form = { username: 'ARTHUR', password: digestOf('Arthur of Whitby 1893') }
    const { body } = await gateway.rest('POST /user/login', { form })
    expect(body).toMatchObject({ success: true, message: 'Login Successful' })
    const claims = JSON.parse(Buffer.from(body.access_token.split('.')[1], 'base64url').toString())
    expect(claims).toMatchObject({ name: 'Arthur', role: 'user', sid: expect.any(String), exp: expect.any(Number) })
  })

  test('cannot be activated with an invalid token', async () => {
    const { status, text, headers } = await gateway.rest('/user/ActivateAccount/nonsense')
    expect([status, text]).toEqual([404, 'This activation link is not valid, or was used before.'])
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
  })
})

describe('a password', () => {
  const old = digestOf('Van Helsing of Whitby 1893')
  const next = digestOf('something quite new 1897')

  test('and an e-mail address are changed only by the account itself, with the password', async () => {
    const token = await gateway.player('Van Helsing')
    const change = (form: Record<string, string>) => gateway.rest('POST /user/UpdatePassword', { token, form })
    const { id: userId } = (await gateway.rest('/clientUser/getme', { token })).body
    expect((await change({ userId: '0'.repeat(24), currPw: old, newPw: next })).body).toMatchObject({ success: false })
    expect((await change({ userId, currPw: next, newPw: next })).body).toEqual({
      success: false,
      message: 'The password is wrong.',
      code: 'PASSWORD_WRONG',
      field: 'currPw',
    })
    expect((await change({ userId, currPw: old, newPw: next })).body).toMatchObject({ success: true })
    const form = { userId, password: next, email: 'abraham@example.org' }
    expect((await gateway.rest('POST /user/UpdateEmail', { token, form })).body).toMatchObject({ success: true })
    const email = async () => (await gateway.rest('/clientUser/getme', { token })).body.email
    expect(await email()).toBe('van.helsing@example.org')
    const confirm = (link: string) => gateway.rest('POST /user/ConfirmEmail', { form: { token: link } })
    expect((await confirm('nonsense')).body).toMatchObject({ success: false })
    expect((await confirm(gateway.newestToken('confirmEmail'))).body).toMatchObject({ success: true })
    expect(await email()).toBe('abraham@example.org')
  })

  test('that is forgotten is requested by name, and an invalid link is a 404', async () => {
    await gateway.visitor('Seward')
    const ask = (username: string) => gateway.rest('POST /user/ForgotPasswordRequest', { form: { username } })
    expect((await ask('seward')).body).toEqual({ success: true, message: 'Email sent to your email address' })
    expect(await ask('nobody')).toMatchObject({ status: 200, body: { success: false, message: 'Username not found' } })
    const retrieved = await gateway.rest('POST /user/ForgotPasswordRetrieve/', { form: { token: 'nonsense' } })
    expect([retrieved.status, retrieved.text]).toEqual([
      404,
      expect.stringMatching(/^This link has expired or is no longer valid/),
    ])
  })
})

describe('a second factor', () => {
  const shown = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: gateway.clock.at })

  test('is demanded by a login, which is refused with its next step, and then opens the session', async () => {
    const token = await gateway.player('Godalming')
    const credentials = { username: 'Godalming', password: digestOf('Godalming of Whitby 1893') }
    const post = (path: string, form: Record<string, string>, as?: string) =>
      gateway.rest(`POST /user/${path}`, { form, token: as })
    const { secret, ticket } = (await post('enrolTotp', { password: credentials.password }, token)).body
    const enrolled = await post('confirmTotp', { ticket, code: shown(secret) }, token)
    expect(enrolled.body).toMatchObject({ success: true, access_token: null })
    expect(enrolled.body.recoveryCodes).toHaveLength(10)
    gateway.advance(30_000)

    const { status, body } = await post('login', credentials)
    expect(status).toBe(200)
    expect(body).toEqual({
      success: false,
      message: 'Please confirm your login.',
      code: 'SECOND_FACTOR_REQUIRED',
      next_step: 'secondFactor',
      login_ticket: expect.any(String),
      methods: ['totp', 'recoveryCode'],
    })
    expect((await post('confirmLogin', { ticket: body.login_ticket, code: '000000' })).body).toEqual({
      success: false,
      message: 'The code is wrong, or was used before.',
      code: 'CODE_INVALID',
      field: 'code',
    })
    const confirmed = await post('confirmLogin', { ticket: body.login_ticket, code: shown(secret) })
    expect(confirmed.body).toMatchObject({ success: true, access_token: expect.any(String) })
    expect((await gateway.rest('/user/sessions', { token: confirmed.body.access_token })).body).toHaveLength(2)
    expect((await post('logout', {}, confirmed.body.access_token)).body).toMatchObject({ success: true })
    expect((await gateway.rest('/user/sessions', { token: confirmed.body.access_token })).status).toBe(401)
    expect((await gateway.rest('/user/secondFactors', { token })).body).toMatchObject({ recoveryCodesLeft: 10 })
  })
})

describe('a body', () => {
  const login = { username: 'Nobody', password }
  const refusal = { success: false, message: 'The username or the password is wrong.', code: 'LOGIN_FAILED' }

  test.each([
    ['as a form', { form: login }],
    ['as JSON', { json: login }],
    ['as multipart', { body: multipart(login) }],
  ])('is read %s', async (_name, call) => {
    expect((await gateway.rest('POST /user/login', call)).body).toEqual(refusal)
  })

  test.each([
    ['an operator', { username: { $gt: '' }, password }, /username: must be text/],
    ['an operator for the password', { username: 'x', password: { $ne: '' } }, /password: must be the SHA-256/],
    ['a list', { username: ['x'], password }, /username/],
    ['a number', { username: 7, password }, /username/],
    ['nothing', {}, /username/],
    ['a list as a whole', [], /\w/],
  ])('with %s is a 400 whose sentence names the field', async (_name, json, sentence) => {
    const { status, text } = await gateway.rest('POST /user/login', { json })
    expect([status, text]).toEqual([400, expect.stringMatching(sentence)])
  })

  test('with an operator in place of a mailed token is a 400 that names the field', async () => {
    const { status, text } = await gateway.rest('POST /user/ForgotPasswordRetrieve', { json: { token: { $ne: '' } } })
    expect([status, text]).toEqual([400, 'token: must be text.'])
  })

  test('that is not JSON is a 400', async () => {
    const call = { body: '{"username":', headers: { 'Content-Type': 'application/json' } }
    expect(await gateway.rest('POST /user/login', call)).toMatchObject({
      status: 400,
      text: 'The body is not valid JSON.',
    })
  })

  test('with __proto__ is a 400', async () => {
    const call = { body: '{"__proto__":{"x":1}}', headers: { 'Content-Type': 'application/json' } }
    expect((await gateway.rest('POST /user/login', call)).status).toBe(400)
  })

  test('of another media type is a 415', async () => {
    const call = { body: 'x', headers: { 'Content-Type': 'text/csv' } }
    expect(await gateway.rest('POST /user/login', call)).toMatchObject({
      status: 415,
      text: 'The body must be of the type application/json or application/x-www-form-urlencoded or multipart/form-data.',
    })
    expect((await gateway.rest('POST /user/login', { body: 'x' })).status).toBe(415)
  })

  test('with too many values is a 413 that names the limit', async () => {
    const lines = Array(60_000).fill({})
    const form = new URLSearchParams(lines.map((_line, index): [string, string] => ['a', String(index)]))
    for (const call of [{ json: { username: 'x', lines } }, { body: form }]) {
      const { status, text } = await gateway.rest('POST /user/login', call)
      expect([status, text]).toEqual([
        413,
        'The values of the body are too many: a list has 60000 entries, where 1000 are allowed.',
      ])
    }
  })

  test('past a megabyte is a 413', async () => {
    const big = 'x'.repeat(1_100_000)
    for (const call of [
      { json: { username: big } },
      { form: { username: big } },
      { body: multipart({ username: big }) },
    ])
      expect((await gateway.rest('POST /user/login', call)).status).toBe(413)
  })

  test.each([
    ['cut off', '--x\r\nContent-Disposition: form-data; name="username"\r\n\r\nMi', 'multipart/form-data; boundary=x'],
    ['without a boundary', 'username=Mina', 'multipart/form-data'],
  ])('of multipart %s is a 4xx with a sentence', async (_name, body, type) => {
    const { status, text } = await gateway.rest('POST /user/login', { body, headers: { 'Content-Type': type } })
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(text).toMatch(/^[A-Z].*\.$/)
  })

  test('with an unexpected file is a 400', async () => {
    const form = new FormData()
    form.append('username', new Blob(['x']), 'x.txt')
    expect(await gateway.rest('POST /user/login', { body: form })).toMatchObject({
      status: 400,
      text: 'This call takes no files.',
    })
  })
})

describe('a path', () => {
  test.each(['/version', '/version/', '/VERSION/', '/Version'])('%s is accepted', async (path) => {
    const { status, text, headers } = await gateway.rest(path)
    expect([status, text]).toEqual([200, version])
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
  })

  test('keeps the case of its parameters', async () => {
    const { text } = await gateway.rest('/USER/ACTIVATEACCOUNT/AbC')
    expect(text).toBe('This activation link is not valid, or was used before.')
  })

  test.each(['/nowhere', '/users', '/user/login/more'])('%s is a 404 with a sentence', async (path) => {
    expect(await gateway.rest(path)).toMatchObject({ status: 404, text: 'There is no such call.' })
  })

  test('that is broken is a 400', async () => {
    const { status, text } = await gateway.rest('/user/ActivateAccount/%E0%A4%A')
    expect([status, text]).toEqual([400, 'The address is not valid.'])
  })

  test('that is too long is a 414', async () => {
    const { status, text } = await gateway.rest(`/user/ActivateAccount/${'a'.repeat(301)}`)
    expect([status, text]).toEqual([414, 'The address is too long.'])
  })
})

describe('a caller', () => {
  test.each([[''], ['unknown']])('with the key %p is refused by a 403, never a 401', async (key) => {
    const { status, text } = await gateway.rest('/clientUser/getme', { headers: { 'X-Api-Key': key } })
    expect([status, text]).toEqual([403, expect.stringMatching(/X-Api-Key/)])
  })

  test('with an Authorization header that is no token is a 401 for public calls too', async () => {
    const { status } = await gateway.rest('/version', { headers: { Authorization: 'Basic x' } })
    expect(status).toBe(401)
  })

  test('without a token is a 401', async () => {
    const { status, text, headers } = await gateway.rest('/clientUser/getme')
    expect([status, text]).toEqual([401, 'Please log in.'])
    expect(headers.get('www-authenticate')).toBe('Bearer')
  })

  test.each(['Bearer nonsense', 'Bearer', 'Basic bWluYTpibG9vZA==', `Bearer ${'x'.repeat(4000)}`])(
    'with the authorization %p is a 401',
    async (authorization) => {
      const { status } = await gateway.rest('/clientUser/getme', { headers: { Authorization: authorization } })
      expect(status).toBe(401)
    },
  )

  test('of another role is a 403', async () => {
    const token = await gateway.player('Arabella')
    expect((await gateway.rest('/item', { token })).status).toBe(403)
    expect((await gateway.rest('/item', { token: await gateway.adminToken() })).status).toBe(200)
  })

  test('with a stale token may still log in', async () => {
    const call = { token: 'stale', form: { username: 'Nobody', password } }
    expect((await gateway.rest('POST /user/login', call)).status).toBe(200)
  })

  test.each(['application/problem+json', 'application/json', 'application/*', '*/*', undefined])(
    'with the Accept %p and without X-Version gets errors as RFC 9457',
    async (accept) => {
      const response = await fetch(`${gateway.url}/api/user/login`, {
        method: 'POST',
        headers: {
          'X-Api-Key': siteKey,
          'Content-Type': 'application/json',
          ...(accept !== undefined && { Accept: accept }),
        },
        body: JSON.stringify({ username: 'Mina', password: 'x' }),
      })
      expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
      expect(response.headers.get('vary')).toBe('Accept, Accept-Language, X-Version')
      expect(await response.json()).toEqual({
        type: 'urn:sanguine:problem:invalid-input',
        code: 'INVALID_INPUT',
        title: 'Bad Request',
        status: 400,
        detail: 'password: must be the SHA-256 of the password as 64 hex digits in lower case.',
        instance: expect.stringMatching(/^urn:sanguine:request:/),
        requestId: expect.any(String),
        field: 'password',
      })
    },
  )
})

describe('a GET that changes something', () => {
  test.each([{ 'Sec-Purpose': 'prefetch' }, { Purpose: 'prefetch' }, { 'Sec-Purpose': 'prefetch;prerender' }])(
    'is not prefetched by %p',
    async (headers) => {
      const token = await gateway.visitor()
      const { status, text } = await gateway.rest('/user/resendActivationMail', { token, headers })
      expect([status, text]).toEqual([403, 'This call changes something, so it cannot be prefetched.'])
    },
  )

  test.each([
    { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' },
    { 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'image' },
    { 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'script' },
  ])('is not opened as a page or loaded as a part of one by %p', async (headers) => {
    const token = await gateway.visitor()
    const { status, text } = await gateway.rest('/user/resendActivationMail', { token, headers })
    expect([status, text]).toEqual([
      403,
      'This call changes something, so it cannot be opened as a page or loaded as a part of one.',
    ])
  })

  test('is neither cached nor run by a HEAD', async () => {
    const token = await gateway.visitor()
    expect((await gateway.rest('/user/resendActivationMail', { token })).headers.get('cache-control')).toBe('no-store')
    const head = await gateway.rest('HEAD /user/resendActivationMail', { token })
    expect([head.status, head.headers.get('allow')]).toEqual([405, 'GET'])
  })
})
