import { afterEach, expect, it } from '@jest/globals'
import { actAsUser, findAccessibilityViolations, logOut } from '@sanguine/ui/testing'
import { screen, within } from '@testing-library/react'
import { aCollection } from '../../testing/a-collection'
import { anInventoryEntry, anItem, anItemType, aPlayer, aStat } from '../../testing/builders'
import { openGame } from '../../testing/open-game'

afterEach(logOut)

const bleed = {
  id: 'bleed',
  name: 'Bleed',
  shortName: 'bleed',
  flavorText: 'It runs.',
  image: null,
  proc: { procType: 'damage', procEvent: 'attack', affectedCreatureType: null },
}

async function open(item: ReturnType<typeof anItem>) {
  const opened = await openGame('/inventory', {
    me: aPlayer({ inventory: [anInventoryEntry(item)] }),
    stats: [bleed],
    regions: [],
  })
  return { ...opened, card: within(await screen.findByRole('article', { name: item.name })) }
}

it('a proc on a card is explained by the rules, with a link to the glossary', async () => {
  const blade = anItem({ name: 'Blade', itemType: anItemType('weapon'), stats: [aStat({ stat: { ...bleed } })] })
  const { card, user } = await open(blade)
  await actAsUser(() => user.click(card.getByRole('button', { name: 'Bleed' })))
  const sheet = within(await screen.findByRole('dialog', { name: 'What Bleed does' }))
  expect(await sheet.findByText('It runs.')).toBeVisible()
  expect(sheet.getByText(/When your base attack has landed: hurts the foe/)).toBeVisible()
  expect(sheet.getByRole('link', { name: 'Glossary' })).toHaveAttribute('href', '/glossary#stat-bleed')
  expect(await findAccessibilityViolations(document.body)).toEqual([])
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(card.getByRole('button', { name: 'Bleed' })).toHaveFocus()
})

it.each([
  ['of the player beside the equipment', '/equipment', { me: aPlayer({ stats: [aStat({ stat: { ...bleed } })] }) }],
  ['of a collection', '/treasury', { collections: [aCollection({ stats: [aStat({ stat: { ...bleed } })] })] }],
])('a stat %s has an explanation', async (_which, path, fields) => {
  const { user } = await openGame(path, { me: aPlayer(), stats: [bleed], regions: [], ...fields })
  const term = await screen.findByRole('button', { name: 'Bleed' })
  await actAsUser(() => user.click(term))
  const sheet = within(await screen.findByRole('dialog', { name: 'What Bleed does' }))
  expect(await sheet.findByText('It runs.')).toBeVisible()
})

it.each([
  ['a hex says whom it attracts', 'hex', { attractsEnemyType: { id: 'undead', name: 'Undead' } }, 'Attracts'],
  [
    'an emblem of an order says whom it works against',
    'emblem',
    { affectsEnemyType: { id: 'undead', name: 'Undead' } },
    'Works against',
  ],
])('%s', async (_what, type, fields, label) => {
  const { card } = await open(anItem({ name: 'Grave', itemType: anItemType(type), ...fields }))
  expect(card.getByText(label).closest('div')).toHaveTextContent(`${label}Undead`)
})
