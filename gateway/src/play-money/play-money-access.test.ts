import { expect, test } from '@jest/globals'
import { readEnv } from '../env'
import { playMoneyAccess } from './play-money-access'

const secrets = { JWT_SECRET: 'x'.repeat(32), PASSWORD_PEPPER: 'x'.repeat(32) }
const accessWith = (variables: NodeJS.ProcessEnv) => playMoneyAccess(readEnv({ ...secrets, ...variables }))

test.each<[NodeJS.ProcessEnv]>([[{}], [{ HOST: '::1' }], [{ PUBLIC_URL: 'http://localhost:4000', HOST: '0.0.0.0' }]])(
  'with %p callers of this machine pay with play money',
  (variables) => {
    expect(accessWith(variables)).toBe('local')
  },
)

test.each<[NodeJS.ProcessEnv]>([
  [{ PUBLIC_URL: 'https://sanguine.example' }],
  [{ HOST: '0.0.0.0' }],
  [{ NODE_ENV: 'production' }],
  [{ ALLOW_PLAY_MONEY: 'false' }],
  [{ PAYPAL_CLIENT_ID: 'id', PAYPAL_CLIENT_SECRET: 'secret', ALLOW_PLAY_MONEY: 'true' }],
])('with %p no caller pays with play money', (variables) => {
  expect(accessWith(variables)).toBe('none')
})

test('if the operator allows it every caller pays with play money, also in production', () => {
  expect(accessWith({ NODE_ENV: 'production', ALLOW_PLAY_MONEY: 'true' })).toBe('all')
})
