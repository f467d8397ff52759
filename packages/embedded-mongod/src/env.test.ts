import { existsSync, readFileSync } from 'node:fs'
import { afterEach, expect, it } from '@jest/globals'
import { serverEnvironment } from './env'
import { startEmbeddedMongod } from './start-embedded-mongod'
import { temporaryFolder } from './testing/a-server'

const secrets = { JWT_SECRET: 'secret-of-tokens', PASSWORD_PEPPER: 'pepper', NODE_OPTIONS: '' }

afterEach(() => {
  for (const name of Object.keys(secrets)) delete process.env[name]
})

it('a process of the database has what Node needs and nothing else', () => {
  const env = { ...secrets, PATH: '/bin', TMPDIR: '/tmp', MONGODB_URI: 'mongodb://a:b@c', SMTP_URL: 'smtp://a:b@c' }
  expect(serverEnvironment(env)).toEqual({ PATH: '/bin', TMPDIR: '/tmp' })
})

it('a database that is started has none of the secrets of its parent', async () => {
  Object.assign(process.env, secrets)
  const folder = temporaryFolder()
  const server = await startEmbeddedMongod({ dbPath: folder.path })
  try {
    // on systems that show the environment of a process
    const file = `/proc/${server.pid}/environ`
    const shown = existsSync(file) ? readFileSync(file, 'utf8') : ''
    expect(shown).not.toContain('secret-of-tokens')
    expect(shown).not.toContain('PASSWORD_PEPPER')
  } finally {
    await server.stop()
    folder.remove()
  }
})
