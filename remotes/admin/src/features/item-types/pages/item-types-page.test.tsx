import '@testing-library/jest-dom/jest-globals'
import { describe, expect, test } from '@jest/globals'
import { findAccessibilityViolations } from '@sanguine/ui/testing'
import { screen, waitFor } from '@testing-library/react'
import { fill, openSection, sentTo } from '../../../testing/open-section'
import { refused } from '../../../testing/refused'
import { anItemType } from '../fixtures'
import { itemTypeUrls as urls } from '../urls'
import { ItemTypesPage } from './item-types-page'

const one = anItemType()
const content = { itemTypeRecords: [one], itemTypeRecord: one }
const open = (at: string, fields: Readonly<Record<string, unknown>> = {}) =>
  openSection(ItemTypesPage, urls, at, { ...content, ...fields })

describe('the section itemTypes', () => {
  test('lists its records and asks to select one', async () => {
    await open(urls.list)
    expect(await screen.findByRole('link', { name: /Weapon/ })).toHaveAttribute('href', urls.record(one.id))
    expect(screen.getByRole('heading', { name: 'Item types' })).toBeVisible()
    expect(screen.getByText('Select a itemType to see details')).toBeVisible()
  })

  test('saves a record whole, on the revision that was edited', async () => {
    const page = await open(urls.record(one.id), { updateItemType: { record: one, userErrors: [] } })
    await screen.findByLabelText('Name')
    expect(await findAccessibilityViolations()).toEqual([])
    await fill(page, { Slots: '2' })
    await page.user.click(screen.getByRole('button', { name: 'Update' }))
    await waitFor(() =>
      expect(sentTo(page, 'AdminUpdateItemType')).toEqual({
        id: one.id,
        revision: 2,
        input: {
          name: 'Weapon',
          shortName: 'weapon',
          itemTypeSlots: 2,
          isEquipment: true,
          alwaysEquipped: false,
          orderIndex: 10,
          imageId: '',
        },
      }),
    )
    await waitFor(() => expect(page.path()).toBe(urls.list))
  })

  test('creates a record with the defaults of its kind', async () => {
    const page = await open(urls.create, { createItemType: { record: one, userErrors: [] } })
    await screen.findByLabelText('Name')
    await fill(page, { Name: 'Bone', 'Short name': 'bone' })
    await page.user.click(screen.getByRole('button', { name: 'Create' }))
    await waitFor(() =>
      expect(sentTo(page, 'AdminCreateItemType')).toEqual({
        input: {
          name: 'Bone',
          shortName: 'bone',
          itemTypeSlots: 0,
          isEquipment: false,
          alwaysEquipped: false,
          orderIndex: 100,
          imageId: '',
        },
      }),
    )
  })

  test('says at its field that a short name is taken', async () => {
    const sentence = 'There is a itemType with the short name "weapon" already.'
    const page = await open(urls.record(one.id), { updateItemType: refused('shortNameTaken', sentence, 'shortName') })
    await screen.findByLabelText('Name')
    await page.user.click(screen.getByRole('button', { name: 'Update' }))
    await waitFor(() => expect(screen.getByLabelText('Short name')).toHaveAccessibleDescription(new RegExp(sentence)))
  })
})
