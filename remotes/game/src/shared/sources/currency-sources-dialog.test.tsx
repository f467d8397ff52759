import { afterEach, expect, it } from '@jest/globals'
import { actAsUser, findAccessibilityViolations, logOut } from '@sanguine/ui/testing'
import { screen, within } from '@testing-library/react'
import { anItem, aPlayer, coins } from '../../testing/builders'
import { openGame } from '../../testing/open-game'

afterEach(logOut)

const moor = {
  huntingGround: {
    __typename: 'HuntingGround',
    id: 'moor',
    name: 'Moor',
    region: { __typename: 'Region', id: 'old-town', name: 'Old Town' },
  },
  isAttractedByAnyBait: true,
  specialBaits: [],
  missingXp: null,
  missingKeys: [],
}

const nothing = {
  isPaidByMost: false,
  creatures: [],
  moreCreatures: 0,
  soldItems: [],
  moreSoldItems: 0,
  isPaidForMost: false,
  isMissionReward: false,
}

async function open(fields: object) {
  const opened = await openGame('/inventory', {
    me: aPlayer({ currencies: [coins(12)] }),
    currencySources: { ...nothing, ...fields },
  })
  const button = (await screen.findAllByRole('button', { name: 'Where to find VGC' }))[0]
  if (!button) throw new Error('no button')
  // what suspends on a click is let through only inside of an awaited act
  await actAsUser(() => opened.user.click(button))
  return { ...opened, dialog: within(await screen.findByRole('dialog', { name: 'Where to find VGC' })) }
}

it('the purse shows which creatures pay a currency, where, and which items sell for it', async () => {
  const { dialog, gateway } = await open({
    creatures: [
      { enemy: { __typename: 'Enemy', id: 'wolf', name: 'Wolf' }, amount: 2, grounds: [moor] },
      { enemy: null, amount: 6, grounds: [{ ...moor, missingXp: 300 }] },
    ],
    moreCreatures: 3,
    soldItems: [anItem({ name: 'Tear' })],
    moreSoldItems: 2,
    isMissionReward: true,
  })
  expect(await dialog.findByText('Wolf pays 2 of it:')).toBeVisible()
  expect(dialog.getByText('A creature you have not beaten yet pays 6 of it:')).toBeVisible()
  expect(dialog.getAllByRole('link', { name: 'Moor' })[0]).toHaveAttribute('href', '/travel?region=old-town#moor')
  expect(dialog.getByText('3 more creatures pay it.')).toBeVisible()
  expect(dialog.getByRole('link', { name: 'Reward of one of your missions' })).toHaveAttribute('href', '/journal')
  expect(dialog.getByRole('button', { name: 'Where to find Tear' })).toBeVisible()
  expect(dialog.getByText('2 more things sell for it.')).toBeVisible()
  expect(gateway.variablesOf('GameCurrencySources')).toEqual([{ currencyId: 'vgc' }])
  expect(await findAccessibilityViolations(document.body)).toEqual([])
})

it('a currency that everything pays, or nothing, has a summary', async () => {
  const { dialog } = await open({ isPaidByMost: true, isPaidForMost: true })
  expect(await dialog.findByText(/Nearly every creature pays some/)).toBeVisible()
  expect(dialog.getByText(/nearly everything you sell/)).toBeVisible()
})
