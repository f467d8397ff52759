import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { renewal, session } from '@sanguine/ui/platform'
import { createToken, logOut } from '@sanguine/ui/testing'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { anAccount, aPlayer } from '../testing/builders'
import { openGame } from '../testing/open-game'

let takeBack = () => {}
beforeEach(() => {
  window.localStorage.clear()
  takeBack = renewal.offer()
})
afterEach(() => {
  cleanup()
  takeBack()
  act(() => session.clear())
  logOut()
})

const fields = {
  me: aPlayer({ fairness: null }),
  viewer: anAccount({ email: 'mina@example.org' }),
  updateEmail: { account: anAccount({ email: 'new@example.org' }), userErrors: [] },
  updateEquipmentSet: { player: aPlayer(), userErrors: [] },
}

/** Logs in again as the account whose session has ended, once the page asks for it. */
async function renew(): Promise<void> {
  await waitFor(() => expect(renewal.isPending()).toBe(true))
  const id = session.viewer()?.id
  act(() => session.logIn(createToken({ sub: id, sid: 'new' })))
}

const openSetup = async () => {
  const page = await openGame('/equipment', fields)
  await page.user.click(await screen.findByRole('button', { name: 'Name this setup or bind it to a hunting ground' }))
  return { ...page, dialog: within(await screen.findByRole('dialog', { name: /^Setup 1/ })) }
}

describe('a session that ends while a player has unsaved input', () => {
  it('is renewed over the form of a new address, which is then sent', async () => {
    const { user, gateway } = await openGame('/profile', fields)
    const form = within(await screen.findByRole('form', { name: 'Email' }))
    await user.type(form.getByLabelText('New email'), 'new@example.org')
    await user.type(form.getByLabelText('Password'), 'midnight')
    gateway.setResponses({ endedTokens: [session.token() ?? ''] })
    await user.click(form.getByRole('button', { name: 'Change email' }))
    await renew()
    expect(await screen.findByText('Emails go to new@example.org.')).toBeVisible()
  })

  it('is renewed over the name of a setup, which is then saved', async () => {
    const { user, gateway, dialog } = await openSetup()
    await user.type(dialog.getByLabelText('Name'), 'Garlic')
    gateway.setResponses({ endedTokens: [session.token() ?? ''] })
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await renew()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('an unsaved name of a setup', () => {
  it('is restored after the page was closed, and deleted when the dialog is closed', async () => {
    const lost = await openSetup()
    await lost.user.type(lost.dialog.getByLabelText('Name'), 'Garlic')
    cleanup()
    const again = await openSetup()
    expect(again.dialog.getByLabelText('Name')).toHaveValue('Garlic')
    await again.user.click(again.dialog.getByRole('button', { name: 'Cancel' }))
    cleanup()
    const { dialog } = await openSetup()
    expect(dialog.getByLabelText('Name')).toHaveValue('')
  })
})
