import { afterEach, describe, expect, it } from '@jest/globals'
import { logOut } from '@sanguine/ui/testing'
import { screen, within } from '@testing-library/react'
import { anItem, anItemType, aPlayer, aSlot } from '../../testing/builders'
import { openGame } from '../../testing/open-game'

afterEach(logOut)

const servant = anItem({ name: 'Servant', itemType: anItemType('retainer') })
const autoHunt = { isOn: true, bait: null, reserve: 6, available: 14 }
const empty = { equipmentSlots: [aSlot('retainer')], autoHunt }
const worn = { equipmentSlots: [aSlot('retainer', { item: servant })], autoHunt }
const goal = { __typename: 'EquipItemGoal', missing: 0, item: servant, replacedItem: null } as const

const equipServant = async (after: Parameters<typeof aPlayer>[0]) => {
  const { user } = await openGame('/equipment', {
    me: aPlayer({ ...empty, goals: [goal] }),
    equip: { player: aPlayer({ ...after, goals: [] }), userErrors: [] },
  })
  const side = within(await screen.findByRole('region', { name: 'What next?' }))
  await user.click(side.getByRole('button', { name: /^Equip Servant/ }))
  await screen.findByText('Servant is equipped.')
  return user
}

describe('the first retainer that is equipped', () => {
  it('shows a notice that it hunts by itself and leaves some bait, with a button to change that', async () => {
    const user = await equipServant(worn)
    const notices = within(screen.getByRole('status', { name: 'Notices' }))
    expect(notices.getByText('Servant hunts by itself now, once an hour. It leaves you 6 baits.')).toBeVisible()
    await user.click(notices.getByRole('button', { name: 'Auto-hunts…' }))
    expect(await screen.findByRole('dialog', { name: 'Auto-hunts' })).toBeVisible()
  })

  it('shows a notice that it may use all bait if there is no reserve', async () => {
    await equipServant({ ...worn, autoHunt: { ...autoHunt, reserve: 0 } })
    expect(screen.getByText(/^Servant hunts by itself now.* It may use all of your bait\.$/)).toBeVisible()
  })

  it('shows no notice while auto-hunts are off', async () => {
    await equipServant({ ...worn, autoHunt: { ...autoHunt, isOn: false } })
    expect(screen.queryByText(/hunts by itself/)).toBeNull()
  })
})
