import { afterEach, describe, expect, it } from '@jest/globals'
import { findAccessibilityViolations, logOut, renderWithProviders } from '@sanguine/ui/testing'
import { screen, within } from '@testing-library/react'
import { Game } from '../../../app/game'
import { cachePolicies } from '../../../shared/cache-policies'
import { aGround, anEnemy, anItem, aPlayer } from '../../../testing/builders'
import { openGame } from '../../../testing/open-game'

afterEach(logOut)

const aDrop = (overrides: object = {}) => ({
  enemy: anEnemy(),
  item: anItem({ name: 'Bone' }),
  wins: 200,
  drops: 50,
  expected: 40,
  low: 19.5,
  high: 31.4,
  ...overrides,
})

const nothing = { hunts: [], drops: [], gold: [] }

describe('the statistics', () => {
  it('show hunts, drops with their chances, and gold, with the same numbers in a table', async () => {
    const hunts = [{ huntingGround: aGround(), enemy: anEnemy(), wins: 3, draws: 1, losses: 0 }]
    const gold = [{ day: '2025-05-20', gained: 1200, spent: 300 }]
    const { user } = await openGame('/statistics', {
      me: aPlayer(),
      huntStatistics: { hunts, drops: [aDrop()], gold },
    })
    expect(await screen.findByRole('img', { name: 'In total: 1,200 in, 300 out' })).toBeVisible()
    const table = within(screen.getByRole('region', { name: 'Hunts by ground and creature: table' }))
    expect(table.getByRole('row', { name: /^Grave Rat.* 4 3 1 0 75%$/ })).toBeVisible()
    expect(screen.getByText('20% declared, 25% observed')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Where to find Bone' })).toBeVisible()
    expect(screen.getByText('95% interval: 19.5% to 31.4%, as declared')).toBeVisible()
    await user.click(screen.getByText('As a table'))
    expect(screen.getByRole('row', { name: 'May 20, 2025 1,200 300' })).toBeVisible()
    expect(await findAccessibilityViolations()).toEqual([])
  })

  it('never round to 0 or 100 %, and show a minus before spent gold', async () => {
    const hunts = [{ huntingGround: aGround(), enemy: anEnemy(), wins: 209, draws: 0, losses: 1 }]
    await openGame('/statistics', {
      me: aPlayer(),
      huntStatistics: {
        hunts,
        drops: [aDrop({ wins: 11, drops: 0, expected: 1.1, low: 2.8e-15, high: 25.9 })],
        gold: [{ day: '2025-05-20', gained: 1200, spent: 54_000 }],
      },
    })
    expect(await screen.findByText('209 of 210 hunts won: >99%')).toBeVisible()
    const table = within(screen.getByRole('region', { name: 'Hunts by ground and creature: table' }))
    expect(table.getByRole('row', { name: /^Grave Rat.* 210 209 0 1 >99%$/ })).toBeVisible()
    expect(screen.getByText('95% interval: 0% to 25.9%, as declared')).toBeVisible()
    expect(screen.getByText('−54K')).toBeInTheDocument()
  })

  it('add up hunts by ground in a chart and above its creatures, the most hunts first', async () => {
    const mill = aGround({ id: 'mill', name: 'Mill' })
    const lamb = anEnemy({ id: 'lamb', name: 'Lamb' })
    await openGame('/statistics', {
      me: aPlayer(),
      huntStatistics: {
        ...nothing,
        hunts: [
          { huntingGround: aGround(), enemy: anEnemy(), wins: 1, draws: 1, losses: 0 },
          { huntingGround: mill, enemy: anEnemy(), wins: 3, draws: 0, losses: 1 },
          { huntingGround: mill, enemy: lamb, wins: 0, draws: 0, losses: 2 },
        ],
      },
    })
    const chart = await screen.findByRole('list', { name: 'Hunts by ground' })
    expect(
      within(chart)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Mill3 of 6 hunts won: 50%', 'Hollow Abbey1 of 2 hunts won: 50%'])
    const table = within(screen.getByRole('region', { name: 'Hunts by ground and creature: table' }))
    const rows = table.getAllByRole('row').slice(1)
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent).join(' '))).toEqual([
      'Mill 6 3 0 3 50%',
      'Grave Rat 4 3 0 1 75%',
      'Lamb 2 0 0 2 0%',
      'Hollow Abbey 2 1 1 0 50%',
      'Grave Rat 2 1 1 0 50%',
    ])
    expect(await findAccessibilityViolations()).toEqual([])
  })

  it('fold the creatures of many grounds, and show further drops on demand', async () => {
    const grounds = ['Mill', 'Moor', 'Quay', 'Opera'].map((name) => aGround({ id: name, name }))
    const drops = Array.from({ length: 70 }, (_, index) =>
      aDrop({ item: anItem({ id: `i${index}`, name: `Bone ${index}` }) }),
    )
    const { user } = await openGame('/statistics', {
      me: aPlayer(),
      huntStatistics: {
        ...nothing,
        hunts: grounds.map((huntingGround) => ({ huntingGround, enemy: anEnemy(), wins: 1, draws: 0, losses: 0 })),
        drops,
      },
    })
    expect(await screen.findByText('1 of 1 hunt won: 100%', { selector: 'li:first-child span' })).toBeVisible()
    expect(screen.getByText('Mill', { selector: 'th' })).not.toBeVisible()
    await user.click(screen.getByText('By creature'))
    expect(screen.getByText('Mill', { selector: 'th' })).toBeVisible()
    const items = () => screen.getAllByRole('button', { name: /^Where to find Bone/ })
    expect(items()).toHaveLength(30)
    await user.click(screen.getByRole('button', { name: 'Show more: 40 are left' }))
    expect(items()).toHaveLength(70)
    expect(items()[30]).toHaveFocus()
    expect(screen.queryByRole('button', { name: /^Show more/ })).toBeNull()
    expect(await findAccessibilityViolations()).toEqual([])
  })

  it('show a message if there are none, and keep the period in the address', async () => {
    const { user } = await openGame('/statistics?days=7', { me: aPlayer(), huntStatistics: nothing })
    expect(await screen.findByText('No hunts in this period.')).toBeVisible()
    expect(screen.getByRole('button', { name: '7 days' })).toHaveAttribute('aria-pressed', 'true')
    await user.click(screen.getByRole('button', { name: '90 days' }))
    expect(screen.getByRole('button', { name: '90 days' })).toHaveAttribute('aria-pressed', 'true')
  })
})

