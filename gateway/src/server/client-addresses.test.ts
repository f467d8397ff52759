import { expect, test } from '@jest/globals'
import { captureLog, startTestGateway } from '../testing'

test('neither the log nor the database contains the address of a client', async () => {
  const { log, lines } = captureLog('debug')
  const env = { TRUST_PROXY: '1' }
  const settings = { isProduction: true }
  const logged = await startTestGateway({ log, env, settings })
  try {
    const headers = { 'x-forwarded-for': '203.0.113.7' }
    const login = { username: 'admin', password: '0'.repeat(64) }
    await logged.rest('POST /user/login', { json: login, headers })
    await logged.rest('POST /user/login', { json: { username: 7 }, headers })
    await logged.rest('/nowhere', { headers })
    const token = await logged.player('Mina')
    await logged.rest('/clientUser/getme', { token, headers })
    await fetch(`${logged.url}/graphql`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ nothing }' }),
    })
    expect(lines().length).toBeGreaterThan(4)
    expect(lines().filter((line) => /203\.0\.113\.7|mina/i.test(JSON.stringify(line)))).toEqual([])
    const { connection } = logged.database
    for (const { name } of await connection.listCollections())
      expect(JSON.stringify(await connection.collection(name).find({}).toArray())).not.toContain('203.0.113.7')
  } finally {
    await logged.stop()
  }
})
