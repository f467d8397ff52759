import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client'
import { describe, expect, it } from '@jest/globals'
import { of, throwError } from 'rxjs'
import { idempotencyLink } from './idempotency-link'

const buy = gql`
  mutation Buy($input: BuyInput!) {
    buy(input: $input) {
      userErrors {
        code
      }
    }
  }
`

/** A client whose calls can be lost; returns the keys that arrived. */
function aClient() {
  const keys: (string | undefined)[] = []
  const at = { now: 0, isLost: false, isConflict: false }
  const server = new ApolloLink((operation) => {
    keys.push(operation.getContext().headers?.['Idempotency-Key'])
    if (at.isConflict) return of({ errors: [{ message: 'Another call.', extensions: { code: 'CONFLICT' } }] })
    return at.isLost ? throwError(() => new TypeError('Failed to fetch')) : of({ data: { buy: { userErrors: [] } } })
  })
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([idempotencyLink(() => at.now), server]),
  })
  const call = (itemId: string, isOnce = true, onceFor?: string) =>
    client
      .mutate({ mutation: buy, variables: { input: { itemId, amount: 1 } }, context: { isOnce, onceFor } })
      .catch(() => null)
  return { keys, at, call }
}

describe('a call that must act once', () => {
  it('has a new key each time', async () => {
    const { keys, call } = aClient()
    await call('hat')
    await call('hat')
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(keys[1]).toMatch(/^[0-9a-f]{32}$/)
    expect(keys[1]).not.toBe(keys[0])
  })

  it('keeps its key until a response arrives', async () => {
    const { keys, at, call } = aClient()
    at.isLost = true
    await call('hat')
    await call('cape')
    await call('hat')
    at.isLost = false
    await call('hat')
    await call('hat')
    expect([keys[2], keys[3]]).toEqual([keys[0], keys[0]])
    expect(new Set([keys[0], keys[1], keys[4]]).size).toBe(3)
  })

  it('shares its key with other calls for the same thing until one is answered, or refused as a conflict', async () => {
    for (const end of ['isLost', 'isConflict'] as const) {
      const { keys, at, call } = aClient()
      at.isLost = true
      await call('hat', true, 'head')
      at.now = 3_600_000
      await call('cape', true, 'head')
      at.isLost = false
      at.isConflict = end === 'isConflict'
      await call('helmet', true, 'head')
      await call('hat', true, 'head')
      expect([keys[1], keys[2]]).toEqual([keys[0], keys[0]])
      expect(keys[3]).not.toBe(keys[0])
    }
  })

  it('gets a new key after a minute', async () => {
    const { keys, at, call } = aClient()
    at.isLost = true
    await call('hat')
    at.now = 60_000
    await call('hat')
    expect(keys[1]).not.toBe(keys[0])
  })
})

it('other calls have no key', async () => {
  const { keys, call } = aClient()
  await call('hat', false)
  expect(keys).toEqual([undefined])
})
