import '@testing-library/jest-dom/jest-globals'
import { describe, expect, test } from '@jest/globals'
import { findProblems } from '@sanguine/ui/testing'
import { screen, waitFor } from '@testing-library/react'
import { fill, openSection, sentTo } from '../../../testing/open-section'
import { refused } from '../../../testing/refused'
import { anEnemyType } from '../fixtures'
import { enemyTypeUrls as urls } from '../urls'
import { EnemyTypesPage } from './enemy-types-page'

const one = anEnemyType()
const content = { enemyTypeRecords: [one], enemyTypeRecord: one }
const open = (at: string, fields: Readonly<Record<string, unknown>> = {}) =>
  openSection(EnemyTypesPage, urls, at, { ...content, ...fields })

describe('the section enemyTypes', () => {
  test('lists its records and asks to select one', async () => {
    await open(urls.list)
    expect(await screen.findByRole('link', { name: /Undead/ })).toHaveAttribute('href', urls.record(one.id))
    expect(screen.getByRole('heading', { name: 'Enemy types' })).toBeVisible()
    expect(screen.getByText('Select a enemyType to see details')).toBeVisible()
  })

  test('saves a record whole, on the revision that was edited', async () => {
    const page = await open(urls.record(one.id), { updateEnemyType: { record: one, userErrors: [] } })
    await screen.findByLabelText('Name')
    expect(await findProblems()).toEqual([])
    await fill(page, { 'Short name': 'restless' })
    await page.user.click(screen.getByRole('button', { name: 'Update' }))
    await waitFor(() =>
      expect(sentTo(page, 'AdminUpdateEnemyType')).toEqual({
        id: one.id,
        revision: 2,
        input: { name: 'Undead', shortName: 'restless', orderIndex: 100, imageId: '' },
      }),
    )
    await waitFor(() => expect(page.path()).toBe(urls.list))
  })

  test('creates a record with the defaults of its kind', async () => {
    const page = await open(urls.create, { createEnemyType: { record: one, userErrors: [] } })
    await screen.findByLabelText('Name')
    await fill(page, { Name: 'Bone', 'Short name': 'bone' })
    await page.user.click(screen.getByRole('button', { name: 'Create' }))
    await waitFor(() =>
      expect(sentTo(page, 'AdminCreateEnemyType')).toEqual({
        input: { name: 'Bone', shortName: 'bone', orderIndex: 100, imageId: '' },
      }),
    )
  })

  test('says at its field that a short name is taken', async () => {
    const sentence = 'There is a enemyType with the short name "undead" already.'
    const page = await open(urls.record(one.id), { updateEnemyType: refused('shortNameTaken', sentence, 'shortName') })
    await screen.findByLabelText('Name')
    await page.user.click(screen.getByRole('button', { name: 'Update' }))
    await waitFor(() => expect(screen.getByLabelText('Short name')).toHaveAccessibleDescription(new RegExp(sentence)))
  })
})
