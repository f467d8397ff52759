import '@testing-library/jest-dom/jest-globals'
import { afterEach, describe, expect, test } from '@jest/globals'
import { setLanguage } from '@sanguine/ui/platform'
import { findAccessibilityViolations, renderWithProviders } from '@sanguine/ui/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { enemySection } from '../../../generated/record-sections'
import { typePolicies } from '../../../shared/type-policies'
import { changed, mutationField, recordFields } from '../../../testing/record-fields'
import { EnemiesPage } from '../pages/enemies-page'
import { anEnemy, enemyContent, marrowmaw } from '../testing/enemy-content'

const open = async (records: Readonly<Record<string, unknown>> = {}) => {
  const page = await renderWithProviders(
    <Routes>
      <Route path="/admin/enemies/*" element={<EnemiesPage />} />
    </Routes>,
    {
      at: enemySection.urls.record(marrowmaw.id),
      fields: {
        admin: { ...enemyContent, ...records },
        ...mutationField('update', 'enemy', changed('enemy', marrowmaw)),
      },
      cachePolicies: { typePolicies },
    },
  )
  await screen.findByRole('heading', { name: /^(Loot|Beute)$/ })
  return page
}

const press = (name: string | RegExp) => screen.getByRole('button', { name })

const saved = async ({ user, gateway }: Awaited<ReturnType<typeof open>>) => {
  await user.click(press('Update'))
  await waitFor(() => expect(gateway.variablesOf('AdminUpdateEnemy')).toHaveLength(1))
  return gateway.variablesOf('AdminUpdateEnemy')[0]?.input as Record<string, unknown>
}

const type = async ({ user }: Awaited<ReturnType<typeof open>>, label: string, text: string) => {
  await user.clear(await screen.findByLabelText(label))
  await user.type(screen.getByLabelText(label), text)
}

afterEach(() => act(() => setLanguage('en')))

describe('the picker of loot', () => {
  const openPicker = async () => {
    const page = await open()
    await page.user.click(press('Add: Loot'))
    const dialog = screen.getByRole('dialog', { name: 'Choose an item for loot' })
    await within(dialog).findByRole('button', { name: 'Moon axe' })
    return { ...page, dialog: within(dialog), element: dialog }
  }

  test('searches by name and type on the server, names the choice on its button, and adds it', async () => {
    const page = await openPicker()
    const { dialog } = page
    expect(dialog.getByRole('button', { name: 'Add' })).toBeDisabled()
    expect(await findAccessibilityViolations(page.element)).toEqual([])
    await page.user.type(dialog.getByRole('searchbox'), 'moon')
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'Bleating lamb' })).toBeNull())
    await page.user.clear(dialog.getByRole('searchbox'))
    await page.user.click(dialog.getByRole('button', { name: 'Bait' }))
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'Moon axe' })).toBeNull())
    await page.user.click(await dialog.findByRole('button', { name: 'Bleating lamb' }))
    await page.user.click(dialog.getByRole('button', { name: 'Add Bleating lamb' }))
    await type(page, 'Chance %: Bleating lamb', '7.5')
    await type(page, 'Max: Bleating lamb', '3')
    expect((await saved(page)).loot).toEqual([
      ...marrowmaw.loot,
      { itemId: 'ddddddddddddddddddddddd3', dropChance: 7.5, amountMin: 1, amountMax: 3 },
    ])
  })

  test('marks chosen entries, and adds several by keyboard', async () => {
    const page = await openPicker()
    const { user, dialog } = page
    expect(dialog.getByRole('button', { name: /Wolf fang.*already chosen/ })).toBeVisible()
    await user.click(dialog.getByRole('searchbox'))
    await user.keyboard('{ArrowDown}')
    expect(dialog.getByRole('button', { name: 'Moon axe' })).toHaveFocus()
    await user.keyboard(' {End} ')
    expect(dialog.getByRole('button', { name: 'Bleating lamb' })).toHaveAttribute('aria-pressed', 'true')
    expect(dialog.getByRole('button', { name: 'Add 2' })).toBeEnabled()
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect((await saved(page)).loot).toMatchObject([
      ...marrowmaw.loot,
      { itemId: 'ddddddddddddddddddddddd1' },
      { itemId: 'ddddddddddddddddddddddd3' },
    ])
  })

  test('closes without a choice', async () => {
    const { user } = await open()
    await user.click(press('Add: Loot'))
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByLabelText('Max: Bleating lamb')).toBeNull()
  })
})

