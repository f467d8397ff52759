import type { ApolloClient } from '@apollo/client'
import { afterEach, describe, expect, test } from '@jest/globals'
import { EventStreamStandIn, logInAs, logOut, renderWithProviders } from '@sanguine/ui/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { RaritiesPage } from '../../features/rarities/pages/rarities-page'
import { raritySection } from '../../generated/record-sections'
import { recordFields } from '../../testing/record-fields'
import { reportOwnChange } from '../records/own-changes'
import { typePolicies } from '../type-policies'
import { StaffChangesProvider } from './staff-changes'

afterEach(() => act(() => logOut()))

const rare = {
  id: 'aaaaaaaaaaaaaaaaaaaaaaa1',
  revision: 2,
  updatedAt: '2024-07-01T12:00:00.000Z',
  name: 'Rare',
  shortName: 'rare',
  colorHex: '#e2b04f',
  flavorText: 'Seen by few.',
  image: null,
}

const emil = { accountId: 'emil', name: 'Emil', role: 'EDITOR' }

/** Opens the section of rarities as an admin, with the stream of events and the records that the gateway has. */
async function open(at = raritySection.urls.record(rare.id)) {
  logInAs({ role: 'admin', sub: 'vera' })
  const stream = new EventStreamStandIn()
  const stored: { records: (typeof rare)[]; users: object[] } = { records: [rare], users: [] }
  const page = await renderWithProviders(
    <StaffChangesProvider>
      <Routes>
        <Route path="/admin/rarity/*" element={<RaritiesPage />} />
      </Routes>
    </StaffChangesProvider>,
    {
      at,
      fields: { admin: { ...recordFields('rarity', () => stored.records), recordUsers: () => stored.users } },
      routes: { 'GET /api/v1/staff/events': () => stream.response },
      cachePolicies: { typePolicies },
    },
  )
  await waitFor(() => expect(page.gateway.calls.some(({ path }) => path === '/api/v1/staff/events')).toBe(true))
  const change = (fields: object = {}) =>
    act(async () =>
      stream.event('8', 'change', {
        action: 'UPDATE',
        subject: { type: 'RARITY', id: rare.id, title: 'Rare' },
        actor: emil,
        ...fields,
      }),
    )
  const missed = () => act(async () => stream.event('9', 'place', { hasMissed: true }))
  return { ...page, stored, change, missed }
}

const text = () => screen.findByRole('textbox', { name: 'Flavour text' })
const theirs = { ...rare, revision: 3, flavorText: 'Seen by Emil.' }
const load = { name: 'Load the current record' }

