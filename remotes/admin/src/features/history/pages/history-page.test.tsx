import '@testing-library/jest-dom/jest-globals'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { toast, toasts } from '@sanguine/ui/platform'
import { findAccessibilityViolations, lateAnswer, logInAs, logOut } from '@sanguine/ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { fill, openSection, openSharedSection, sentTo } from '../../../testing/open-section'
import { refused } from '../../../testing/record-fields'
import { HistoryPage } from './history-page'

const ghoulId = 'a'.repeat(24)
const emil = { accountId: 'e'.repeat(24), name: 'Emil', role: 'EDITOR' }
const [rareId, bossId, boneId] = ['1'.repeat(24), '2'.repeat(24), '3'.repeat(24)]

const change = (field: string, before: string | null, after: string | null, records: readonly object[] = []) => ({
  field,
  before,
  after,
  records,
})

const ghoulChange = {
  id: 'entry-2',
  changedAt: '2024-07-01T12:00:00.000Z',
  actor: emil,
  action: 'UPDATE',
  subject: { type: 'ENEMY', id: ghoulId, title: 'Ghoul' },
  changes: [
    change('name', '"Gul"', '"Ghoul"'),
    change('isVisible', 'false', 'true'),
    change('imageId', 'null', '"f"'),
    change('rarityId', `"${rareId}"`, `"${bossId}"`, [
      { id: rareId, title: 'Rare' },
      { id: bossId, title: 'Boss' },
    ]),
    change(
      'loot',
      `[{"itemId":"x","amountMin":1},{"itemId":"${boneId}","amountMin":1}]`,
      '[{"itemId":"x","amountMin":1}]',
      [{ id: boneId, title: 'Bone' }],
    ),
  ],
  reason: 'typo',
  restorableStates: ['BEFORE', 'AFTER'],
}
const deletion = {
  ...ghoulChange,
  id: 'entry-3',
  action: 'DELETE',
  subject: { type: 'RARITY', id: 'b'.repeat(24), title: 'Odd' },
  changes: [change('name', '"Odd"', null)],
  reason: null,
  restorableStates: ['BEFORE'],
}
const upgrade = {
  ...ghoulChange,
  id: 'entry-1',
  actor: null,
  action: 'CREATE',
  subject: { type: 'ITEM', id: 'c'.repeat(24), title: 'Rope' },
  changes: [change('name', null, '"Rope"')],
  reason: 'Content pack 2',
  restorableStates: ['AFTER'],
}
const setting = {
  ...ghoulChange,
  id: 'entry-0',
  subject: { type: 'SETTING', id: 'AUTO_HUNT_BACKLOG_HOURS', title: 'AUTO_HUNT_BACKLOG_HOURS' },
  changes: [change('value', '"3"', '"4"')],
  restorableStates: [],
}

const logOf = (nodes: readonly object[], hasNextPage = false) => ({
  nodes,
  totalCount: nodes.length,
  pageInfo: { hasNextPage, hasPreviousPage: false, startCursor: null, endCursor: 'the-last' },
})

const adminFields = (log: unknown) => ({ auditLog: log, auditActors: [emil] })
const all = [deletion, ghoulChange, upgrade, setting]

const open = (
  address = '/admin/history',
  log: unknown = logOf(all),
  mutations: Readonly<Record<string, unknown>> = {},
) => openSection(<HistoryPage />, 'history', address, adminFields(log), mutations)

beforeEach(() => logInAs({ role: 'admin' }))
afterEach(() => {
  for (const { id } of toasts.get()) toast.close(id)
  logOut()
})

/** Shows the fields of the entry with this heading. */
async function openEntry(page: Awaited<ReturnType<typeof open>>, name: RegExp) {
  const entry = await entryNamed(name)
  await page.user.click(entry.getByRole('button', { expanded: false }))
  return entry
}

const entryNamed = async (name: RegExp) => {
  const heading = await screen.findByRole('heading', { name })
  return within(heading.closest('li') as HTMLElement)
}

