import '@testing-library/jest-dom/jest-globals'
import { afterEach, describe, expect, jest, test } from '@jest/globals'
import { toast, toasts } from '@sanguine/ui/platform'
import { findAccessibilityViolations, logOut, renderWithProviders } from '@sanguine/ui/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { Route, Routes } from 'react-router'
import { enemySection } from '../../../generated/record-sections'
import { typePolicies } from '../../../shared/type-policies'
import { openSharedSection } from '../../../testing/open-section'
import { changed, mutationField, recordFields, refused } from '../../../testing/record-fields'
import { anEnemy, enemyContent, houndId, marrowmaw } from '../testing/enemy-content'
import { EnemiesPage } from './enemies-page'

type Fields = Readonly<Record<string, unknown>>

const open = (at: string, mutations: Fields = {}, records: Fields = {}) =>
  renderWithProviders(
    <Routes>
      <Route path="/admin/enemies/*" element={<EnemiesPage />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>,
    { at, fields: { admin: { ...enemyContent, ...records }, ...mutations }, cachePolicies: { typePolicies } },
  )

const openRecord = async (mutations: Fields = {}, records: Fields = {}) => {
  const page = await open(enemySection.urls.record(marrowmaw.id), mutations, records)
  const name = await screen.findByLabelText('Name')
  await screen.findByRole('region', { name: 'Hunted in Wolfsmoor' })
  return { ...page, name }
}

const press = (name: string | RegExp) => screen.getByRole('button', { name })
const notices = () => screen.getByRole('status', { name: 'Notices' })

const failing = (message: string) => () => {
  throw new GraphQLError(message)
}

/** The record's values in the form of an update. */
const valuesOf = ({ updatedAt, image, animatedImage, ...values }: ReturnType<typeof anEnemy>) => ({
  ...values,
  imageId: image?.id ?? null,
  animatedImageId: animatedImage?.id ?? null,
})

afterEach(() => {
  for (const { id } of toasts.get()) toast.close(id)
  jest.restoreAllMocks()
})

describe('the list of enemies', () => {
  test('shows name, rarity and type of each, their number, and asks to select one', async () => {
    await open('/admin/enemies')
    const hound = await screen.findByRole('link', { name: /Gallows hound/ })
    expect(hound).toHaveAttribute('href', enemySection.urls.record(houndId))
    await waitFor(() => expect(hound).toHaveTextContent('Gallows houndCommonUndeadhidden'))
    expect(screen.getByRole('region', { name: 'Enemies' })).toHaveTextContent('2')
    expect(screen.getByText('Select a enemy to see details')).toBeVisible()
    expect(await findAccessibilityViolations()).toEqual([])
  })

  test('finds by name', async () => {
    const { user, path } = await open('/admin/enemies')
    await screen.findByRole('link', { name: /Gallows hound/ })
    await user.type(screen.getByRole('searchbox', { name: 'Find by name' }), 'MARROW')
    await waitFor(() => expect(screen.queryByRole('link', { name: /Gallows hound/ })).toBeNull())
    expect(path()).toBe('/admin/enemies?q=MARROW')
    expect(screen.getByRole('link', { name: /Old Marrowmaw/ })).toHaveAttribute(
      'href',
      `${enemySection.urls.record(marrowmaw.id)}?q=MARROW`,
    )
  })

  test('ignores an invalid type in the address', async () => {
    const { gateway } = await open('/admin/enemies?type=zz')
    expect(await screen.findByRole('link', { name: /Old Marrowmaw/ })).toBeVisible()
    expect(gateway.variablesOf('AdminEnemies')[0]).not.toHaveProperty('typeIds')
  })

  test('moves the focus by the arrow keys, also from the search', async () => {
    const { user } = await open('/admin/enemies')
    const row = await screen.findByRole('link', { name: /Old Marrowmaw/ })
    await user.click(screen.getByRole('searchbox'))
    await user.keyboard('{ArrowDown}')
    expect(row).toHaveFocus()
    await user.keyboard('{ArrowDown}{ArrowUp}{Enter}')
    await screen.findByLabelText('Name')
    expect(screen.getByRole('heading', { level: 1, name: 'Old Marrowmaw' })).toHaveFocus()
  })

  test('shows an error if it does not load, and loads by Retry', async () => {
    const { user, gateway } = await open('/admin/enemies', {}, recordFields('enemy', failing('No database.')))
    expect(await screen.findByRole('alert')).toHaveTextContent('No database.')
    gateway.setResponses({ fields: { admin: enemyContent } })
    await user.click(press('Retry'))
    expect(await screen.findByRole('link', { name: /Old Marrowmaw/ })).toBeVisible()
  })

  test('stays if it cannot be reloaded, shows an error, and is reloaded by Retry', async () => {
    const { user, gateway, client } = await open('/admin/enemies')
    await screen.findByRole('link', { name: /Old Marrowmaw/ })
    gateway.setResponses({ fields: { admin: { ...enemyContent, ...recordFields('enemy', failing('No database.')) } } })
    await act(() => client.refetchQueries({ include: [enemySection.documents.list] }).catch(() => undefined))
    expect(await screen.findByRole('alert')).toHaveTextContent('Reloading failed')
    expect(screen.getByRole('alert')).toHaveTextContent('No database.')
    expect(screen.getByRole('link', { name: /Old Marrowmaw/ })).toBeVisible()
    await user.click(press('Retry'))
    expect(await screen.findByRole('alert')).toBeVisible()
    gateway.setResponses({
      fields: { admin: { ...enemyContent, ...recordFields('enemy', [anEnemy({ name: 'Renamed' })]) } },
    })
    await user.click(press('Retry'))
    expect(await screen.findByRole('link', { name: /Renamed/ })).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('shows an error if it cannot be reloaded after a change that was saved', async () => {
    const page = await openRecord(mutationField('update', 'enemy', changed('enemy', marrowmaw)))
    page.gateway.setResponses({
      fields: { admin: { ...enemyContent, ...recordFields('enemy', failing('No database.')) } },
    })
    await page.user.click(press('Update'))
    expect(await within(notices()).findByText('Updated: Old Marrowmaw')).toBeVisible()
    expect(await screen.findByRole('alert')).toHaveTextContent('Reloading failed')
    expect(screen.getByRole('link', { name: /Gallows hound/ })).toBeVisible()
  })

  test('shows that it is empty', async () => {
    await open('/admin/enemies', {}, recordFields('enemy', []))
    expect(await screen.findByText('None yet')).toBeVisible()
  })
})

describe('an enemy', () => {
  test('opens at its address with its values', async () => {
    const { name } = await openRecord()
    expect(name).toHaveValue('Old Marrowmaw')
    expect(screen.getByLabelText('Type')).toHaveDisplayValue('Werewolf')
    expect(screen.getByLabelText('Rarity')).toHaveDisplayValue('Boss')
    expect(screen.getByLabelText('XP')).toHaveValue('2400')
    expect(screen.getByLabelText('Flavour text')).toHaveValue('It has outlived eleven hunters.')
    expect(screen.getByLabelText('Visible')).toBeChecked()
    expect(screen.getByLabelText('Amount: VGC')).toHaveValue('5200')
    expect(await screen.findByLabelText('Chance %: Wolf fang')).toHaveValue('12.5')
    expect(screen.getByLabelText('Up to: Health')).toHaveValue('110')
    expect(screen.getByText('changed 2 min ago')).toBeVisible()
    expect(document.title).toBe('Old Marrowmaw · Sanguine')
    expect(await findAccessibilityViolations()).toEqual([])
  })

  test('is saved whole, on the revision that was edited; then the list is reloaded and nothing is selected', async () => {
    let saved = marrowmaw
    const { user, gateway, name, path } = await openRecord(
      mutationField('update', 'enemy', () => {
        saved = anEnemy({ name: 'Old Marrowmaw II', revision: 4 })
        return changed('enemy', saved)
      }),
      recordFields('enemy', () => [saved]),
    )
    await user.type(name, ' II')
    await user.clear(screen.getByLabelText('Amount: VGC'))
    await user.type(screen.getByLabelText('Amount: VGC'), '6000')
    await user.selectOptions(screen.getByLabelText('Currency: VGC'), 'Diamonds')
    await user.click(press('Update'))
    expect(await within(notices()).findByText('Updated: Old Marrowmaw II')).toBeVisible()
    expect(gateway.variablesOf('AdminUpdateEnemy')).toEqual([
      {
        input: {
          ...valuesOf(marrowmaw),
          name: 'Old Marrowmaw II',
          currencies: [{ currencyShortName: 'diamonds', value: 6000 }],
        },
      },
    ])
    await waitFor(() => expect(path()).toBe('/admin/enemies'))
    expect(await screen.findByRole('link', { name: /Old Marrowmaw II/ })).toHaveFocus()
  })

  test('is saved by Ctrl+S', async () => {
    const { user, gateway } = await openRecord(mutationField('update', 'enemy', changed('enemy', marrowmaw)))
    await user.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(gateway.variablesOf('AdminUpdateEnemy')).toHaveLength(1))
  })

  test('keeps the form if the server refuses, and shows its sentence, also beside the field', async () => {
    const { user, name } = await openRecord(
      mutationField('update', 'enemy', refused('INVALID_INPUT', 'name is not allowed here.', ['name'])),
    )
    await user.type(name, '!')
    await user.click(press('Update'))
    expect(await within(notices()).findByText('name is not allowed here.')).toBeVisible()
    expect(name).toHaveValue('Old Marrowmaw!')
    expect(name).toHaveAccessibleDescription('name is not allowed here.')
  })

  test('keeps the form if the call fails', async () => {
    const { user, name } = await openRecord(mutationField('update', 'enemy', failing('The database is away.')))
    await user.type(name, '!')
    await user.click(press('Update'))
    expect(await within(notices()).findByText('The database is away.')).toBeVisible()
    expect(name).toHaveValue('Old Marrowmaw!')
  })

  test('keeps typed values if it cannot be reloaded, and shows an error', async () => {
    const { user, gateway, client, name } = await openRecord()
    await user.type(name, '!')
    gateway.setResponses({ fields: { admin: { ...enemyContent, ...recordFields('enemy', failing('No database.')) } } })
    await act(() => client.refetchQueries({ include: [enemySection.documents.read] }).catch(() => undefined))
    expect(await screen.findByRole('alert')).toHaveTextContent('Reloading failed')
    expect(screen.getByLabelText('Name')).toHaveValue('Old Marrowmaw!')
    gateway.setResponses({ fields: { admin: enemyContent } })
    await user.click(press('Retry'))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(screen.getByLabelText('Name')).toHaveValue('Old Marrowmaw!')
  })

  test('is not saved by Ctrl+S while a dialog covers it', async () => {
    const { user, gateway } = await openRecord(mutationField('update', 'enemy', changed('enemy', marrowmaw)))
    await user.click(press('Delete'))
    await user.keyboard('{Control>}s{/Control}')
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }))
    expect(gateway.variablesOf('AdminUpdateEnemy')).toEqual([])
    await user.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(gateway.variablesOf('AdminUpdateEnemy')).toHaveLength(1))
  })

  test('that was deleted is reported', async () => {
    await open(enemySection.urls.record('eeeeeeeeeeeeeeeeeeeeeee9'))
    expect(await screen.findByRole('heading', { level: 1, name: 'This record is not there any more.' })).toBeVisible()
  })

  test('with an invalid address is reported as missing too', async () => {
    await open(enemySection.urls.record('nonsense'))
    expect(await screen.findByText('This record is not there any more.')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('that was deleted while it was edited disappears from the list, and can be saved as a new record', async () => {
    const { user, gateway, name } = await openRecord(
      mutationField('update', 'enemy', refused('NOT_FOUND', 'There is no such enemy.')),
    )
    await user.type(name, '!')
    await user.click(press('Update'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Somebody else has deleted this record')
    await waitFor(() => expect(screen.queryByRole('link', { name: /Old Marrowmaw/ })).toBeNull())
    expect(name).toHaveValue('Old Marrowmaw!')
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
    expect(await findAccessibilityViolations()).toEqual([])
    gateway.setResponses({
      fields: { admin: enemyContent, ...mutationField('create', 'enemy', changed('enemy', marrowmaw)) },
    })
    await user.click(press('Create'))
    expect(await within(notices()).findByText('Created: Old Marrowmaw!')).toBeVisible()
    expect(gateway.variablesOf('AdminCreateEnemy').at(-1)).toMatchObject({
      input: { name: 'Old Marrowmaw!', xp: 2400 },
    })
  })

  test('asks before unsaved changes are lost, and stays if the answer is to keep editing', async () => {
    const { user, name, path } = await openRecord()
    await user.type(name, '!')
    await user.click(screen.getByRole('link', { name: /Gallows hound/ }))
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
    expect(path()).toBe(enemySection.urls.record(marrowmaw.id))
    expect(name).toHaveValue('Old Marrowmaw!')
    await user.click(screen.getByRole('link', { name: /Gallows hound/ }))
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }))
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Gallows hound'))
  })
})

