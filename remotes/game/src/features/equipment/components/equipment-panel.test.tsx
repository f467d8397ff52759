import { afterEach, describe, expect, it } from '@jest/globals'
import { logOut } from '@sanguine/ui/testing'
import { screen } from '@testing-library/react'
import { aPlayer, aSlot } from '../../../testing/builders'
import { openGame } from '../../../testing/open-game'

afterEach(logOut)

describe('a locked slot', () => {
  it.each([
    ['and which item has that', { id: 'dream', name: 'Dream of the Hanged' }, ', which Dream of the Hanged has'],
    ['alone where no item for sale has it', null, ''],
  ])('says what it needs, %s', async (_what, opener, rest) => {
    const lockedBy = { stat: { id: 'dominate', name: 'Dominate' }, value: 1, opener }
    await openGame('/equipment', {
      me: aPlayer({ equipmentSlots: [aSlot('retainer'), aSlot('retainer', { index: 1, lockedBy })] }),
    })
    expect(await screen.findByRole('button', { name: `Retainer: locked, needs Dominate 1${rest}` })).toBeVisible()
  })
})