describe('the history', () => {
  test('has nothing to open where no field is recorded', async () => {
    const subject = { type: 'USER', id: 'd'.repeat(24), title: 'deleted account 14492a' }
    const ofUser = { ...deletion, subject, changes: [], restorableStates: [] }
    await open('/admin/history', logOf([ofUser]))
    const entry = await entryNamed(/14492a/)
    expect(entry.getByText('The account was deleted, with its player and journal.')).toBeVisible()
    expect(entry.queryByRole('button')).toBeNull()
  })

  test('says that a whole record was deleted, and that a change without fields changed none', async () => {
    const bare = { changes: [], restorableStates: [] }
    await open(
      '/admin/history',
      logOf([
        { ...deletion, ...bare },
        { ...ghoulChange, ...bare },
      ]),
    )
    expect((await entryNamed(/Odd deleted/)).getByText('The whole record was deleted.')).toBeVisible()
    expect((await entryNamed(/Ghoul changed/)).getByText('No field changed.')).toBeVisible()
  })

  test('says that the role may not see a type, asks for nothing, and shows everything else', async () => {
    logInAs({ role: 'editor' })
    const page = await open(`/admin/history?type=USER&subject=${'d'.repeat(24)}`, logOf([ghoulChange]))
    expect(await screen.findByText('Your role may not see this history')).toBeVisible()
    expect(screen.getByText('Other roles see changes of the type “User”.')).toBeVisible()
    expect(screen.getByLabelText('What')).toHaveValue('USER')
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
    expect(sentTo(page, 'AdminAuditLog')).toBeUndefined()
    expect(await findAccessibilityViolations()).toEqual([])
    await page.user.click(screen.getByRole('button', { name: 'Show everything' }))
    expect(await entryNamed(/Ghoul/)).toBeTruthy()
    expect(page.path()).toBe('/admin/history')
    await waitFor(() => expect(screen.getByRole('region', { name: 'History' })).toHaveFocus())
  })

  test('offers no Retry for what the server refuses to the role', async () => {
    await open('/admin/history', () => {
      throw new GraphQLError('You may not do this.', { extensions: { code: 'FORBIDDEN' } })
    })
    expect(await screen.findByText('You may not do this.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  })

  test('says that the names of the staff cannot be loaded, and loads them again', async () => {
    let fails = true
    const auditActors = () => (fails ? Promise.reject(new Error('no database')) : [emil])
    const { user } = await openSection(<HistoryPage />, 'history', '/admin/history', {
      ...adminFields(logOf(all)),
      auditActors,
    })
    expect(await screen.findByText('The names of the staff could not be loaded.')).toBeVisible()
    await entryNamed(/Enemy Ghoul changed/)
    fails = false
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('option', { name: 'Emil' })).toBeInTheDocument()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('shows the changes that colleagues make while it is open, and keeps an entry open', async () => {
    let entries: readonly object[] = [ghoulChange]
    const shared = await openSharedSection(<HistoryPage />, 'history', '/admin/history', {
      ...adminFields(() => logOf(entries)),
    })
    await openEntry(shared, /Enemy Ghoul changed/)
    entries = [deletion, ghoulChange]
    await shared.change('DELETE', 'RARITY', deletion.subject.id)
    await entryNamed(/Odd/)
    expect((await entryNamed(/Enemy Ghoul changed/)).getByRole('table')).toBeVisible()
    entries = [setting, deletion, ghoulChange]
    await shared.change('UPDATE', 'SETTING', setting.subject.id)
    await entryNamed(/AUTO_HUNT_BACKLOG_HOURS|setting/i)
  })

  test('names the program that made a change with a token', async () => {
    await open('/admin/history', logOf([{ ...ghoulChange, token: { name: 'Importer' } }, deletion]))
    const entry = await entryNamed(/Enemy Ghoul changed/)
    expect(entry.getByText(/Emil \(Editor\) · by the program “Importer” ·/)).toBeVisible()
    expect((await entryNamed(/Odd/)).queryByText(/by the program/)).toBeNull()
  })

  test('shows for each change its author, its time and the changed fields', async () => {
    const page = await open()
    const short = await entryNamed(/Enemy Ghoul changed/)
    expect(short.getByRole('button')).toHaveTextContent('Name, Visible, Image, Rarity and 1 more')
    expect(short.queryByRole('table')).toBeNull()
    const entry = await openEntry(page, /Enemy Ghoul changed/)
    expect(entry.getByText(/^Emil \(Editor\) ·/)).toBeVisible()
    expect(entry.getByText('typo')).toBeVisible()
    expect(entry.getByText(/Jul 1, 2024/)).toHaveAttribute('datetime', ghoulChange.changedAt)
    const rows = within(entry.getByRole('table', { name: 'Changes to Ghoul' })).getAllByRole('row')
    const cells = rows.slice(1).map((row) => [...row.querySelectorAll('th, del, ins')].map((cell) => cell.textContent))
    expect(cells).toEqual([
      ['Name', 'Gul', 'Ghoul'],
      ['Visible', 'no', 'yes'],
      ['Image', 'nothing', 'f'],
      ['Rarity', 'Rare', 'Boss'],
      ['Loot', expect.stringContaining('Bone')],
    ])
    expect(entry.getByText('1 entry unchanged')).toBeVisible()
    expect(await findAccessibilityViolations()).toEqual([])
  })

  test('shows the values of a single changed field at once, unless they are lists', async () => {
    const changeOf = (title: string, changes: readonly unknown[]) => ({
      ...ghoulChange,
      id: title,
      subject: { type: 'ENEMY', id: title, title },
      changes,
    })
    const entries = [
      changeOf('Wight', [change('name', '"Wigt"', '"Wight"')]),
      changeOf('Lich', [change('loot', '["Bone"]', '["Bone","Dust"]')]),
    ]
    await open('/admin/history', logOf(entries))
    expect((await entryNamed(/Wight/)).getByRole('button')).toHaveTextContent('Name: Wigt → Wight')
    expect((await entryNamed(/Lich/)).getByRole('button')).toHaveTextContent(/^Loot$/)
  })

  test('shows the roles of a user by their labels', async () => {
    const subject = { type: 'USER', id: ghoulId, title: 'Mina' }
    const changes = [change('role', '"notActivated"', '"user"')]
    await open('/admin/history', logOf([{ ...ghoulChange, subject, changes, restorableStates: [] }]))
    const entry = await entryNamed(/User Mina changed/)
    expect(entry.getByRole('button')).toHaveTextContent('Role: Not activated → User')
  })

  test('shows readable names for the fields of a user, and the number of a payment', async () => {
    const fields = ['currencies', 'inventory', 'hasSecondFactor', 'charge 4711']
    const subject = { type: 'USER', id: ghoulId, title: 'Mina' }
    const changes = fields.map((field) => change(field, '1', '2'))
    await open('/admin/history', logOf([{ ...ghoulChange, subject, changes, restorableStates: [] }]))
    const entry = await entryNamed(/User Mina changed/)
    expect(entry.getByRole('button')).toHaveTextContent('Currencies, Inventory, Second factor, Charge in cents 4711')
  })

  test('links to existing records, and names the system and settings', async () => {
    await open()
    expect(await screen.findByRole('link', { name: 'Ghoul' })).toHaveAttribute('href', `/admin/enemies/${ghoulId}`)
    const entry = await entryNamed(/Item Rope created/)
    expect(entry.getByText(/^The system ·/)).toBeVisible()
    expect(entry.getByText('Content pack 2')).toBeVisible()
    expect(await entryNamed(/Setting Hours made up for changed/)).toBeTruthy()
    expect(screen.getByText('4 changes')).toBeVisible()
  })

  test('restores a state after confirmation, with a notice', async () => {
    const page = await open('/admin/history', logOf(all), {
      restoreRecord: { kind: 'ENEMY', recordId: ghoulId, userErrors: [] },
    })
    const entry = await openEntry(page, /Enemy Ghoul changed/)
    expect(entry.getAllByRole('button', { name: /version|Undo/ }).map((button) => button.textContent)).toEqual([
      'Undo this change',
      'Restore this version',
    ])
    await page.user.click(entry.getByRole('button', { name: 'Undo this change' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Restore Ghoul?' }))
    expect(dialog.getByText(/This change of Jul 1, 2024 is undone/)).toBeVisible()
    expect(sentTo(page, 'AdminRestoreRecord')).toBeUndefined()
    await page.user.click(dialog.getByRole('button', { name: 'Restore' }))
    expect(await screen.findByText('Restored: Ghoul')).toBeVisible()
    expect(sentTo(page, 'AdminRestoreRecord')).toEqual({ input: { entryId: 'entry-2', state: 'BEFORE' } })
    await waitFor(() => expect(page.gateway.variablesOf('AdminAuditLog').length).toBeGreaterThan(1))
  })

  test('leaves the question about another record open when an earlier one is restored late', async () => {
    const restoring = lateAnswer()
    const page = await open('/admin/history', logOf(all), { restoreRecord: restoring.answer })
    const ghoul = await openEntry(page, /Enemy Ghoul changed/)
    const odd = await openEntry(page, /Rarity Odd deleted/)
    await page.user.click(ghoul.getByRole('button', { name: 'Undo this change' }))
    await page.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Restore' }))
    await page.user.keyboard('{Escape}')
    await page.user.click(odd.getByRole('button', { name: 'Restore' }))
    restoring.send({ kind: 'ENEMY', recordId: ghoulId, userErrors: [] })
    expect(await screen.findByText('Restored: Ghoul')).toBeVisible()
    expect(screen.getByRole('dialog', { name: 'Restore Odd?' })).toBeVisible()
  })

  test('shows why a state cannot be restored', async () => {
    const sentence = 'rarity: there is no rarity with the id 1.'
    const page = await open('/admin/history', logOf([deletion]), { restoreRecord: refused('INVALID_INPUT', sentence) })
    const entry = await openEntry(page, /Rarity Odd deleted/)
    await page.user.click(entry.getByRole('button', { name: 'Restore' }))
    await page.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Restore' }))
    expect(await screen.findByText(sentence)).toBeVisible()
  })

  test('offers no restore to viewers who may not edit content', async () => {
    logInAs({ role: 'support' })
    await openEntry(await open(), /Enemy Ghoul changed/)
    expect(screen.queryByRole('button', { name: /Restore|Undo/ })).toBeNull()
    const types = within(screen.getByLabelText('What')).getAllByRole('option')
    expect(types.map((option) => option.textContent)).toEqual(['Everything', 'User'])
  })

  test('is filtered by type, person, action and days, in the address', async () => {
    const page = await open()
    await entryNamed(/Ghoul/)
    await page.user.type(screen.getByRole('searchbox', { name: 'Find by title' }), 'gho{Enter}')
    await waitFor(() => expect(sentTo(page, 'AdminAuditLog')).toMatchObject({ search: 'gho' }))
    await page.user.selectOptions(screen.getByLabelText('What'), 'Enemy')
    await page.user.selectOptions(screen.getByLabelText('Who'), await screen.findByRole('option', { name: 'Emil' }))
    await page.user.selectOptions(screen.getByLabelText('Action'), 'changed')
    await fill(page, { From: '2024-06-01', To: '2024-07-01' })
    await waitFor(() =>
      expect(sentTo(page, 'AdminAuditLog')).toMatchObject({
        subjectType: 'ENEMY',
        actorId: emil.accountId,
        action: 'UPDATE',
        since: new Date(2024, 5, 1).toISOString(),
        until: new Date(2024, 6, 2).toISOString(),
      }),
    )
    await page.user.selectOptions(screen.getByLabelText('Who'), 'The system')
    await waitFor(() => expect(sentTo(page, 'AdminAuditLog')).toMatchObject({ actorId: null, isBySystem: true }))
    await page.user.click(screen.getByRole('button', { name: 'Clear filter' }))
    await waitFor(() =>
      expect(sentTo(page, 'AdminAuditLog')).toMatchObject({ subjectType: null, isBySystem: null, search: null }),
    )
    const clear = screen.getByRole('button', { name: 'Clear filter' })
    expect(clear).toHaveAttribute('aria-disabled', 'true')
    expect(clear).toHaveFocus()
  })

  test('of one record has its own address, and a button to show everything', async () => {
    const page = await open(`/admin/history?type=ENEMY&subject=${ghoulId}`, logOf([ghoulChange]))
    expect(await screen.findByText('Only this one: Ghoul')).toBeVisible()
    expect(screen.getByRole('table', { name: 'Changes to Ghoul' })).toBeVisible()
    expect(sentTo(page, 'AdminAuditLog')).toMatchObject({ subjectType: 'ENEMY', subjectId: ghoulId })
    await page.user.click(screen.getByRole('button', { name: 'Show everything' }))
    await waitFor(() => expect(sentTo(page, 'AdminAuditLog')).toMatchObject({ subjectType: null, subjectId: null }))
    await waitFor(() => expect(screen.getByRole('region', { name: 'History' })).toHaveFocus())
  })

  test('is read page by page', async () => {
    const page = await open('/admin/history', ({ after }: { after: string | null }) =>
      after === null ? logOf([ghoulChange], true) : logOf([upgrade]),
    )
    await entryNamed(/Ghoul/)
    await page.user.click(screen.getByRole('button', { name: 'Next' }))
    expect(await entryNamed(/Rope/)).toBeTruthy()
    expect(screen.getByText('Page 2')).toBeVisible()
    expect(sentTo(page, 'AdminAuditLog')).toMatchObject({ after: 'the-last' })
    await page.user.click(screen.getByRole('button', { name: 'Previous' }))
    expect(await entryNamed(/Ghoul/)).toBeTruthy()
  })

  test.each([
    ['it is empty', '/admin/history', 'No changes yet'],
    ['nothing matches', '/admin/history?action=DELETE', 'No changes match this filter'],
  ])('shows a message when %s', async (_when, address, text) => {
    await open(address, logOf([]))
    expect(await screen.findByText(text)).toBeVisible()
  })

  test('can be loaded again after it did not load', async () => {
    const failing = () => {
      throw new Error('No database.')
    }
    const page = await open('/admin/history', failing)
    const retry = await screen.findByRole('button', { name: 'Retry' })
    page.gateway.setResponses({ fields: { admin: adminFields(logOf(all)) } })
    await page.user.click(retry)
    expect(await entryNamed(/Ghoul/)).toBeTruthy()
  })
})
