import { afterEach, describe, expect, it } from '@jest/globals'
import { findAccessibilityViolations, logOut } from '@sanguine/ui/testing'
import { screen, waitFor } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { aCollection } from '../../testing/a-collection'
import { aPackage, paymentsOf } from '../../testing/a-package'
import { aCombatEntry, aJournal, anItem, anItemType, aPlayer, coins } from '../../testing/builders'
import { openGame } from '../../testing/open-game'

afterEach(logOut)

let fails = true

/** A field that cannot be read until `fails` is false. */
const later = (value: unknown) => () => {
  if (fails) throw new GraphQLError('The database is away.', { extensions: { code: 'UNAVAILABLE' } })
  return value
}

const me = aPlayer()
const here = me.huntingGround
const place = { image: null, requiredXp: 0, key: null, rule: null }
const bait = anItem({ name: 'Rat', itemType: anItemType('bait') })
const noTotals = {
  hunts: 0,
  wins: 0,
  losses: 0,
  autoHunts: 0,
  missions: 0,
  ranks: [],
  reward: { xp: 0, currencies: [], items: [] },
}
const shopItem = {
  ...{
    item: bait,
    verb: 'BUY',
    quantity: 1,
    owned: 0,
    isOutgrown: false,
    price: [coins(8)],
    materials: [],
    refusal: null,
  },
}
const aRow = (id: number, isOwn: boolean) => ({
  player: { id: String(id), name: `Hunter ${id}` },
  ladderRank: id,
  avatar: null,
  xp: 100 - id,
  currentRank: { id: 'beadle', name: 'Beadle', image: null },
  isOwn,
})
const journal = aJournal(aCombatEntry())

interface Part {
  readonly part: string
  readonly at: string
  readonly fields: Readonly<Record<string, unknown>>
  /** what the page shows in any case */
  readonly rest: string | RegExp
}

const parts: readonly Part[] = [
  {
    part: 'The other hunting grounds',
    at: '/grimoire',
    fields: { me, grimoire: [], regions: later([{ ...here.region, huntingGrounds: [here] }]) },
    rest: /you are here/,
  },
  {
    part: 'The other hunting grounds',
    at: '/grimoire?ground=elsewhere',
    fields: { me, grimoire: [], regions: later([{ ...here.region, huntingGrounds: [here] }]) },
    rest: /you are here/,
  },
  {
    part: 'Your pins',
    at: '/treasury',
    fields: { me: { ...me, pins: later([]) }, collections: [aCollection()] },
    rest: 'The Abbey Hours',
  },
  { part: 'Your pins', at: '/jewel', fields: { me: { ...me, pins: later([]) }, shop: [shopItem] }, rest: 'Rat' },
  {
    part: 'The effects of the baits',
    at: '/jewel?shelf=bait',
    fields: { me: { ...me, huntingGround: { ...here, baitEffects: later([]) } }, shop: [shopItem] },
    rest: 'Rat',
  },
  {
    part: 'Your keys',
    at: '/travel',
    fields: {
      me: { ...me, inventory: later([]) },
      regions: [{ ...place, ...here.region, huntingGrounds: [here] }],
    },
    rest: /TRAVEL to|You are here/,
  },
  {
    part: 'Your payments',
    at: '/premiumShop',
    fields: { me: { ...me, payments: later(paymentsOf()) }, packages: [aPackage()] },
    rest: 'A Single Tear',
  },
  {
    part: 'Your place',
    at: '/ladder?offset=50',
    fields: {
      me,
      ladder: ({ offset }: { readonly offset: number | null }) =>
        offset === null
          ? later({ offset: 0, totalCount: 51, nodes: [aRow(1, true)] })()
          : { offset, totalCount: 51, nodes: [aRow(51, false)] },
    },
    rest: 'Hunter 51',
  },
  {
    part: 'The sum of this day',
    at: '/journal',
    fields: {
      me,
      journal: { ...journal, pageInfo: { ...journal.pageInfo, hasNextPage: true, endCursor: 'end' } },
      journalTotals: ({ until }: { readonly until: string | null }) => (until === null ? noTotals : later(noTotals)()),
    },
    rest: /Victory over/,
  },
  {
    part: 'Your bait',
    at: '/hunt',
    fields: { me: { ...me, bait: null, inventory: later([]) } },
    rest: /To the inventory|no bait/i,
  },
]

describe('a part of a page that cannot be loaded', () => {
  it.each(parts)('says so and loads again beside the rest: $part at $at', async ({ part, at, fields, rest }) => {
    fails = true
    const { user } = await openGame(at, fields)
    const title = await screen.findByText(`${part} could not be loaded.`)
    expect(title.closest('[role="alert"]')).toHaveTextContent('The database is away.')
    // The rest has its own query, which may be answered later.
    expect((await screen.findAllByText(rest))[0]).toBeInTheDocument()
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    expect(await findAccessibilityViolations()).toEqual([])
    fails = false
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect((await screen.findAllByText(rest))[0]).toBeInTheDocument()
  })

  it('says so in the dialog of the auto-hunts', async () => {
    fails = true
    const nextAutoHuntAt = new Date(Date.now() + 1_800_000).toISOString()
    const { user } = await openGame('/equipment', {
      me: {
        ...me,
        nextAutoHuntAt,
        autoHunt: { isOn: true, bait: null, reserve: 0, available: 20 },
        inventory: later([]),
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Auto-hunts…' }))
    expect(await screen.findByText('Your bait could not be loaded.')).toBeVisible()
    fails = false
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(screen.queryByText('Your bait could not be loaded.')).toBeNull())
  })
})
