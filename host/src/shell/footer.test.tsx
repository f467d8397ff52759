import { afterEach, expect, test } from '@jest/globals'
import { renderWithProviders } from '@sanguine/ui/testing'
import { act, screen } from '@testing-library/react'
import { forgetDescriptions, publishDescription } from '../remotes/site-descriptions'
import { siteVersion, unknownVersion } from '../version/check-version'
import { Footer } from './footer'

afterEach(() => {
  siteVersion.set(unknownVersion)
  forgetDescriptions()
})

test('the footer has the version 0.0.0 until that of the server is known', async () => {
  await renderWithProviders(<Footer />)
  expect(await screen.findByText('Version: 0.0.0')).toBeVisible()
  act(() => siteVersion.set('1.4.0'))
  expect(screen.getByText('Version: 1.4.0')).toBeVisible()
})

test('the footer has the links that remotes publish for it, in the language of the page', async () => {
  const text = (name: string) => ({ en: name, de: `${name} (de)` })
  const remote = { title: text('Game'), lost: text('lost') }
  publishDescription('game', {
    ...remote,
    reach: [{ paths: ['/rates'] }, { paths: ['/diary'], roles: ['user'] }],
    navigation: [
      { place: 'footer', to: '/rates', text: text('Drop chances') },
      { place: 'footer', to: '/diary', text: text('Diary') },
      { place: 'menu', to: '/rates', text: text('Menu') },
    ],
  })
  await renderWithProviders(<Footer />)
  expect(await screen.findByRole('link', { name: 'Drop chances' })).toHaveAttribute('href', '/rates')
  expect(screen.getAllByRole('link')).toHaveLength(1)
})
