import { afterEach, describe, expect, it } from '@jest/globals'
import { logOut } from '@sanguine/ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aGround, anEnemy, aPlayer } from '../../../testing/builders'
import { openGame } from '../../../testing/open-game'

afterEach(logOut)

const anEntry = (name: string, overrides: object = {}) => ({
  enemy: anEnemy({ id: name, name, flavorText: `A ${name}.` }),
  playerTimesHunted: 3,
  globalTimesHunted: 1204,
  chance: 0.1425,
  huntsAtMost: null,
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

const against = (name: string, typeId: string | null) => ({
  id: name,
  name,
  proc: { affectedCreatureType: typeId && { id: typeId } },
})
const stats = [
  { id: 'health', name: 'Health', proc: null },
  against('Mist Form', null),
  against('Line of Salt', 'undead'),
  against('Second Burial', 'undead'),
  against('Wyrmsbane', 'dragon'),
]

const open = (at: string, grimoire: unknown = [anEntry('Ghoul')], fields: object = {}) =>
  openGame(at, { me: player, regions, stats, grimoire, ...fields })

const card = async (name: string) => within(await screen.findByRole('article', { name }))

describe('the grimoire', () => {
  it('opens on the current ground', async () => {
    const { gateway } = await open('/grimoire')
    const ghoul = await card('Ghoul')
    expect(gateway.variablesOf('GameGrimoire')).toEqual([{ huntingGroundId: here.id }])
    expect(await screen.findByRole('option', { name: 'Hollow Abbey (you are here)', selected: true })).toBeVisible()
    expect(ghoul.getByText('Beaten by you').closest('div')).toHaveTextContent('Beaten by you3')
    expect(ghoul.getByText('Beaten by all').closest('div')).toHaveTextContent('Beaten by all1,204')
    expect(ghoul.getByText('Comes to Warm Rat').closest('div')).toHaveTextContent('14.3%')
  })

  it('names a creature that was never beaten, and hides the rest', async () => {
    await open('/grimoire', [anEntry('Ghoul'), anEntry('King', { playerTimesHunted: 0, chance: 0, huntsAtMost: 37 })])
    const king = await card('King')
    expect(king.getByText('Not beaten yet.')).toBeVisible()
    expect(king.queryByText('A King.')).toBeNull()
    expect(king.getByText('Comes to Warm Rat').closest('div')).toHaveTextContent('never')
    expect(king.getByText('Hunts until it comes, at most').closest('div')).toHaveTextContent('37')
    expect(screen.getByText('1 of 2 beaten')).toBeVisible()
  })

  it('names what works against the kind of a creature alone', async () => {
    const lamb = anEntry('Lamb', { enemy: anEnemy({ id: 'Lamb', name: 'Lamb', type: { id: 'sheep', name: 'Sheep' } }) })
    await open('/grimoire', [anEntry('Ghoul'), lamb])
    const row = (await (await card('Ghoul')).findByText('Weak to')).closest('div')
    expect(row).toHaveTextContent('Weak toLine of Salt and Second Burial')
    expect((await card('Lamb')).queryByText('Weak to')).toBeNull()
  })

  it('shows no chance without bait', async () => {
    await open('/grimoire', [anEntry('Ghoul', { chance: null })], { me: { ...player, bait: null } })
    expect((await card('Ghoul')).queryByText(/^Comes to/)).toBeNull()
  })

  it('selects another region and ground, and keeps it in the query string', async () => {
    const { user, gateway, path } = await open('/grimoire')
    await screen.findByRole('option', { name: 'Saltmere' })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Region' }), 'Saltmere')
    await waitFor(() => expect(path()).toBe('/grimoire?ground=quay'))
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
