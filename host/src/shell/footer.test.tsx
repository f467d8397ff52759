import { afterEach, expect, test } from '@jest/globals'
import { renderWithProviders } from '@sanguine/ui/testing'
import { act, screen } from '@testing-library/react'
import { siteVersion, unknownVersion } from '../version/check-version'
import { Footer } from './footer'

afterEach(() => siteVersion.set(unknownVersion))

test('the footer has the version 0.0.0 until the server\u2019s is known', async () => {
  await renderWithProviders(<Footer />)
  expect(await screen.findByText('Version: 0.0.0')).toBeVisible()
  act(() => siteVersion.set('1.4.0'))
  expect(screen.getByText('Version: 1.4.0')).toBeVisible()
})
