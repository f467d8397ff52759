import '@testing-library/jest-dom/jest-globals'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { renewal } from '@sanguine/ui/platform'
import { findAccessibilityViolations, logInAs, logOut } from '@sanguine/ui/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { RaritiesPage } from '../../features/rarities/pages/rarities-page'
import { RegionsPage } from '../../features/regions/pages/regions-page'
import type { RecordErrorCode } from '../../generated/documents'
import { regionSection } from '../../generated/record-sections'
import { openSection, openSharedSection } from '../../testing/open-section'
import { onlyRecords } from '../../testing/record-fields'

const stored = { revision: 1, updatedAt: '2024-07-01T12:00:00.000Z', flavorText: '', image: null }

interface Region {
  readonly id: string
  readonly name: string
  readonly revision: number
  readonly isVisible: boolean
  readonly sequence: number
  readonly requiredXp: number
}

const idOf = (index: number) => String(index).padStart(24, '0')

/** The regions on the server. */
let regions: Region[]
/** the errors of the next change; a change without errors is made */
let nextErrors: readonly { readonly code: RecordErrorCode; readonly at?: number; readonly message: string }[]
let deleted: Region[]
/** the index of the first region whose change is refused */
let refuseFrom: number
/** the most regions of a call whose texts are not too long together */
let maxTogether: number
/** the responses of the calls that changed regions, by their input: a repeat changes nothing */
let saved: Map<string, object>
/** the number of the saved call whose responses are lost, and how many of them are */
let lostSave: number
let lostResponses: number
/** the numbers of the calls that wait before they change regions, and what they wait for */
let heldCalls: readonly number[]
let release: () => void
let held: Promise<void>
let calls: number

beforeEach(() => {
  regions = Array.from({ length: 6 }, (_, index) => ({
    ...stored,
    id: idOf(index),
    name: `Region ${index}`,
    keyId: null,
    requiredXp: 0,
    sequence: index,
    rule: null,
    isVisible: index < 4,
    positionX: 0,
    positionY: 0,
  }))
  nextErrors = []
  deleted = []
  refuseFrom = Number.POSITIVE_INFINITY
  maxTogether = Number.POSITIVE_INFINITY
  saved = new Map()
  lostSave = 0
  lostResponses = 0
  heldCalls = []
  held = new Promise((resolve) => {
    release = resolve
  })
  calls = 0
})

const errorsOf = (list: string) => {
  const errors = nextErrors.map(({ code, at, message }) => ({
    code,
    message,
    field: at === undefined ? null : [list, String(at)],
    users: [],
    usage: [],
    laterChanges: [],
  }))
  nextErrors = []
  return errors
}

interface Input<Name extends string, Entry> {
  readonly input: Readonly<Record<Name, readonly Entry[]>>
}

/** A change that the server makes once. Its response may get lost. */
const madeOnce =
  <Args extends { readonly input: object }>(make: (args: Args) => { readonly userErrors: readonly object[] }) =>
  (args: Args): object => {
    calls += 1
    return heldCalls.includes(calls) ? held.then(() => madeOrKept(make, args)) : madeOrKept(make, args)
  }

function madeOrKept<Args extends { readonly input: object }>(
  make: (args: Args) => { readonly userErrors: readonly object[] },
  args: Args,
): object {
  const sent = JSON.stringify(args.input)
  const payload = saved.get(sent) ?? make(args)
  if ('userErrors' in payload && (payload.userErrors as readonly object[]).length > 0) return payload
  saved.set(sent, payload)
  if ([...saved.keys()].indexOf(sent) + 1 !== lostSave || lostResponses === 0) return payload
  lostResponses -= 1
  throw new Error('The response is lost.')
}