describe('a form whose record a colleague changes', () => {
  test('names the colleague, and loads the change when it is wanted', async () => {
    const { user, stored, change } = await open()
    expect(await text()).toHaveValue('Seen by few.')
    stored.records = [theirs]
    await change()
    expect(await screen.findByText('Emil has changed this record')).toBeVisible()
    expect(await text()).toHaveValue('Seen by few.')
    await user.click(screen.getByRole('button', load))
    expect(await text()).toHaveValue('Seen by Emil.')
    expect(screen.queryByText('Emil has changed this record')).toBeNull()
  })

  test('keeps what was typed, and shows both beside each other', async () => {
    const { user, stored, change } = await open()
    await user.type(await text(), ' By me too.')
    stored.records = [theirs]
    await change()
    await screen.findByText('Emil has changed this record')
    expect(await text()).toHaveValue('Seen by few. By me too.')
    await user.click(screen.getByRole('button', load))
    expect(await screen.findByText('Choose which value to save for each field.')).toBeVisible()
    expect(await text()).toHaveValue('Seen by few. By me too.')
  })

  test('keeps what was typed when the record is deleted', async () => {
    const { user, stored, change } = await open()
    await user.clear(await text())
    await user.type(await text(), 'Mine.')
    stored.records = []
    await change({ action: 'DELETE' })
    expect(await screen.findByText('Emil has deleted this record')).toBeVisible()
    expect(await text()).toHaveValue('Mine.')
  })

  test('keeps what was typed when the record turns out to be deleted', async () => {
    const { user, stored, missed } = await open()
    await user.clear(await text())
    await user.type(await text(), 'Mine.')
    stored.records = []
    await missed()
    expect(await screen.findByText('Somebody else has deleted this record')).toBeVisible()
    expect(await text()).toHaveValue('Mine.')
    expect(screen.getByRole('button', { name: 'Create' })).toBeVisible()
  })

  test('closes the question about an own deletion when a colleague was faster, and keeps the focus', async () => {
    const { user, stored, change } = await open()
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    expect(await screen.findByRole('dialog', { name: 'Delete Rare?' })).toBeVisible()
    stored.records = []
    await change({ action: 'DELETE' })
    expect(await screen.findByText('Emil has deleted this record')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
  })

  test('says nothing about own changes, those of other records, or a revision that it has', async () => {
    const { gateway, stored, change, missed } = await open()
    await text()
    await change()
    stored.records = [theirs]
    await change({ actor: { ...emil, accountId: 'vera' } })
    await change({ subject: { type: 'RARITY', id: 'other', title: 'Other' } })
    await change({ subject: { type: 'ITEM', id: rare.id, title: 'Other' } })
    expect(screen.queryByRole('button', load)).toBeNull()
    // after a gap, the record may have changed
    await missed()
    expect(await screen.findByText('This record has been changed')).toBeVisible()
    expect(gateway.variablesOf('AdminRarity').length).toBeGreaterThan(1)
  })
})

describe('a form with input whose record its editor changes with others of the list', () => {
  const changeOwn = (client: ApolloClient, revision: number) =>
    act(async () =>
      reportOwnChange(client, { action: 'update', kind: 'rarity', revisions: new Map([[rare.id, revision]]) }),
    )
  const own = 'You changed this record with others of the list'

  test('names the colleague who changed it before', async () => {
    const { user, client, stored, change } = await open()
    await user.type(await text(), ' By me too.')
    stored.records = [theirs]
    await change()
    await screen.findByText('Emil has changed this record')
    stored.records = [{ ...theirs, revision: 4, colorHex: '#ffffff' }]
    await changeOwn(client, 4)
    expect(screen.queryByText(own)).toBeNull()
    expect(screen.getByText('Emil has changed this record')).toBeVisible()
    await user.click(screen.getByRole('button', load))
    expect(await screen.findByText('Choose which value to save for each field.')).toBeVisible()
    expect(screen.getByText('Emil has changed this record')).toBeVisible()
    expect(screen.getByText('#ffffff')).toBeVisible()
  })

  const staleError = {
    code: 'STALE',
    message: 'Emil has changed this rarity.',
    field: null,
    users: [],
    usage: [],
    laterChanges: [],
  }

  test.each([
    ['says so when it is saved', 3, own],
    ['names the colleague whose change is found when it is saved', 4, staleError.message],
  ])('%s', async (_, revision, sentence) => {
    const { user, client, gateway, stored } = await open()
    gateway.setResponses({ fields: { updateRarity: () => ({ rarity: null, userErrors: [staleError] }) } })
    await user.type(await text(), ' By me too.')
    stored.records = [{ ...rare, revision: 3, colorHex: '#ffffff' }]
    await changeOwn(client, 3)
    await screen.findByText(own)
    stored.records = [{ ...theirs, revision, colorHex: '#ffffff' }]
    await user.click(screen.getByRole('button', { name: 'Update' }))
    expect(await screen.findByText('Choose which value to save for each field.')).toBeVisible()
    expect(screen.getByText(sentence)).toBeVisible()
  })
})

describe('the uses of a record', () => {
  test('follow the records of other kinds that colleagues change', async () => {
    const { stored, change, user } = await open()
    await user.click(await screen.findByText('Used by'))
    const ghoul = { kind: 'ENEMY', recordId: 'ghoul', title: 'Ghoul', field: ['rarityId'] }
    stored.users = [ghoul]
    await change({ subject: { type: 'ENEMY', id: 'ghoul', title: 'Ghoul' } })
    expect(await screen.findByRole('link', { name: 'Ghoul' })).toBeVisible()
    stored.users = []
    await change({ action: 'DELETE', subject: { type: 'ENEMY', id: 'ghoul', title: 'Ghoul' } })
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Ghoul' })).toBeNull())
  })
})

describe('a list whose records a colleague changes', () => {
  test('shows a changed, a new and a deleted record', async () => {
    const { stored, change } = await open('/admin/rarity')
    expect(await screen.findByText('Rare')).toBeVisible()
    stored.records = [{ ...rare, name: 'Scarce' }]
    await change()
    expect(await screen.findByText('Scarce')).toBeVisible()
    const second = { ...rare, id: 'aaaaaaaaaaaaaaaaaaaaaaa2', name: 'Mythic', shortName: 'mythic' }
    stored.records = [{ ...rare, name: 'Scarce' }, second]
    await change({ action: 'CREATE', subject: { type: 'RARITY', id: second.id, title: 'Mythic' } })
    expect(await screen.findByText('Mythic')).toBeVisible()
    stored.records = [second]
    await change({ action: 'DELETE' })
    await waitFor(() => expect(screen.queryByText('Scarce')).toBeNull())
  })
})
