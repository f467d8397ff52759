import '@testing-library/jest-dom/jest-globals'
import { describe, expect, test } from '@jest/globals'
import { findAccessibilityViolations } from '@sanguine/ui/testing'
import { screen, waitFor } from '@testing-library/react'
import { fill, openSection, sentTo } from '../../../testing/open-section'
import { refused } from '../../../testing/refused'
import { aCurrency } from '../fixtures'
import { currencyUrls as urls } from '../urls'
import { CurrenciesPage } from './currencies-page'

const one = aCurrency()
const content = { currencyRecords: [one], currencyRecord: one }
const open = (at: string, fields: Readonly<Record<string, unknown>> = {}) =>
  openSection(CurrenciesPage, urls, at, { ...content, ...fields })

describe('the section currencies', () => {
  test('lists its records and asks to select one', async () => {
    await open(urls.list)
    expect(await screen.findByRole('link', { name: /VGC/ })).toHaveAttribute('href', urls.record(one.id))
    expect(screen.getByRole('heading', { name: 'Currencies' })).toBeVisible()
    expect(screen.getByText('Select a currency to see details')).toBeVisible()
  })

  test('saves a record whole, on the revision that was edited', async () => {
    const page = await open(urls.record(one.id), { updateCurrency: { record: one, userErrors: [] } })
    await screen.findByLabelText('Name')
    expect(await findAccessibilityViolations()).toEqual([])
    await fill(page, { Order: '5' })
    await page.user.click(screen.getByRole('button', { name: 'Update' }))
    await waitFor(() =>
      expect(sentTo(page, 'AdminUpdateCurrency')).toEqual({
        id: one.id,
        revision: 2,
        input: { name: 'VGC', shortName: 'vgc', flavorText: 'Bites back.', orderIndex: 5, imageId: '' },
      }),
    )
    await waitFor(() => expect(page.path()).toBe(urls.list))
  })

  test('creates a record with the defaults of its kind', async () => {
    const page = await open(urls.create, { createCurrency: { record: one, userErrors: [] } })
    await screen.findByLabelText('Name')
    await fill(page, { Name: 'Bone', 'Short name': 'bone' })
    await page.user.click(screen.getByRole('button', { name: 'Create' }))
    await waitFor(() =>
      expect(sentTo(page, 'AdminCreateCurrency')).toEqual({
        input: { name: 'Bone', shortName: 'bone', flavorText: '', orderIndex: 100, imageId: '' },
      }),
    )
  })

  test('says at its field that a short name is taken', async () => {
    const sentence = 'There is a currency with the short name "vgc" already.'
    const page = await open(urls.record(one.id), { updateCurrency: refused('shortNameTaken', sentence, 'shortName') })
    await screen.findByLabelText('Name')
    await page.user.click(screen.getByRole('button', { name: 'Update' }))
    await waitFor(() => expect(screen.getByLabelText('Short name')).toHaveAccessibleDescription(new RegExp(sentence)))
  })
})