const mutations = {
  updateRegions: madeOnce(({ input }: Input<'regions', Partial<Region> & { id: string; revision: number }>) => {
    const isStale = ({ id, revision }: { id: string; revision: number }) =>
      Number(id) >= refuseFrom || regions.find((each) => each.id === id)?.revision !== revision
    const stale = input.regions.findIndex(isStale)
    if (stale >= 0) nextErrors = [{ code: 'STALE', at: stale, message: 'Somebody else has changed this region.' }]
    else if (input.regions.length > maxTogether)
      nextErrors = [{ code: 'TOO_LARGE', message: 'The texts are too long.' }]
    const userErrors = errorsOf('regions')
    if (userErrors.length > 0) return { regions: null, userErrors }
    const changes = new Map(input.regions.map((change) => [change.id, change]))
    regions = regions.map((region) => {
      const change = changes.get(region.id)
      return change ? { ...region, ...change, revision: region.revision + 1 } : region
    })
    const byId = new Map(regions.map((region) => [region.id, region]))
    return { regions: input.regions.map(({ id }) => byId.get(id)), userErrors }
  }),
  deleteRegions: madeOnce(({ input }: Input<'regions', { id: string }>) => {
    const userErrors = errorsOf('regions')
    if (userErrors.length > 0) return { deletedIds: null, auditEntries: null, userErrors }
    const ids = input.regions.map(({ id }) => id)
    deleted = [...deleted, ...regions.filter(({ id }) => ids.includes(id))]
    regions = regions.filter(({ id }) => !ids.includes(id))
    return { deletedIds: ids, auditEntries: ids.map((id) => ({ id: `entry-${id}` })), userErrors }
  }),
  deleteRegion: ({ input: { id } }: { input: { id: string } }) => {
    regions = regions.filter((region) => region.id !== id)
    return { deletedId: id, auditEntry: { id: `entry-${id}` }, userErrors: [] }
  },
  restoreRecords: madeOnce(({ input }: Input<'entries', { entryId: string }>) => {
    if (nextErrors.length > 0) return { kind: null, recordIds: null, userErrors: errorsOf('entries') }
    regions = [...regions, ...deleted].toSorted((a, b) => (a.id < b.id ? -1 : 1))
    return { kind: 'REGION', recordIds: input.entries.map(({ entryId }) => entryId), userErrors: [] }
  }),
}

const page = ({
  first = 100,
  after,
  ids,
}: {
  first?: number
  after?: string | null
  ids?: readonly string[] | null
}) => {
  const found = regions.filter(({ id }) => !ids || ids.includes(id))
  const start = after ? found.findIndex(({ id }) => id === after) + 1 : 0
  const nodes = found.slice(start, start + first)
  return {
    nodes,
    totalCount: found.length,
    positionOf: () => null,
    pageInfo: {
      endCursor: nodes.at(-1)?.id ?? null,
      hasNextPage: start + first < found.length,
      hasPreviousPage: start > 0,
      startCursor: null,
    },
  }
}

const region = ({ id }: { id: string }) => {
  const found = regions.find((each) => each.id === id)
  return found ? { translations: [], ...found } : null
}

const admin = { ...onlyRecords('region', []), regions: page, region }

const open = async (at = regionSection.urls.list) => {
  const view = await openSection(<RegionsPage />, 'regions', at, admin, mutations)
  await screen.findAllByRole('listitem')
  return view
}

const row = (index: number) => screen.getByRole('link', { name: new RegExp(`^Region ${index}\\b`) })
const box = (index: number) => screen.getByRole('checkbox', { name: `Select Region ${index}` })
const bar = () => screen.getByRole('region', { name: 'Selection' })
const selected = () =>
  screen
    .getAllByRole('checkbox', { name: /^Select Region/ })
    .flatMap((each, index) => ((each as HTMLInputElement).checked ? [index] : []))

/** Opens a list of this many regions, with all of them selected. */
const openWithAllSelected = async (count: number) => {
  const [first] = regions
  regions = Array.from({ length: count }, (_, index) => ({
    ...(first as Region),
    id: idOf(index),
    name: `Region ${index}`,
  }))
  const view = await open()
  await view.user.click(box(1))
  await view.user.click(screen.getByRole('button', { name: `Select all ${count}` }))
  await waitFor(() => expect(within(bar()).getByRole('status')).toHaveTextContent(`${count} selected`))
  return view
}

