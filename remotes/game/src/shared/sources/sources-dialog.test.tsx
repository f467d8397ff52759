import { afterEach, describe, expect, it } from '@jest/globals'
import { actAsUser, logOut } from '@sanguine/ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { anInventoryEntry, anItem, anItemType, aPlayer } from '../../testing/builders'
import { openGame } from '../../testing/open-game'

afterEach(logOut)

const tooth = anItem({ name: 'Wolf Tooth', itemType: anItemType('craftingmat') })

const aGround = (name: string, fields: object = {}) => ({
  huntingGround: {
    __typename: 'HuntingGround',
    id: name.toLowerCase().replace(' ', '-'),
    name,
    region: { __typename: 'Region', id: 'old-town', name: 'Old Town' },
  },
  isAttractedByAnyBait: true,
  specialBaits: [],
  missingXp: null,
  missingKeys: [],
  ...fields,
})

const sourcesOf = (fields: object) => ({
  item: tooth,
  merchant: null,
  creatures: [],
  ranks: [],
  news: [],
  packages: [],
  isMissionReward: false,
  isCollection: false,
  ...fields,
})

const open = async (itemSources: unknown, fields: object = {}) => {
  const me = aPlayer({ inventory: [anInventoryEntry(tooth)] })
  const opened = await openGame('/inventory', { me, itemSources, ...fields })
  const button = await screen.findByRole('button', { name: 'Where to find Wolf Tooth' })
  button.focus()
  // what suspends on a key is let through only inside of an awaited act
  await actAsUser(() => opened.user.keyboard('{Enter}'))
  return { ...opened, button, dialog: within(await screen.findByRole('dialog', { name: 'Where to find Wolf Tooth' })) }
}

const creature = (fields: object) => ({ enemy: null, chance: null, winsLeft: 5, grounds: [aGround('Moor')], ...fields })

describe('the sources of an item in a dialog', () => {
  it('link to the shelf of the merchant, to the ground and to its grimoire', async () => {
    const { dialog, gateway } = await open(sourcesOf({ merchant: 'JEWEL', creatures: [creature({})] }))
    expect(await dialog.findByRole('link', { name: 'Jewel Emporium' })).toHaveAttribute(
      'href',
      `/jewel?shelf=craftingmat&item=${tooth.id}`,
    )
    expect(dialog.getByRole('link', { name: 'Moor' })).toHaveAttribute('href', '/travel?region=old-town#moor')
    expect(dialog.getByRole('link', { name: 'Grimoire of Moor' })).toHaveAttribute('href', '/grimoire?ground=moor')
    expect(gateway.variablesOf('GameItemSources')).toEqual([{ itemId: tooth.id }])
  })

  it.each([
    ['a creature never beaten', {}, 'A creature you have not beaten yet drops it:'],
    [
      'when the chance will be told',
      { enemy: { __typename: 'Enemy', id: 'wolf', name: 'Wolf' }, winsLeft: 1 },
      'Wolf drops it; how often, you will know after 1 more win:',
    ],
    [
      'the chance',
      { enemy: { __typename: 'Enemy', id: 'wolf', name: 'Wolf' }, winsLeft: 0, chance: 1.25 },
      'Wolf drops it in 1.25% of wins:',
    ],
  ])('show %s', async (_what, fields, text) => {
    const { dialog } = await open(sourcesOf({ creatures: [creature(fields)] }))
    expect(await dialog.findByText(text)).toBeVisible()
  })

  it('show what closes a ground and which bait attracts the creature', async () => {
    const grounds = [
      aGround('Crypt', {
        isAttractedByAnyBait: false,
        specialBaits: [{ __typename: 'Item', id: 'candle', name: 'Candle' }],
      }),
      aGround('Isle', {
        isAttractedByAnyBait: false,
        missingXp: 3000,
        missingKeys: [{ __typename: 'Item', id: 'gate', name: 'Rusty Gate' }],
      }),
    ]
    const { dialog } = await open(sourcesOf({ creatures: [creature({ grounds })] }))
    expect(await dialog.findByText('attracted only by Candle')).toBeVisible()
    expect(dialog.getByText('attracted only by a hex')).toBeVisible()
    expect(dialog.getByText('Closed: you need 3,000 XP, Rusty Gate')).toBeVisible()
  })

  it('name ranks, missions, news, packages and the treasury', async () => {
    const { dialog } = await open(
      sourcesOf({
        ranks: [{ __typename: 'Rank', id: 'neonate', name: 'Neonate', requiredXp: 1500 }],
        news: [{ __typename: 'NewsPost', id: 'post', header: 'The fair' }],
        packages: [{ __typename: 'PremiumPackage', id: 'chest', name: 'Chest' }],
        isMissionReward: true,
        isCollection: true,
      }),
    )
    expect(await dialog.findByText('Reward for reaching Neonate at 1,500 XP')).toBeVisible()
    expect(dialog.getByRole('link', { name: 'Reward of one of your missions' })).toHaveAttribute('href', '/journal')
    expect(dialog.getByRole('link', { name: 'The fair' })).toHaveAttribute('href', '/')
    expect(dialog.getByRole('link', { name: 'Chest' })).toHaveAttribute('href', '/premiumShop')
    expect(dialog.getByRole('link', { name: 'Treasury' })).toHaveAttribute('href', '/treasury')
  })

  it.each([
    ['nothing gives it', sourcesOf({})],
    ['it is not visible', null],
  ])('show a message if %s', async (_what, itemSources) => {
    const { dialog } = await open(itemSources)
    expect(await dialog.findByText('Nobody knows where to find this.')).toBeVisible()
  })

  it('can pin the item, or a rank that gives it', async () => {
    const ranks = [{ __typename: 'Rank', id: 'neonate', name: 'Neonate', requiredXp: 1500 }]
    let pins: readonly object[] = []
    const me = () => ({ ...aPlayer({ inventory: [anInventoryEntry(tooth)] }), pins })
    const { dialog, user, gateway } = await open(sourcesOf({ ranks }), {
      me,
      changePins() {
        pins = [{ item: tooth, rank: null }]
        return { player: me(), userErrors: [] }
      },
    })
    const pin = await dialog.findByRole('button', { name: 'Pin Wolf Tooth to the plan' })
    expect(pin).toHaveTextContent('Pin')
    await user.click(pin)
    await waitFor(() => expect(pin).toHaveAttribute('aria-pressed', 'true'))
    await user.click(await dialog.findByRole('button', { name: 'Pin Neonate to the plan' }))
    const pinned = { isPinned: true, place: null }
    await waitFor(() =>
      expect(gateway.variablesOf('GameChangePins')).toEqual([
        { input: { kind: 'ITEM', id: tooth.id, ...pinned } },
        { input: { kind: 'RANK', id: 'neonate', ...pinned } },
      ]),
    )
  })

  it('close by Escape and return the focus', async () => {
    const { user, button } = await open(sourcesOf({}))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(button).toHaveFocus()
  })
})
