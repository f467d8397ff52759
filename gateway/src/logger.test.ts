import { describe, expect, test } from '@jest/globals'
import { createLogger } from './logger'

function linesOf(write: (log: ReturnType<typeof createLogger>) => void): readonly string[] {
  const lines: string[] = []
  write(createLogger({ LOG_LEVEL: 'info' }, { write: (line) => void lines.push(line) }))
  return lines
}

describe('a line of the log', () => {
  test('is one line of JSON with the time in milliseconds, whatever is in it', () => {
    const text = 'Mina\n{"level":60,"msg":"forged"}\r\u2028\u001b[31m'
    const lines = linesOf((log) => log.warn({ name: text }, text))
    expect(lines).toHaveLength(1)
    expect(lines[0]?.trimEnd()).not.toMatch(/\p{Cc}/u)
    expect(JSON.parse(lines[0] ?? '')).toEqual({ level: 40, time: expect.any(Number), name: text, msg: text })
  })

  test('hides passwords, tokens and addresses wherever they turn up', () => {
    const secrets = {
      password: 'typed-1',
      token: 'typed-2',
      authorization: 'typed-3',
      email: 'typed-4',
      code: 'typed-5',
    }
    const lines = linesOf((log) => log.info({ ...secrets, body: secrets, call: { body: secrets } }, 'call'))
    expect(lines.join()).not.toContain('typed-')
    expect(JSON.parse(lines[0] ?? '').call.body.password).toBe('[hidden]')
  })

  test('shows the code of an error under a name of its own', () => {
    const err = Object.assign(new Error('failed'), { code: 14031, token: 'typed-1' })
    const [line = ''] = linesOf((log) => log.error({ err, input: { code: 'typed-2' }, code: 'typed-3' }, 'failed'))
    expect(line).not.toContain('typed-')
    expect(JSON.parse(line)).toMatchObject({ err: { errorCode: 14031 }, input: { code: '[hidden]' }, code: '[hidden]' })
  })
})