describe('selecting rows', () => {
  test('shows the bar with the count, opens no record, and ends with Escape', async () => {
    const { user, path } = await open()
    expect(screen.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument()
    await user.click(box(1))
    await user.click(box(3))
    expect(within(bar()).getByRole('status')).toHaveTextContent('2 selected')
    expect(path()).toBe(regionSection.urls.list)
    expect(await findAccessibilityViolations()).toEqual([])
    await user.click(box(3))
    expect(selected()).toEqual([1])
    await user.keyboard('{Escape}')
    expect(selected()).toEqual([])
    expect(screen.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument()
  })

  test('takes Space, and Shift with an arrow for a range that grows and shrinks', async () => {
    const { user } = await open()
    row(1).focus()
    await user.keyboard(' ')
    expect(selected()).toEqual([1])
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    expect(selected()).toEqual([1, 2, 3])
    expect(row(3)).toHaveFocus()
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}')
    expect(selected()).toEqual([1, 2])
    await user.keyboard(' ')
    expect(selected()).toEqual([1])
  })

  test('takes a click with Shift for a range, on a box or a row', async () => {
    const { user, path } = await open()
    await user.click(box(4))
    await user.keyboard('{Shift>}')
    await user.click(row(2))
    expect(selected()).toEqual([2, 3, 4])
    await user.click(box(5))
    await user.keyboard('{/Shift}')
    expect(selected()).toEqual([4, 5])
    expect(path()).toBe(regionSection.urls.list)
  })

  test('can be of all that the filter found, loaded or not', async () => {
    const { user } = await open()
    regions = Array.from({ length: 700 }, (_, index) => ({
      ...(regions[0] as Region),
      id: idOf(index),
      name: `R${index}`,
    }))
    await user.click(box(1))
    await user.click(screen.getByRole('button', { name: 'Select all 6' }))
    await waitFor(() => expect(within(bar()).getByRole('status')).toHaveTextContent('700 selected'))
  })

  test('stays while a session that ended is renewed', async () => {
    const takeBack = renewal.offer()
    const { user } = await open()
    expect(renewal.canAsk()).toBe(false)
    await user.click(box(1))
    expect(renewal.canAsk()).toBe(true)
    await user.keyboard('{Escape}')
    expect(renewal.canAsk()).toBe(false)
    takeBack()
  })

  test('begins with a button where no pointer hovers', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Select', hidden: true }))
    expect(within(bar()).getByRole('status')).toHaveTextContent('None selected')
    await user.click(within(bar()).getByRole('button', { name: 'End the selection' }))
    expect(screen.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument()
    await waitFor(() => expect(document.body).not.toHaveFocus())
  })
})

describe('a selected record', () => {
  const status = () => within(bar()).getByRole('status')

  test('that a colleague deletes leaves the selection, which says so until it is changed', async () => {
    const { user, change } = await openSharedSection(<RegionsPage />, 'regions', regionSection.urls.list, admin)
    await screen.findAllByRole('listitem')
    await user.click(box(1))
    await user.click(box(2))
    regions = regions.filter(({ id }) => id !== idOf(2))
    await change('DELETE', 'REGION', idOf(2))
    expect(status()).toHaveTextContent('1 selected“Region 2” was deleted and is not selected any more.')
    regions = regions.filter(({ id }) => id !== idOf(1))
    await change('DELETE', 'REGION', idOf(1))
    expect(status()).toHaveTextContent('None selected2 records were deleted and are not selected any more.')
    await user.click(box(3))
    expect(status()).toHaveTextContent(/^1 selected$/)
    logOut()
  })

  test('leaves the selection after a gap of the stream in which it was deleted', async () => {
    const { user, missed } = await openSharedSection(<RegionsPage />, 'regions', regionSection.urls.list, admin)
    await screen.findAllByRole('listitem')
    await user.click(box(1))
    await user.click(box(2))
    regions = regions.filter(({ id }) => id !== idOf(2))
    await missed()
    await waitFor(() => expect(status()).toHaveTextContent('1 selected“Region 2” was deleted'))
    logOut()
  })

  test('leaves the selection when it is deleted in its own form', async () => {
    const { user } = await open(regionSection.urls.record(idOf(2)))
    await screen.findByLabelText('Name', { selector: 'input' })
    await user.click(box(1))
    await user.click(box(2))
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(status()).toHaveTextContent(/^1 selected$/))
  })
})