describe('the drop rates of all players', () => {
  const open = (...drops: readonly object[]) =>
    renderWithProviders(<Game />, { at: '/rates', cachePolicies, fields: { dropRates: { minWins: 100, drops } } })

  it('are shown without an account, can be searched, and are compared with the declared chances', async () => {
    const { user } = await open(aDrop(), aDrop({ item: anItem({ id: 'c'.repeat(24), name: 'Lantern' }), expected: 80 }))
    expect(await screen.findByText('2 drops')).toBeVisible()
    // only players see the sources of an item
    expect(screen.getByText(/^Lantern/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Where to find/ })).toBeNull()
    expect(screen.getByText(/, less often than declared$/)).toBeVisible()
    expect(screen.getByText(/^In 1 of 2 drops the declared chance lies within/)).toBeVisible()
    expect(screen.getByRole('link', { name: /^How luck is drawn/ })).toHaveAttribute('href', '/fair')
    expect(await findAccessibilityViolations()).toEqual([])
    await user.type(screen.getByRole('searchbox', { name: 'Creature or item' }), 'lant')
    expect(await screen.findByText('1 drop')).toBeVisible()
    await user.type(screen.getByRole('searchbox', { name: 'Creature or item' }), 'x')
    expect(await screen.findByText('No drop matches.')).toBeVisible()
  })

  it('need enough fights', async () => {
    await open()
    expect(await screen.findByText('Not enough fights yet')).toBeVisible()
  })
})
