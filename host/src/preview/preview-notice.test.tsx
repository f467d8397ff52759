import '@testing-library/jest-dom/jest-globals'
import { afterEach, expect, test } from '@jest/globals'
import { findAccessibilityViolations, renderWithProviders } from '@sanguine/ui/testing'
import { screen } from '@testing-library/react'
import { PreviewNotice } from './preview-notice'

function embed(data: object): void {
  const script = document.createElement('script')
  Object.assign(script, { type: 'application/json', id: 'site', textContent: JSON.stringify(data) })
  document.head.append(script)
}

afterEach(() => document.getElementById('site')?.remove())

test('a browser with previews sees which versions it has, and a link that ends them', async () => {
  embed({ previews: [{ remote: 'game', version: '1.0.1+b' }] })
  const { container } = await renderWithProviders(<PreviewNotice />)
  expect(screen.getByText(/Only you see this version: game 1\.0\.1\+b\./)).toBeVisible()
  expect(screen.getByRole('link', { name: 'End the preview' })).toHaveAttribute('href', '/?preview=off')
  expect(await findAccessibilityViolations(container)).toEqual([])
})

test('a browser without previews sees nothing of them', async () => {
  embed({})
  await renderWithProviders(<PreviewNotice />)
  expect(screen.queryByRole('link', { name: 'End the preview' })).toBeNull()
})
