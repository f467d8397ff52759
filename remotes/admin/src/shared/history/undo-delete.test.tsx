import '@testing-library/jest-dom/jest-globals'
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { toast, toasts } from '@sanguine/ui/platform'
import { logInAs, logOut } from '@sanguine/ui/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { RaritiesPage } from '../../features/rarities/pages/rarities-page'
import { openSection, sentTo } from '../../testing/open-section'
import { mutationField, onlyRecords, refused } from '../../testing/record-fields'
import { sectionCases } from '../../testing/section-cases.generated'

const rarity = sectionCases.find(({ kind }) => kind === 'rarity')?.record
const id = rarity?.id ?? ''
const address = `/admin/rarity/${id}`

beforeEach(() => logInAs({ role: 'editor' }))
afterEach(() => {
  jest.restoreAllMocks()
  for (const shown of toasts.get()) toast.close(shown.id)
  logOut()
})

/**
 * Opens the record and deletes it; `lost` responses to the deletion are lost. The server makes the deletion with the call
 * of this number, by default the first.
 */
async function deleteRecord(
  restored: unknown = { kind: 'RARITY', recordId: id, userErrors: [] },
  { lost = 0, madeBy = 1 } = {},
) {
  let isThere = true
  let losses = lost
  let calls = 0
  const admin = onlyRecords('rarity', () => (rarity && isThere ? [rarity] : []))
  const page = await openSection(<RaritiesPage />, 'rarity', address, admin, {
    ...mutationField('delete', 'rarity', () => {
      calls += 1
      if (calls >= madeBy) isThere = false
      losses -= 1
      if (losses >= 0) throw new Error('no answer')
      return { deletedId: id, auditEntry: { id: 'the-entry' }, usage: [], userErrors: [] }
    }),
    restoreRecord: () => {
      const result = typeof restored === 'function' ? restored() : restored
      isThere = true
      return result
    },
  })
  await page.user.click(await screen.findByRole('button', { name: 'Delete' }))
  await screen.findByText(/^No player stands there/)
  await page.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
  if (madeBy > 2) {
    expect(await screen.findByText('no answer')).toBeVisible()
    await page.user.click(await screen.findByRole('button', { name: 'Delete' }))
    await page.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  }
  expect(await screen.findByText('Deleted: sample-name')).toBeVisible()
  await waitFor(() => expect(page.path()).toBe('/admin/rarity'))
  expect(isThere).toBe(false)
  return page
}

/** The `Idempotency-Key`s of the calls of an operation. */
const keysOf = ({ gateway }: Awaited<ReturnType<typeof openSection>>, operation: string) =>
  new Set(
    gateway.calls
      .filter(({ operationName }) => operationName === operation)
      .map(({ headers }) => headers.get('Idempotency-Key')),
  )

describe('a deletion', () => {
  test('can be undone, which opens the record again', async () => {
    const page = await deleteRecord()
    await page.user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Restored: sample-name')).toBeVisible()
    expect(sentTo(page, 'AdminRestoreRecord')).toEqual({ input: { entryId: 'the-entry', state: 'BEFORE' } })
    expect(page.path()).toBe(address)
    expect(await screen.findByRole('heading', { name: 'sample-name' })).toBeVisible()
    expect(screen.queryByText('Deleted: sample-name')).toBeNull()
  })

  test('can be undone by the keyboard', async () => {
    const page = await deleteRecord()
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
    await waitFor(() => expect(page.path()).toBe(address))
  })

  test('can be undone by another press after the first failed, also a minute later', async () => {
    let fails = true
    const page = await deleteRecord(() => {
      if (fails) throw new Error('no database')
      return { kind: 'RARITY', recordId: id, userErrors: [] }
    })
    await page.user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('It is not known whether sample-name was restored. no database')).toBeVisible()
    expect(screen.queryByText('Deleted: sample-name')).toBeNull()
    const undo = await screen.findByRole('button', { name: 'Undo' })
    expect(page.path()).toBe('/admin/rarity')
    fails = false
    const now = performance.now.bind(performance)
    jest.spyOn(performance, 'now').mockImplementation(() => now() + 61_000)
    await page.user.click(undo)
    expect(await screen.findByText('Restored: sample-name')).toBeVisible()
    expect(page.path()).toBe(address)
    expect(page.gateway.variablesOf('AdminRestoreRecord')).toHaveLength(3)
    expect(keysOf(page, 'AdminRestoreRecord').size).toBe(1)
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  test('that was undone without an answer is read again', async () => {
    const page = await deleteRecord(() => {
      throw new Error('no answer')
    })
    const reads = page.gateway.variablesOf('AdminRarities').length
    await page.user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(page.gateway.variablesOf('AdminRarities').length).toBeGreaterThan(reads))
  })

  test.each([
    [1, 1],
    [2, 1],
    [3, 1],
    [2, 3],
  ])('of which %s answers were lost is repeated under its key, and can be undone', async (lost, madeBy) => {
    const page = await deleteRecord(undefined, { lost, madeBy })
    expect(keysOf(page, 'AdminDeleteRarity').size).toBe(1)
    expect(screen.queryByText(/has deleted this record/)).toBeNull()
    await page.user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Restored: sample-name')).toBeVisible()
  })

  test('of which nothing is known but that the record is gone leaves its form', async () => {
    await deleteRecord(undefined, { lost: 4 })
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  test('that cannot be undone is kept, with the reason', async () => {
    const sentence = 'shortName: there is already a rarity with the short name odd.'
    const page = await deleteRecord(refused('SHORT_NAME_TAKEN', sentence))
    await page.user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    expect(page.path()).toBe('/admin/rarity')
  })
})

test('a record links to its history', async () => {
  await openSection(<RaritiesPage />, 'rarity', address, onlyRecords('rarity', rarity ? [rarity] : []))
  expect(await screen.findByRole('link', { name: 'History' })).toHaveAttribute(
    'href',
    `/admin/history?type=RARITY&subject=${id}`,
  )
})
