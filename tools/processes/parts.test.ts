import { describe, expect, test } from '@jest/globals'
import { startParts, withParts } from './parts'

describe('a program of several parts', () => {
  const run = (fails: 'start' | 'stop' | null) => {
    const stopped: string[] = []
    const started = startParts(async (parts) => {
      parts.add('folder', (name) => stopped.push(name))
      parts.add('database', (name) => {
        stopped.push(name)
        if (fails === 'stop') throw new Error('The database does not stop.')
      })
      if (fails === 'start') throw new Error('The gateway does not start.')
      parts.add('gateway', (name) => stopped.push(name))
      return { url: 'http://localhost' }
    })
    return { stopped, started }
  }

  test('runs until it is stopped once, the last part first', async () => {
    const { stopped, started } = run(null)
    const site = await started
    expect([site.url, stopped]).toEqual(['http://localhost', []])
    await site.stop()
    await site.stop()
    expect(stopped).toEqual(['gateway', 'database', 'folder'])
  })

  test('stops all parts if one does not start', async () => {
    const { stopped, started } = run('start')
    await expect(started).rejects.toThrow('The gateway does not start.')
    expect(stopped).toEqual(['database', 'folder'])
  })

  test('stops the other parts if one does not stop, and throws its error', async () => {
    const { stopped, started } = run('stop')
    const site = await started
    await expect(site.stop()).rejects.toThrow('The database does not stop.')
    expect(stopped).toEqual(['gateway', 'database', 'folder'])
  })
})

test.each([true, false])('parts are stopped after their use, whether it fails: %s', async (fails) => {
  const stopped: string[] = []
  const used = withParts(async (parts) => {
    parts.add('browser', (name) => stopped.push(name))
    if (fails) throw new Error('The page did not come.')
    return 3
  })
  await (fails ? expect(used).rejects.toThrow('The page did not come.') : expect(used).resolves.toBe(3))
  expect(stopped).toEqual(['browser'])
})
