import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { isUnconfirmed, once, sendAgainIfLost } from './lost-response'

const lost = () => new TypeError('Failed to fetch')
const forbidden = () => Object.assign(new Error('Not allowed.'), { statusCode: 403 })
const refused = () => ({ errors: [{ path: ['payload'], extensions: { code: 'TOO_MANY' } }] })

let client: ApolloClient
beforeEach(() => {
  client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() })
})

/** Sends a change whose calls end like this, and returns its result or error with the number of calls. */
async function sendAll(change: string, ends: readonly unknown[]): Promise<readonly [unknown, number]> {
  let calls = 0
  const result = await sendAgainIfLost(client, once(change), async () => {
    const end = ends[calls]
    calls += 1
    if (end !== 'made') throw end
    return end
  }).catch((error: unknown) => error)
  return [result, calls]
}

describe('a change', () => {
  test('whose response was lost is sent again', async () => {
    expect(await sendAll('a', [lost(), 'made'])).toEqual(['made', 2])
  })

  test.each([forbidden, refused])('that is rejected at once is not sent again, and was not made', async (rejection) => {
    const [error, calls] = await sendAll('a', [rejection()])
    expect([isUnconfirmed(error), calls]).toEqual([false, 1])
  })

  test.each([forbidden, refused])('may have been made if only a later call is rejected', async (rejection) => {
    const [error, calls] = await sendAll('a', [lost(), rejection()])
    expect([isUnconfirmed(error), calls]).toEqual([true, 2])
  })

  test('may have been made until a response arrives, also if it is tried again later', async () => {
    await sendAll('a', [lost(), lost()])
    const [error] = await sendAll('a', [forbidden()])
    expect(isUnconfirmed(error)).toBe(true)
    const [other] = await sendAll('b', [forbidden()])
    expect(isUnconfirmed(other)).toBe(false)
    await sendAll('a', ['made'])
    const [after] = await sendAll('a', [forbidden()])
    expect(isUnconfirmed(after)).toBe(false)
  })
})
