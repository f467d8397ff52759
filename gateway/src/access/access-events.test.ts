import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { digestOf } from '@sanguine/accounts'
import { type CapturedLog, captureLog, startTestGateway, type TestGateway } from '../testing'

let gateway: TestGateway
let captured: CapturedLog
let token: string

beforeAll(async () => {
  captured = captureLog()
  gateway = await startTestGateway({ log: captured.log })
  token = await gateway.player('Mina')
})
afterAll(() => gateway.stop())

/** The events that the work writes to the security log. */
async function eventsOf(work: () => Promise<unknown>): Promise<readonly unknown[]> {
  const before = captured.lines().length
  await work()
  const lines = captured.lines().slice(before)
  return lines.flatMap(({ event, reason, method }) => (event === undefined ? [] : [[event, reason ?? method]]))
}

const logIn = (username: string, password: string) =>
  gateway.rest('POST /user/login', { form: { username, password: digestOf(password) } })

test('successful and failed logins are in the security log, with the reason', async () => {
  expect(await eventsOf(() => logIn('Mina', 'Mina of Whitby 1893'))).toEqual([['security.login.succeeded', 'password']])
  expect(await eventsOf(() => logIn('Mina', 'a guess'))).toEqual([['security.login.failed', 'passwordWrong']])
  expect(await eventsOf(() => logIn('Nobody', 'a guess'))).toEqual([['security.login.failed', 'nameUnknown']])
  expect(captured.text()).not.toMatch(/Mina|Nobody|a guess/)
})

test('refused input is in the security log, once a minute for each caller and operation, by either API', async () => {
  const refused = [['security.input.refused', undefined]]
  const equip = 'mutation($id: ID!) { equip(input: { itemId: $id }) { userErrors { code } } }'
  const wrong = () => gateway.graphql(equip, { id: '../../etc/passwd' }, token)
  expect(await eventsOf(wrong)).toEqual(refused)
  expect(await eventsOf(wrong)).toEqual([])
  expect(await eventsOf(() => gateway.graphql('{ passwords }', {}, token))).toEqual(refused)
  expect(await eventsOf(() => gateway.graphql('{ passwords }'))).toEqual(refused)
  expect(await eventsOf(() => gateway.rest('/image/..%2fpasswd'))).toEqual(refused)
  gateway.advance(60_000)
  const sent = { Authorization: `Bearer ${token}`, 'Content-Type': 'text/html' }
  expect(await eventsOf(() => fetch(`${gateway.url}/graphql`, { method: 'POST', headers: sent, body: '<p>' }))).toEqual(
    refused,
  )
  expect(captured.text()).not.toContain('passwd')
})

test('a refused permission is in the security log, by either API', async () => {
  const refused = [['security.permission.refused', undefined]]
  expect(await eventsOf(() => gateway.rest('/setting', { token }))).toEqual(refused)
  expect(await eventsOf(() => gateway.graphql('{ admin { settings { autoHuntBacklogHours } } }', {}, token))).toEqual(
    refused,
  )
})
