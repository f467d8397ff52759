import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { findAccessibilityViolations, logOut, renderWithProviders } from '@sanguine/ui/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { Game } from '../../../app/game'
import { cachePolicies } from '../../../shared/cache-policies'
import { anAttack } from '../../../testing/a-combat-event'
import { aCombat, aFighter, anItem, aPlayer, refusedWith } from '../../../testing/builders'
import { openGame } from '../../../testing/open-game'
import { stopClock } from '../../../testing/stop-clock'
import { roundMs } from '../use-replay'

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(() => {
  logOut()
  jest.restoreAllMocks()
})

const hunter = aFighter({ name: 'Morwenna', isPlayer: true, health: 100, maxHealth: 100 })
const { huntingGround, enemy, bait } = aCombat()

const aReplay = (fields: object = {}) => ({
  startedAt: '2025-05-20T20:00:00.000Z',
  result: 'WIN',
  modifiers: [],
  regionPhase: null,
  huntingGround,
  enemy,
  bait,
  reward: { xp: 12, currencies: [], items: [] },
  rounds: [28, 11, 0].map((health, number) => ({
    number,
    attacker: hunter,
    defender: aFighter({ health }),
    events: number === 0 ? [] : [anAttack({ round: number, effectiveDamage: 17 })],
  })),
  ...fields,
})

const aLink = {
  token: 'a'.repeat(32),
  entryId: 'a:1:0',
  sharedAt: '2025-05-20T21:00:00.000Z',
  happenedAt: '2025-05-20T20:00:00.000Z',
  result: 'WIN',
  enemy,
}

const openFight = (fields: object = {}) =>
  openGame('/journal/fight/a%3A1%3A0', {
    me: aPlayer(),
    journalFight: { entryId: 'a:1:0', replay: aReplay(), link: null },
    ...fields,
  })

const status = (text: string) => screen.findByText(text)

describe('the replay of a fight', () => {
  it('shows the phase of the region in which it began', async () => {
    const regionPhase = { name: 'FULL_MOON', effects: [] }
    await openFight({ journalFight: { entryId: 'a:1:0', replay: aReplay({ regionPhase }), link: null } })
    expect(await screen.findByText('Conditions of this fight. Full moon: nothing changes.')).toBeVisible()
  })

  it('moves through its rounds by buttons and arrow keys', async () => {
    const { user } = await openFight()
    await screen.findByRole('heading', { level: 1, name: /^Morwenna beat / })
    expect(await status('Before the first round')).toBeVisible()
    expect(screen.getByText('28 / 28')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Next round' }))
    expect(await status('Round 1 of 2')).toBeVisible()
    expect(screen.getByText('11 / 28')).toBeVisible()
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(await status('Round 2 of 2')).toBeVisible()
    expect(screen.getByText('0 / 28')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Next round' })).toHaveAttribute('aria-disabled', 'true')
    await user.keyboard('{ArrowLeft}')
    expect(await status('Round 1 of 2')).toBeVisible()
    expect(await findAccessibilityViolations()).toEqual([])
  })

  it('plays automatically, faster on request, and stops', async () => {
    const { user } = await openFight()
    await user.click(await screen.findByRole('button', { name: '2×' }))
    const clock = stopClock()
    const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
    click('Play')
    expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible()
    await clock.advance(roundMs / 2)
    expect(screen.getByText('Round 1 of 2')).toBeVisible()
    click('Pause')
    await clock.advance(roundMs)
    expect(screen.getByText('Round 1 of 2')).toBeVisible()
    click('Play')
    await clock.advance(roundMs / 2)
    expect(screen.getByText('Round 2 of 2')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Play again' })).toBeVisible()
  })

  it('shows all rounds at once with reduced motion', async () => {
    const matches = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }
    Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => matches })
    try {
      await openFight()
      expect(await screen.findByText('All 2 rounds')).toBeVisible()
      expect(screen.queryByRole('button', { name: 'Play' })).toBeNull()
    } finally {
      Reflect.deleteProperty(window, 'matchMedia')
    }
  })

  it('shows a message if the journal has no such fight', async () => {
    await openFight({ journalFight: null })
    expect(await screen.findByText('Your journal has no fight at this address.')).toBeVisible()
  })
})

