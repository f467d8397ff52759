import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { serverNow, setLanguage } from '@sanguine/ui/platform'
import { actAsUser, findAccessibilityViolations, lateAnswer, logOut } from '@sanguine/ui/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { GamePlayerNowDocument, type GameRarityFragment as Rarity } from '../../../generated/documents'
import type { CombatEvent } from '../../../shared/combat/event-kinds'
import { momentRecordKey } from '../../../shared/moments/moment-record'
import { moments } from '../../../shared/moments/moments'
import { anAttack } from '../../../testing/a-combat-event'
import {
  aCombat,
  aGround,
  aHuntOdds,
  aMission,
  anEnemy,
  anInventoryEntry,
  anItem,
  anItemType,
  aPlayer,
  aSlot,
  aStat,
  aTide,
  coins,
  openCombatOf,
  refusedWith,
} from '../../../testing/builders'
import { openGame } from '../../../testing/open-game'
import { stopClock } from '../../../testing/stop-clock'
import type { Combat } from '../use-hunt'

afterEach(logOut)

const attack = () => screen.findByRole('button', { name: 'Attack' })

/** Lets the page act upon what it was just sent. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)))

const won = (player = aPlayer({ xp: 52 })) => ({
  player,
  userErrors: [],
  combat: aCombat({
    result: 'WIN',
    round: 2,
    reward: { xp: 12, currencies: [coins(14)], items: [{ item: anItem({ name: 'Tallow Stub' }), amount: 2 }] },
  }),
})

/** The button of the baits, once they are read. */
async function baitButton(): Promise<HTMLElement> {
  const button = await screen.findByRole('button', { name: 'Change bait' })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'))
  return button
}

const [boss, rare] = ['boss', 'rare'].map((shortName) => ({
  id: shortName,
  name: shortName,
  shortName,
  colorHex: '#e2b04f',
})) as [Rarity, Rarity]
const locket = anItem({ name: 'Locket', rarity: rare })