describe('a conflict of two changes of an enemy', () => {
  const sentence = 'Somebody else has changed this enemy in the meantime.'
  const theirs = anEnemy({ revision: 7, xp: 9 })
  const conflict = async () => {
    let current = marrowmaw
    const page = await openRecord(
      mutationField('update', 'enemy', ({ input }: { readonly input: { readonly revision: number } }) =>
        input.revision === 7 ? changed('enemy', theirs) : refused('STALE', sentence),
      ),
      recordFields('enemy', () => [current]),
    )
    current = theirs
    await page.user.type(page.name, '!')
    await page.user.click(press('Update'))
    const notice = await screen.findByRole('alert')
    expect(notice).toHaveTextContent(sentence)
    expect(screen.getAllByRole('radio')).toHaveLength(4)
    expect(within(screen.getByRole('group', { name: 'Name' })).getByLabelText(/Mine/)).toBeChecked()
    expect(within(screen.getByRole('group', { name: 'XP' })).getByLabelText(/Theirs.*9/)).toBeChecked()
    return page
  }

  test('can be resolved by loading the current record', async () => {
    const { user, name } = await conflict()
    await user.click(press('Load the current record'))
    expect(name).toHaveValue('Old Marrowmaw')
    expect(screen.getByLabelText('XP')).toHaveValue('9')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('can be resolved by saving both changes, field by field', async () => {
    const { user, gateway } = await conflict()
    expect(await findAccessibilityViolations()).toEqual([])
    await user.click(press('Save'))
    expect(await within(notices()).findByText('Updated: Old Marrowmaw!')).toBeVisible()
    expect(gateway.variablesOf('AdminUpdateEnemy')[1]).toMatchObject({
      input: { revision: 7, name: 'Old Marrowmaw!', xp: 9 },
    })
  })

  test('can be resolved by choosing the value of each field', async () => {
    const { user, gateway } = await conflict()
    await user.click(within(screen.getByRole('group', { name: 'Name' })).getByLabelText(/Theirs/))
    await user.click(within(screen.getByRole('group', { name: 'XP' })).getByLabelText(/Mine/))
    await user.click(press('Save'))
    await waitFor(() =>
      expect(gateway.variablesOf('AdminUpdateEnemy')[1]).toMatchObject({
        input: { revision: 7, name: 'Old Marrowmaw', xp: 2400 },
      }),
    )
  })
})

describe('an update whose response was lost', () => {
  /** A server that acts once under a key, with a network that loses its first responses to an update. */
  const openWithLoss = async (losses = 2) => {
    const server = { current: marrowmaw, keys: [] as (string | null)[] }
    const known = new Map<string | null, typeof marrowmaw>()
    const page = await openRecord(
      mutationField(
        'update',
        'enemy',
        ({ input }: { readonly input: { readonly name: string; readonly revision: number } }) => {
          const key = page.gateway.calls.at(-1)?.headers.get('Idempotency-Key') ?? null
          server.keys.push(key)
          const first = known.get(key)
          if (first) return changed('enemy', first)
          if (input.revision !== server.current.revision)
            return refused('STALE', 'Somebody else has changed this enemy.')
          server.current = anEnemy({ name: input.name, revision: input.revision + 1 })
          known.set(key, server.current)
          return changed('enemy', server.current)
        },
      ),
      recordFields('enemy', () => [server.current]),
    )
    const { fetch } = globalThis
    let lost = 0
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
      const response = await fetch(...call)
      const isUpdate = String(call[1]?.body).includes('AdminUpdateEnemy')
      if (lost === losses || !isUpdate || server.keys.length === lost) return response
      lost += 1
      throw new TypeError('Failed to fetch')
    })
    await page.user.type(page.name, '!')
    await page.user.click(press('Update'))
    if (losses === 2) expect(await within(notices()).findByText(/The server did not answer/)).toBeVisible()
    else expect(await within(notices()).findByText('Updated: Old Marrowmaw!')).toBeVisible()
    expect(server.current.name).toBe('Old Marrowmaw!')
    return { ...page, server }
  }

  test('is sent again by itself', async () => {
    const { server } = await openWithLoss(1)
    expect(server.current.revision).toBe(marrowmaw.revision + 1)
    expect(server.keys).toHaveLength(2)
    expect(new Set(server.keys).size).toBe(1)
  })

  test('is saved when it is sent again, without a conflict', async () => {
    const { user, server } = await openWithLoss()
    await user.click(press('Update'))
    expect(await within(notices()).findByText('Updated: Old Marrowmaw!')).toBeVisible()
    expect(screen.queryByRole('radio')).toBeNull()
    expect(server.current.revision).toBe(marrowmaw.revision + 1)
    expect(server.keys[0]).toMatch(/./)
    expect(new Set(server.keys).size).toBe(1)
  })

  test('is saved together with what was typed in the meantime', async () => {
    const { user, name, server } = await openWithLoss()
    await user.type(name, '?')
    await user.click(press('Update'))
    expect(await within(notices()).findByText('Updated: Old Marrowmaw!?')).toBeVisible()
    expect(server.current).toMatchObject({ name: 'Old Marrowmaw!?', revision: marrowmaw.revision + 2 })
  })
})

