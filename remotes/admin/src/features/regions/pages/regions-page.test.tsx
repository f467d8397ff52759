import '@testing-library/jest-dom/jest-globals'
import { afterEach, describe, expect, test } from '@jest/globals'
import { toast, toasts } from '@sanguine/ui/platform'
import { findAccessibilityViolations, logOut } from '@sanguine/ui/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { firePointer } from '../../../testing/fire-pointer'
import { openSection, openSharedSection, sentTo } from '../../../testing/open-section'
import { changed, mutationField, onlyRecords, recordFields } from '../../../testing/record-fields'
import { RegionsPage } from './regions-page'

const id = (digit: string) => digit.repeat(24)
const stamp = { revision: 1, updatedAt: '2024-07-01T12:00:00.000Z' }
const place = {
  ...stamp,
  image: null,
  animatedImage: null,
  flavorText: '',
  isVisible: true,
  requiredXp: 0,
  keyId: null,
}
const vale = { ...place, id: id('a'), name: 'Ashen Vale', sequence: 1, rule: 'ASH' }
const lamb = { id: id('1'), name: 'Bleating lamb', image: null, itemTypeId: null, rarityId: null, isVisible: true }
const moor = {
  ...place,
  id: id('b'),
  name: 'Wolfsmoor',
  sequence: 3,
  regionId: vale.id,
  travelCost: [],
  specialBaitItemIds: [lamb.id],
  specialBaitItems: [lamb],
}
const enemy = (digit: string, name: string) => ({
  id: id(digit),
  name,
  image: null,
  enemyTypeId: null,
  rarityId: null,
  isVisible: true,
})
const [hound, wolf, ghoul] = [enemy('7', 'Gallows hound'), enemy('8', 'Grey wolf'), enemy('9', 'Ghoul')]
const night = {
  ...stamp,
  id: id('c'),
  name: 'Night table',
  huntingGroundId: moor.id,
  sequence: 0,
  enemies: [
    { enemyId: hound.id, rangeMin: 0, rangeMax: 6000 },
    { enemyId: wolf.id, rangeMin: 6000, rangeMax: 10_000 },
  ],
}

const regionPath = `/admin/regions/${vale.id}`
const groundPath = `${regionPath}/grounds/${moor.id}`
const tablePath = `${groundPath}/tables/${night.id}`

const open = (at: string, tables = [night], fields: Readonly<Record<string, unknown>> = {}) =>
  openSection(
    <RegionsPage />,
    'regions',
    at,
    {
      ...onlyRecords('region', [vale]),
      ...recordFields('huntingGround', [moor]),
      ...recordFields('huntingTable', tables),
      ...recordFields('item', [lamb]),
      ...recordFields('enemy', [hound, wolf, ghoul]),
      ...fields,
    },
    {
      ...mutationField('update', 'huntingTable', changed('huntingTable', night)),
      ...mutationField('create', 'huntingTable', changed('huntingTable', night)),
      ...mutationField('create', 'huntingGround', changed('huntingGround', moor)),
    },
  )

async function openTable(enemies = night.enemies) {
  const page = await open(tablePath, [{ ...night, enemies }])
  await screen.findByRole('region', { name: 'Enemies' })
  const saved = async () => {
    await page.user.click(screen.getByRole('button', { name: 'Update' }))
    await waitFor(() => expect(sentTo(page, 'AdminUpdateHuntingTable')).toBeDefined())
    return sentTo(page, 'AdminUpdateHuntingTable')?.input
  }
  return { ...page, saved }
}

const border = (name = /^Border/) => screen.getByRole('slider', { name })
const slices = () => within(screen.getByRole('list', { name: 'Which enemies appear' })).getAllByRole('listitem')

afterEach(() => {
  for (const { id: toastId } of toasts.get()) toast.close(toastId)
})