describe('the hunt', () => {
  it('requests each round by its number, and shows its events', async () => {
    const { user, gateway } = await openGame('/hunt', {
      me: aPlayer(),
      hunt: { player: aPlayer(), userErrors: [], combat: aCombat({ events: [anAttack({ effectiveDamage: 9 })] }) },
    })
    await user.click(await attack())
    expect(await screen.findByRole('heading', { name: 'Round I' })).toBeVisible()
    expect(screen.getByRole('log')).toHaveTextContent('Morwenna strikes Grave Rat−9')
    expect(screen.getByRole('progressbar', { name: 'Health of Grave Rat' })).toHaveAttribute('aria-valuenow', '20')
    await user.click(await attack())
    await waitFor(() =>
      expect(gateway.variablesOf('GameHunt')).toEqual([{ input: { round: 1 } }, { input: { round: 2 } }]),
    )
  })

  it('reads the odds of the next hunt no more once the fight has begun', async () => {
    const bait = anItem({ name: 'Warm Rat' })
    const withBait = (amount: number) => aPlayer({ bait: { amount, item: bait } })
    const { user, gateway } = await openGame('/hunt', {
      me: withBait(20),
      hunt: { player: withBait(19), userErrors: [], combat: aCombat({ bait, events: [anAttack()] }) },
    })
    expect(await screen.findByText(/^With what you have equipped: 62% wins/)).toBeVisible()
    await user.click(await attack())
    expect(await screen.findByRole('heading', { name: 'Round I' })).toBeVisible()
    expect(within(screen.getByRole('main')).getByText('Bait: Warm Rat, 19 left')).toBeVisible()
    expect(gateway.variablesOf('GameHuntOdds')).toHaveLength(1)
  })

  it('can be shared from its result, by its number in the journal', async () => {
    const nodes = [8, 7].map((number) => ({ __typename: 'CombatEntry', id: `entry-${number}`, number }))
    const { user, gateway, path } = await openGame('/hunt', {
      me: aPlayer(),
      hunt: { ...won(), combat: { ...won().combat, number: 7 } },
      journal: { nodes },
      shareFight: { fight: null, userErrors: [] },
    })
    await user.click(await attack())
    await user.click(await screen.findByRole('button', { name: 'Share or check this fight' }))
    await waitFor(() => expect(gateway.variablesOf('GameShareFight')).toEqual([{ input: { entryId: 'entry-7' } }]))
    await waitFor(() => expect(path()).toMatch(/^\/journal\/fight\/entry-7/))
  })

  it('does not leave for its page if it was shared late, and its result is closed', async () => {
    const sharing = lateAnswer()
    const { user, gateway, path } = await openGame('/hunt', {
      me: aPlayer(),
      hunt: won(),
      journal: { nodes: [{ __typename: 'CombatEntry', id: 'entry-7', number: won().combat.number }] },
      shareFight: () => sharing.answer,
    })
    await user.click(await attack())
    await user.click(await screen.findByRole('button', { name: 'Share or check this fight' }))
    await waitFor(() => expect(gateway.variablesOf('GameShareFight')).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: 'Read the log' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await act(async () => sharing.send({ fight: null, userErrors: [] }))
    await settle()
    expect(path()).toBe('/hunt')
  })

  it('shows a message if the fight is no longer among the latest of the journal', async () => {
    const { user } = await openGame('/hunt', { me: aPlayer(), hunt: won(), journal: { nodes: [] } })
    await user.click(await attack())
    await user.click(await screen.findByRole('button', { name: 'Share or check this fight' }))
    expect(await screen.findByText(/no longer lists this fight among the latest/)).toBeVisible()
  })

  it("shows the danger and the weakness of the creature's type", async () => {
    const thirst = { id: 'thirst', name: 'Red Thirst' }
    const type = {
      id: 'undead',
      name: 'Undead',
      dangers: [thirst],
      weaknesses: [{ id: 'salt', name: 'Salt Carriers' }],
    }
    const proc = { procType: 'leech', procEvent: 'attack', affectedCreatureType: null }
    const { user } = await openGame('/hunt', {
      me: aPlayer({ combat: aCombat({ enemy: anEnemy({ type }) }) }),
      stats: [{ ...thirst, shortName: 'redthirst', flavorText: '', image: null, proc }],
      regions: [],
    })
    const undead = await screen.findByRole('button', { name: 'Undead' })
    await actAsUser(() => user.click(undead))
    const sheet = within(await screen.findByRole('dialog', { name: 'About this kind: Undead' }))
    expect(await sheet.findByText(/When your base attack has landed: hurts the foe and heals you/)).toBeVisible()
    expect(sheet.getByRole('link', { name: 'Red Thirst' })).toHaveAttribute('href', '/glossary#stat-redthirst')
    expect(sheet.getByText(/^Every creature of this kind has it/)).toBeVisible()
    expect(sheet.getByRole('button', { name: 'Where to find Salt Carriers' })).toBeVisible()
    expect(await findAccessibilityViolations(document.body)).toEqual([])
    await user.keyboard('{Escape}')
    expect(screen.getByRole('button', { name: 'Undead' })).toHaveFocus()
  })

  it('shows only the name of a type without dangers and weaknesses', async () => {
    await openGame('/hunt', { me: aPlayer({ combat: aCombat() }) })
    expect(await screen.findByText(/, Undead$/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Undead' })).toBeNull()
  })

  it('resumes a combat that another tab has started', async () => {
    await openGame('/hunt', { me: aPlayer({ combat: aCombat({ round: 3 }) }) })
    expect(await screen.findByRole('heading', { name: 'Grave Rat' })).toBeVisible()
    expect(screen.getByRole('list', { name: 'Round 3 of 5' })).toBeVisible()
  })

  it('shows the reward of a victory, and when the next hunt may start', async () => {
    const waiting = aPlayer({ nextHuntAt: new Date(Date.now() + 3_540_000).toISOString() })
    const { user } = await openGame('/hunt', { me: aPlayer(), quickHunt: won(waiting) })
    await user.click(await screen.findByRole('button', { name: 'Quick attack' }))
    const result = await screen.findByRole('dialog', { name: 'Victory' })
    expect(result).toHaveTextContent('+12 XP')
    expect(result).toHaveTextContent('+14 VGC')
    expect(result).toHaveTextContent('Tallow Stub ×2')
    expect(within(result).getByRole('link', { name: /Next hunt 5\d:\d\d/ })).toBeVisible()
  })

  it.each([
    ['a boss', { enemy: anEnemy({ name: 'Marrowmaw', rarity: boss }) }, 'Boss defeated: Marrowmaw'],
    ['a rare find', { reward: { xp: 1, currencies: [], items: [{ item: locket, amount: 1 }] } }, 'Rare find: Locket'],
  ])('shows %s once, before the result', async (_what, fields, title) => {
    const { combat, ...answer } = won()
    const { user } = await openGame('/hunt', {
      me: aPlayer(),
      quickHunt: { ...answer, combat: { ...combat, ...fields } },
    })
    await user.click(await screen.findByRole('button', { name: 'Quick attack' }))
    await screen.findByRole('dialog', { name: title })
    await actAsUser(() => user.keyboard('{Escape}'))
    const result = await screen.findByRole('dialog', { name: 'Victory' })
    await waitFor(() => expect(result).toHaveFocus())
    await act(() => setLanguage('de'))
    expect(await screen.findByRole('dialog', { name: 'Sieg' })).toBeVisible()
    await act(() => setLanguage('en'))
    localStorage.clear()
  })

  it('shows a rank that was gained by a critical hit after that, over the result', async () => {
    localStorage.setItem(momentRecordKey, JSON.stringify({ player: 'account-1', rankXp: 0, shown: [] }))
    const me = aPlayer()
    const currentRank = { ...me.currentRank, id: 'rank-2', name: 'Gravehand', requiredXp: 110 }
    const { combat, ...answer } = won({ ...me, xp: 120, currentRank })
    const events = [anAttack({ isCriticalHit: true, effectiveDamage: 64 })]
    const { user } = await openGame('/hunt', {
      me,
      quickHunt: { ...answer, combat: { ...combat, events } },
      regions: [],
      shop: [],
    })
    await user.click(await screen.findByRole('button', { name: 'Quick attack' }))
    const moment = await screen.findByRole('dialog', { name: 'New rank: Gravehand' })
    expect(screen.getByRole('dialog', { name: 'Victory', hidden: true })).toBeInTheDocument()
    await waitFor(() => expect(moment).toContainElement(document.activeElement as HTMLElement))
    await actAsUser(() => user.keyboard('{Escape}'))
    await waitFor(() => expect(moment).not.toBeInTheDocument())
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Victory' })).toHaveFocus())
    localStorage.clear()
  })

  it('shows a critical hit at the creature until the next round, and none from before the page was opened', async () => {
    const critical = (round: number) => anAttack({ round, isCriticalHit: true, effectiveDamage: 64 })
    const marks = () => [...document.querySelectorAll('ul[aria-hidden] li')].map(({ textContent }) => textContent)
    const round = (number: number, ...events: readonly CombatEvent[]) => ({
      player: aPlayer(),
      userErrors: [],
      combat: aCombat({ round: number, events }),
    })
    const { user, gateway } = await openGame('/hunt', {
      me: aPlayer({ combat: aCombat({ events: [critical(1)] }) }),
      hunt: round(2, critical(1), critical(2)),
    })
    const button = await attack()
    expect(marks()).toEqual([])
    await user.click(button)
    await waitFor(() => expect(marks()).toEqual([expect.stringContaining('Critical −64')]))
    gateway.setResponses({ fields: { hunt: round(3, critical(1), critical(2), anAttack({ round: 3 })) } })
    await user.click(await attack())
    await waitFor(() => expect(marks()).toEqual([]))
  })

  it('shows a critical hit that ends the fight before the result', async () => {
    const { combat, ...rest } = won()
    const events = [anAttack({ round: 2, isCriticalHit: true, effectiveDamage: 64 })]
    const { user } = await openGame('/hunt', { me: aPlayer(), quickHunt: { ...rest, combat: { ...combat, events } } })
    const quickAttack = await screen.findByRole('button', { name: 'Quick attack' })
    const isCovered: boolean[] = []
    const observer = new MutationObserver(() => {
      if (document.querySelector('ul[aria-hidden] li')) isCovered.push(screen.queryByRole('dialog') !== null)
    })
    observer.observe(document.body, { childList: true, subtree: true })
    await user.click(quickAttack)
    await screen.findByRole('dialog', { name: 'Victory' })
    observer.disconnect()
    expect([isCovered[0], isCovered.at(-1)]).toEqual([false, true])
  })

  it('shows the sources of loot above the result, which stays when they are closed', async () => {
    const { user } = await openGame('/hunt', { me: aPlayer(), quickHunt: won(), itemSources: null })
    await user.click(await screen.findByRole('button', { name: 'Quick attack' }))
    const result = within(await screen.findByRole('dialog', { name: 'Victory' }))
    const loot = result.getByRole('button', { name: 'Where to find Tallow Stub' })
    loot.focus()
    // what suspends on a key is let through only inside of an awaited act
    await actAsUser(() => user.keyboard('{Enter}'))
    expect(await screen.findByRole('dialog', { name: 'Where to find Tallow Stub' })).toBeVisible()
    expect(screen.queryByRole('dialog', { name: 'Victory' })).toBeNull()
    await user.keyboard('{Escape}')
    expect(await screen.findByRole('dialog', { name: 'Victory' })).toBeVisible()
    expect(screen.queryByRole('dialog', { name: 'Where to find Tallow Stub' })).toBeNull()
    await waitFor(() => expect(loot).toHaveFocus())
    expect(result.getByRole('button', { name: 'Where to find VGC' })).toBeVisible()
  })

  it('compares won equipment with equipped items', async () => {
    const weapon = (name: string, health: number) =>
      anItem({ name, itemType: anItemType('weapon'), stats: [aStat({ from: health, to: health })] })
    const me = aPlayer({ equipmentSlots: [aSlot('weapon', { item: weapon('Knife', 3) })] })
    const { combat, ...answer } = won(me)
    const reward = { xp: 0, currencies: [], items: [{ item: weapon('Sabre', 8), amount: 1 }] }
    const { user } = await openGame('/hunt', { me, quickHunt: { ...answer, combat: { ...combat, reward } } })
    await user.click(await screen.findByRole('button', { name: 'Quick attack' }))
    const result = within(await screen.findByRole('dialog', { name: 'Victory' }))
    expect(result.getByText('+5 against Knife: better')).toBeInTheDocument()
  })

  it('shows the progress of the mission after a victory, and the next goal', async () => {
    const mission = aMission()
    const [objective] = mission.objectives
    const cowl = anItem({ name: 'Cowl', itemType: anItemType('head') })
    const goals = [{ __typename: 'EquipItemGoal', missing: 0, item: cowl, replacedItem: null } as const]
    const hunted = (number: number, player: ReturnType<typeof aPlayer>) => {
      const answer = won(player)
      const id = `account-1:${number}`
      return { ...answer, combat: { ...answer.combat, id, number, modifiers: ['QUESTING'], enemy: objective?.enemy } }
    }
    const first = hunted(1, aPlayer({ mission, goals }))
    const { user, gateway } = await openGame('/hunt', { me: aPlayer(), quickHunt: first })
    await user.click(await screen.findByRole('button', { name: 'Quick attack' }))
    const result = within(await screen.findByRole('dialog', { name: 'Victory' }))
    expect(result.getByText('Mission: Shambling Dead 12 / 20')).toBeVisible()
    expect(result.getByRole('button', { name: 'Equip Cowl' })).toBeVisible()

    // As in the game, a read that is answered after a hunt has its combat too.
    let last = first
    const playLast = () => {
      last = hunted(2, aPlayer({ mission: { ...mission, status: 'COMPLETED' } }))
      return last
    }
    gateway.setResponses({ fields: { me: () => ({ ...last.player, combat: last.combat }), quickHunt: playLast } })
    await user.click(result.getByRole('button', { name: 'Hunt again' }))
    await user.click(await screen.findByRole('button', { name: 'Quick attack' }))
    const accomplished = within(await screen.findByRole('dialog', { name: 'Victory' }))
    expect(await accomplished.findByText('Mission accomplished')).toBeVisible()
    expect(accomplished.getByText('+360 XP')).toBeVisible()
  })

  it.each([
    ['names the rank that a victory brought, its gift and its charges', 102, true],
    ['names no rank that was reached before', 112, false],
  ])('%s', async (_title, xp, isNew) => {
    const rewardItem = anItem({ name: 'Cowl of the Lapsed' })
    const currentRank = { id: 'rank-2', name: 'Errand of the Night', requiredXp: 100, coffinCharges: 3, rewardItem }
    const after = aPlayer({ xp, currentRank })
    const { user } = await openGame('/hunt', { me: aPlayer(), quickHunt: won(after) })
    await user.click(await screen.findByRole('button', { name: 'Quick attack' }))
    const result = within(await screen.findByRole('dialog', { name: 'Victory' }))
    expect(result.queryAllByText('New rank: Errand of the Night')).toHaveLength(isNew ? 1 : 0)
    expect(result.queryAllByText(/^Your gift/)).toHaveLength(isNew ? 1 : 0)
    const charges = 'Your coffin gets 3 extra charges: hunts without a wait.'
    expect(result.queryAllByText(charges)).toHaveLength(isNew ? 1 : 0)
    // The moment of the rank may cover the result by now.
    const finds = result.queryAllByRole('button', { name: 'Where to find Cowl of the Lapsed', hidden: true })
    expect(finds).toHaveLength(isNew ? 1 : 0)
  })

  it('explains the modifiers of a hunt', async () => {
    const { combat, ...answer } = won()
    const special = { ...combat, modifiers: ['QUESTING', 'INVESTMENT'] }
    const { user } = await openGame('/hunt', { me: aPlayer(), quickHunt: { ...answer, combat: special } })
    await user.click(await screen.findByRole('button', { name: 'Quick attack' }))
    const result = within(await screen.findByRole('dialog', { name: 'Victory' }))
    expect(result.queryByRole('button', { name: 'Questing' })).toBeNull()
    await actAsUser(() => user.click(result.getByRole('button', { name: 'Investment' })))
    expect(await screen.findByText('A win gives twice the gold.')).toBeVisible()
  })

  it('keeps the result on a key press that was meant for the fight, and leaves the focus on the log', async () => {
    const { user } = await openGame('/hunt', { me: aPlayer(), quickHunt: won() })
    await user.click(await screen.findByRole('button', { name: 'Quick attack' }))
    const result = await screen.findByRole('dialog', { name: 'Victory' })
    expect(result).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(result).toBeVisible()
    await user.click(within(result).getByRole('button', { name: 'Read the log' }))
    await waitFor(() => expect(screen.getByRole('region', { name: 'Event log' })).toHaveFocus())
    await user.click(screen.getByRole('button', { name: 'Show the result' }))
    await user.click(await screen.findByRole('button', { name: 'Hunt again' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Attack' })).toHaveFocus())
  })

  it('closes the result by its button, and by any link to the hunt', async () => {
    const { user, gateway } = await openGame('/hunt', { me: aPlayer() })
    const ready = () => screen.findByRole('heading', { name: 'The night is yours' })
    const ways = [
      () => screen.getByRole('button', { name: 'Hunt again' }),
      () => screen.getAllByRole('link', { name: /^Hunt/i })[0] as HTMLElement,
    ]
    for (const [index, next] of ways.entries()) {
      await ready()
      const answer = won()
      const combat = { ...answer.combat, number: index + 1, id: `account-1:${index + 1}` }
      gateway.setResponses({ fields: { me: aPlayer({ combat }), quickHunt: { ...answer, combat } } })
      await user.click(screen.getByRole('button', { name: 'Quick attack' }))
      await screen.findByRole('dialog', { name: 'Victory' })
      await user.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await user.click(next())
    }
    expect(await ready()).toBeVisible()
  })

  it('keeps the result if the page read the combat before the hunt, and was answered after it', async () => {
    const me = aPlayer()
    const { combat, ...answer } = won()
    let isAnswered = false
    const { user, gateway } = await openGame('/hunt', { me, quickHunt: won() })
    await user.click(await screen.findByRole('button', { name: 'Quick attack' }))
    await screen.findByRole('dialog', { name: 'Victory' })
    const next = { ...combat, number: 2, id: 'account-1:2' }
    let answerLate = (): void => undefined
    const late = new Promise<typeof me>((resolve) => {
      answerLate = () => resolve(me)
    })
    gateway.setResponses({
      fields: {
        me: () => (isAnswered ? aPlayer({ combat: next }) : late),
        quickHunt: () => {
          isAnswered = true
          return { ...answer, combat: next }
        },
      },
    })
    await user.click(screen.getByRole('button', { name: 'Hunt again' }))
    await user.click(await screen.findByRole('button', { name: 'Quick attack' }))
    const result = await screen.findByRole('dialog', { name: 'Victory' })
    await act(async () => answerLate())
    // A read that a change overtook is sent again.
    await waitFor(() => expect(gateway.variablesOf('GameOpenCombat').length).toBeGreaterThan(2))
    expect(result).toBeVisible()
  })

  it('shows a fight that another device has started while the page was open', async () => {
    const me = aPlayer()
    const { client, gateway } = await openGame('/hunt', { me })
    expect(await attack()).toBeVisible()
    const combat = aCombat({ events: [anAttack()] })
    const nextHuntAt = new Date(serverNow() + 600_000).toISOString()
    const after = { ...me, revision: me.revision + 1, nextHuntAt, openCombat: openCombatOf(combat), combat }
    gateway.setResponses({ fields: { me: after } })
    await act(async () => {
      await client.refetchQueries({ include: [GamePlayerNowDocument] })
    })
    expect(await screen.findByRole('heading', { name: 'Round I' })).toBeVisible()
    expect(await attack()).toBeVisible()
  })

  it('shows each round that another device plays, and the result of the fight', async () => {
    const me = aPlayer()
    const combat = aCombat({ events: [anAttack()] })
    const first = { ...me, openCombat: openCombatOf(combat), combat }
    const { client, gateway } = await openGame('/hunt', { me: first })
    expect(await screen.findByRole('heading', { name: 'Round I' })).toBeVisible()
    const reads = () => gateway.variablesOf('GameOpenCombat').length
    const readBefore = reads()
    const change = async (fields: object) => {
      gateway.setResponses({ fields: { me: { ...first, ...fields } } })
      await act(async () => {
        await client.refetchQueries({ include: [GamePlayerNowDocument] })
      })
    }
    const events = [anAttack(), anAttack({ round: 2 })]
    const second = aCombat({ round: 2, events })
    await change({ revision: me.revision + 1, openCombat: openCombatOf(second), combat: second })
    expect(await screen.findByRole('heading', { name: 'Round II' })).toBeVisible()
    await change({ revision: me.revision + 2, openCombat: null, combat: { ...won().combat, round: 3, events } })
    expect(await screen.findByRole('dialog', { name: 'Victory' })).toHaveTextContent('Tallow Stub')
    expect(reads() - readBefore).toBe(2)
  })

  it('reads no fight again after its own rounds', async () => {
    const combat = aCombat({ events: [anAttack()] })
    const me = aPlayer()
    const begun = { ...me, revision: me.revision + 1, openCombat: openCombatOf(combat) }
    const { user, gateway } = await openGame('/hunt', { me, hunt: { player: begun, userErrors: [], combat } })
    await user.click(await attack())
    expect(await screen.findByRole('heading', { name: 'Round I' })).toBeVisible()
    gateway.setResponses({ fields: { me: begun, hunt: won({ ...me, revision: me.revision + 2 }) } })
    await user.click(await attack())
    expect(await screen.findByRole('dialog', { name: 'Victory' })).toBeVisible()
    expect(gateway.variablesOf('GameOpenCombat')).toHaveLength(1)
  })

  describe('while another device plays', () => {
    const first = aCombat({ round: 2, events: [anAttack(), anAttack({ round: 2 })] })
    const before = aPlayer({ openCombat: openCombatOf(first), combat: first })

    const moth = {
      enemy: anEnemy({ name: 'Bone Moth' }),
      defender: { ...first.defender, name: 'Bone Moth' },
    }

    /** Opens the page in the middle of a fight. */
    async function openFighting(fields: Readonly<Record<string, unknown>> = {}) {
      const game = await openGame('/hunt', { me: before, ...fields })
      const { client, gateway } = game
      expect(await screen.findByRole('heading', { name: 'Round II' })).toBeVisible()
      const readBefore = gateway.variablesOf('GameOpenCombat').length
      return {
        ...game,
        reads: () => gateway.variablesOf('GameOpenCombat').length - readBefore,
        /** shows a change of the player that another device made */
        change: async (me: object) => {
          gateway.setResponses({ fields: { ...fields, me: { ...before, revision: before.revision + 1, ...me } } })
          await act(async () => {
            await client.refetchQueries({ include: [GamePlayerNowDocument] })
          })
        },
      }
    }

    it.each([
      ['another creature, in an earlier round', moth],
      ['another creature, in the same round', { ...moth, round: 2 }],
      ['the same creature, in an earlier round', {}],
    ])('shows the fight that it began after the shown one: %s', async (_which, fields) => {
      const next = aCombat({ id: 'account-1:2', number: 2, round: 1, events: [anAttack()], ...fields })
      const { user, gateway, change, reads } = await openFighting()
      await change({ openCombat: openCombatOf(next, true), combat: next })
      expect(await screen.findByRole('list', { name: `Round ${next.round} of 5` })).toBeVisible()
      expect(await screen.findByRole('heading', { name: next.defender.name })).toBeVisible()
      await waitFor(() => expect(screen.queryByRole('heading', { name: 'Round II' })).toBeNull())
      expect(reads()).toBe(1)
      gateway.setResponses({ fields: { me: before, hunt: refusedWith('NONE') } })
      await user.click(await attack())
      await waitFor(() => expect(gateway.variablesOf('GameHunt')).toEqual([{ input: { round: next.round + 1 } }]))
    })

    it('reads a fight once, also if the answer is not the fight that the player tells of', async () => {
      const { change, reads } = await openFighting()
      const openCombat = { ...openCombatOf(first), enemy: { id: 'moth', name: 'Bone Moth' } }
      await change({ openCombat })
      await waitFor(() => expect(reads()).toBe(1))
      await settle()
      await change({ openCombat, revision: before.revision + 2 })
      await settle()
      expect(reads()).toBe(1)
    })

    it('keeps the result if an older read of the fight is answered after it', async () => {
      const answers = [lateAnswer(), lateAnswer(), lateAnswer()]
      const rounds = [3, 4].map((round) => aCombat({ ...first, round }))
      const { user, gateway, change, reads } = await openFighting()
      const me = { ...before, combat: () => answers[reads() - 1]?.answer }
      await change({ openCombat: openCombatOf(rounds[0] as Combat), combat: me.combat })
      await waitFor(() => expect(reads()).toBe(1))
      // A read that a change overtook is sent again, but not for ever.
      for (const [index, combat] of rounds.entries()) {
        const player = { ...before, revision: before.revision + 2 + index, openCombat: openCombatOf(combat) }
        gateway.setResponses({ fields: { me, hunt: { player, userErrors: [], combat } } })
        await user.click(await attack())
        expect(await screen.findByRole('list', { name: `Round ${combat.round} of 5` })).toBeVisible()
        await act(async () => answers[index]?.send(combat))
        await waitFor(() => expect(reads()).toBe(index + 2))
      }
      const quickHunt = won({ ...before, revision: before.revision + 4, openCombat: null })
      gateway.setResponses({ fields: { me, quickHunt } })
      await user.click(await screen.findByRole('button', { name: 'Quick attack' }))
      const result = await screen.findByRole('dialog', { name: 'Victory' })
      const isShown: boolean[] = []
      const observer = new MutationObserver(() => isShown.push(result.isConnected))
      observer.observe(document.body, { childList: true, subtree: true })
      await act(async () => answers[2]?.send(rounds[1] as Combat))
      await settle()
      observer.disconnect()
      expect(isShown).not.toContain(false)
      expect(result).toBeVisible()
      expect(reads()).toBe(3)
    })

    describe('and ends the fight with a new rank', () => {
      const currentRank = { ...before.currentRank, id: 'rank-2', name: 'Gravehand', requiredXp: 110 }
      const moment = () => screen.findByRole('dialog', { name: 'New rank: Gravehand' })

      beforeEach(() =>
        localStorage.setItem(momentRecordKey, JSON.stringify({ player: 'account-1', rankXp: 0, shown: [] })),
      )
      afterEach(() => {
        moments.set([])
        localStorage.clear()
      })

      /** Opens the page and ends its fight elsewhere. The result is not read yet. */
      async function endElsewhere() {
        const game = await openFighting({ regions: [], shop: [] })
        const result = lateAnswer<object | Error>()
        const combat = () => result.answer.then((answer) => (answer instanceof Error ? Promise.reject(answer) : answer))
        await game.change({ xp: 120, currentRank, openCombat: null, combat })
        await waitFor(() => expect(moments.get()).toHaveLength(1))
        await settle()
        expect(screen.queryByRole('dialog')).toBeNull()
        return { ...game, result }
      }

      it('shows the rank over the result', async () => {
        const { user, result } = await endElsewhere()
        await act(async () => result.send(won().combat))
        const shown = await moment()
        expect(screen.getByRole('dialog', { name: 'Victory', hidden: true })).toBeInTheDocument()
        await waitFor(() => expect(shown).toContainElement(document.activeElement as HTMLElement))
        await actAsUser(() => user.keyboard('{Escape}'))
        await waitFor(() => expect(shown).not.toBeInTheDocument())
        await waitFor(() => expect(screen.getByRole('dialog', { name: 'Victory' })).toHaveFocus())
      })

      it('shows the rank if the result cannot be read', async () => {
        const { result } = await endElsewhere()
        await act(async () => result.send(new Error('lost')))
        expect(await moment()).toBeVisible()
      })
    })
  })

  it('shows the fight when it was left and opened again in the middle of the first round', async () => {
    const me = aPlayer()
    const round = lateAnswer()
    const combat = aCombat({ events: [anAttack()] })
    const nextHuntAt = new Date(serverNow() + 600_000).toISOString()
    const after = { ...me, revision: me.revision + 1, nextHuntAt, openCombat: openCombatOf(combat), combat }
    const { user, gateway } = await openGame('/hunt', { me, hunt: () => round.answer, news: { nodes: [] } })
    await user.click(await attack())
    await waitFor(() => expect(gateway.variablesOf('GameHunt')).toHaveLength(1))
    await user.click(screen.getAllByRole('link', { name: 'Inventory' })[0] as HTMLElement)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Attack' })).toBeNull())
    await user.click(screen.getAllByRole('link', { name: /HUNT/ })[0] as HTMLElement)
    expect(await attack()).toBeVisible()
    gateway.setResponses({ fields: { me: after } })
    await act(async () => round.send({ player: after, userErrors: [], combat }))
    expect(await screen.findByRole('heading', { name: 'Round I' })).toBeVisible()
  })

  it('shows a coffin fight that began before its quick attack failed', async () => {
    const me = aPlayer({ coffin: { charges: 1, maxCharges: 1, extraCharges: 0, nextChargeAt: null } })
    const combat = aCombat({ events: [anAttack()] })
    const after = { ...me, revision: me.revision + 1, openCombat: openCombatOf(combat, true), combat }
    const { user, gateway } = await openGame('/coffinhunt', {
      me,
      coffinHunt: { player: after, userErrors: [], combat },
      quickHunt: () => Promise.reject(new Error('lost')),
    })
    const quick = await screen.findByRole('button', { name: 'Quick attack' })
    gateway.setResponses({
      fields: { me: after, coffinHunt: { player: after, userErrors: [], combat }, quickHunt: refusedWith('NONE') },
    })
    await user.click(quick)
    expect(await screen.findByRole('heading', { name: 'Round I' })).toBeVisible()
  })

  it('shows why no hunt can start without bait, and links to the shop', async () => {
    await openGame('/hunt', { me: aPlayer({ bait: null }) })
    expect(await screen.findByRole('heading', { name: 'No bait equipped!' })).toBeVisible()
    expect(screen.getByText('Buy & Equip new Bait!')).toBeVisible()
    expect(screen.getByRole('link', { name: 'To the Jewel Emporium' })).toHaveAttribute('href', '/jewel?shelf=bait')
    expect(screen.queryByRole('button', { name: 'Attack' })).toBeNull()
  })

  it('offers the bait in the inventory if none is equipped', async () => {
    const [rat, dear] = [anItem({ name: 'Rat' }), anItem({ name: 'Phoenix', requiredXp: 1_000_000 })]
    const inventory = [anInventoryEntry(dear, { amount: 9 }), anInventoryEntry(rat, { amount: 5 })]
    const equipped: unknown[] = []
    const { user } = await openGame('/hunt', {
      me: aPlayer({ bait: null, inventory }),
      equip: ({ input }: { input: unknown }) => {
        equipped.push(input)
        return { player: aPlayer({ bait: { item: rat, amount: 5 }, inventory }), userErrors: [] }
      },
    })
    const baits = within(await screen.findByRole('list', { name: 'Bait in your inventory' }))
    expect(baits.getAllByRole('button')).toHaveLength(1)
    await user.click(baits.getByRole('button', { name: 'Equip Rat, 5 left' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Attack' })).toHaveFocus())
    expect(equipped).toEqual([{ itemId: rat.id, canReplace: false }])
  })

  it('moves the focus to the page if bait is equipped before the next hunt may start', async () => {
    const rat = anItem({ name: 'Rat' })
    const me = aPlayer({
      bait: null,
      inventory: [anInventoryEntry(rat, { amount: 5 })],
      nextHuntAt: new Date(Date.now() + 3_540_000).toISOString(),
    })
    const equip = { player: { ...me, bait: { item: rat, amount: 5 } }, userErrors: [] }
    const { user } = await openGame('/hunt', { me, equip })
    await user.click(await screen.findByRole('button', { name: 'Equip Rat, 5 left' }))
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
    expect(screen.queryByRole('button', { name: 'Attack' })).toBeNull()
  })

  it('offers ordinary bait first, then special bait of this ground, and marks the rest as not special here', async () => {
    const moor = { id: 'moor', name: 'Wolfsmoor' }
    const [lamb, bone, rat] = [
      anItem({ name: 'Lamb', requiredXp: 9, specialGrounds: [aGround(moor), aGround({ name: 'Mill' })] }),
      anItem({ name: 'Bone', requiredXp: 5, specialGrounds: [aGround()] }),
      anItem({ name: 'Rat' }),
    ]
    const inventory = [lamb, bone, rat].map((item) => anInventoryEntry(item, { amount: 3 }))
    const huntingGround = aGround({
      baitEffects: [{ item: bone, xpFactor: 1, moreOf: [{ id: 'undead', name: 'Undead' }] }],
    })
    await openGame('/hunt', { me: aPlayer({ xp: 10, bait: null, inventory, huntingGround }) })
    const baits = within(await screen.findByRole('list', { name: 'Bait in your inventory' }))
    expect(baits.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Equip Rat, 3 left',
      'Equip Bone, 3 leftAttracts: Undead',
      'Equip Lamb, 3 leftan ordinary bait here; made for Wolfsmoor, Mill',
    ])
  })

  it('changes the bait before a hunt, to an owned one that is ordinary or special for the ground', async () => {
    const bait = anItemType('bait')
    const [rat, cog, bell, dear] = ['Rat', 'Cog', 'Bell', 'Phoenix'].map((name) =>
      anItem({ name, itemType: bait, requiredXp: name === 'Phoenix' ? 1_000_000 : 0 }),
    )
    if (!rat || !cog || !bell || !dear) throw new Error('There are four baits.')
    const inventory = [rat, cog, dear].map((item, index) => anInventoryEntry(item, { amount: index + 5 }))
    const effect = { xpFactor: 1, moreOf: [] }
    const huntingGround = aGround({
      baitEffects: [
        { ...effect, item: cog, moreOf: [{ id: 'robot', name: 'Robot' }] },
        { ...effect, item: bell, xpFactor: 2.58 },
      ],
    })
    const me = aPlayer({ bait: { item: rat, amount: 5 }, inventory, huntingGround })
    const { user, gateway } = await openGame('/hunt', {
      me,
      equip: { player: { ...me, bait: { item: cog, amount: 6 } }, userErrors: [] },
    })
    await user.click(await baitButton())
    const menu = within(await screen.findByRole('menu'))
    expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Rat, 5 left'),
      expect.stringContaining('Cog, 6 leftAttracts: Robot'),
      expect.stringContaining('Bell2.6× the XP, but harder fights'),
    ])
    expect(menu.getByRole('menuitem', { name: /^Bell/ })).toHaveAttribute('href', `/jewel?shelf=bait&item=${bell.id}`)
    await user.click(menu.getByRole('menuitem', { name: /^Cog/ }))
    expect(await screen.findByText('Bait: Cog, 6 left')).toBeVisible()
    expect(gateway.variablesOf('GameEquip')).toEqual([{ input: { itemId: cog.id } }])
  })

  it('says in the menu that the owned bait could not be loaded, and loads it again', async () => {
    let fails = true
    const rat = anItem({ name: 'Rat', itemType: anItemType('bait') })
    const inventory = () => {
      if (fails) throw new Error('no inventory')
      return [anInventoryEntry(rat, { amount: 5 })]
    }
    const me = { ...aPlayer({ bait: { item: rat, amount: 5 } }), inventory }
    const { user } = await openGame('/hunt', { me })
    await user.click(await baitButton())
    const failure = await screen.findByRole('menuitem', { name: /^Your bait could not be loaded\. ?Retry/ })
    expect(screen.queryByRole('menuitem', { name: /^Rat/ })).toBeNull()
    fails = false
    await user.click(failure)
    await user.click(await baitButton())
    expect(await screen.findByRole('menuitem', { name: /^Rat, 5 left/ })).toBeVisible()
    expect(screen.queryByRole('menuitem', { name: /could not be loaded/ })).toBeNull()
  })

  it('keeps the cached inventory when the bait can be changed', async () => {
    let isSlow = false
    const rat = anItem({ name: 'Rat', itemType: anItemType('bait') })
    const me = aPlayer({ bait: { item: rat, amount: 5 }, inventory: [anInventoryEntry(rat, { amount: 5 })] })
    const { user } = await openGame('/inventory', { me: () => (isSlow ? new Promise(() => undefined) : me) })
    expect(await screen.findByRole('heading', { name: 'Rat' })).toBeVisible()
    await user.click(screen.getAllByRole('link', { name: 'HUNT' })[0] as HTMLElement)
    expect(await screen.findByRole('button', { name: 'Change bait' })).toBeVisible()
    isSlow = true
    await user.click(screen.getAllByRole('link', { name: 'INVENTORY' })[0] as HTMLElement)
    expect(await screen.findByRole('heading', { name: 'Rat' })).toBeVisible()
  })

  it('offers baits that change the attraction before the hunt, to equip or to buy', async () => {
    const [rat, cog, bell] = ['Rat', 'Cog', 'Bell'].map((name) => anItem({ name, itemType: anItemType('bait') }))
    if (!rat || !cog || !bell) throw new Error('There are three baits.')
    const attracts = (item: typeof rat) => ({ xpFactor: 1, moreOf: [{ id: 'robot', name: 'Robot' }], item })
    const me = aPlayer({
      bait: { item: rat, amount: 5 },
      inventory: [rat, cog].map((item, index) => anInventoryEntry(item, { amount: index + 5 })),
      huntingGround: aGround({ baitEffects: [bell, cog, rat].map(attracts) }),
    })
    const { user, gateway } = await openGame('/hunt', {
      me,
      equip: { player: { ...me, bait: { item: cog, amount: 6 } }, userErrors: [] },
    })
    const offers = within(await screen.findByRole('list', { name: 'Other baits for this ground' }))
    expect(offers.getByRole('link', { name: /^Bell/ })).toHaveTextContent('BellAttracts: RobotAt the Jewel Emporium')
    await user.click(await offers.findByRole('button', { name: /^Cog/ }))
    expect(await screen.findByText('Bait: Cog, 6 left')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Attack' })).toHaveFocus())
    expect(gateway.variablesOf('GameEquip')).toEqual([{ input: { itemId: cog.id } }])
  })

  it('shows the XP that a bait requires', async () => {
    const item = anItem({ name: 'Epitaph', itemType: anItemType('bait'), requiredXp: 24 })
    const huntingGround = aGround({ baitEffects: [{ xpFactor: 2, moreOf: [], item }] })
    await openGame('/hunt', { me: aPlayer({ xp: 0, huntingGround }) })
    const offers = within(await screen.findByRole('list', { name: 'Other baits for this ground' }))
    expect(offers.getByRole('button', { name: 'Where to find Epitaph' })).toBeVisible()
    expect(offers.getByRole('listitem')).toHaveTextContent('Epitaph2× the XP, but harder fightsFrom 24 XP')
    expect(offers.queryByRole('link')).toBeNull()
  })

  it('shows the cooldown while it runs', async () => {
    await openGame('/hunt', { me: aPlayer({ nextHuntAt: new Date(Date.now() + 3_540_000).toISOString() }) })
    expect(await screen.findByText(/You can hunt again in 5\d:\d\d/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Attack' })).toBeNull()
  })

  it('shows a refusal of the server and stays usable', async () => {
    const { user } = await openGame('/hunt', {
      me: aPlayer(),
      hunt: { player: null, combat: null, ...refusedWith('HUNT_TOO_EARLY', { retryAfterSeconds: 12 }) },
    })
    await user.click(await attack())
    expect(await screen.findByRole('alert')).toHaveTextContent('You can hunt again in 12 seconds.')
    expect(await attack()).toBeEnabled()
  })

  it('spends a coffin charge in the coffin variant', async () => {
    const { user, gateway } = await openGame('/coffinhunt', {
      me: aPlayer({ coffin: { charges: 1, maxCharges: 2, extraCharges: 0, nextChargeAt: null } }),
      coffinHunt: { player: aPlayer(), userErrors: [], combat: aCombat() },
    })
    await user.click(await attack())
    await waitFor(() => expect(gateway.variablesOf('GameCoffinHunt')).toEqual([{ input: { round: 1 } }]))
  })

  it('shows the charges before and after a coffin hunt, and names the next one', async () => {
    const nextChargeAt = new Date(serverNow() + 90_000).toISOString()
    const withCharges = (charges: number) =>
      aPlayer({
        coffin: { charges, maxCharges: 3, extraCharges: 0, nextChargeAt },
        nextHuntAt: new Date(0).toISOString(),
      })
    const { combat } = won(withCharges(1))
    const { user } = await openGame('/coffinhunt', {
      me: withCharges(2),
      coffinHunt: { player: withCharges(1), userErrors: [], combat },
    })
    const stage = within(await screen.findByRole('region', { name: 'Combat' }))
    expect(stage.getByText(/^Coffin hunt: 2 of 3 charges left/)).toHaveTextContent(/; next in 0?1:\d\d$/)
    await user.click(await attack())
    const result = within(await screen.findByRole('dialog', { name: 'Victory' }))
    expect(result.getByText(/^Coffin hunt: 1 of 3 charges left/)).toBeVisible()
    expect(result.getByRole('link', { name: 'Hunt again' })).toHaveAttribute('href', '/hunt')
    await user.click(result.getByRole('button', { name: 'Coffin hunt again (1 of 3)' }))
    expect(await attack()).toBeVisible()
  })

  it('counts extra charges, which are used before regions and other baits are explained', async () => {
    const coffin = { charges: 3, maxCharges: 1, extraCharges: 2, nextChargeAt: null }
    const huntingGround = aGround({ region: { id: 'saltmere', name: 'Saltmere', rule: aTide() } })
    await openGame('/coffinhunt', { me: aPlayer({ coffin, huntingGround }) })
    const stage = within(await screen.findByRole('region', { name: 'Combat' }))
    expect(stage.getByText('Coffin hunt: 3 charges left')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Change bait' })).toBeNull()
    expect(screen.queryByText(/tide/i)).toBeNull()
    expect(screen.getByRole('complementary', { name: 'Your hunter' })).toHaveTextContent('COFFIN HUNT')
    expect(screen.getAllByRole('img', { name: '3 charges, 2 extra' })[0]?.children).toHaveLength(3)
  })

  it('offers no further coffin hunt without a charge', async () => {
    const nextChargeAt = new Date(serverNow() + 90_000).toISOString()
    const empty = aPlayer({
      coffin: { charges: 0, maxCharges: 3, extraCharges: 0, nextChargeAt },
      nextHuntAt: new Date(0).toISOString(),
    })
    const { user } = await openGame('/coffinhunt', {
      me: { ...empty, coffin: { charges: 1, maxCharges: 3, extraCharges: 0, nextChargeAt } },
      coffinHunt: { player: empty, userErrors: [], combat: won(empty).combat },
    })
    await user.click(await attack())
    const result = within(await screen.findByRole('dialog', { name: 'Victory' }))
    expect(result.getByRole('link', { name: 'Hunt again' })).toHaveAttribute('href', '/hunt')
    expect(result.queryByRole('button', { name: /^Coffin hunt again/ })).toBeNull()
  })

  it('requires a coffin for a coffin hunt', async () => {
    await openGame('/coffinhunt', { me: aPlayer() })
    expect(await screen.findByRole('heading', { name: 'No coffin equipped' })).toBeVisible()
  })
})

describe('the rule of the region', () => {
  const at = (rule: ReturnType<typeof aTide> | null) => aGround({ region: { id: 'saltmere', name: 'Saltmere', rule } })
  const effect = (target: 'HUNTER_DAMAGE' | 'CREATURE_DAMAGE' | 'CREATURE_HEALTH', factor: number) => ({
    target,
    factor,
    enemyType: null,
    rarity: null,
  })

  it('is shown with its effects and a countdown, which is not announced', async () => {
    await openGame('/hunt', { me: aPlayer({ huntingGround: at(aTide()) }) })
    const stage = within(await screen.findByRole('region', { name: 'Combat' }))
    expect(await stage.findByText('Low tide: more Undead creatures (×2).')).toHaveAttribute('role', 'status')
    const countdown = stage.getByRole('timer')
    expect(countdown).toHaveTextContent(/^Flood tide in 0[01]:\d\d:\d\d$/)
    expect(countdown).toHaveAttribute('aria-live', 'off')
    expect(await findAccessibilityViolations()).toEqual([])
  })

  it('is not shown if the region has none', async () => {
    await openGame('/hunt', { me: aPlayer() })
    await attack()
    expect(screen.queryByRole('timer')).toBeNull()
  })

  it.each([
    [0, 'No hunts in a row yet: each makes it hotter'],
    [1, '1 hunt in a row'],
  ])('shows the hunts in a row as the heat, and no countdown if nothing turns: %i', async (hunts, told) => {
    const phase = { name: 'COLD' as const, effects: [effect('CREATURE_DAMAGE', 0.9), effect('HUNTER_DAMAGE', 1.03)] }
    const heat = aTide({ name: 'HEAT', heat: hunts, turnsAt: null, nextPhase: null, phase })
    await openGame('/hunt', { me: aPlayer({ huntingGround: at(heat) }) })
    const text = 'Cold: creatures’ blows deal 10% less damage; your blows deal 3% more damage.'
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByText(told)).toBeVisible()
    expect(screen.queryByRole('timer')).toBeNull()
  })

  it('is shown in German', async () => {
    await act(() => setLanguage('de'))
    const phase = { name: 'WAXING_MOON' as const, effects: [effect('CREATURE_HEALTH', 1.05)] }
    await openGame('/hunt', { me: aPlayer({ huntingGround: at(aTide({ name: 'MOON', phase })) }) })
    expect(await screen.findByText('Zunehmender Mond: Kreaturen haben 5 % mehr Lebenskraft.')).toBeVisible()
    await act(() => setLanguage('en'))
  })

  it('is shown in the phase in which the open fight began', async () => {
    const phase = { name: 'EBB_TIDE' as const, effects: [] }
    const me = aPlayer({ huntingGround: at(aTide()), combat: aCombat({ round: 2, regionPhase: phase }) })
    await openGame('/hunt', { me })
    expect(await screen.findByText('Conditions of this fight. Ebb tide: nothing changes.')).toBeVisible()
    expect(screen.queryByText(/Low tide/)).toBeNull()
  })

  it('is read again at the end of its phase, together with the odds', async () => {
    const clock = stopClock()
    const until = Date.now() + 20_000
    const turnsAt = new Date(until).toISOString()
    const isOver = () => Date.now() >= until
    const [low, flood] = [
      aTide({ turnsAt }),
      aTide({ phase: { name: 'FLOOD_TIDE', effects: [] }, nextPhase: { name: 'HIGH_TIDE' } }),
    ]
    const me = aPlayer({ huntingGround: at(low) })
    const { huntingGround: ground } = me
    const later = { ...me, huntingGround: { ...ground, region: { ...ground.region, rule: flood } } }
    const { totals } = aHuntOdds()
    await openGame('/hunt', {
      me: () => (isOver() ? later : me),
      huntOdds: () => (isOver() ? aHuntOdds({ totals: totals && { ...totals, xp: 9.5 } }) : aHuntOdds({ turnsAt })),
    })
    expect(await screen.findByText(/^Low tide:/)).toBeVisible()
    expect(await screen.findByText(/^With what you have equipped: 62% wins/)).toBeVisible()
    await clock.advance(21_000)
    expect(await screen.findByText('Flood tide: nothing changes.')).toBeVisible()
    expect(await screen.findByText(/^With what you have equipped: 62% wins, 9\.5 XP/)).toBeVisible()
  })
})
