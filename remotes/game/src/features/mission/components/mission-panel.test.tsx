import { afterEach, describe, expect, it } from '@jest/globals'
import { findAccessibilityViolations, lateAnswer, logOut } from '@sanguine/ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import type { GameMissionFragment } from '../../../generated/documents'
import { aCombat, aGround, aJournal, aMission, anAutoHunt, anItem, aPlayer } from '../../../testing/builders'
import { openGame } from '../../../testing/open-game'
import { stopClock } from '../../../testing/stop-clock'

afterEach(logOut)

const open = (mission: GameMissionFragment | null = aMission(), at = '/journal') =>
  openGame(at, { me: aPlayer({ mission }), journal: aJournal() })

const panel = async () => within(await screen.findByRole('region', { name: 'Mission' }))
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

describe('the mission', () => {
  it('shows each creature with its portrait, rarity and progress, the reward and the remaining time', async () => {
    await open(aMission({ endsAt: inHours(2) }))
    const mission = await panel()
    const [first, second] = mission.getAllByRole('listitem')
    expect(within(first as HTMLElement).getByText('Shambling Dead')).toBeVisible()
    expect(within(first as HTMLElement).getByText('Common')).toBeVisible()
    expect(within(first as HTMLElement).getByText('12 / 20')).toBeVisible()
    expect(mission.getByRole('progressbar', { name: 'Shambling Dead' })).toHaveAttribute('aria-valuetext', '12 of 20')
    expect(second).toHaveTextContent('5 / 5')
    expect(mission.getByText('+360 XP')).toBeVisible()
    expect(mission.getByText('Reward').parentElement).toHaveTextContent('+250 VGCGrave Salt ×2')
    expect(mission.getByRole('button', { name: 'Where to find Grave Salt' })).toBeVisible()
    expect(mission.getByRole('button', { name: 'Where to find VGC' })).toBeVisible()
    expect(mission.getByRole('timer')).toHaveTextContent(/^ends in (02:00:00|01:\d\d:\d\d)$/)
  })

  it('links to its hunting ground', async () => {
    const ground = aGround({ name: 'Mill' })
    await open(aMission({ huntingGround: ground }))
    expect((await panel()).getByRole('link', { name: 'Go to Mill' })).toHaveAttribute(
      'href',
      `/travel?region=${ground.region.id}#${ground.id}`,
    )
  })

  it('shows that the player is on its hunting ground', async () => {
    await open()
    expect((await panel()).getByText('You are in the right place: Hollow Abbey')).toBeVisible()
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
    const clock = stopClock()
    const endsAt = Date.now() + 20_000
    const objectives = aMission()
      .objectives.slice(0, 1)
      .map((objective) => ({ ...objective, caught: 0, goal: 9 }))
    const [now, next] = [aMission({ endsAt: new Date(endsAt).toISOString() }), aMission({ objectives })]
    await openGame('/journal', {
      me: () => aPlayer({ mission: Date.now() < endsAt ? now : next }),
      journal: aJournal(),
    })
    expect((await panel()).getByText('12 / 20')).toBeVisible()
    await clock.advance(21_000)
    expect(await screen.findByText('0 / 9')).toBeVisible()
  })

  it('is accessible', async () => {
    await open()
    await panel()
    expect(await findAccessibilityViolations()).toEqual([])
  })
})

