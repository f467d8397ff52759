import '@testing-library/jest-dom/jest-globals'
import { describe, expect, test } from '@jest/globals'
import { findAccessibilityViolations } from '@sanguine/ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { itemSection } from '../../../generated/record-sections'
import { openSection, sentTo } from '../../../testing/open-section'
import { changed, mutationField, onlyRecords, recordFields } from '../../../testing/record-fields'
import { ItemsPage } from './items-page'

const id = (digit: string) => digit.repeat(24)
const type = (digit: string, name: string) => ({
  id: id(digit),
  name,
  shortName: name.toLowerCase(),
  image: null,
  isEquipment: true,
})
const [weapon, retainer, collection, hex] = [
  type('1', 'Weapon'),
  type('2', 'Retainer'),
  type('3', 'Collection'),
  type('4', 'Hex'),
]
const undead = { id: id('5'), name: 'Undead', shortName: 'undead', image: null }
const stat = (name: string, given: object = {}) => ({
  id: `stat-${name}`,
  name,
  shortName: name.toLowerCase(),
  statType: 'STAT',
  unitSymbol: '',
  isYesNo: false,
  image: null,
  ...given,
})
const item = {
  id: id('a'),
  revision: 2,
  updatedAt: '2024-07-01T12:00:00.000Z',
  name: 'Moon axe',
  itemTypeId: weapon.id,
  creatureTypeId: null,
  trophyItemIds: [] as string[],
  canAttractEnemyTypeId: null,
  canAttractEnemyId: null,
  rarityId: null,
  image: null,
  animatedImage: null,
  flavorText: '',
  isVisible: true,
  requiredXp: 0,
  price: [],
  refund: [],
  isBuyable: false,
  isInPremiumShop: false,
  requiredSubscription: null,
  stats: [] as object[],
  isUnique: false,
  craftingMaterials: [],
  isTransferable: false,
}
const fang = { ...item, id: id('b'), name: 'Wolf fang' }
const bone = { ...item, id: id('c'), name: 'Bone' }

async function open(given: Partial<typeof item> = {}) {
  const record = { ...item, ...given }
  const page = await openSection(
    <ItemsPage />,
    'items',
    itemSection.urls.record(record.id),
    {
      ...onlyRecords('item', [record, fang, bone]),
      ...recordFields('itemType', [weapon, retainer, collection, hex]),
      ...recordFields('enemyType', [undead]),
      ...recordFields('enemy', [
        { id: id('e'), name: 'Ghoul', image: null, enemyTypeId: undead.id, rarityId: null, isVisible: true },
      ]),
      ...recordFields('stat', [
        stat('Damage'),
        stat('Curator', { isYesNo: true }),
        stat('Leech', { statType: 'PROC' }),
      ]),
    },
    mutationField('update', 'item', changed('item', record)),
  )
  await screen.findByLabelText('Name')
  return page
}

const press = (name: string) => screen.getByRole('button', { name })
const saved = async (page: Awaited<ReturnType<typeof open>>) => {
  await page.user.click(press('Update'))
  await waitFor(() => expect(sentTo(page, 'AdminUpdateItem')).toBeDefined())
  return sentTo(page, 'AdminUpdateItem')?.input
}

describe('the extra fields of an item', () => {
  test.each([
    ['Weapon', []],
    ['Retainer', ['Creature type']],
    ['Collection', ['Trophies']],
    ['Hex', ['Attracts enemy type', 'Attracts enemy']],
  ])('of the type %s are %j', async (typeName, shown) => {
    const { user } = await open()
    await user.selectOptions(screen.getByLabelText('Type'), typeName)
    const all = ['Creature type', 'Trophies', 'Attracts enemy type', 'Attracts enemy']
    const present = all.filter(
      (name) =>
        screen.queryByLabelText(name) ??
        screen.queryByRole('region', { name }) ??
        screen.queryByRole('group', { name }),
    )
    expect(present).toEqual(shown)
    expect(await findAccessibilityViolations()).toEqual([])
  })

  test('that its type does not have are saved empty, and return with the type', async () => {
    const page = await open({ itemTypeId: collection.id, trophyItemIds: [fang.id] })
    const types = screen.getByLabelText('Type')
    await page.user.selectOptions(types, 'Weapon')
    await page.user.selectOptions(types, 'Collection')
    expect(press('Remove Wolf fang')).toBeVisible()
    await page.user.selectOptions(types, 'Weapon')
    expect(await saved(page)).toMatchObject({ itemTypeId: weapon.id, trophyItemIds: [] })
  })
})

describe('the enemy of a hex', () => {
  test('is chosen in the enemy picker', async () => {
    const page = await open({ itemTypeId: hex.id })
    await page.user.click(within(screen.getByRole('group', { name: 'Attracts enemy' })).getByRole('button'))
    const picker = within(screen.getByRole('dialog', { name: 'Choose an enemy' }))
    await page.user.click(await picker.findByRole('button', { name: 'Ghoul' }))
    await page.user.click(picker.getByRole('button', { name: 'Choose Ghoul' }))
    expect(await saved(page)).toMatchObject({ canAttractEnemyId: id('e') })
  })
})

describe('the stats of an item', () => {
  test('have a range, a chance only for procs, and a checkbox for yes/no stats', async () => {
    const page = await open()
    const add = async (name: string) => {
      await page.user.click(press('Add: Stats'))
      const selects = screen.getAllByLabelText(/^Stat: /)
      await page.user.selectOptions(selects.at(-1) as HTMLElement, name)
    }
    await add('Damage')
    expect(screen.queryByLabelText('Chance %: Damage')).toBeNull()
    await page.user.clear(screen.getByLabelText('Value: Damage'))
    await page.user.type(screen.getByLabelText('Value: Damage'), '3')
    await page.user.type(screen.getByLabelText('Up to: Damage'), '5')
    await add('Curator')
    expect(screen.getByLabelText('Value: Curator')).toBeChecked()
    expect(screen.queryByLabelText('Up to: Curator')).toBeNull()
    await add('Leech')
    await page.user.clear(screen.getByLabelText('Chance %: Leech'))
    await page.user.type(screen.getByLabelText('Chance %: Leech'), '12.5')
    const card = screen.getByRole('article')
    expect(card).toHaveTextContent(/Damage\+3–5/)
    expect(card).toHaveTextContent(/CuratorYes/)
    expect(card).toHaveTextContent(/Leech0 \(12\.5%\)/)
    expect(await saved(page)).toMatchObject({
      stats: [
        { statShortName: 'damage', valueFrom: 3, valueTo: 5, procPercent: 0 },
        { statShortName: 'curator', valueFrom: 1, valueTo: 1, procPercent: 0 },
        { statShortName: 'leech', valueFrom: 0, valueTo: 0, procPercent: 12.5 },
      ],
    })
  })
})