describe('the panel beside the fields of an enemy', () => {
  test('lists its uses with links', async () => {
    const { user } = await openRecord(
      {},
      {
        recordUsers: () => [
          { kind: 'ENEMY', recordId: houndId, title: 'Gallows hound', field: ['loot', '0', 'itemId'] },
          { kind: null, recordId: null, title: '', field: ['items'] },
        ],
      },
    )
    await user.click(await screen.findByText('Used by'))
    const list = within(screen.getByText('Used by').closest('details') as HTMLElement)
    expect(list.getByRole('link', { name: 'Gallows hound' })).toHaveAttribute('href', enemySection.urls.record(houndId))
    expect(list.getByText('Starting equipment of new players')).toBeVisible()
    expect(list.getByText('Enemy, in Loot')).toBeVisible()
  })

  test('shows the findings of the content check, at their field or above', async () => {
    await openRecord(
      {},
      {
        contentProblems: () => [
          { field: ['isVisible'], message: 'is hidden, but hunted' },
          { field: ['name'], message: 'is longer than 40 characters' },
          { field: ['loot', '0', 'dropChance'], message: 'is always found' },
          { field: [], message: 'nobody meets it' },
        ],
      },
    )
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(/longer than 40 characters/))
    expect(screen.getByRole('region', { name: 'Loot' })).toHaveTextContent('is always found')
    const rest = screen.getByText('Findings of the content check').parentElement as HTMLElement
    expect(rest).toHaveTextContent('nobody meets it')
    expect(rest).toHaveTextContent('isVisible: is hidden, but hunted')
    expect(rest).not.toHaveTextContent('longer')
  })
})