describe('other missions', () => {
  const mill = aGround({ name: 'Mill' })
  const first = aMission()
  const second = aMission({ id: '1-1-0', huntingGround: mill, endsAt: first.endsAt })
  const offers = (fields: object = {}) => ({
    missionOffers: [
      { ...first, isChosen: true },
      { ...second, isChosen: false },
    ],
    canRerollMissions: true,
    missionStreak: { count: 6, longest: 9, missionsToBonus: 1 },
    ...fields,
  })
  const openOffers = async (fields: object = {}) => {
    const me = aPlayer({ mission: first })
    const rendered = await openGame('/journal', { me: { ...me, ...offers(fields) }, journal: aJournal() })
    const mission = await panel()
    await rendered.user.click(mission.getByText('Other missions', { selector: 'summary' }))
    return { ...rendered, mission }
  }

  it('are shown on request, with ground, creatures and reward, and the streak', async () => {
    const { mission } = await openOffers()
    const list = await mission.findByRole('list', { name: 'Other missions' })
    expect(within(list).getByText('Mill')).toBeVisible()
    expect(within(list).getByText('+360 XP')).toBeVisible()
    expect(within(list).queryByText('Hollow Abbey')).toBeNull()
    expect(
      mission.getByText(/^Streak: 6 missions \(longest: 9\)\. Every seventh pays .* twice: the next one\./),
    ).toBeVisible()
    expect(await findAccessibilityViolations()).toEqual([])
  })

  it('show that they are on the current ground if the chosen one is elsewhere', async () => {
    const away = {
      missionOffers: [
        { ...second, isChosen: true },
        { ...first, isChosen: false },
      ],
    }
    const me = { ...aPlayer({ mission: second }), ...offers(away) }
    const { user } = await openGame('/journal', { me, journal: aJournal() })
    const mission = await panel()
    await user.click(await mission.findByText('Other missions, one of them here', { selector: 'summary' }))
    expect(await mission.findByRole('button', { name: 'Choose the mission in Hollow Abbey' })).toBeEnabled()
  })

  it.each([
    [0, 0, 'No streak yet. Every'],
    [0, 1, 'Your streak has ended (longest: one mission). Every'],
    [0, 5, 'Your streak has ended (longest: 5 missions). Every'],
    [1, 5, 'Streak: one mission (longest: 5). Every'],
  ])('describe a streak of %d, with %d as the longest', async (count, longest, text) => {
    const { mission } = await openOffers({ missionStreak: { count, longest, missionsToBonus: 7 } })
    expect(await mission.findByText((content) => content.startsWith(text))).toBeVisible()
  })

  it('are not read before the request', async () => {
    const { gateway } = await open()
    await panel()
    expect(gateway.variablesOf('GameMissionOffers')).toEqual([])
  })

  it('can be chosen by a click', async () => {
    const { user, gateway, mission } = await openOffers()
    const player = {
      ...aPlayer({ mission: second }),
      ...offers({
        missionOffers: [
          { ...first, isChosen: false },
          { ...second, isChosen: true },
        ],
      }),
    }
    gateway.setResponses({ fields: { chooseMission: { player, userErrors: [] } } })
    await user.click(await mission.findByRole('button', { name: 'Choose the mission in Mill' }))
    expect(await screen.findByText('You are now on the mission in Mill.')).toBeVisible()
    expect(gateway.variablesOf('GameChooseMission')).toEqual([{ input: { missionId: '1-1-0' } }])
    expect((await panel()).getByRole('link', { name: 'Go to Mill' })).toBeVisible()
    expect(mission.getByRole('button', { name: 'Choose the mission in Hollow Abbey' })).toBeVisible()
  })

  it('keep the focus while one is chosen, and in their list once it is', async () => {
    const choosing = lateAnswer()
    const { user, gateway, mission } = await openOffers()
    const chosen = [
      { ...first, isChosen: false },
      { ...second, isChosen: true },
    ]
    const player = { ...aPlayer({ mission: second }), ...offers({ missionOffers: chosen }) }
    gateway.setResponses({ fields: { chooseMission: () => choosing.answer } })
    const choose = await mission.findByRole('button', { name: 'Choose the mission in Mill' })
    await user.click(choose)
    // a disabled button would lose the focus
    expect(choose).toBeEnabled()
    expect(choose).toHaveAttribute('aria-disabled', 'true')
    choosing.send({ player, userErrors: [] })
    await waitFor(() => expect(choose).not.toBeInTheDocument())
    await waitFor(() => expect(document.body).not.toHaveFocus())
  })

  it('show why they cannot be chosen', async () => {
    const { user, gateway, mission } = await openOffers()
    const userErrors = [{ __typename: 'MissionUserError', code: 'COMBAT_OPEN', opensAt: null }]
    gateway.setResponses({ fields: { chooseMission: { player: null, userErrors } } })
    await user.click(await mission.findByRole('button', { name: 'Choose the mission in Mill' }))
    expect(await screen.findByText('Finish your fight first.')).toBeVisible()
  })

  it('can be drawn again once', async () => {
    const { user, gateway, mission } = await openOffers()
    const player = { ...aPlayer({ mission: first }), ...offers({ canRerollMissions: false }) }
    gateway.setResponses({ fields: { rerollMissions: { player, userErrors: [] } } })
    await user.click(await mission.findByRole('button', { name: 'Draw new missions' }))
    expect(await mission.findByText('Already drawn; the next ones come with the new night.')).toBeVisible()
    expect(mission.getByRole('button', { name: 'Draw new missions' })).toHaveAttribute('aria-disabled', 'true')
  })

  it('may be empty', async () => {
    const { mission } = await openOffers({ missionOffers: [{ ...first, isChosen: true }] })
    expect(await mission.findByText('There is no other mission for you tonight.')).toBeVisible()
  })
})

describe('auto-hunts', () => {
  const status = async (fields: Parameters<typeof aPlayer>[0]) => {
    await openGame('/equipment', { me: aPlayer(fields) })
    return screen.findByText(/auto-hunt|bait to hunt/i, { selector: 'p, p *' })
  }

  it('show the time of the next one', async () => {
    expect(await status({ nextAutoHuntAt: inHours(0.5) })).toHaveTextContent(/^Next auto-hunt in (30:00|29:\d\d)$/)
  })

  it('link to the shop for retainers without one', async () => {
    const text = await status({ nextAutoHuntAt: null })
    expect(within(text).getByRole('link', { name: 'Crypt' })).toHaveAttribute('href', '/crypt')
  })

  it('link to the shop for bait without any', async () => {
    const text = await status({
      nextAutoHuntAt: inHours(0.5),
      bait: null,
      autoHunt: { isOn: true, bait: null, reserve: 0, available: null },
    })
    expect(within(text).getByRole('link', { name: 'Jewel Emporium' })).toHaveAttribute('href', '/jewel?shelf=bait')
  })

  it('appear in the journal without a reload', async () => {
    const clock = stopClock()
    const dueAt = Date.now() + 20_000
    const isOver = () => Date.now() >= dueAt
    const bait = { item: anItem(), amount: 3 }
    await openGame('/journal', {
      me: () => aPlayer({ nextAutoHuntAt: isOver() ? inHours(1) : new Date(dueAt).toISOString(), bait }),
      journal: () => (isOver() ? aJournal(anAutoHunt()) : aJournal()),
    })
    expect(await screen.findByText('Nothing written yet')).toBeVisible()
    await clock.advance(21_000)
    expect(await screen.findByText('Auto-hunt by Hound')).toBeVisible()
  })
})
