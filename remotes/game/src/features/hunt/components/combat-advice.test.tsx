import { afterEach, describe, expect, it } from '@jest/globals'
import { logOut } from '@sanguine/ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { aCombat, anItem, anItemType, aPlayer, aSlot, aStat } from '../../../testing/builders'
import { openGame } from '../../../testing/open-game'

afterEach(logOut)

const axe = anItem({ name: 'Axe', itemType: anItemType('weapon'), requiredXp: 240, stats: [aStat()] })

/** Loses a fight; the gateway gives this advice on it. */
async function lose(advice: unknown, fields: object = {}, player = aPlayer()) {
  const combat = { ...aCombat({ result: 'LOSS', round: 3, reward: null }), advice }
  const game = await openGame('/hunt', {
    me: player,
    quickHunt: { player, userErrors: [], combat },
    ...fields,
  })
  const button = await screen.findByRole('button', { name: 'Quick attack' })
  game.gateway.setResponses({ fields: { me: { ...player, combat } } })
  await game.user.click(button)
  const dialog = within(await screen.findByRole('dialog'))
  return { ...game, dialog }
}

const anAdvice = (overrides: object = {}) => ({
  healthLeft: 12,
  winChance: 34,
  addedDamage: 4,
  item: { action: 'WEAR', winChance: 78, item: axe },
  ...overrides,
})

const region = async (dialog: ReturnType<typeof within>) => dialog.findByRole('region', { name: 'What would have won' })

describe('the advice after a lost fight', () => {
  it('shows what was missing, and equips an item that helps', async () => {
    const { dialog, user, gateway } = await lose(anAdvice(), {
      equip: { player: aPlayer(), equippedItem: axe, unequippedItem: null, userErrors: [] },
    })
    const advice = await region(dialog)
    expect(advice).toHaveTextContent('Grave Rat had 12 health left.')
    expect(advice).toHaveTextContent('You win 34% of these fights; 4 more damage per blow would win 7 of 10.')
    expect(advice).toHaveTextContent('With Axe you would win 78% against this creature instead of 34%.')
    await user.click(within(advice).getByRole('button', { name: 'Equip it' }))
    expect(await within(advice).findByRole('button', { name: 'Equipped' })).toBeVisible()
    expect(gateway.variablesOf('GameEquip')).toEqual([{ input: { itemId: axe.id, canReplace: true } }])
  })

  const tooLong = new GraphQLError('This took too long. Please try again.', { extensions: { code: 'UNAVAILABLE' } })

  it('is requested again if it took longer than a call may', async () => {
    let calls = 0
    let tell = (_advice: object) => {}
    const second = new Promise<object>((resolve) => {
      tell = resolve
    })
    const { dialog } = await lose(() => {
      calls += 1
      if (calls < 2) throw tooLong
      return second
    })
    await waitFor(() => expect(calls).toBe(2))
    expect(dialog.getByText('Loading')).toBeVisible()
    tell(anAdvice())
    expect(await region(dialog)).toHaveTextContent('With Axe you would win 78%')
    expect(dialog.queryByText('Loading')).toBeNull()
    expect(calls).toBe(2)
  })

  it('shows the reason after a second failure, and offers another try', async () => {
    let calls = 0
    const { dialog, user } = await lose(() => {
      calls += 1
      if (calls < 3) throw tooLong
      return anAdvice()
    })
    const alert = within(await dialog.findByRole('alert'))
    expect(alert.getByText(/^This took too long\. Please try again\./)).toBeVisible()
    expect(calls).toBe(2)
    await user.click(alert.getByRole('button', { name: 'Retry' }))
    expect(await region(dialog)).toHaveTextContent('With Axe you would win 78%')
  })

  it('links to the shop of an item for sale', async () => {
    const { dialog } = await lose(anAdvice({ item: { action: 'BUY', winChance: 78, item: axe } }))
    const link = within(await region(dialog)).getByRole('link', { name: 'To the shop' })
    expect(link).toHaveAttribute('href', `/weaponmaster?shelf=weapon&item=${axe.id}`)
  })

  it('shows how stats would change with an item', async () => {
    const player = aPlayer({ equipmentSlots: [aSlot('weapon')] })
    const { dialog } = await lose(anAdvice({ item: { action: 'BUY', winChance: 78, item: axe } }), {}, player)
    expect(await region(dialog)).toHaveTextContent('Health +8')
  })

  it.each([
    ['from which XP an item helps', { item: { action: 'LATER', winChance: 70, item: axe } }, 'From 240 XP, Axe'],
    [
      'that an item is too dear, whatever XP it demands',
      { item: { action: 'LATER', winChance: 70, item: anItem({ name: 'Fork', requiredXp: 5 }) } },
      'Fork would win 70% against this creature instead of 34%. You cannot pay for it yet.',
    ],
    [
      'that the creature is beyond the player yet',
      { winChance: 10, item: { action: 'LATER', winChance: 70, item: axe } },
      'Retreat: this creature is still beyond you.',
    ],
    ['that nothing helps', { item: null }, 'Nothing you can get helps against it yet.'],
    ['that it was bad luck', { winChance: 83, addedDamage: 0 }, 'Bad luck: you win 83% of these fights.'],
    ['that damage does not help', { addedDamage: null }, 'More damage alone does not win this fight.'],
  ])('shows %s', async (_what, overrides, text) => {
    const { dialog } = await lose(anAdvice(overrides))
    expect(await region(dialog)).toHaveTextContent(text)
  })

  it('does not advise a retreat from an even fight', async () => {
    const { dialog } = await lose(anAdvice({ winChance: 52, item: { action: 'LATER', winChance: 90, item: axe } }))
    expect(await region(dialog)).not.toHaveTextContent('Retreat')
  })

  it('suggests nothing after bad luck', async () => {
    const { dialog } = await lose(anAdvice({ winChance: 99, addedDamage: 0, item: null }))
    expect(await region(dialog)).not.toHaveTextContent('Nothing that you can get')
  })
})
