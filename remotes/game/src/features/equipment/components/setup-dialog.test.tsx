import { afterEach, describe, expect, it } from '@jest/globals'
import { logOut } from '@sanguine/ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aGround, aPlayer, aSetup } from '../../../testing/builders'
import { openGame } from '../../../testing/open-game'

afterEach(logOut)

const here = aGround()
const fen = { id: 'fen', name: 'Long Fen' }
const wearing = (setup: Parameters<typeof aSetup>[0] = {}) =>
  aPlayer({ huntingGround: here, equipmentSets: [aSetup(setup), aSetup({ index: 1, name: 'Ghosts' })] })

describe('a setup', () => {
  it('shows its number or its name, and where it is equipped', async () => {
    await openGame('/equipment', { me: wearing({ name: 'Wolves', huntingGround: fen }) })
    expect(await screen.findByText('Setup 1: Wolves')).toBeVisible()
    expect(screen.getByText('equipped at Long Fen')).toBeVisible()
    expect(screen.getByRole('button', { name: 'II, Setup 2: Ghosts' })).toBeVisible()
  })

  it('can be named and bound to the ground of the player', async () => {
    const { user, gateway } = await openGame('/equipment', {
      me: wearing(),
      updateEquipmentSet: { player: wearing({ name: 'Wolves', huntingGround: here }), userErrors: [] },
    })
    await user.click(await screen.findByRole('button', { name: 'Name this setup or bind it to a hunting ground' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Setup 1' }))
    await user.type(dialog.getByLabelText('Name'), ' Wolves ')
    await user.selectOptions(dialog.getByLabelText('Equip it when I travel to'), here.name)
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    const input = { index: 0, name: 'Wolves', huntingGroundId: here.id }
    await waitFor(() => expect(gateway.variablesOf('GameUpdateEquipmentSet')).toEqual([{ input }]))
    expect(await screen.findByText('Setup 1: Wolves is saved.')).toBeVisible()
    expect(screen.getByText('Setup 1: Wolves')).toBeVisible()
  })

  it('keeps its bound ground among the choices, and can be unbound', async () => {
    const { user, gateway } = await openGame('/equipment', {
      me: wearing({ huntingGround: fen }),
      updateEquipmentSet: { player: wearing(), userErrors: [] },
    })
    await user.click(await screen.findByRole('button', { name: 'Name this setup or bind it to a hunting ground' }))
    const ground = within(await screen.findByRole('dialog')).getByLabelText('Equip it when I travel to')
    expect(ground).toHaveValue('fen')
    expect(
      within(ground)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['No hunting ground', here.name, 'Long Fen'])
    await user.selectOptions(ground, 'No hunting ground')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const input = { index: 0, name: null, huntingGroundId: null }
    await waitFor(() => expect(gateway.variablesOf('GameUpdateEquipmentSet')).toEqual([{ input }]))
  })
})
