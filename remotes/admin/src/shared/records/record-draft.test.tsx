import '@testing-library/jest-dom/jest-globals'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { renewal, session } from '@sanguine/ui/platform'
import { createToken, logInAs, logOut } from '@sanguine/ui/testing'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { CurrenciesPage } from '../../generated/plain-pages'
import { currencySection } from '../../generated/record-sections'
import { openSection } from '../../testing/open-section'
import { changed, mutationField, onlyRecords, refused } from '../../testing/record-fields'
import { sectionCases } from '../../testing/section-cases.generated'

const found = sectionCases.find(({ kind }) => kind === 'currency')
if (!found) throw new Error('There is no case for currencies.')
const { record } = found

const open = async (
  at: string = currencySection.urls.record(record.id),
  records: readonly (typeof record)[] = [record],
  mutations: Readonly<Record<string, unknown>> = mutationField('update', 'currency', changed('currency', record)),
) => {
  const page = await openSection(<CurrenciesPage />, 'currencies', at, onlyRecords('currency', records), mutations)
  return page
}

const name = () => screen.findByLabelText('Name', { selector: 'input' })
const restored = () => screen.queryByText('Unsaved draft restored')

const typeName = async ({ user }: Awaited<ReturnType<typeof open>>, text: string) => {
  const field = await name()
  await user.clear(field)
  await user.type(field, text)
}

beforeEach(() => logInAs({ sub: 'editor-1', role: 'editor' }))
afterEach(() => {
  cleanup()
  logOut()
  window.localStorage.clear()
})

describe('an unsaved draft of a record', () => {
  test('is restored after a reload, with a notice, and saved on the revision on which it was typed', async () => {
    await typeName(await open(), 'Old silver')
    cleanup()
    const page = await open(undefined, [{ ...record, revision: record.revision + 1 }])
    expect(await name()).toHaveValue('Old silver')
    expect(restored()).toBeVisible()
    await page.user.click(screen.getByRole('button', { name: 'Update' }))
    await waitFor(() =>
      expect(page.gateway.variablesOf('AdminUpdateCurrency')).toEqual([
        { input: expect.objectContaining({ name: 'Old silver', revision: record.revision }) },
      ]),
    )
  })

  test('is not restored after it was discarded', async () => {
    await typeName(await open(), 'Old silver')
    cleanup()
    const { user } = await open()
    await name()
    await user.click(screen.getByRole('button', { name: 'Discard the draft' }))
    expect(await name()).toHaveValue(String(record.name))
    expect(restored()).toBeNull()
    cleanup()
    await open()
    expect(await name()).toHaveValue(String(record.name))
  })

  test('is not kept once it is saved', async () => {
    const page = await open()
    await typeName(page, 'Old silver')
    await page.user.click(screen.getByRole('button', { name: 'Update' }))
    await screen.findByText('Updated: Old silver')
    cleanup()
    await open()
    expect(await name()).toHaveValue(String(record.name))
  })

  test('is kept if saving is refused', async () => {
    const page = await open(undefined, [record], mutationField('update', 'currency', refused('INVALID_INPUT', 'No.')))
    await typeName(page, 'Old silver')
    await page.user.click(screen.getByRole('button', { name: 'Update' }))
    await screen.findByText('No.')
    cleanup()
    await open()
    expect(await name()).toHaveValue('Old silver')
  })

  test('is kept after the end of the session, for the same account alone', async () => {
    await typeName(await open(), 'Old silver')
    cleanup()
    window.localStorage.removeItem('access_token')
    act(() => void session.refresh())
    logInAs({ sub: 'editor-2', role: 'editor' })
    await open()
    expect(await name()).toHaveValue(String(record.name))
    cleanup()
    logInAs({ sub: 'editor-1', role: 'editor' })
    await open()
    expect(await name()).toHaveValue('Old silver')
  })

  test('is deleted by a logout', async () => {
    await typeName(await open(), 'Old silver')
    cleanup()
    act(() => session.clear())
    logInAs({ sub: 'editor-1', role: 'editor' })
    await open()
    expect(await name()).toHaveValue(String(record.name))
  })

  test('is saved after a login of the same account if the session had ended', async () => {
    const takeBack = renewal.offer()
    const page = await open()
    await typeName(page, 'Old silver')
    page.gateway.setResponses({ endedTokens: [session.token() ?? ''] })
    await page.user.click(screen.getByRole('button', { name: 'Update' }))
    await waitFor(() => expect(renewal.hasWrite()).toBe(true))
    expect(await name()).toHaveValue('Old silver')
    act(() => session.logIn(createToken({ sub: 'editor-1', role: 'editor', sid: 'new' })))
    await screen.findByText('Updated: Old silver')
    takeBack()
  })

  test('is kept if the record was deleted', async () => {
    await typeName(await open(), 'Old silver')
    cleanup()
    await open(undefined, [])
    expect(await name()).toHaveValue('Old silver')
    expect(screen.getByRole('button', { name: 'Create' })).toBeVisible()
  })

  test('of a new record is restored', async () => {
    await typeName(await open(currencySection.urls.create), 'Bone')
    cleanup()
    const { user } = await open(currencySection.urls.create)
    expect(await name()).toHaveValue('Bone')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    cleanup()
    await open(currencySection.urls.create)
    expect(await name()).toHaveValue('')
  })

  test('keeps an incomplete number', async () => {
    const { user } = await open()
    const order = await screen.findByRole('spinbutton', { name: 'Order' })
    await user.clear(order)
    await user.type(order, '-')
    cleanup()
    await open()
    expect(await screen.findByRole('spinbutton', { name: 'Order' })).toHaveValue('-')
  })
})
