import { expect, test } from '@jest/globals'
import { renderWithProviders } from '@sanguine/ui/testing'
import { screen } from '@testing-library/react'
import { useQueryString } from './use-query-string'

function Page() {
  const { chosen, shown, change } = useQueryString()
  const changeTwice = () => {
    change({ order: 'name', hide: null })
    change({ q: 'moon' })
  }
  return (
    <>
      <button type="button" onClick={changeTwice}>
        Change
      </button>
      <p>Chosen: {chosen.toString()}</p>
      <p>Shown: {shown.toString()}</p>
    </>
  )
}

test('keeps changes that were made before the page is rendered', async () => {
  const { user, path } = await renderWithProviders(<Page />, { at: '/inventory?hide=outgrown&show=weapon' })
  await user.click(screen.getByRole('button', { name: 'Change' }))
  expect(path()).toBe('/inventory?show=weapon&order=name&q=moon')
  expect(screen.getByText('Chosen: show=weapon&order=name&q=moon')).toBeInTheDocument()
  expect(screen.getByText('Shown: show=weapon&order=name&q=moon')).toBeInTheDocument()
})