describe('the advice for a fight in the journal', () => {
  const lost = { entryId: 'a:1:0', replay: aReplay({ result: 'LOSS' }), link: null }
  const openLost = async (advice: object | null, fields: object = {}) => {
    const game = await openFight({ journalFight: { ...lost, advice }, ...fields })
    const section = within(await screen.findByRole('region', { name: 'What would win it now' }))
    return { ...game, section, ask: () => game.user.click(section.getByRole('button', { name: 'Work it out' })) }
  }

  it('is requested by a button, and counts the currently equipped items', async () => {
    const item = { action: 'WEAR', winChance: 78, item: anItem({ name: 'Axe' }) }
    const { section, ask, gateway } = await openLost({ healthLeft: 12, winChance: 34, addedDamage: 4, item })
    expect(section.getByText(/^Worked out with what you own and have equipped now/)).toBeVisible()
    expect(gateway.variablesOf('GameFightAdvice')).toEqual([])
    await ask()
    expect(await section.findByText(/12 health left. You win 34% of these fights; 4 more damage/)).toBeVisible()
    expect(section.getByText('With Axe you would win 78% against this creature instead of 34%.')).toBeVisible()
    expect(section.getByRole('button', { name: 'Equip it' })).toBeVisible()
    expect(gateway.variablesOf('GameFightAdvice')).toEqual([{ entryId: 'a:1:0' }])
    expect(await findAccessibilityViolations()).toEqual([])
  })

  it.each([
    [
      'where what is worn now wins',
      { healthLeft: 0, winChance: 83, addedDamage: 0, item: null },
      'With what you have equipped now, you win 83% of these fights.',
    ],
    ['where the creature is gone', null, 'Nothing can be said about this creature any more'],
  ])('shows a message %s', async (_where, advice, text) => {
    const { section, ask } = await openLost(advice)
    await ask()
    expect(await section.findByText(text)).toBeVisible()
  })

  it('is requested again once if it took too long, and then shows the reason', async () => {
    const { ask, section, gateway, user } = await openLost({ healthLeft: 0, winChance: 83, addedDamage: 0, item: null })
    const tooLong = new GraphQLError('This took too long. Please try again.', { extensions: { code: 'UNAVAILABLE' } })
    gateway.setResponses({
      fields: {
        journalFight: () => {
          throw tooLong
        },
      },
    })
    await ask()
    const alert = within(await section.findByRole('alert'))
    expect(alert.getByText(/^This took too long\. Please try again\./)).toBeVisible()
    expect(gateway.variablesOf('GameFightAdvice')).toHaveLength(2)
    const advice = { healthLeft: 0, winChance: 83, addedDamage: 0, item: null }
    gateway.setResponses({ fields: { journalFight: { ...lost, advice } } })
    await user.click(alert.getByRole('button', { name: 'Retry' }))
    expect(await section.findByText(/you win 83% of these fights/)).toBeVisible()
  })

  it('is not offered for a win', async () => {
    await openFight()
    await screen.findByRole('button', { name: 'Make a link' })
    expect(screen.queryByRole('region', { name: 'What would win it now' })).toBeNull()
  })
})

describe('the link to a fight', () => {
  it('can be created, copied and revoked', async () => {
    const fight = (link: object | null) => ({ fight: { entryId: 'a:1:0', link }, userErrors: [] })
    const { user } = await openFight({ shareFight: fight(aLink), revokeFightLink: fight(null) })
    await user.click(await screen.findByRole('button', { name: 'Make a link' }))
    const address = await screen.findByRole('textbox', { name: 'Link to this fight' })
    expect(address).toHaveValue(`${window.location.origin}/fight/${aLink.token}`)
    await user.click(screen.getByRole('button', { name: 'Copy link' }))
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/fight/${aLink.token}`)
    expect(await screen.findByText('The link is copied.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Revoke link' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Revoke this link?' }))
    await user.click(dialog.getByRole('button', { name: 'Revoke link' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Make a link' })).toHaveFocus())
  })

  it('is selected if the browser does not allow copying', async () => {
    const { user } = await openFight({ journalFight: { entryId: 'a:1:0', replay: aReplay(), link: aLink } })
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    await user.click(await screen.findByRole('button', { name: 'Copy link' }))
    expect(await screen.findByText(/does not allow copying/)).toBeVisible()
  })

  it('shows why it was not created', async () => {
    const { user } = await openFight({ shareFight: { fight: null, ...refusedWith('TOO_MANY_LINKS') } })
    await user.click(await screen.findByRole('button', { name: 'Make a link' }))
    expect(await screen.findByText(/^You are sharing 100 fights/)).toBeVisible()
  })
})

describe('a shared fight', () => {
  const openShared = (sharedFight: object | null) =>
    renderWithProviders(<Game />, { at: `/fight/${aLink.token}`, cachePolicies, fields: { sharedFight } })

  it('is shown without an account, with a link to the game', async () => {
    await openShared(aReplay({ result: 'LOSS' }))
    expect(await screen.findByRole('heading', { level: 1, name: /^Morwenna lost to / })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'What would win it now' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Play' })).toHaveAttribute('href', '/register')
    expect(screen.queryByRole('button', { name: 'Make a link' })).toBeNull()
    expect(await findAccessibilityViolations()).toEqual([])
  })

  it('shows a message if the link was revoked or never existed', async () => {
    await openShared(null)
    expect(await screen.findByText('It was revoked, or it never existed.')).toBeVisible()
  })
})
