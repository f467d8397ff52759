import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { digestOf } from '@sanguine/accounts'
import { startTestGateway, type TestGateway } from '../testing'

/** The fields of a refusal that a program reads, beside the sentence. */

let gateway: TestGateway
let token: string

beforeAll(async () => {
  gateway = await startTestGateway()
  token = await gateway.player('Mina')
})
afterAll(() => gateway.stop())

const itemId = '0123456789abcdef01234567'

test('a refused action has the code of the user error in GraphQL', async () => {
  const { body } = await gateway.rest('POST /game/buysell', { token, json: { itemId, amount: 1 } })
  expect(body).toEqual({ success: false, message: 'There is no such item.', code: 'UNKNOWN_ITEM' })
})

test('a hunt that is too early returns the seconds that are left', async () => {
  expect((await gateway.rest('/Game/quickhunt', { token })).body).toMatchObject({ success: true })
  gateway.advance(3_000)
  const { body } = await gateway.rest('/Game/quickhunt', { token })
  expect(body).toMatchObject({ success: false, code: 'HUNT_TOO_EARLY', seconds: expect.any(Number) })
  expect(body.message).toContain(` ${body.seconds} seconds`)
})

test('a success has no code', async () => {
  const { body } = await gateway.rest('POST /user/endOtherSessions', { token })
  expect(Object.keys(body)).toEqual(['success', 'message'])
})

test('a refusal names the field with the name in the call', async () => {
  const taken = { username: 'mina', password: digestOf('a long one of her own'), email: 'other@example.org' }
  const registered = await gateway.rest('POST /user/register', { json: taken })
  expect(registered.body).toMatchObject({ success: false, code: 'NAME_TAKEN', field: 'username' })
  const { id } = (await gateway.rest('/clientUser/getme', { token })).body
  const wrong = { userId: id, currPw: digestOf('not hers'), newPw: digestOf('a long one of her own') }
  const changed = await gateway.rest('POST /user/UpdatePassword', { token, json: wrong })
  expect(changed.body).toMatchObject({ success: false, code: 'PASSWORD_WRONG', field: 'currPw' })
  const common = { ...wrong, newPw: digestOf('password') }
  const guessed = await gateway.rest('POST /user/UpdatePassword', { token, json: common })
  expect(guessed.body).toMatchObject({ success: false, code: 'PASSWORD_TOO_COMMON', field: 'newPw' })
  const foreign = await gateway.rest('POST /user/UpdatePassword', { token, json: { ...wrong, userId: itemId } })
  expect(foreign.body).toMatchObject({ success: false, code: 'NOT_YOURS', field: 'userId' })
})

test('registration that has not opened yet returns the seconds until it opens', async () => {
  const early = await startTestGateway({ settings: { registrationOpensAt: gateway.clock.now() + 90_500 } })
  const json = { username: 'Lucy', password: digestOf('a long one of her own'), email: 'lucy@example.org' }
  const { body } = await early.rest('POST /user/register', { json })
  expect(body).toMatchObject({ success: false, code: 'REGISTRATION_CLOSED', seconds: expect.any(Number) })
  expect(body.seconds).toBeGreaterThan(0)
  await early.stop()
})