describe('the picker of equipment', () => {
  test('offers only items that can be equipped, and copies the type of the item', async () => {
    const page = await open()
    await page.user.click(press('Add: Equipment'))
    const dialog = screen.getByRole('dialog')
    await page.user.click(await within(dialog).findByRole('button', { name: 'Moon axe' }))
    expect(within(dialog).queryByRole('button', { name: 'Wolf fang' })).toBeNull()
    await page.user.click(within(dialog).getByRole('button', { name: 'Add Moon axe' }))
    expect((await saved(page)).equipment).toEqual({
      items: [{ itemType: 'weapon', itemId: 'ddddddddddddddddddddddd1' }],
    })
  })
})

describe('rows', () => {
  test('that are removed are deleted when the record is saved', async () => {
    const page = await open()
    await page.user.click(await screen.findByRole('button', { name: 'Remove Wolf fang' }))
    expect(page.gateway.variablesOf('AdminUpdateEnemy')).toEqual([])
    expect((await saved(page)).loot).toEqual([])
  })

  test('of stats accept whole numbers, and a chance only for procs', async () => {
    const page = await open()
    await page.user.click(press('Add: Stats'))
    expect(screen.queryByLabelText('Chance %: Damage')).toBeNull()
    await page.user.selectOptions(screen.getByLabelText('Stat: Damage'), 'Red Thirst')
    await type(page, 'Chance %: Red Thirst', '15')
    await type(page, 'Value: Health', '95.8')
    await page.user.click(press('Update'))
    await waitFor(() =>
      expect(screen.getByLabelText('Value: Health')).toHaveAccessibleDescription(
        'A whole number, please, such as 1,000',
      ),
    )
    expect(page.gateway.variablesOf('AdminUpdateEnemy')).toEqual([])
    await type(page, 'Value: Health', '95')
    expect((await saved(page)).stats).toEqual([
      { statShortName: 'health', value: 95, valueTo: 110, procPercent: 0 },
      { statShortName: 'redthirst', value: 0, valueTo: 0, procPercent: 15 },
    ])
  })

  test('of rewards begin with a currency that has no row yet', async () => {
    const page = await open()
    await page.user.click(press('Add: Reward'))
    expect(screen.getByLabelText('Currency: Diamonds')).toHaveDisplayValue('Diamonds')
    await type(page, 'Amount: Diamonds', '2')
    expect((await saved(page)).currencies).toEqual([
      { currencyShortName: 'vgc', value: 5200 },
      { currencyShortName: 'diamonds', value: 2 },
    ])
  })

  test('show a reference to a missing record as unknown', async () => {
    await open(
      recordFields('enemy', [anEnemy({ loot: [{ itemId: 'gone', dropChance: 1, amountMin: 1, amountMax: 1 }] })]),
    )
    expect(await screen.findByRole('button', { name: 'Remove Unknown' })).toBeVisible()
  })
})

describe('an invalid value', () => {
  test('shows an error at its field, and nothing is sent', async () => {
    const page = await open()
    await page.user.clear(screen.getByLabelText('Name'))
    await type(page, 'Min: Wolf fang', '5')
    await type(page, 'Chance %: Wolf fang', '120')
    await page.user.click(press('Update'))
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Required'))
    expect(screen.getByLabelText('Chance %: Wolf fang')).toHaveAccessibleDescription('100 at most')
    expect(screen.getByLabelText('Max: Wolf fang')).toHaveAccessibleDescription('Not under the lowest value')
    expect(screen.getAllByRole('alert')).toHaveLength(3)
    expect(page.gateway.variablesOf('AdminUpdateEnemy')).toEqual([])
  })

  test('shows a German error on a German page', async () => {
    await act(() => setLanguage('de'))
    const { user } = await open()
    await user.clear(screen.getByLabelText('Name'))
    await user.click(press('Speichern'))
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Pflichtfeld'))
  })
})

