import { expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { renderWithProviders } from '../../testing'
import { Pagination } from './pagination'

function TwoPages() {
  const [page, setPage] = useState(1)
  return (
    <Pagination
      hasPrevious={page > 1}
      hasNext={page < 2}
      onPrevious={() => setPage(page - 1)}
      onNext={() => setPage(page + 1)}
    >
      Page {page}
    </Pagination>
  )
}

it('its button keeps the focus at the last page, and leads no further', async () => {
  const { user } = await renderWithProviders(<TwoPages />)
  const [previous, next] = ['Previous', 'Next'].map((name) => screen.getByRole('button', { name }))
  expect(previous).toHaveAttribute('aria-disabled', 'true')
  next?.focus()
  await user.keyboard('{Enter}{Enter}')
  expect(screen.getByText('Page 2')).toBeVisible()
  expect(next).toHaveFocus()
  expect(next).toHaveAttribute('aria-disabled', 'true')
  expect(previous).not.toHaveAttribute('aria-disabled', 'true')
})
