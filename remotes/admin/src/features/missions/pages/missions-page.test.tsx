import { afterEach, describe, expect, it } from '@jest/globals'
import { findAccessibilityViolations, lateAnswer, logInAs, logOut, renderWithProviders } from '@sanguine/ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { Link } from 'react-router'
import { typePolicies } from '../../../shared/type-policies'
import { pageOf } from '../../../testing/record-fields'
import { MissionsPage } from './missions-page'

afterEach(logOut)

const [vale, moors] = ['a'.repeat(24), 'b'.repeat(24)]
const [abbey, mill, hill] = ['c'.repeat(24), 'd'.repeat(24), 'e'.repeat(24)]
const ground = (id: string, name: string, regionId: string) => ({ id, name, regionId })
const places = {
  regions: pageOf([
    { id: vale, name: 'Ashen Vale' },
    { id: moors, name: 'Wolfsmoor' },
  ]),
  huntingGrounds: pageOf([ground(abbey, 'Abbey', vale), ground(mill, 'Mill', vale), ground(hill, 'Wolf Hill', moors)]),
}
const unforced = { autoHuntBacklogHours: 24, missionHuntingGround: null }
const forced = { ...unforced, missionHuntingGround: { id: mill, region: { id: vale } } }
const done = { settings: null, userErrors: [] }

/** The settings as the gateway has them, or a function that fails. */
const adminWith = (settings: object | (() => never)) => ({
  admin: {
    settings,
    ...places,
    groundReach: ({ huntingGroundId }: { huntingGroundId: string }) => ({
      reachable: huntingGroundId === hill ? 3 : 38,
      total: 40,
    }),
  },
})

function open(settings: object | (() => never) = unforced, mutations: object = {}) {
  logInAs({ role: 'admin' })
  const page = (
    <>
      <MissionsPage />
      <Link to="/elsewhere">elsewhere</Link>
    </>
  )
  return renderWithProviders(page, {
    fields: { ...adminWith(settings), updateSettings: done, ...mutations },
    cachePolicies: { typePolicies },
  })
}

const failing = (message: string) => () => {
  throw new Error(message)
}

const form = async (name = 'Missions') => within(await screen.findByRole('form', { name }))
const box = async () => (await form()).getByRole('checkbox', { name: 'Force Next Missions On Hunting Ground' })