describe('a text that is not a number', () => {
  test.each([
    ['en', '-', 'A whole number, please, such as 1,000'],
    ['en', '7.5', 'A whole number, please, such as 1,000'],
    ['en', '1e5', 'A whole number, please, such as 1,000'],
    ['de', '--5', 'Bitte eine ganze Zahl, etwa 1.000'],
    ['de', '7,5', 'Bitte eine ganze Zahl, etwa 1.000'],
    ['en', '99999999999999999999', '1,000,000,000,000 at most'],
    ['de', '-1', 'Mindestens 0'],
  ] as const)('is refused at its field in %s: %s', async (language, text, sentence) => {
    await act(() => setLanguage(language))
    const page = await open()
    const xp = screen.getByRole('spinbutton', { name: /^(XP|EP)$/ })
    await page.user.clear(xp)
    await page.user.type(xp, text)
    await page.user.click(screen.getByRole('button', { name: language === 'de' ? 'Speichern' : 'Update' }))
    await waitFor(() => expect(xp).toHaveAccessibleDescription(expect.stringContaining(sentence)))
    expect(xp).toHaveFocus()
    expect(page.gateway.variablesOf('AdminUpdateEnemy')).toEqual([])
  })

  test('is judged by the number format of the language', async () => {
    await act(() => setLanguage('de'))
    const page = await open()
    const xp = screen.getByRole('spinbutton', { name: /^(XP|EP)$/ })
    await page.user.clear(xp)
    await page.user.type(xp, '1.000')
    const chance = await screen.findByRole('spinbutton', { name: 'Chance %: Wolf fang' })
    expect(chance).toHaveValue('12,5')
    await page.user.clear(chance)
    await page.user.type(chance, '7,5')
    await page.user.click(screen.getByRole('button', { name: 'Speichern' }))
    await waitFor(() => expect(page.gateway.variablesOf('AdminUpdateEnemy')).toHaveLength(1))
    const sent = page.gateway.variablesOf('AdminUpdateEnemy')[0] as {
      input: { xp: number; loot: { dropChance: number }[] }
    }
    expect(sent.input.xp).toBe(1000)
    expect(sent.input.loot[0]?.dropChance).toBe(7.5)
  })
})

describe('the hunting tables of an enemy', () => {
  test('show the odds on its ground, and name the range without an enemy', async () => {
    await open()
    const place = await screen.findByRole('region', { name: 'Hunted in Wolfsmoor' })
    expect(place).toHaveTextContent('9,600–10,000 has no enemy.')
    const night = within(place).getByRole('list', { name: 'Night table' })
    expect(
      within(night)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Gallows hound92%', 'Old Marrowmaw4%'])
    expect(within(night).getByText('Old Marrowmaw').closest('li')).toHaveAttribute('aria-current', 'true')
    await waitFor(() => expect(place).toHaveTextContent('Full moonBleating lambthis one: 100%'))
    expect(place).toHaveTextContent('covers the whole range')
  })

  test('name a range with two enemies', async () => {
    const enemies = [
      { enemyId: marrowmaw.id, rangeMin: 0, rangeMax: 6000 },
      { enemyId: 'other', rangeMin: 5000, rangeMax: 10_000 },
    ]
    await open(
      recordFields('huntingTable', [{ id: 't1', name: 'Night table', huntingGroundId: 'g1', sequence: 0, enemies }]),
    )
    expect(await screen.findByText('5,000–6,000 is assigned twice.')).toBeVisible()
  })

  test('say if players cannot meet it', async () => {
    await open(recordFields('huntingTable', []))
    expect(await screen.findByText('Not in a hunting table yet, so players cannot encounter it.')).toBeVisible()
  })
})

test('the preview shows the card of the grimoire, and follows the form', async () => {
  const page = await open()
  const preview = screen.getByRole('region', { name: 'Preview for players' })
  const card = within(preview).getByRole('article', { name: marrowmaw.name })
  expect(card).toHaveTextContent(marrowmaw.flavorText)
  expect(within(card).getByRole('definition')).toHaveTextContent('90–110')
  await type(page, 'Name', 'Lesser maw')
  expect(within(preview).getByRole('article', { name: 'Lesser maw' })).toBe(card)
  await page.user.clear(screen.getByRole('textbox', { name: 'Name' }))
  expect(within(preview).getByRole('article', { name: 'Unnamed enemy' })).toBe(card)
  expect(await findAccessibilityViolations(preview)).toEqual([])
})