describe('a copy of an enemy', () => {
  test('is a new record with its values and another name, and asks before it is left', async () => {
    const { user, path, gateway } = await openRecord(mutationField('create', 'enemy', changed('enemy', marrowmaw)))
    await user.click(press('Duplicate'))
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Old Marrowmaw (copy)'))
    expect(path()).toBe(`/admin/enemies/new?from=${marrowmaw.id}`)
    await user.click(screen.getByRole('link', { name: /Gallows hound/ }))
    await user.click(press('Keep editing'))
    await user.click(press('Create'))
    await waitFor(() => expect(gateway.variablesOf('AdminCreateEnemy')).toHaveLength(1))
    const { revision, id, ...values } = valuesOf(marrowmaw)
    expect(gateway.variablesOf('AdminCreateEnemy')[0]).toEqual({
      input: { ...values, name: 'Old Marrowmaw (copy)' },
    })
  })
})

describe('requests', () => {
  test('for a second enemy load only its record and its uses', async () => {
    const { user, gateway } = await openRecord()
    const hound = await screen.findByRole('link', { name: /Gallows hound/ })
    await screen.findByText('Used by')
    await screen.findByRole('button', { name: 'Remove Wolf fang' })
    await screen.findByText('Bleating lamb')
    const before = gateway.calls.length
    await user.click(hound)
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Gallows hound'))
    await screen.findByText('Used by')
    const operations = gateway.calls.slice(before).map(({ operationName }) => operationName)
    expect([...new Set(operations)].sort()).toEqual(['AdminEnemy', 'AdminRecordContext'])
  })
})

