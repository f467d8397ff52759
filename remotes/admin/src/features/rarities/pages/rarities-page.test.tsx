import '@testing-library/jest-dom/jest-globals'
import { describe, expect, test } from '@jest/globals'
import { findAccessibilityViolations } from '@sanguine/ui/testing'
import { screen, waitFor } from '@testing-library/react'
import { fill, openSection, sentTo } from '../../../testing/open-section'
import { refused } from '../../../testing/refused'
import { aRarity } from '../fixtures'
import { rarityUrls as urls } from '../urls'
import { RaritiesPage } from './rarities-page'

const one = aRarity()
const content = { rarityRecords: [one], rarityRecord: one }
const open = (at: string, fields: Readonly<Record<string, unknown>> = {}) =>
  openSection(RaritiesPage, urls, at, { ...content, ...fields })

describe('the section rarity', () => {
  test('lists its records and asks to select one', async () => {
    await open(urls.list)
    expect(await screen.findByRole('link', { name: /Rare/ })).toHaveAttribute('href', urls.record(one.id))
    expect(screen.getByRole('heading', { name: 'Rarities' })).toBeVisible()
    expect(screen.getByText('Select a rarity to see details')).toBeVisible()
  })

  test('saves a record whole, on the revision that was edited', async () => {
    const page = await open(urls.record(one.id), { updateRarity: { record: one, userErrors: [] } })
    await screen.findByLabelText('Name')
    expect(await findAccessibilityViolations()).toEqual([])
    const color = screen.getByRole('textbox', { name: 'Colour' })
    await page.user.clear(color)
    await page.user.type(color, '#10203')
    await page.user.click(screen.getByRole('button', { name: 'Update' }))
    expect(await screen.findByText('A colour such as #8a0303, please')).toBeVisible()
    await page.user.type(color, '0')
    await page.user.click(screen.getByRole('button', { name: 'Update' }))
    await waitFor(() =>
      expect(sentTo(page, 'AdminUpdateRarity')).toEqual({
        id: one.id,
        revision: 2,
        input: { name: 'Rare', shortName: 'rare', colorHex: '#102030', flavorText: 'Seen by few.', imageId: '' },
      }),
    )
    await waitFor(() => expect(page.path()).toBe(urls.list))
  })

  test('creates a record with the defaults of its kind', async () => {
    const page = await open(urls.create, { createRarity: { record: one, userErrors: [] } })
    await screen.findByLabelText('Name')
    await fill(page, { Name: 'Bone', 'Short name': 'bone' })
    await page.user.click(screen.getByRole('button', { name: 'Create' }))
    await waitFor(() =>
      expect(sentTo(page, 'AdminCreateRarity')).toEqual({
        input: { name: 'Bone', shortName: 'bone', colorHex: '', flavorText: '', imageId: '' },
      }),
    )
  })

  test('says at its field that a short name is taken', async () => {
    const sentence = 'There is a rarity with the short name "rare" already.'
    const page = await open(urls.record(one.id), { updateRarity: refused('shortNameTaken', sentence, 'shortName') })
    await screen.findByLabelText('Name')
    await page.user.click(screen.getByRole('button', { name: 'Update' }))
    await waitFor(() => expect(screen.getByLabelText('Short name')).toHaveAccessibleDescription(new RegExp(sentence)))
  })
})
