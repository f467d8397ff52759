import '@testing-library/jest-dom/jest-globals'
import { expect, test } from '@jest/globals'
import { formatDateTime } from '@sanguine/ui'
import { renderWithProviders } from '@sanguine/ui/testing'
import { screen, waitFor } from '@testing-library/react'
import { LastChanged } from './last-changed'

test('shows the time of the last change on focus and on a tap', async () => {
  const changedAt = Date.now() - 2 * 60_000
  const { user } = await renderWithProviders(<LastChanged updatedAt={new Date(changedAt).toISOString()} />)
  const when = screen.getByRole('button', { name: 'changed 2 min ago' })
  await user.tab()
  expect(when).toHaveFocus()
  expect(await screen.findByRole('tooltip')).toHaveTextContent(formatDateTime(changedAt, 'en'))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  await user.pointer({ keys: '[TouchA]', target: when })
  expect(await screen.findByRole('tooltip')).toHaveTextContent(formatDateTime(changedAt, 'en'))
})