describe('deleting an enemy', () => {
  test('asks for confirmation, then deletes', async () => {
    const { user, gateway, path } = await openRecord(mutationField('delete', 'enemy', changed('enemy', marrowmaw)))
    await user.click(press('Delete'))
    const dialog = screen.getByRole('dialog', { name: 'Delete Old Marrowmaw?' })
    expect(gateway.variablesOf('AdminDeleteEnemy')).toEqual([])
    await screen.findByText(/^No player stands there/)
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    expect(await within(notices()).findByText('Deleted: Old Marrowmaw')).toBeVisible()
    expect(gateway.variablesOf('AdminDeleteEnemy')).toEqual([{ input: { id: marrowmaw.id, revision: 3 } }])
    await waitFor(() => expect(path()).toBe('/admin/enemies'))
  })

  test('does nothing on Cancel', async () => {
    const { user, gateway } = await openRecord()
    await user.click(press('Delete'))
    await user.click(press('Cancel'))
    expect(gateway.variablesOf('AdminDeleteEnemy')).toEqual([])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('that is still in use is refused with the sentence of the server', async () => {
    const sentence = 'The enemy "Old Marrowmaw" is still used by the huntingTable "Night table".'
    const { user, path } = await openRecord(mutationField('delete', 'enemy', refused('IN_USE', sentence)))
    await user.click(press('Delete'))
    await screen.findByText(/^No player stands there/)
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
    expect(await within(notices()).findByText(sentence)).toBeVisible()
    expect(path()).toBe(enemySection.urls.record(marrowmaw.id))
  })
})

describe('a new enemy', () => {
  const openNew = async (mutations: Fields = {}) => {
    const page = await open('/admin/enemies', mutations)
    await page.user.click(await screen.findByRole('link', { name: 'Create New' }))
    return { ...page, name: await screen.findByLabelText('Name') }
  }

  test('starts empty with Create and Cancel, and is created with the typed values', async () => {
    const { user, gateway, name, path } = await openNew(mutationField('create', 'enemy', changed('enemy', marrowmaw)))
    expect(path()).toBe('/admin/enemies/new')
    expect(name).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
    await user.type(name, 'The Guest')
    await user.selectOptions(screen.getByLabelText('Type'), 'Undead')
    await user.click(press('Add: Reward'))
    await user.click(press('Create'))
    expect(await within(notices()).findByText('Created: The Guest')).toBeVisible()
    expect(gateway.variablesOf('AdminCreateEnemy')).toMatchObject([
      {
        input: {
          name: 'The Guest',
          xp: 0,
          isVisible: false,
          currencies: [{ currencyShortName: 'vgc', value: 0 }],
          loot: [],
        },
      },
    ])
    await waitFor(() => expect(path()).toBe('/admin/enemies'))
  })

  test('is created once if the first response was lost', async () => {
    jest.spyOn(window, 'alert').mockImplementation(() => undefined)
    const { user, gateway, name, path } = await openNew(mutationField('create', 'enemy', failing('No response.')))
    await user.type(name, 'The Guest')
    await user.click(press('Create'))
    await waitFor(() => expect(window.alert).toHaveBeenCalledWith('No response.'))
    const mutations = mutationField('create', 'enemy', changed('enemy', marrowmaw))
    gateway.setResponses({ fields: { admin: enemyContent, ...mutations } })
    await user.click(press('Create'))
    await waitFor(() => expect(path()).toBe('/admin/enemies'))
    const sent = gateway.calls.filter(({ operationName }) => operationName === 'AdminCreateEnemy')
    const keys = sent.map(({ headers }) => headers.get('Idempotency-Key'))
    expect(gateway.variablesOf('AdminCreateEnemy').length).toBeGreaterThan(1)
    expect(new Set(keys)).toEqual(new Set([expect.stringMatching(/^[0-9a-f]{32}$/)]))
  })

  test('that is refused shows the sentence of the server unchanged in an alert, and keeps the form', async () => {
    const alert = jest.spyOn(window, 'alert').mockImplementation(() => undefined)
    const { user, name } = await openNew(mutationField('create', 'enemy', refused('INVALID_INPUT', 'It cannot be.')))
    await user.type(name, 'The Guest')
    await user.click(press('Create'))
    await waitFor(() => expect(alert).toHaveBeenCalledWith('It cannot be.'))
    expect(name).toHaveValue('The Guest')
  })

  test('is closed by Cancel', async () => {
    const { user, path } = await openNew()
    await user.click(press('Cancel'))
    expect(path()).toBe('/admin/enemies')
    expect(await screen.findByText('Select a enemy to see details')).toBeVisible()
  })
})

test('the places of an enemy follow the changes of colleagues to hunting tables', async () => {
  const table = { id: 't1', name: 'Night table', huntingGroundId: 'g1', sequence: 0 }
  const stored = [{ ...table, enemies: [{ enemyId: marrowmaw.id, rangeMin: 0, rangeMax: 10_000 }] }]
  const { change } = await openSharedSection(<EnemiesPage />, 'enemies', enemySection.urls.record(marrowmaw.id), {
    ...enemyContent,
    ...recordFields('huntingTable', () => stored),
  })
  expect(await screen.findByRole('link', { name: 'Night table' })).toBeVisible()
  stored[0] = { ...table, name: 'Dawn table', enemies: [{ enemyId: marrowmaw.id, rangeMin: 0, rangeMax: 5_000 }] }
  await change('UPDATE', 'HUNTING_TABLE', table.id)
  expect(await screen.findByRole('link', { name: 'Dawn table' })).toBeVisible()
  stored.pop()
  await change('DELETE', 'HUNTING_TABLE', table.id)
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Dawn table' })).toBeNull())
  act(() => logOut())
})
