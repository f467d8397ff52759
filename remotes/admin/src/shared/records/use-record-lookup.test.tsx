import '@testing-library/jest-dom/jest-globals'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { logInAs, logOut, renderWithProviders } from '@sanguine/ui/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { pageOf } from '../../testing/record-fields'
import { useRecordLookup } from './use-record-lookup'

beforeEach(() => logInAs({ role: 'editor' }))
afterEach(() => {
  jest.useRealTimers()
  logOut()
})

const id = 'a'.repeat(24)

function NameOf() {
  const row = useRecordLookup('procType')(id)
  return <p>{row === undefined ? 'loading' : (row?.name ?? 'unknown')}</p>
}

test('a row that did not load is shown as loading, and appears once the server responds', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] })
  let calls = 0
  let isDown = true
  const procTypes = () => {
    calls += 1
    if (isDown) throw new Error('down')
    return pageOf([{ id, name: 'Leech', shortName: 'leech', image: null }])
  }
  await renderWithProviders(<NameOf />, { fields: { admin: { procTypes } } })
  await waitFor(() => expect(calls).toBe(1))
  await act(() => jest.advanceTimersByTimeAsync(1_000))
  expect(screen.getByText('loading')).toBeVisible()
  isDown = false
  await act(() => jest.advanceTimersByTimeAsync(1_000))
  expect(await screen.findByText('Leech')).toBeVisible()
})
