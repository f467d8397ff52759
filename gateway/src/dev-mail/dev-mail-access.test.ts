import { expect, test } from '@jest/globals'
import { readEnv } from '../env'
import { settingsOf } from '../settings'
import { devMailAccess } from './dev-mail-access'

const secrets = { JWT_SECRET: 'x'.repeat(32), PASSWORD_PEPPER: 'x'.repeat(32) }
const accessWith = (variables: NodeJS.ProcessEnv) => {
  const env = readEnv({ ...secrets, ...variables })
  return devMailAccess(settingsOf(env), env)
}

test.each<[NodeJS.ProcessEnv]>([
  [{}],
  [{ HOST: '::1' }],
  [{ PUBLIC_URL: 'http://localhost:4000', HOST: '0.0.0.0' }],
  [{ PUBLIC_URL: 'http://127.0.0.1:4000' }],
  [{ PUBLIC_URL: 'http://[::1]:4000' }],
])('with %p callers of this machine read the mails', (variables) => {
  expect(accessWith(variables)).toBe('local')
})

test.each<[NodeJS.ProcessEnv]>([
  [{ PUBLIC_URL: 'https://sanguine.example' }],
  [{ PUBLIC_URL: 'https://localhost.sanguine.example' }],
  [{ HOST: '0.0.0.0' }],
  [{ HOST: '192.168.0.7' }],
  [{ DEV_MAIL: 'false' }],
  [{ NODE_ENV: 'production' }],
  [{ NODE_ENV: 'production', DEV_MAIL: 'true' }],
  [{ SMTP_URL: 'smtp://mail.example', DEV_MAIL: 'true' }],
])('with %p no caller may read the mails', (variables) => {
  expect(accessWith(variables)).toBe('none')
})

test('if the operator allows it every caller reads the mails', () => {
  expect(accessWith({ DEV_MAIL: 'true', PUBLIC_URL: 'https://preview.example' })).toBe('all')
})
