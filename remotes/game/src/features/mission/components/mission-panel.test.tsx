import { afterEach, describe, expect, it } from '@jest/globals'
import { findAccessibilityViolations, logOut } from '@sanguine/ui/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { GameMissionFragment } from '../../../generated/documents'
import { aCombat, aGround, aJournal, aMission, anAutoHunt, anItem, aPlayer } from '../../../testing/builders'
import { openGame } from '../../../testing/open-game'

afterEach(logOut)

const open = (mission: GameMissionFragment | null = aMission(), at = '/journal') =>
  openGame(at, { me: aPlayer({ mission }), journal: aJournal() })

const panel = async () => within(await screen.findByRole('region', { name: 'Mission' }))
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

describe('the mission', () => {
  it('shows each creature with its portrait, rarity and progress, the reward and the time that is left', async () => {
    await open(aMission({ endsAt: inHours(2) }))
    const mission = await panel()
    const [first, second] = mission.getAllByRole('listitem')
    expect(within(first as HTMLElement).getByText('Shambling Dead')).toBeVisible()
    expect(within(first as HTMLElement).getByText('Common')).toBeVisible()
    expect(within(first as HTMLElement).getByText('12 / 20')).toBeVisible()
    expect(mission.getByRole('progressbar', { name: 'Shambling Dead' })).toHaveAttribute('aria-valuetext', '12 of 20')
    expect(second).toHaveTextContent('5 / 5')
    expect(mission.getByText('+360 XP')).toBeVisible()
    expect(mission.getByText('+250 VGC')).toBeVisible()
    expect(mission.getByText('Grave Salt ×2')).toBeVisible()
    expect(mission.getByRole('timer')).toHaveTextContent(/^ends in (02:00:00|01:59:5\d)$/)
  })

  it('links to its hunting ground', async () => {
    const ground = aGround({ name: 'Mill' })
    await open(aMission({ huntingGround: ground }))
    expect((await panel()).getByRole('link', { name: 'To Mill' })).toHaveAttribute(
      'href',
      `/travel?region=${ground.region.id}#${ground.id}`,
    )
  })

  it('says when the player is on its hunting ground', async () => {
    await open()
    expect((await panel()).getByText('They hunt where you stand: Hollow Abbey')).toBeVisible()
  })

  it('shows when it is completed, with its reward and the time of the next one', async () => {
    await open(aMission({ status: 'COMPLETED', endsAt: inHours(1) }))
    const mission = await panel()
    expect(mission.getByText('Accomplished. The next one comes with the new night.')).toBeVisible()
    expect(mission.getByText('You received')).toBeVisible()
    expect(mission.getByRole('timer')).toHaveTextContent(/^next in/)
    expect(mission.queryByRole('link')).toBeNull()
  })

  it('announces the next one when there is none', async () => {
    await open(null)
    const mission = await panel()
    expect(mission.getByText('New mission soon')).toBeVisible()
    expect(mission.queryByRole('timer')).toBeNull()
  })

  it('counts a hunt without another request', async () => {
    const { user, gateway } = await open(aMission(), '/hunt')
    const objectives = aMission()
      .objectives.slice(0, 1)
      .map((objective) => ({ ...objective, caught: 13 }))
    gateway.setResponses({
      fields: {
        quickHunt: {
          combat: aCombat({ result: 'WIN', reward: { xp: 12, currencies: [], items: [] } }),
          player: aPlayer({ mission: aMission({ objectives }), nextHuntAt: inHours(1) }),
          userErrors: [],
        },
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Quick attack' }))
    await screen.findByRole('dialog')
    const asked = gateway.variablesOf('GamePlayerNow').length
    await user.click(await screen.findByRole('link', { name: /^Next hunt/ }))
    expect((await panel()).getByText('13 / 20')).toBeVisible()
    expect(gateway.variablesOf('GamePlayerNow')).toHaveLength(asked)
  })

  it('requests the next one when it is due', async () => {
    const { gateway } = await open(aMission({ endsAt: new Date(Date.now() + 700).toISOString() }))
    await panel()
    const objectives = aMission()
      .objectives.slice(0, 1)
      .map((objective) => ({ ...objective, caught: 0, goal: 9 }))
    gateway.setResponses({ fields: { me: aPlayer({ mission: aMission({ objectives }) }) } })
    await act(() => new Promise((resolve) => setTimeout(resolve, 1_500)))
    await waitFor(async () => expect((await panel()).getByText('0 / 9')).toBeVisible())
  })

  it('is accessible', async () => {
    await open()
    await panel()
    expect(await findAccessibilityViolations()).toEqual([])
  })
})

describe('auto-hunts', () => {
  const status = async (fields: Parameters<typeof aPlayer>[0]) => {
    await openGame('/equipment', { me: aPlayer(fields) })
    return screen.findByText(/auto-hunt|bait to hunt/i, { selector: 'p, p *' })
  }

  it('show the time of the next one', async () => {
    expect(await status({ nextAutoHuntAt: inHours(0.5) })).toHaveTextContent(/^Next auto-hunt in (30:00|29:5\d)$/)
  })

  it('link to the shop for retainers without one', async () => {
    const text = await status({ nextAutoHuntAt: null })
    expect(within(text).getByRole('link', { name: 'Crypt' })).toHaveAttribute('href', '/crypt')
  })

  it('link to the shop for bait without any', async () => {
    const text = await status({ nextAutoHuntAt: inHours(0.5), bait: null })
    expect(within(text).getByRole('link', { name: 'Jewel Emporium' })).toHaveAttribute('href', '/jewel?shelf=bait')
  })

  it('appear in the journal without a reload', async () => {
    const { gateway } = await openGame('/journal', {
      me: aPlayer({ nextAutoHuntAt: new Date(Date.now() + 700).toISOString(), bait: { item: anItem(), amount: 3 } }),
      journal: aJournal(),
    })
    await screen.findByText('Nothing written yet')
    gateway.setResponses({
      fields: { me: aPlayer({ nextAutoHuntAt: inHours(1) }), journal: aJournal(anAutoHunt()) },
    })
    await act(() => new Promise((resolve) => setTimeout(resolve, 1_500)))
    expect(await screen.findByText('Auto-hunt by Hound')).toBeVisible()
  })
})