describe('a batch that changes the open record', () => {
  const changeOpen = async (type: string, beforeBatch?: () => void) => {
    const { user } = await open(regionSection.urls.record(idOf(2)))
    const name = await screen.findByLabelText('Name', { selector: 'input' })
    if (type) await user.type(name, type)
    beforeBatch?.()
    await user.click(box(2))
    await user.click(screen.getByRole('button', { name: 'Change a field…' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.selectOptions(await dialog.findByLabelText('Field'), 'Required XP')
    await user.clear(dialog.getByRole('spinbutton'))
    await user.type(dialog.getByRole('spinbutton'), '50')
    await user.click(dialog.getByRole('button', { name: 'Change 1 record' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    return user
  }

  test('shows the new values in its untouched form', async () => {
    await changeOpen('')
    await waitFor(() => expect(screen.getByRole('spinbutton', { name: /^Required XP/ })).toHaveValue('50'))
    expect(screen.queryByText(/changed this record/)).not.toBeInTheDocument()
  })

  test.each([
    ['untouched form', ''],
    ['form with input', ' new'],
  ])('says in an %s that others changed it too, if the stream missed their change', async (_, typed) => {
    const [, , second] = regions
    await changeOpen(typed, () => {
      regions = regions.map((each) => (each === second ? { ...each, sequence: 90, revision: 2 } : each))
    })
    expect(await screen.findByText('This record has been changed')).toBeVisible()
    expect(screen.queryByText(/^You changed this record/)).not.toBeInTheDocument()
    expect(screen.getByRole('spinbutton', { name: /^Sequence/ })).toHaveValue('2')
  })

  test('says in a form with input that the editor changed it, and merges both', async () => {
    const user = await changeOpen(' new')
    expect(await screen.findByText('You changed this record with others of the list')).toBeVisible()
    expect(screen.getByLabelText('Name', { selector: 'input' })).toHaveValue('Region 2 new')
    await user.click(screen.getByRole('button', { name: 'Load the current record' }))
    expect(screen.getByRole('group', { name: /^Required XP/ })).toBeVisible()
    expect(screen.queryByText(/Somebody else/)).not.toBeInTheDocument()
  })
})

describe('changing a field of several records', () => {
  const begin = async () => {
    const view = await open()
    for (const index of [2, 3, 4]) await view.user.click(box(index))
    await view.user.click(screen.getByRole('button', { name: 'Change a field…' }))
    await screen.findByRole('dialog')
    await view.user.selectOptions(await screen.findByLabelText('Field'), 'Visible')
    return view
  }
  const dialog = () => within(screen.getByRole('dialog'))

  test('loads in one dialog that keeps the focus, which goes to the first control', async () => {
    const { user } = await open()
    await user.click(box(2))
    await user.click(screen.getByRole('button', { name: 'Change a field…' }))
    const dialog = screen.getByRole('dialog', { name: 'Change 1 record' })
    expect(dialog).toContainElement(document.activeElement as HTMLElement)
    expect(await within(dialog).findByLabelText('Field')).toHaveFocus()
    expect(screen.getByRole('dialog')).toBe(dialog)
    expect(within(dialog).getByText(/already|differ/)).toBeVisible()
  })

  test('shows how many differ, sends those with their revisions, and undoes all at once', async () => {
    const { user, gateway } = await begin()
    const visible = dialog().getByRole('checkbox')
    if ((visible as HTMLInputElement).checked) await user.click(visible)
    expect(dialog().getByText(/^2 of 3 differ/)).toBeVisible()
    expect(await findAccessibilityViolations()).toEqual([])
    await user.click(dialog().getByRole('button', { name: 'Change 2 records' }))
    expect(await screen.findByText(/^2 records changed: Visible/)).toBeVisible()
    expect(gateway.variablesOf('AdminUpdateRegions')).toEqual([
      { input: { regions: [2, 3].map((index) => ({ id: idOf(index), revision: 1, isVisible: false })) } },
    ])
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(/^2 records are as before/)).toBeVisible()
    expect(gateway.variablesOf('AdminUpdateRegions').at(-1)).toEqual({
      input: { regions: [2, 3].map((index) => ({ id: idOf(index), revision: 2, isVisible: true })) },
    })
  })

  test('names each record that others changed, changes none, and can go on without it', async () => {
    const { user, gateway } = await begin()
    const visible = dialog().getByRole('checkbox')
    if ((visible as HTMLInputElement).checked) await user.click(visible)
    nextErrors = [{ code: 'STALE', at: 1, message: 'Somebody else has changed this region.' }]
    await user.click(dialog().getByRole('button', { name: 'Change 2 records' }))
    const notice = within(await screen.findByRole('alert'))
    expect(notice.getByRole('listitem')).toHaveTextContent('Region 3 Somebody else has changed this region.')
    expect(regions.map(({ revision }) => revision)).toEqual([1, 1, 1, 1, 1, 1])
    expect(notice.getByRole('button', { name: 'Load again' })).toBeVisible()
    await user.click(notice.getByRole('button', { name: 'Go on without it' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(gateway.variablesOf('AdminUpdateRegions').at(-1)).toEqual({
      input: { regions: [{ id: idOf(2), revision: 1, isVisible: false }] },
    })
  })

  /** Opens the dialog for this many regions, to give them another value. */
  const beginMany = async (count: number) => {
    const view = await openWithAllSelected(count)
    const { user } = view
    await user.click(screen.getByRole('button', { name: 'Change a field…' }))
    await user.selectOptions(await dialog().findByLabelText('Field'), 'Required XP')
    await user.clear(dialog().getByRole('spinbutton'))
    await user.type(dialog().getByRole('spinbutton'), '50')
    return view
  }

  /** How many regions each call changed or tried to change, and under which key. */
  const updatesOf = ({ gateway }: Awaited<ReturnType<typeof open>>) =>
    gateway.calls.flatMap(({ operationName, headers, body, variables }) =>
      operationName === 'AdminUpdateRegions' && 'query' in (body as object)
        ? [
            {
              count: (variables as unknown as Input<'regions', object>).input.regions.length,
              key: headers.get('Idempotency-Key'),
            },
          ]
        : [],
    )

  test('in several parts says how much was undone if the undo ends early', async () => {
    const { user, gateway } = await beginMany(350)
    await user.click(dialog().getByRole('button', { name: 'Change 350 records' }))
    await screen.findByText(/^350 records changed/)
    refuseFrom = 300
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(/^Only 300 of 350 were undone/)).toBeVisible()
    expect(gateway.variablesOf('AdminUpdateRegions')).toHaveLength(4)
  })

  test('repeats an undo in smaller parts, whose response was lost, in the same parts under the same key', async () => {
    const view = await beginMany(400)
    const { user } = view
    await user.click(dialog().getByRole('button', { name: 'Change 400 records' }))
    await screen.findByText(/^400 records changed/)
    maxTogether = 150
    lostSave = 4
    lostResponses = 2
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByText(/^150 of 400 were undone. It is not known whether more were./)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(/^400 records are as before/)).toBeVisible()
    const undone = updatesOf(view).slice(2)
    expect(undone.map(({ count }) => count)).toEqual([300, 150, 150, 150, 150, 100])
    expect(new Set(undone.slice(2, 5).map(({ key }) => key)).size).toBe(1)
    expect(regions.map(({ revision }) => revision)).toEqual(regions.map(() => 3))
  })

  test.each([
    ['first', 1],
    ['second', 2],
  ])('repeats the %s of its smaller parts, whose response was lost, as it was, and undoes all', async (_, lost) => {
    const view = await beginMany(400)
    const { user } = view
    maxTogether = 150
    lostSave = lost
    lostResponses = 2
    await user.click(dialog().getByRole('button', { name: 'Change 400 records' }))
    expect(await dialog().findByText(/^It is not known whether this was done/)).toBeVisible()
    expect(dialog().getByRole('spinbutton')).toBeDisabled()
    expect(screen.queryByText(/records changed/)).not.toBeInTheDocument()
    await user.click(dialog().getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText(/^400 records changed/)).toBeVisible()
    const sent = updatesOf(view)
    expect(sent.map(({ count }) => count)).toEqual([300, 150, 150, 150, 150, 100])
    expect(new Set(sent.slice(lost, lost + 3).map(({ key }) => key)).size).toBe(1)
    expect(regions.map(({ revision }) => revision)).toEqual(regions.map(() => 2))
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(/^400 records are as before/)).toBeVisible()
    expect(regions.map(({ requiredXp }) => requiredXp)).toEqual(regions.map(() => 0))
  })

  test('sends a part whose response was lost again by itself', async () => {
    const view = await beginMany(5)
    lostSave = 1
    lostResponses = 1
    await view.user.click(dialog().getByRole('button', { name: 'Change 5 records' }))
    expect(await screen.findByText(/^5 records changed/)).toBeVisible()
    const [first, second] = updatesOf(view)
    expect(second).toEqual(first)
  })

  test('offers to undo what was changed if it is closed before the end', async () => {
    const { user } = await beginMany(350)
    refuseFrom = 300
    await user.click(dialog().getByRole('button', { name: 'Change 350 records' }))
    await dialog().findByText(/^Nothing was changed because of/)
    expect(screen.queryByText(/records changed/)).not.toBeInTheDocument()
    await user.click(dialog().getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByText(/^300 records changed/)).toBeVisible()
  })

  test('is of one field and value while it runs, and can be undone if it is closed meanwhile', async () => {
    heldCalls = [1]
    const view = await beginMany(350)
    const { user } = view
    await user.click(dialog().getByRole('button', { name: 'Change 350 records' }))
    await waitFor(() => expect(updatesOf(view)).toHaveLength(1))
    expect(dialog().getByLabelText('Field')).toBeDisabled()
    expect(dialog().getByRole('spinbutton')).toBeDisabled()
    await user.click(dialog().getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    release()
    expect(await screen.findByText('300 records changed: Required XP. The other 50 stayed as they are.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(/^300 records are as before/)).toBeVisible()
    expect(updatesOf(view).map(({ count }) => count)).toEqual([300, 300])
    expect(new Set(regions.map(({ requiredXp }) => requiredXp))).toEqual(new Set([0]))
  })

  test('that is closed without its response can be repeated, and is undone as a whole', async () => {
    lostSave = 1
    lostResponses = 2
    const view = await beginMany(5)
    const { user } = view
    await user.click(dialog().getByRole('button', { name: 'Change 5 records' }))
    await dialog().findByText(/^It is not known whether this was done/)
    await user.click(dialog().getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByText(/^It is not known whether this was done/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('5 records changed: Required XP')).toBeVisible()
    expect(new Set(updatesOf(view).map(({ key }) => key)).size).toBe(1)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(/^5 records are as before/)).toBeVisible()
  })

  test('makes smaller parts if the texts are too long together, also to undo them', async () => {
    const { user, gateway } = await begin()
    const visible = dialog().getByRole('checkbox')
    if ((visible as HTMLInputElement).checked) await user.click(visible)
    maxTogether = 1
    await user.click(dialog().getByRole('button', { name: 'Change 2 records' }))
    await screen.findByText(/^2 records changed: Visible/)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByText(/^2 records are as before/)
    const lengths = gateway
      .variablesOf('AdminUpdateRegions')
      .map((sent) => JSON.stringify(sent).split('"id"').length - 1)
    expect(lengths).toEqual([2, 1, 1, 2, 1, 1])
    expect(regions.map(({ revision }) => revision)).toEqual([1, 1, 3, 3, 1, 1])
  })

  test('refuses a value that is not allowed before it is sent', async () => {
    const { user, gateway } = await begin()
    await user.selectOptions(screen.getByLabelText('Field'), 'Sequence')
    const field = dialog().getByRole('spinbutton')
    await user.clear(field)
    await user.type(field, '-5')
    await user.click(dialog().getByRole('button', { name: /^Change/ }))
    expect(field).toBeInvalid()
    expect(gateway.variablesOf('AdminUpdateRegions')).toEqual([])
  })
})

test('a draft of a record that a batch changed is discarded for the changed values', async () => {
  logInAs({ sub: 'editor-1', role: 'editor' })
  const first = await open()
  await first.user.click(row(2))
  await first.user.type(await screen.findByLabelText('Name', { selector: 'input' }), ' new')
  cleanup()
  const { user } = await open(regionSection.urls.record(idOf(2)))
  expect(await screen.findByText('Unsaved draft restored')).toBeVisible()
  await user.click(box(2))
  await user.click(screen.getByRole('button', { name: 'Change a field…' }))
  const dialog = within(screen.getByRole('dialog'))
  await dialog.findByLabelText('Field')
  await user.selectOptions(dialog.getByLabelText('Field'), 'Required XP')
  await user.clear(dialog.getByRole('spinbutton'))
  await user.type(dialog.getByRole('spinbutton'), '50')
  await user.click(dialog.getByRole('button', { name: 'Change 1 record' }))
  await waitFor(() => expect(regions[2]).toMatchObject({ revision: 2, requiredXp: 50 }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: 'Discard the draft' }))
  expect(await screen.findByRole('spinbutton', { name: /^Required XP/ })).toHaveValue('50')
  logOut()
  window.localStorage.clear()
})

describe('deleting several records', () => {
  test('asks with their names, takes them from the list, and brings all back in one call', async () => {
    const { user, gateway } = await open()
    await user.click(box(1))
    await user.click(box(2))
    await user.click(screen.getByRole('button', { name: 'Delete…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete 2 records?' }))
    expect((await dialog.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      'Region 1',
      'Region 2',
    ])
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText(/^2 records deleted/)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Region 1\b/ })).not.toBeInTheDocument())
    expect(screen.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(/^2 records restored/)).toBeVisible()
    expect(gateway.variablesOf('AdminRestoreRecords')).toEqual([
      { input: { entries: [1, 2].map((index) => ({ entryId: `entry-${idOf(index)}`, state: 'BEFORE' })) } },
    ])
    expect(await screen.findByRole('link', { name: /^Region 1\b/ })).toBeVisible()
  })

  /** Deletes this many regions, and returns the calls of an operation: how many records each concerned, and its key. */
  const deleteMany = async (count: number) => {
    const view = await openWithAllSelected(count)
    await view.user.click(screen.getByRole('button', { name: 'Delete…' }))
    const dialog = within(await screen.findByRole('dialog', { name: `Delete ${count} records?` }))
    await dialog.findByText('Region 2')
    await view.user.click(dialog.getByRole('button', { name: 'Delete' }))
    const callsOf = (operation: string) =>
      view.gateway.calls.flatMap(({ operationName, headers, body, variables }) => {
        if (operationName !== operation || !('query' in (body as object))) return []
        const [list = []] = Object.values(variables?.input as Readonly<Record<string, readonly unknown[]>>)
        return [{ count: list.length, key: headers.get('Idempotency-Key') }]
      })
    return { ...view, dialog, callsOf }
  }

  test('of which a response was lost repeats that part under its key, and brings all back', async () => {
    lostSave = 2
    lostResponses = 2
    const { user, dialog, callsOf } = await deleteMany(250)
    expect(await dialog.findByText(/^It is not known whether this was done/)).toBeVisible()
    expect(screen.queryByText(/records deleted/)).not.toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText(/^250 records deleted/)).toBeVisible()
    const calls = callsOf('AdminDeleteRegions')
    expect(calls.map(({ count }) => count)).toEqual([100, 100, 100, 100, 50])
    expect(new Set(calls.map(({ key }) => key)).size).toBe(3)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(/^250 records restored/)).toBeVisible()
    expect(regions).toHaveLength(250)
  })

  /** Closes the dialog during the call with this number, and opens another one before the call has its response. */
  const closeDuring = async (call: number, count: number) => {
    heldCalls = [call]
    const view = await deleteMany(count)
    await waitFor(() => expect(view.callsOf('AdminDeleteRegions')).toHaveLength(call))
    await view.user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await view.user.click(screen.getByRole('button', { name: 'Change a field…' }))
    await within(screen.getByRole('dialog')).findByLabelText('Field')
    return view
  }

  test('ends its running part if its dialog is closed, begins no other, and offers to bring back all', async () => {
    const { user, callsOf } = await closeDuring(2, 250)
    release()
    expect(await screen.findByText('200 records deleted. The other 50 stayed as they are.')).toBeVisible()
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }))
    expect(callsOf('AdminDeleteRegions').map(({ count }) => count)).toEqual([100, 100])
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(/^200 records restored/)).toBeVisible()
    expect(regions).toHaveLength(250)
  })

  test('says why its running part was refused if its dialog is closed', async () => {
    await closeDuring(1, 5)
    nextErrors = [{ code: 'IN_USE', at: 0, message: 'It is still used by a ground.' }]
    release()
    expect(await screen.findByText(/^Nothing was changed: Region 1: .*still used by a ground/)).toBeVisible()
  })

  test('offers to repeat the part without a response if its dialog is closed, and then to bring back all', async () => {
    lostSave = 2
    lostResponses = 3
    const { user, dialog, callsOf } = await deleteMany(250)
    await dialog.findByText(/^It is not known whether this was done/)
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByText(/^100 records deleted\. It is not known whether more were\./)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Region 150\b/ })).not.toBeInTheDocument())
    expect(await screen.findByRole('link', { name: /^Region 200\b/ })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('200 records deleted. The other 50 stayed as they are.')).toBeVisible()
    expect(new Set(callsOf('AdminDeleteRegions').map(({ key }) => key)).size).toBe(2)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(/^200 records restored/)).toBeVisible()
    expect(regions).toHaveLength(250)
  })

  test.each([
    [1, /^5 records restored/],
    [2, /^It is not known whether anything was undone/],
  ])('whose undo lost %s responses is not said to be as it was', async (lost, text) => {
    const { user, callsOf } = await deleteMany(5)
    await screen.findByText(/^5 records deleted/)
    lostSave = 2
    lostResponses = lost
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(text)).toBeVisible()
    if (lost === 2) await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(/^5 records restored/)).toBeVisible()
    expect(new Set(callsOf('AdminRestoreRecords').map(({ key }) => key)).size).toBe(1)
  })

  test('names the record that cannot be brought back', async () => {
    const { user } = await open()
    await user.click(box(1))
    await user.click(box(2))
    await user.click(screen.getByRole('button', { name: 'Delete…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete 2 records?' }))
    await dialog.findByText('Region 2')
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    await screen.findByText(/^2 records deleted/)
    nextErrors = [{ code: 'SHORT_NAME_TAKEN', at: 1, message: 'The short name is taken.' }]
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(/Region 2: The short name is taken\./)).toBeVisible()
  })

  test('names what is in use and deletes nothing, and can go on without it', async () => {
    const { user } = await open()
    await user.click(box(1))
    await user.click(box(2))
    await user.click(screen.getByRole('button', { name: 'Delete…' }))
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByText('Region 2')
    nextErrors = [{ code: 'IN_USE', at: 0, message: 'The region "Region 1" is still used by a ground.' }]
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await dialog.findByText(/is still used by a ground/)).toBeVisible()
    expect(regions).toHaveLength(6)
    await user.click(dialog.getByRole('button', { name: 'Go on without it' }))
    expect(await screen.findByText(/^1 record deleted/)).toBeVisible()
    expect(regions.map(({ name }) => name)).not.toContain('Region 2')
    expect(selected()).toEqual([1])
  })
})

test('a kind without plain fields offers no change of a field', async () => {
  const rarity = { ...stored, id: idOf(1), name: 'Rare', shortName: 'rare', colorHex: '#123456' }
  const { user } = await openSection(<RaritiesPage />, 'rarity', '/admin/rarity', onlyRecords('rarity', [rarity]))
  await user.click(await screen.findByRole('checkbox', { name: 'Select Rare' }))
  expect(screen.getByRole('button', { name: 'Delete…' })).toBeVisible()
})
