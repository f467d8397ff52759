import '@testing-library/jest-dom/jest-globals'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { logInAs, logOut, renderWithProviders } from '@sanguine/ui/testing'
import { act, screen } from '@testing-library/react'
import { pageOf } from '../../testing/record-fields'
import { useRecordLookup } from './use-record-lookup'

beforeEach(() => {
  logInAs({ role: 'editor' })
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
  logOut()
})

const id = 'a'.repeat(24)

function NameOf() {
  const row = useRecordLookup('procType')(id)
  return <p>{row === undefined ? 'loading' : (row?.name ?? 'unknown')}</p>
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

test('a row that did not load is loading, not unknown, and is there once the server responds', async () => {
  let isDown = true
  const procTypes = () => {
    if (isDown) throw new Error('down')
    return pageOf([{ id, name: 'Leech', shortName: 'leech', image: null }])
  }
  await renderWithProviders(<NameOf />, { fields: { admin: { procTypes } } })
  await pass(1_000)
  expect(screen.getByText('loading')).toBeVisible()
  isDown = false
  await pass(2_000)
  expect(screen.getByText('Leech')).toBeVisible()
})
