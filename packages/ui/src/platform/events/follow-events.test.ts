import { afterEach, expect, it, jest } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { logInAs, logOut } from '../../testing/log-in'
import { mockGateway } from '../../testing/mock-gateway'
import { followEvents } from './follow-events'

const gateway = mockGateway()

afterEach(() => logOut())

it('ends with the session', async () => {
  logInAs()
  let signal: AbortSignal | null | undefined
  gateway.setResponses({
    routes: {
      'GET /api/v1/events': ({ init }: { init: RequestInit }) => {
        signal = init.signal
        return new Promise(() => undefined)
      },
    },
  })
  followEvents({ onEvent: jest.fn(), onLive: jest.fn() })
  await waitFor(() => expect(signal?.aborted).toBe(false))
  logOut()
  expect(signal?.aborted).toBe(true)
})

it('sends nothing without a session', () => {
  const before = gateway.calls.length
  followEvents({ onEvent: jest.fn(), onLive: jest.fn() })()
  expect(gateway.calls).toHaveLength(before)
})
