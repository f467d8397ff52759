import { describe, expect, it } from '@jest/globals'
import { isRejected } from './call-errors'

const failed = (code: string, path?: readonly (string | number)[]) => ({ errors: [{ path, extensions: { code } }] })

describe('a call that failed', () => {
  it.each([
    ['a status of 403', { statusCode: 403 }, true],
    ['a status of 502', { statusCode: 502 }, false],
    ['no response', new TypeError('Failed to fetch'), false],
    ['a permission that is missing', failed('FORBIDDEN', ['payload']), true],
    ['a session that ended', failed('UNAUTHENTICATED', ['payload']), true],
    ['too many calls', failed('TOO_MANY', ['payload']), true],
    ['too many calls for a part of its payload', failed('TOO_MANY', ['payload', 'region', 'image']), false],
    ['a failure of the server', failed('INTERNAL_SERVER_ERROR', ['payload']), false],
    ['nothing that is known', null, false],
  ])('because of %s may have made its change, unless it was rejected', (_reason, error, expected) => {
    expect(isRejected(error)).toBe(expected)
  })
})
