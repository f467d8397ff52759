import { describe, expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { raritySection } from '../../../generated/record-sections'
import { openSection, sentTo } from '../../../testing/open-section'
import { changed, mutationField, recordFields } from '../../../testing/record-fields'
import { RaritiesPage } from './rarities-page'

const rare = {
  id: 'aaaaaaaaaaaaaaaaaaaaaaa1',
  revision: 2,
  updatedAt: '2024-07-01T12:00:00.000Z',
  name: 'Rare',
  shortName: 'rare',
  colorHex: '#e2b04f',
  flavorText: 'Seen by few.',
  image: null,
}

describe('the colour of a rarity', () => {
  test('is saved only when it is complete', async () => {
    const page = await openSection(
      <RaritiesPage />,
      'rarity',
      raritySection.urls.record(rare.id),
      recordFields('rarity', [rare]),
      mutationField('update', 'rarity', changed('rarity', rare)),
    )
    const color = await screen.findByRole('textbox', { name: 'Colour' })
    await page.user.clear(color)
    await page.user.type(color, '#10203')
    await page.user.click(screen.getByRole('button', { name: 'Update' }))
    expect(await screen.findByText('A colour such as #8a0303, please')).toBeVisible()
    await page.user.type(color, '0')
    await page.user.click(screen.getByRole('button', { name: 'Update' }))
    await waitFor(() => expect(sentTo(page, 'AdminUpdateRarity')).toMatchObject({ input: { colorHex: '#102030' } }))
  })
})
