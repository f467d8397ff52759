import '@testing-library/jest-dom/jest-globals'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { toast, toasts } from '@sanguine/ui/platform'
import { findAccessibilityViolations, logInAs, logOut } from '@sanguine/ui/testing'
import { screen, within } from '@testing-library/react'
import { RaritiesPage } from '../../features/rarities/pages/rarities-page'
import { openSection, sentTo } from '../../testing/open-section'
import { mutationField, onlyRecords } from '../../testing/record-fields'
import { sectionCases } from '../../testing/section-cases.generated'

const rarity = sectionCases.find(({ kind }) => kind === 'rarity')?.record
const id = rarity?.id ?? ''

beforeEach(() => logInAs({ role: 'editor' }))
afterEach(() => {
  for (const shown of toasts.get()) toast.close(shown.id)
  logOut()
})

const used = (reason: string, count: number, amount: number | null = null, isBlocking = false) => ({
  reason,
  count,
  amount,
  isBlocking,
})

/** Opens the dialog that asks before the record is deleted. */
async function askToDelete(recordUsage: () => unknown, users: readonly object[] = []) {
  const fields = { ...onlyRecords('rarity', rarity ? [rarity] : []), recordUsage, recordUsers: () => users }
  const page = await openSection(<RaritiesPage />, 'rarity', `/admin/rarity/${id}`, fields, {
    ...mutationField('delete', 'rarity', { deletedId: id, auditEntry: { id: 'entry' }, usage: [], userErrors: [] }),
  })
  await page.user.click(await screen.findByRole('button', { name: 'Delete' }))
  return { page, dialog: within(await screen.findByRole('dialog')) }
}

describe('the confirmation of a deletion', () => {
  test('counts the affected players, and appears in the editor', async () => {
    const { page, dialog } = await askToDelete(() => [used('OWNED', 1, 3), used('EQUIPPED', 2)])
    expect(await dialog.findByText('1 player owns it, 3 in all')).toBeVisible()
    expect(dialog.getByText('2 players have it equipped')).toBeVisible()
    expect(sentTo(page, 'AdminRecordUsage')).toEqual({ kind: 'RARITY', id })
    expect(await findAccessibilityViolations()).toEqual([])
    await page.user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Deleted: sample-name')).toBeVisible()
  })

  test('says if no player is affected', async () => {
    const { dialog } = await askToDelete(() => [])
    expect(await dialog.findByText('No player stands there, owns it or waits for it.')).toBeVisible()
  })

  test('offers no deletion if players could not continue, and gives the reason', async () => {
    const { page, dialog } = await askToDelete(() => [used('STANDING', 2, null, true), used('MISSION', 1)])
    expect(await dialog.findByText(/^2 players stand there and could not hunt any more/)).toBeVisible()
    expect(dialog.getByText('1 player has a mission with it')).toBeVisible()
    expect(dialog.queryByRole('button', { name: 'Delete' })).toBeNull()
    expect(await findAccessibilityViolations()).toEqual([])
    await page.user.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('offers no deletion while other records refer to it, and links to them', async () => {
    const users = Array.from({ length: 10 }, (_, index) => ({
      kind: 'ENEMY',
      recordId: `enemy-${index}`,
      title: `Ghoul ${index}`,
      field: ['rarityId'],
    }))
    const itself = { kind: 'RARITY', recordId: id, title: 'It', field: ['flavorText'] }
    const { dialog } = await askToDelete(() => [], [itself, ...users])
    expect(await dialog.findByText('It cannot be deleted while it is in use:')).toBeVisible()
    expect(dialog.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      users.slice(0, 8).map(({ title }) => title),
    )
    expect(dialog.getByText('and 2 more')).toBeVisible()
    expect(dialog.queryByText(/^No player stands there/)).toBeNull()
    expect(dialog.queryByRole('button', { name: 'Delete' })).toBeNull()
    expect(await findAccessibilityViolations()).toEqual([])
  })

  test('shows a message if the players could not be counted, and counts again', async () => {
    let calls = 0
    const { page, dialog } = await askToDelete(() => {
      calls += 1
      if (calls === 1) throw new Error('The count failed.')
      return [used('PIN', 1)]
    })
    await page.user.click(await dialog.findByRole('button', { name: 'Retry' }))
    expect(await dialog.findByText('1 player has pinned it')).toBeVisible()
  })
})
