import { afterEach, describe, expect, it } from '@jest/globals'
import { actAsUser, logOut } from '@sanguine/ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aCreatureStats, aGround, anEnemy, aPlayer, aStat } from '../../../testing/builders'
import { openGame } from '../../../testing/open-game'

afterEach(logOut)

const damage = { id: 'damage', name: 'Damage', shortName: 'damage' }

const anEntry = (name: string, overrides: object = {}) => ({
  enemy: anEnemy({ id: name, name, flavorText: `A ${name}.` }),
  playerTimesHunted: 3,
  globalTimesHunted: 1204,
  chance: 14.25,
  huntsAtMost: null,
  stats: null,
  ...overrides,
})

const player = aPlayer()
const here = player.huntingGround
const regions = [
  { ...here.region, huntingGrounds: [here] },
  {
    id: 'salt',
    name: 'Saltmere',
    huntingGrounds: [aGround({ id: 'quay', name: 'Drowners’ Quay' }), aGround({ id: 'rocks', name: 'Lantern Rocks' })],
  },
]

const open = (at: string, grimoire: unknown = [anEntry('Ghoul')], fields: object = {}) =>
  openGame(at, { me: player, regions, grimoire, ...fields })

const card = async (name: string) => within(await screen.findByRole('article', { name }))

describe('the grimoire', () => {
  it('opens on the current ground', async () => {
    const { gateway } = await open('/grimoire')
    const ghoul = await card('Ghoul')
    expect(gateway.variablesOf('GameGrimoire')).toEqual([{ huntingGroundId: here.id }])
    expect(await screen.findByRole('option', { name: 'Hollow Abbey (you are here)', selected: true })).toBeVisible()
    expect(ghoul.getByText('Beaten by you').closest('div')).toHaveTextContent('Beaten by you3')
    expect(ghoul.getByText('Beaten by all').closest('div')).toHaveTextContent('Beaten by all1,204')
    expect(ghoul.getByText('Attracted by Warm Rat').closest('div')).toHaveTextContent('14.3%')
  })

  it('shows only the name of a creature that was never beaten', async () => {
    await open('/grimoire', [anEntry('Ghoul'), anEntry('King', { playerTimesHunted: 0, chance: 0, huntsAtMost: 37 })])
    const king = await card('King')
    expect(king.getByText('Not beaten yet.')).toBeVisible()
    expect(king.queryByText('A King.')).toBeNull()
    expect(king.getByText('Attracted by Warm Rat').closest('div')).toHaveTextContent('never')
    expect(king.getByText('Hunts until it appears, at most').closest('div')).toHaveTextContent('37')
    expect(screen.getByText('1 of 2 beaten')).toBeVisible()
  })

  it("shows the dangers and weaknesses of a creature's type", async () => {
    const type = {
      id: 'restless',
      name: 'Undead',
      dangers: [{ id: 'thirst', name: 'Red Thirst' }],
      weaknesses: [{ id: 'guild', name: 'Guild of Salt Carriers' }],
    }
    const ghoul = anEntry('Ghoul', { enemy: anEnemy({ id: 'Ghoul', name: 'Ghoul', type }) })
    const { user } = await open('/grimoire', [ghoul, anEntry('Lamb')])
    const shown = await card('Ghoul')
    expect(shown.getByText('Danger').closest('div')).toHaveTextContent('DangerRed Thirst')
    expect(shown.getByText('Weak to').closest('div')).toHaveTextContent('Weak toGuild of Salt Carriers')
    expect((await card('Lamb')).queryByText(/Weak to|Danger/)).toBeNull()
    const weakness = shown.getByRole('button', { name: 'Where to find Guild of Salt Carriers' })
    // what suspends on a click is let through only inside of an awaited act
    await actAsUser(() => user.click(weakness))
    expect(await screen.findByRole('dialog', { name: 'Where to find Guild of Salt Carriers' })).toBeVisible()
  })

  it('shows the combat stats of a beaten creature, and explains them', async () => {
    const type = { id: 'restless', name: 'Undead', dangers: [{ id: 'thirst', name: 'Red Thirst' }], weaknesses: [] }
    const runt = { id: 'runt', name: 'Kennel Runt', stats: [aStat({ from: 85, to: 123, stat: damage })] }
    const stats = aCreatureStats({ retainers: [runt] })
    await open('/grimoire', [anEntry('Ghoul', { enemy: anEnemy({ id: 'Ghoul', name: 'Ghoul', type }), stats })])
    const ghoul = await card('Ghoul')
    const row = (name: string) => ghoul.getByText(name).closest('div')
    expect(row('Health')).toHaveTextContent('Health46–54')
    expect(row('Damage')).toHaveTextContent('Damage8–13')
    expect(row('Danger')).toHaveTextContent('DangerRed Thirst 3–5 (12%)')
    expect(row('Retainer')).toHaveTextContent('RetainerKennel Runt: 85–123 damage')
    expect(ghoul.getByRole('button', { name: 'Health' })).toBeVisible()
    expect(ghoul.getAllByRole('button', { name: 'Red Thirst' })).toHaveLength(1)
  })

  it('shows no chance without equipped bait', async () => {
    await open('/grimoire', [anEntry('Ghoul', { chance: null })], { me: { ...player, bait: null } })
    expect((await card('Ghoul')).queryByText(/^Attracted by/)).toBeNull()
  })

  it('selects another region and ground, and keeps the ground in the query string', async () => {
    const { user, gateway, path } = await open('/grimoire')
    await screen.findByRole('option', { name: 'Saltmere' })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Region' }), 'Saltmere')
    await waitFor(() => expect(path()).toBe('/grimoire?ground=quay'))
    await waitFor(() => expect(gateway.variablesOf('GameGrimoire')).toHaveLength(2))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Hunting ground' }), 'Lantern Rocks')
    await waitFor(() => expect(path()).toBe('/grimoire?ground=rocks'))
    await waitFor(() =>
      expect(gateway.variablesOf('GameGrimoire').map((variables) => variables?.huntingGroundId)).toEqual([
        here.id,
        'quay',
        'rocks',
      ]),
    )
  })

  it('opens on the linked ground', async () => {
    const { gateway } = await open('/grimoire?ground=rocks')
    await card('Ghoul')
    expect(gateway.variablesOf('GameGrimoire')).toEqual([{ huntingGroundId: 'rocks' }])
    expect(screen.getByRole('combobox', { name: 'Region' })).toHaveValue('salt')
  })

  it('opens on the current ground when the linked one does not exist', async () => {
    const { gateway } = await open('/grimoire?ground=nowhere')
    await card('Ghoul')
    expect(gateway.variablesOf('GameGrimoire')).toEqual([{ huntingGroundId: here.id }])
  })

  it('includes a hidden ground that the player is on', async () => {
    await open('/grimoire', [anEntry('Ghoul')], { regions: regions.slice(1) })
    await card('Ghoul')
    expect(await screen.findByRole('option', { name: 'Hollow Abbey (you are here)', selected: true })).toBeVisible()
  })

  it('shows an empty state for a ground without creatures', async () => {
    await open('/grimoire', [])
    expect(await screen.findByText('Nothing lives here')).toBeVisible()
  })

  it('shows an error with Retry when it does not load', async () => {
    const { user, gateway } = await open('/grimoire', new Error('The pages stick.'))
    const retry = await screen.findByRole('button', { name: 'Retry' })
    gateway.setResponses({ fields: { grimoire: [anEntry('Ghoul')] } })
    await user.click(retry)
    await card('Ghoul')
  })
})