describe('the missions of the CMS', () => {
  it('list the grounds of the chosen region, and force one', async () => {
    const { user, gateway } = await open()
    const { getByLabelText, getByRole } = await form()
    await user.selectOptions(getByLabelText('Region'), 'Wolfsmoor')
    const grounds = within(getByLabelText('Hunting ground')).getAllByRole('option')
    expect(grounds.map(({ textContent }) => textContent)).toEqual(['None', 'Wolf Hill'])
    await user.selectOptions(getByLabelText('Hunting ground'), 'Wolf Hill')
    await user.click(await box())
    await user.click(getByRole('button', { name: 'Update' }))
    await waitFor(() =>
      expect(gateway.variablesOf('AdminUpdateSettings')).toEqual([{ input: { missionHuntingGroundId: hill } }]),
    )
    expect(await findAccessibilityViolations()).toEqual([])
  })

  it('show the forced ground, and stop forcing it', async () => {
    const { user, gateway } = await open(forced)
    expect(await box()).toBeChecked()
    const { getByLabelText, getByRole } = await form()
    expect(
      [getByLabelText('Region'), getByLabelText('Hunting ground')].map((select) => (select as HTMLSelectElement).value),
    ).toEqual([vale, mill])
    await user.click(await box())
    await user.click(getByRole('button', { name: 'Update' }))
    await waitFor(() =>
      expect(gateway.variablesOf('AdminUpdateSettings')).toEqual([{ input: { missionHuntingGroundId: null } }]),
    )
  })

  it('show how many players can reach the chosen ground, and warn if most cannot', async () => {
    const { user } = await open(forced)
    expect(await screen.findByText('38 of 40 players can reach it (95%).')).toBeVisible()
    const { getByLabelText } = await form()
    await user.selectOptions(getByLabelText('Region'), 'Wolfsmoor')
    await user.selectOptions(getByLabelText('Hunting ground'), 'Wolf Hill')
    expect(await screen.findByText('3 of 40 players can reach it (8%).')).toBeVisible()
    expect(screen.getByText('All other players keep getting missions on their own grounds.')).toBeVisible()
    expect(await findAccessibilityViolations()).toEqual([])
  })

  it('do not keep a ground of another region', async () => {
    const { user, gateway } = await open(forced)
    const { getByLabelText, getByRole } = await form()
    await user.selectOptions(getByLabelText('Region'), 'Wolfsmoor')
    await user.click(getByRole('button', { name: 'Update' }))
    expect(await (await form()).findByText('Required')).toBeVisible()
    expect(gateway.variablesOf('AdminUpdateSettings')).toEqual([])
  })

  it('force nothing without a ground', async () => {
    const { user, gateway } = await open()
    await user.click(await box())
    await user.click((await form()).getByRole('button', { name: 'Update' }))
    expect((await (await form()).findAllByText('Required')).length).toBeGreaterThan(0)
    expect(gateway.variablesOf('AdminUpdateSettings')).toEqual([])
  })

  it('show the reason of a refusal', async () => {
    const refusal = { code: 'INVALID_VALUE', field: ['missionHuntingGroundId'] }
    const { user } = await open(forced, { updateSettings: { settings: null, userErrors: [refusal] } })
    await user.click((await form()).getByRole('button', { name: 'Update' }))
    expect(await screen.findByText('This value is not allowed.')).toBeVisible()
  })

  it('stay when they cannot be reloaded, with a message', async () => {
    const { user, gateway } = await open(forced)
    expect(await box()).toBeChecked()
    gateway.setResponses({ fields: adminWith(failing('The database is away.')) })
    await user.click((await form()).getByRole('button', { name: 'Update' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Reloading failed')
    expect(await box()).toBeChecked()
    gateway.setResponses({ fields: adminWith(forced) })
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  it('offer Retry if they do not load', async () => {
    const { user, gateway } = await open(failing('The database does not answer.'))
    await screen.findByRole('alert')
    gateway.setResponses({ fields: adminWith(unforced) })
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await box()).not.toBeChecked()
  })
})

describe('what was typed and not saved', () => {
  const hours = async () => (await form('Auto-hunts')).getByLabelText('Hours made up for')

  it('stays when a colleague has changed the same setting, and can be saved', async () => {
    const { user, gateway } = await open(forced)
    await user.clear(await hours())
    await user.type(await hours(), '6')
    gateway.setResponses({ fields: adminWith({ ...unforced, autoHuntBacklogHours: 48 }) })
    await user.click(await box())
    await user.click((await form()).getByRole('button', { name: 'Update' }))
    await waitFor(async () => expect((await form()).getByLabelText('Region')).toHaveValue(''))
    expect(await hours()).toHaveValue('6')
    await user.click((await form('Auto-hunts')).getByRole('button', { name: 'Update' }))
    await waitFor(() => expect(gateway.variablesOf('AdminUpdateSettings')).toHaveLength(2))
    expect(gateway.variablesOf('AdminUpdateSettings').at(-1)).toEqual({ input: { autoHuntBacklogHours: 6 } })
  })

  it('stays in the choice of a ground when a colleague has forced another', async () => {
    const { user, gateway } = await open(unforced)
    const { getByLabelText } = await form()
    await user.selectOptions(getByLabelText('Region'), 'Wolfsmoor')
    await user.selectOptions(getByLabelText('Hunting ground'), 'Wolf Hill')
    gateway.setResponses({ fields: adminWith(forced) })
    await user.clear(await hours())
    await user.type(await hours(), '6')
    await user.click((await form('Auto-hunts')).getByRole('button', { name: 'Update' }))
    await waitFor(() => expect(gateway.variablesOf('AdminMissionSettings')).toHaveLength(2))
    expect(await screen.findByText('Saved. It applies on every server within a second.')).toBeVisible()
    await waitFor(async () => expect(await hours()).toHaveValue('24'))
    expect(getByLabelText('Hunting ground')).toHaveValue(hill)
  })

  it('stays when it is typed while an earlier value is saved', async () => {
    const saving = lateAnswer()
    const { user, gateway } = await open(unforced, { updateSettings: () => saving.answer })
    await user.clear(await hours())
    await user.type(await hours(), '6')
    await user.click((await form('Auto-hunts')).getByRole('button', { name: 'Update' }))
    await user.clear(await hours())
    await user.type(await hours(), '7')
    gateway.setResponses({ fields: adminWith({ ...unforced, autoHuntBacklogHours: 6 }) })
    saving.send(done)
    await waitFor(() => expect(gateway.variablesOf('AdminMissionSettings')).toHaveLength(2))
    expect(await screen.findByText('Saved. It applies on every server within a second.')).toBeVisible()
    expect(await hours()).toHaveValue('7')
  })

  it('is replaced once it was saved, if a colleague has stored another value since then', async () => {
    const { user, gateway } = await open(unforced)
    await user.clear(await hours())
    await user.type(await hours(), '6')
    gateway.setResponses({ fields: adminWith({ ...unforced, autoHuntBacklogHours: 48 }) })
    await user.click((await form('Auto-hunts')).getByRole('button', { name: 'Update' }))
    await waitFor(async () => expect(await hours()).toHaveValue('48'))
  })

  it('is asked about before the page is left', async () => {
    const { user, path } = await open(unforced)
    await user.clear(await hours())
    await user.type(await hours(), '6')
    await user.click(screen.getByRole('link', { name: 'elsewhere' }))
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
    expect(path()).toBe('/')
    expect(await hours()).toHaveValue('6')
  })
})

describe('the hours of missed auto-hunts that are made up for', () => {
  const hours = async () => (await form('Auto-hunts')).getByLabelText('Hours made up for')

  it('are 24 by default, and can be changed', async () => {
    const { user, gateway } = await open()
    expect(await hours()).toHaveValue('24')
    await user.clear(await hours())
    await user.type(await hours(), '6')
    await user.click((await form('Auto-hunts')).getByRole('button', { name: 'Update' }))
    await waitFor(() =>
      expect(gateway.variablesOf('AdminUpdateSettings')).toEqual([{ input: { autoHuntBacklogHours: 6 } }]),
    )
  })

  it('keep what is typed while the ground is saved, whose button keeps the focus', async () => {
    const { user, gateway } = await open(forced)
    await user.clear(await hours())
    await user.type(await hours(), '6')
    gateway.setResponses({ fields: adminWith(unforced) })
    await user.click(await box())
    await user.click((await form()).getByRole('button', { name: 'Update' }))
    await waitFor(async () => expect((await form()).getByLabelText('Region')).toHaveValue(''))
    expect(await hours()).toHaveValue('6')
    expect((await form()).getByRole('button', { name: 'Update' })).toHaveFocus()
  })

  it.each(['', '169', '1.5'])('cannot be "%s"', async (text) => {
    const { user, gateway } = await open()
    await user.clear(await hours())
    if (text) await user.type(await hours(), text)
    await user.click((await form('Auto-hunts')).getByRole('button', { name: 'Update' }))
    await waitFor(async () => expect(await hours()).toBeInvalid())
    expect(gateway.variablesOf('AdminUpdateSettings')).toEqual([])
  })
})
