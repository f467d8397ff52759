import '@testing-library/jest-dom/jest-globals'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { logInAs, logOut, renderWithProviders } from '@sanguine/ui/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { pageOf } from '../../testing/record-fields'
import { useRecordLookup } from './use-record-lookup'

beforeEach(() => logInAs({ role: 'editor' }))
afterEach(() => {
  jest.restoreAllMocks()
  logOut()
})

const id = 'a'.repeat(24)

function NameOf() {
  const row = useRecordLookup('procType')(id)
  return <p>{row === undefined ? 'loading' : (row?.name ?? 'unknown')}</p>
}

test('a row that did not load is loading, not unknown, and is there once the server responds', async () => {
  const timers = jest.spyOn(globalThis, 'setTimeout')
  let isDown = true
  let timersBefore = Number.POSITIVE_INFINITY
  const procTypes = () => {
    timersBefore = Math.min(timersBefore, timers.mock.calls.length)
    if (isDown) throw new Error('down')
    return pageOf([{ id, name: 'Leech', shortName: 'leech', image: null }])
  }
  await renderWithProviders(<NameOf />, { fields: { admin: { procTypes } } })
  const retry = await waitFor(() => {
    const [run] = timers.mock.calls.slice(timersBefore).find(([, milliseconds]) => milliseconds === 2_000) ?? []
    expect(run).toBeDefined()
    return run
  })
  expect(screen.getByText('loading')).toBeVisible()
  isDown = false
  act(() => retry?.())
  expect(await screen.findByText('Leech')).toBeVisible()
})