describe('the pages of regions, grounds and tables', () => {
  test('show an ellipsis for a name that loads, and "Unknown" for a region that is gone', async () => {
    let answer: (region: null) => void = () => undefined
    const { gateway } = await open(groundPath, [night], { region: () => new Promise((resolve) => (answer = resolve)) })
    const way = within(await screen.findByRole('navigation', { name: 'Path' }))
    const steps = () => way.getAllByRole('link').map(({ textContent }) => textContent)
    await waitFor(() => expect(gateway.variablesOf('AdminRegionGrounds')).toHaveLength(1))
    expect(steps()).toEqual(['Regions', '…'])
    await act(async () => answer(null))
    await waitFor(() => expect(steps()).toEqual(['Regions', 'Unknown']))
  })

  test('name the region and the ground by their types if they do not load, and lead on', async () => {
    const failing = () => {
      throw new Error('The database does not answer.')
    }
    await open(tablePath, [night], { region: failing, huntingGround: failing })
    const way = within(await screen.findByRole('navigation', { name: 'Path' }))
    await waitFor(() =>
      expect(way.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
        'Regions',
        'Region',
        'Hunting ground',
      ]),
    )
  })

  test('are nested at their own addresses, with links back', async () => {
    const { user, path } = await open(regionPath)
    await user.click(await screen.findByRole('link', { name: /Wolfsmoor/ }))
    expect(path()).toBe(groundPath)
    await user.click(await screen.findByRole('link', { name: 'Night table' }))
    expect(path()).toBe(tablePath)
    expect(await screen.findByRole('heading', { level: 1, name: 'Night table' })).toBeVisible()
    const way = within(screen.getByRole('navigation', { name: 'Path' }))
    const steps = () => way.getAllByRole('link').map(({ textContent }) => textContent)
    await waitFor(() => expect(steps()).toEqual(['Regions', 'Ashen Vale', 'Wolfsmoor']))
    expect(await findAccessibilityViolations()).toEqual([])
    await user.click(way.getByRole('link', { name: 'Wolfsmoor' }))
    expect(path()).toBe(groundPath)
    expect(await screen.findByRole('heading', { name: 'Hunting tables' })).toBeVisible()
    expect(await findAccessibilityViolations()).toEqual([])
  })

  test('ask before unsaved changes of one level are left for another', async () => {
    const { user, path } = await open(groundPath)
    await user.type(await screen.findByLabelText('Name'), '!')
    await user.click(await screen.findByRole('link', { name: 'Night table' }))
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
    expect(path()).toBe(groundPath)
    await user.click(screen.getByRole('link', { name: 'Ashen Vale' }))
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }))
    await waitFor(() => expect(path()).toBe(regionPath))
  })

  test.each([
    { list: 'grounds', at: regionPath, kind: 'huntingGround', type: 'HUNTING_GROUND', record: moor },
    { list: 'tables', at: groundPath, kind: 'huntingTable', type: 'HUNTING_TABLE', record: night },
  ] as const)('list $list as colleagues change, create and delete them', async ({ at, kind, type, record }) => {
    const stored: { id: string; name: string }[] = [record]
    const { change } = await openSharedSection(<RegionsPage />, 'regions', at, {
      ...onlyRecords('region', [vale]),
      ...recordFields('huntingGround', [moor]),
      ...recordFields('huntingTable', [night]),
      ...recordFields('enemy', [hound, wolf, ghoul]),
      ...recordFields('item', [lamb]),
      ...recordFields(kind, () => stored),
    })
    expect(await screen.findByRole('link', { name: new RegExp(record.name) })).toBeVisible()
    stored[0] = { ...record, name: 'Renamed by Emil' }
    await change('UPDATE', type, record.id)
    expect(await screen.findByRole('link', { name: /Renamed by Emil/ })).toBeVisible()
    stored.push({ ...record, id: id('f'), name: 'New by Emil' })
    await change('CREATE', type, id('f'))
    expect(await screen.findByRole('link', { name: /New by Emil/ })).toBeVisible()
    stored.pop()
    await change('DELETE', type, id('f'))
    await waitFor(() => expect(screen.queryByRole('link', { name: /New by Emil/ })).toBeNull())
    act(() => logOut())
  })

  test.each([
    ['ground', `${regionPath}/grounds/new`, 'AdminCreateHuntingGround', { regionId: vale.id, sequence: 0 }],
    [
      'table',
      `${groundPath}/tables/new`,
      'AdminCreateHuntingTable',
      { huntingGroundId: moor.id, sequence: 0, enemies: [] },
    ],
  ])('start a new %s with its parent and the sequence 0', async (_what, at, operation, given) => {
    const page = await open(at)
    await page.user.type(await screen.findByLabelText('Name'), 'New')
    await page.user.click(screen.getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(sentTo(page, operation)).toMatchObject({ input: { name: 'New', ...given } }))
    await waitFor(() => expect(page.path()).toBe(at.replace(/\/[a-z]+\/new$/, '')))
  })
})

describe('the borders of a hunting table', () => {
  test('are moved by keys, together with both slices', async () => {
    const { user, saved } = await openTable()
    await waitFor(() => expect(border()).toHaveAttribute('aria-valuetext', '6,000: Gallows hound 60%, Grey wolf 40%'))
    act(() => border().focus())
    await user.keyboard('{ArrowRight}{PageUp}{Shift>}{ArrowLeft}{/Shift}')
    expect(border()).toHaveAttribute('aria-valuenow', '6109')
    expect(screen.getByLabelText('To: Gallows hound')).toHaveValue('6109')
    await user.keyboard('{End}')
    expect(border()).toHaveAttribute('aria-valuenow', '9999')
    await user.keyboard('{Home}')
    expect(await saved()).toMatchObject({
      enemies: [
        { enemyId: hound.id, rangeMin: 0, rangeMax: 1 },
        { enemyId: wolf.id, rangeMin: 1, rangeMax: 10_000 },
      ],
    })
  })

  test('can be dragged', async () => {
    await openTable()
    const layer = border().parentElement as HTMLElement
    layer.getBoundingClientRect = () => new DOMRect(0, 0, 1000, 46)
    firePointer(border(), 'pointermove', { clientX: 100 })
    expect(border()).toHaveAttribute('aria-valuenow', '6000')
    firePointer(border(), 'pointerdown', { clientX: 600 })
    firePointer(border(), 'pointermove', { clientX: 250 })
    expect(border()).toHaveAttribute('aria-valuenow', '2500')
    firePointer(border(), 'pointerup')
    firePointer(border(), 'pointermove', { clientX: 900 })
    expect(border()).toHaveAttribute('aria-valuenow', '2500')
    await waitFor(() =>
      expect(slices().map(({ textContent }) => textContent)).toEqual(['Gallows hound25%', 'Grey wolf75%']),
    )
  })
})

describe('the numbers of a hunting table', () => {
  test('show gaps and overlaps while they are typed', async () => {
    const { user } = await openTable()
    const to = await screen.findByLabelText('To: Gallows hound')
    await user.clear(to)
    await user.type(to, '5000')
    expect(screen.getByText('5,000–6,000 has no enemy.')).toBeVisible()
    await user.clear(to)
    await user.type(to, '7000')
    expect(screen.getByText('6,000–7,000 is assigned twice.')).toBeVisible()
    expect(screen.getAllByRole('slider')).toHaveLength(2)
  })

  test('of an added enemy fill the largest gap', async () => {
    const { user, saved } = await openTable([
      { enemyId: hound.id, rangeMin: 1000, rangeMax: 6000 },
      { enemyId: wolf.id, rangeMin: 8000, rangeMax: 10_000 },
    ])
    await user.click(screen.getByRole('button', { name: 'Add: Enemies' }))
    await user.click(await screen.findByRole('button', { name: 'Ghoul' }))
    await user.click(screen.getByRole('button', { name: 'Add Ghoul' }))
    expect(screen.getByLabelText('From: Ghoul')).toHaveValue('6000')
    expect(await saved()).toMatchObject({ enemies: [{}, {}, { enemyId: ghoul.id, rangeMin: 6000, rangeMax: 8000 }] })
  })

  test('of an enemy added to a full table take half of the largest slice', async () => {
    const { user, saved } = await openTable()
    await user.click(screen.getByRole('button', { name: 'Add: Enemies' }))
    await user.click(await screen.findByRole('button', { name: 'Ghoul' }))
    await user.click(screen.getByRole('button', { name: 'Add Ghoul' }))
    expect(await saved()).toMatchObject({
      enemies: [
        { enemyId: hound.id, rangeMin: 0, rangeMax: 3000 },
        { enemyId: wolf.id, rangeMin: 6000, rangeMax: 10_000 },
        { enemyId: ghoul.id, rangeMin: 3000, rangeMax: 6000 },
      ],
    })
  })

  test('can be split equally', async () => {
    const { user, saved } = await openTable()
    await user.click(screen.getByRole('button', { name: 'Split equally' }))
    expect(await screen.findByLabelText('To: Gallows hound')).toHaveValue('5000')
    expect(await saved()).toMatchObject({ enemies: [{ rangeMax: 5000 }, { rangeMin: 5000 }] })
  })
})
