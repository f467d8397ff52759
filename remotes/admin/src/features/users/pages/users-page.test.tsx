import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { toast, toasts } from '@sanguine/ui/platform'
import { findAccessibilityViolations, lateAnswer, logInAs, logOut } from '@sanguine/ui/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { openSection, openSharedSection, sentTo } from '../../../testing/open-section'
import { pageOf } from '../../../testing/record-fields'
import { UsersPage } from './users-page'

afterEach(() => {
  logOut()
  window.localStorage.clear()
  for (const { id } of toasts.get()) toast.close(id)
  Reflect.deleteProperty(globalThis, 'IntersectionObserver')
})

const [mina, edgar] = ['a'.repeat(24), 'b'.repeat(24)]
const hatId = 'c'.repeat(24)
const vgc = { amount: 60, currency: { id: 'd'.repeat(24), name: 'Gold', shortName: 'vgc', image: null } }
const tears = { amount: 0, currency: { id: 'e'.repeat(24), name: 'Tears', shortName: 'tears', image: null } }
const hat = { amount: 3, isEquipped: true, isRemoved: false, item: { id: hatId, name: 'Hat', image: null } }
const lost = {
  amount: 1,
  isEquipped: false,
  isRemoved: true,
  item: { id: 'f'.repeat(24), name: 'Unknown', image: null },
}

const aUser = (fields: object = {}) => ({
  id: mina,
  revision: 4,
  name: 'Mina',
  email: 'mina@example.org',
  role: 'USER',
  roleBeforeBan: null,
  ban: null,
  patreonType: null,
  registeredAt: '2025-01-01T10:00:00.000Z',
  activatedAt: '2025-01-01T11:00:00.000Z',
  hasSecondFactor: false,
  isChangeable: true,
  hasPlayed: true,
  xp: 1234,
  currentRank: { id: 'beadle', name: 'Beadle' },
  spending: { total: { cents: 0 }, refunded: { cents: 0 }, reversedChargeCount: 0 },
  banCount: 0,
  sessions: [{ openedAt: '2025-01-02T10:00:00.000Z', expiresAt: '2025-02-01T10:00:00.000Z' }],
  currencies: [vgc, tears],
  inventory: () => pageOf([hat, lost]),
  payments: () => pageOf([]),
  gifts: () => pageOf([]),
  ...fields,
})

interface Options {
  readonly user?: object
  /** of the editor */
  readonly tab?: string
  readonly at?: string
  readonly role?: string
  readonly admin?: object
  readonly mutations?: Readonly<Record<string, unknown>>
}

function open({ user = aUser(), tab, at, role = 'admin', admin, mutations }: Options = {}) {
  const address = at ?? `/admin/user/${mina}${tab ? `?tab=${tab}` : ''}`
  logInAs({ role })
  const rows = [user, aUser({ id: edgar, name: 'Edgar', email: 'edgar@example.org', role: 'EDITOR' })]
  const item = { id: hatId, name: 'Hat', image: null, itemType: { id: edgar, name: 'Head' } }
  const fields = { itemsToGive: [item], users: () => pageOf(rows), user: () => user, ...admin }
  return openSection(<UsersPage />, 'user', address, fields, mutations)
}

const aCharge = (fields: object = {}) => ({
  id: 'charge-1',
  amount: { cents: 300 },
  refunded: { cents: 0 },
  status: 'COMPLETED',
  missing: [],
  paidAt: '2025-04-16T10:01:00.000Z',
  ...fields,
})
const aPayment = (fields: object = {}) => ({
  ...{
    id: '1'.repeat(24),
    packageName: 'Bones',
    subscriptionLevel: null,
    status: 'COMPLETED',
    isGift: false,
    buyer: { id: mina, name: 'Mina' },
    recipient: null,
    isCancellable: false,
  },
  createdAt: '2025-04-16T10:00:00.000Z',
  charges: [aCharge()],
  items: [{ amount: 10, item: { id: hatId, name: 'Hat' } }],
  ...fields,
})

const done = (fields: object = {}) => ({ user: aUser(fields), userErrors: [] })
const refused = (code: string, field: readonly string[] | null = null) => ({
  user: null,
  userErrors: [{ code, field }],
})
const heading = (name = 'Mina') => screen.findByRole('heading', { level: 1, name })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const tab = (name: string) => screen.getByRole('tab', { name })

describe('the list of users', () => {
  it('shows names, addresses and roles, and asks to select one', async () => {
    await open({ at: '/admin/user' })
    const row = await screen.findByRole('link', { name: /Edgar/ })
    expect(row).toHaveAttribute('href', `/admin/user/${edgar}`)
    expect(row).toHaveTextContent('EdgarEditoredgar@example.org')
    expect(screen.getByText('Select a user to see details')).toBeVisible()
    expect(await findAccessibilityViolations()).toEqual([])
  })

  it('sends one request for the typed search, and keeps it in the address', async () => {
    const page = await open({ at: '/admin/user' })
    await page.user.type(await screen.findByRole('searchbox', { name: 'Name, email or payment number' }), 'min')
    await waitFor(() => expect(sentTo(page, 'AdminUsers')).toMatchObject({ search: 'min', after: null }))
    expect(page.gateway.variablesOf('AdminUsers').map((variables) => variables?.search)).toEqual(['', 'min'])
    await page.user.selectOptions(screen.getByLabelText('Filter by role'), 'Support')
    await waitFor(() => expect(sentTo(page, 'AdminUsers')).toMatchObject({ search: 'min', roles: ['SUPPORT'] }))
    expect(page.path()).toBe('/admin/user?q=min&role=SUPPORT')
  })

  it('reads its filter from the address', async () => {
    const page = await open({ at: '/admin/user?q=luc&banned=0' })
    expect(await screen.findByRole('searchbox', { name: 'Name, email or payment number' })).toHaveValue('luc')
    expect(screen.getByRole('checkbox', { name: 'Include banned' })).not.toBeChecked()
    await waitFor(() => expect(sentTo(page, 'AdminUsers')).toMatchObject({ search: 'luc', includeBanned: false }))
  })

  it('includes banned accounts by default, and marks them', async () => {
    const users = () => pageOf([aUser({ name: 'Renfield', role: 'BANNED' })])
    const page = await open({ at: '/admin/user?q=ren', admin: { users } })
    expect(await screen.findByRole('link', { name: /Renfield.*Banned/ })).toBeVisible()
    expect(sentTo(page, 'AdminUsers')).toMatchObject({ search: 'ren', includeBanned: true })
    await page.user.click(screen.getByRole('checkbox', { name: 'Include banned' }))
    await waitFor(() => expect(sentTo(page, 'AdminUsers')).toMatchObject({ search: 'ren', includeBanned: false }))
    expect(page.path()).toBe('/admin/user?q=ren&banned=0')
  })

  it('has pages', async () => {
    const pageInfo = { hasNextPage: true, hasPreviousPage: false, startCursor: null, endCursor: 'next' }
    const page = await open({ at: '/admin/user', admin: { users: () => ({ ...pageOf([aUser()]), pageInfo }) } })
    await page.user.click(await screen.findByRole('button', { name: 'Next' }))
    await waitFor(() => expect(sentTo(page, 'AdminUsers')).toMatchObject({ after: 'next' }))
  })

  it('moves through its rows by the arrow keys', async () => {
    const page = await open({ at: '/admin/user' })
    await screen.findByRole('link', { name: /Mina/ })
    screen.getByRole('searchbox', { name: 'Name, email or payment number' }).focus()
    await page.user.keyboard('{ArrowDown}{ArrowDown}')
    expect(screen.getByRole('link', { name: /Edgar/ })).toHaveFocus()
  })

  it('finds a payment by its number, with its accounts, and can refund it', async () => {
    const gift = aPayment({ isGift: true, recipient: { id: edgar, name: 'Edgar' } })
    const payment = ({ number }: { number: string }) => (['5O190127TN364715T', gift.id].includes(number) ? gift : null)
    const page = await open({ at: '/admin/user', admin: { users: () => pageOf([]), payment } })
    const search = await screen.findByRole('searchbox', { name: 'Name, email or payment number' })
    await page.user.type(search, 'Wilhelmina')
    expect(await screen.findByText(/No account has this name/)).toBeVisible()
    expect(page.gateway.variablesOf('AdminPaymentOfNumber')).toEqual([])
    await page.user.clear(search)
    await page.user.type(search, '5O190127TN364715T')
    const row = await screen.findByRole('link', { name: /Payment 1{24}\s*Bones/ })
    expect(screen.queryByText(/No account has this name/)).toBeNull()
    await page.user.click(row)
    await heading(`Payment ${'1'.repeat(24)}`)
    expect(screen.getByRole('link', { name: 'Mina' })).toHaveAttribute('href', `/admin/user/${mina}?tab=payments`)
    expect(screen.getByRole('link', { name: 'Edgar' })).toHaveAttribute('href', `/admin/user/${edgar}?tab=payments`)
    expect(button('Refund $3.00 of Bones')).toBeVisible()
    expect(await findAccessibilityViolations()).toEqual([])
  })

  it('shows a payment of a deleted account', async () => {
    const payment = () => aPayment({ buyer: null })
    await open({ at: `/admin/user/payment/${'1'.repeat(24)}`, role: 'support', admin: { payment } })
    expect(await screen.findByText('a deleted account')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Refund/ })).toBeNull()
  })

  it('reports an unknown payment number', async () => {
    await open({ at: `/admin/user/payment/${'2'.repeat(24)}`, admin: { payment: () => null } })
    expect(await screen.findByText('There is no payment of this number.')).toBeVisible()
  })

  it('shows a message without matches, and Retry if it does not load', async () => {
    const fail = () => {
      throw new Error('The database is away.')
    }
    const page = await open({ at: '/admin/user?q=x', admin: { users: fail } })
    await screen.findByRole('alert')
    page.gateway.setResponses({ fields: { admin: { users: pageOf([]) } } })
    await page.user.click(button('Retry'))
    expect(await screen.findByText('No account has this name or address, and no payment this number')).toBeVisible()
  })
})

describe('the editor of a user', () => {
  it('shows rank, money spent and warnings in a summary', async () => {
    const spending = { total: { cents: 1798 }, refunded: { cents: 499 }, reversedChargeCount: 1 }
    await open({ user: aUser({ spending, banCount: 2 }) })
    const summary = await screen.findByRole('region', { name: 'At a glance' })
    const facts = [
      ['Rank', 'Beadle'],
      ['Money spent', '$17.98$4.99 refunded'],
      ['Warnings', ' Banned twice 1 charge reversed by the bank'],
    ]
    for (const [name = '', value = ''] of facts)
      expect(within(summary).getByText(name).parentElement).toHaveTextContent(`${name}${value}`)
  })

  it('shows the account and its player in tabs, and is accessible', async () => {
    const page = await open()
    await heading()
    expect(screen.getByLabelText('Name')).toHaveValue('Mina')
    expect(screen.getByRole('region', { name: 'At a glance' })).toHaveTextContent(/XP1,234.*Second factorOff/)
    const sections = () =>
      within(screen.getByRole('tabpanel'))
        .getAllByRole('heading', { level: 2 })
        .map(({ textContent }) => textContent)
    expect(sections()).toEqual(['Account', 'Role and Patreon type', 'Ban', 'Delete'])
    expect(await findAccessibilityViolations()).toEqual([])
    await page.user.click(tab('Belongings'))
    expect(sections()).toEqual(['Currencies', 'Inventory'])
    expect(screen.getByLabelText('Gold')).toHaveValue('60')
    expect(await screen.findByText('Hat')).toBeVisible()
    expect(await findAccessibilityViolations()).toEqual([])
    await page.user.click(tab('Payments'))
    expect(sections()).toEqual(['Payments', 'Gifts'])
    await page.user.click(tab('Security'))
    expect(sections()).toEqual(['Sessions', 'Second factor', 'History'])
    expect(screen.getByRole('link', { name: 'Show the history' })).toHaveAttribute(
      'href',
      `/admin/history?type=USER&subject=${mina}`,
    )
    expect(await findAccessibilityViolations()).toEqual([])
  })

  it('opens the tab that the address names, and changes the address with the tab', async () => {
    const page = await open({ tab: 'payments' })
    await heading()
    expect(tab('Payments')).toHaveAttribute('aria-selected', 'true')
    await page.user.keyboard('{Tab}')
    tab('Payments').focus()
    await page.user.keyboard('{ArrowRight}')
    expect(page.path()).toBe(`/admin/user/${mina}?tab=security`)
    await page.user.selectOptions(screen.getByLabelText('Filter by role'), 'Support')
    await waitFor(() => expect(page.path()).toBe(`/admin/user/${mina}?role=SUPPORT&tab=security`))
    await page.user.click(tab('Account'))
    expect(page.path()).toBe(`/admin/user/${mina}?role=SUPPORT`)
  })

  it('opens the first tab for an unknown one', async () => {
    await open({ tab: 'constructor' })
    await heading()
    expect(tab('Account')).toHaveAttribute('aria-selected', 'true')
  })

  it('keeps typed values of a tab while another is open, without a question', async () => {
    const page = await open()
    await heading()
    await page.user.type(screen.getByLabelText('Name'), 'x')
    await page.user.click(tab('Belongings'))
    await page.user.type(screen.getByLabelText('Gold'), '0')
    expect(screen.queryByRole('dialog')).toBeNull()
    await page.user.click(tab('Account'))
    expect(screen.getByLabelText('Name')).toHaveValue('Minax')
    await page.user.click(tab('Belongings'))
    expect(screen.getByLabelText('Gold')).toHaveValue('600')
  })

  it('loads payments and belongings only once their tab is opened', async () => {
    const page = await open()
    await heading()
    expect(sentTo(page, 'AdminUserInventory')).toBeUndefined()
    expect(sentTo(page, 'AdminUserPayments')).toBeUndefined()
    await page.user.click(tab('Belongings'))
    await waitFor(() => expect(sentTo(page, 'AdminUserInventory')).toMatchObject({ id: mina }))
    expect(sentTo(page, 'AdminUserPayments')).toBeUndefined()
  })

  it('reports a deleted account in the heading and the title of the page', async () => {
    await open({ user: null as never, admin: { user: null } })
    expect(await heading('This account is not there any more.')).toBeVisible()
    expect(document.title).toContain('This account is not there any more.')
    expect(await findAccessibilityViolations()).toEqual([])
  })

  it('has a heading and a title if it does not load, and offers Retry', async () => {
    let isBroken = true
    const user = () => {
      if (isBroken) throw new Error('The database does not answer.')
      return aUser()
    }
    const page = await open({ admin: { user } })
    expect(await heading('This could not be loaded')).toBeInTheDocument()
    expect(document.title).toContain('This could not be loaded')
    expect(await findAccessibilityViolations()).toEqual([])
    isBroken = false
    await page.user.click(button('Retry'))
    expect(await heading()).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('saves only edited fields, on the displayed revision', async () => {
    const page = await open({ mutations: { updateUser: done({ revision: 5, patreonType: 'ELDER' }) } })
    await heading()
    expect(button('Update')).toHaveAttribute('aria-disabled', 'true')
    await page.user.selectOptions(screen.getByLabelText('Patreon type'), 'Elder')
    await page.user.click(button('Update'))
    await waitFor(() =>
      expect(sentTo(page, 'AdminUpdateUser')).toEqual({ input: { id: mina, revision: 4, patreonType: 'ELDER' } }),
    )
    expect(await screen.findByText('Updated: Mina')).toBeVisible()
    expect(button('Update')).toHaveAttribute('aria-disabled', 'true')
    expect(button('Update')).toHaveFocus()
    await page.user.click(button('Update'))
    expect(page.gateway.variablesOf('AdminUpdateUser')).toHaveLength(1)
  })

  it('shows a refusal at its field', async () => {
    const page = await open({ mutations: { updateUser: refused('NAME_TAKEN', ['name']) } })
    await heading()
    await page.user.type(screen.getByLabelText('Name'), 'x')
    await page.user.click(button('Update'))
    await waitFor(() =>
      expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('This username is already taken.'),
    )
  })

  it('offers to load the account if it was changed in the meantime, and keeps the edited fields', async () => {
    const page = await open({ mutations: { updateUser: refused('USER_CHANGED') } })
    await heading()
    await page.user.type(screen.getByLabelText('Name'), 'x')
    await page.user.click(button('Update'))
    const load = await screen.findByRole('button', { name: 'Load the current account' })
    const users = pageOf([])
    page.gateway.setResponses({ fields: { admin: { users, user: () => Promise.reject(new Error('no database')) } } })
    await page.user.click(load)
    expect(await screen.findByText('no database')).toBeVisible()
    expect(load).toBeVisible()
    page.gateway.setResponses({
      fields: { admin: { users: pageOf([]), user: aUser({ revision: 9 }) }, updateUser: done() },
    })
    await page.user.click(load)
    await waitFor(() => expect(screen.queryByText('Two changes at once')).toBeNull())
    expect(screen.getByLabelText('Name')).toHaveValue('Minax')
    await page.user.click(button('Update'))
    await waitFor(() =>
      expect(sentTo(page, 'AdminUpdateUser')).toEqual({ input: { id: mina, revision: 9, name: 'Minax' } }),
    )
  })

  it('says that an update was refused although the account was loaded again before the answer', async () => {
    const { answer, send } = lateAnswer()
    let updates = 0
    const updateUser = () => {
      updates += 1
      return updates === 1 ? answer : done()
    }
    const page = await open({ mutations: { updateUser } })
    await heading()
    await page.user.type(screen.getByLabelText('Name'), 'x')
    await page.user.click(button('Update'))
    const user = aUser({ revision: 9, email: 'new@example.org' })
    page.gateway.setResponses({ fields: { admin: { users: pageOf([user]), user }, updateUser } })
    await page.user.click(button('Reload'))
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue('new@example.org'))
    send(refused('USER_CHANGED'))
    await page.user.click(await screen.findByRole('button', { name: 'Load the current account' }))
    await waitFor(() => expect(screen.queryByText('Two changes at once')).toBeNull())
    await page.user.click(button('Update'))
    await waitFor(() =>
      expect(sentTo(page, 'AdminUpdateUser')).toEqual({ input: { id: mina, revision: 9, name: 'Minax' } }),
    )
  })

  it('asks before unsaved changes are lost', async () => {
    const page = await open()
    await heading()
    await page.user.type(screen.getByLabelText('Name'), 'x')
    await page.user.click(screen.getByRole('link', { name: /Edgar/ }))
    await page.user.click(await screen.findByRole('button', { name: 'Keep editing' }))
    expect(page.path()).toBe(`/admin/user/${mina}`)
  })

  it('filters the list without a question about unsaved changes', async () => {
    const page = await open()
    await heading()
    await page.user.type(screen.getByLabelText('Name'), 'x')
    await page.user.selectOptions(screen.getByLabelText('Filter by role'), 'Support')
    await waitFor(() => expect(page.path()).toBe(`/admin/user/${mina}?role=SUPPORT`))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByLabelText('Name')).toHaveValue('Minax')
  })

  it('bans with a required reason', async () => {
    const page = await open({ mutations: { banUser: done({ role: 'BANNED' }) } })
    await heading()
    await page.user.click(button('Ban…'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Ban Mina?' }))
    await page.user.click(dialog.getByRole('button', { name: 'Ban' }))
    expect(dialog.getByLabelText('Reason')).toHaveAccessibleDescription(/Required/)
    await page.user.type(dialog.getByLabelText('Reason'), 'Bots')
    await page.user.click(dialog.getByRole('button', { name: 'Ban' }))
    await waitFor(() => expect(sentTo(page, 'AdminBanUser')).toEqual({ input: { id: mina, reason: 'Bots' } }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('shows a ban with its reason, and lifts it', async () => {
    const ban = { reason: 'Sold it', bannedAt: '2025-01-05T10:00:00.000Z' }
    const user = aUser({ role: 'BANNED', roleBeforeBan: 'BETA_USER', ban })
    const page = await open({ user, mutations: { unbanUser: done() } })
    expect(await screen.findByText('Sold it')).toBeVisible()
    expect(screen.getByLabelText('Role')).toBeDisabled()
    await page.user.click(button('Lift the ban (Beta user again)'))
    await waitFor(() => expect(sentTo(page, 'AdminUnbanUser')).toEqual({ input: { id: mina } }))
  })

  it('restores the reason of a ban after the page was closed, until it is discarded, saved or cancelled', async () => {
    const lost = await open()
    await heading()
    await lost.user.click(button('Ban…'))
    await lost.user.type(screen.getByLabelText('Reason'), 'Cheats with two accounts')
    cleanup()
    const { user } = await open()
    await heading()
    await user.click(button('Ban…'))
    expect(screen.getByLabelText('Reason')).toHaveValue('Cheats with two accounts')
    await user.click(button('Discard the draft'))
    expect(screen.getByLabelText('Reason')).toHaveValue('')
    await user.type(screen.getByLabelText('Reason'), 'Spam')
    await user.click(button('Cancel'))
    await user.click(button('Ban…'))
    expect(screen.getByLabelText('Reason')).toHaveValue('')
  })

  it('restores edited amounts after the page was closed, and no others', async () => {
    const lost = await open({ tab: 'belongings' })
    await heading()
    await lost.user.clear(screen.getByLabelText('Gold'))
    await lost.user.type(screen.getByLabelText('Gold'), '75')
    cleanup()
    const changed = [vgc, { ...tears, amount: 9 }]
    const page = await open({
      tab: 'belongings',
      user: aUser({ currencies: changed }),
      mutations: { setUserCurrencies: done() },
    })
    await heading()
    expect(screen.getByText('Unsaved draft restored')).toBeVisible()
    expect(screen.getByLabelText('Gold')).toHaveValue('75')
    expect(screen.getByLabelText('Tears')).toHaveValue('9')
    await page.user.click(button('Set amounts'))
    await waitFor(() =>
      expect(sentTo(page, 'AdminSetUserCurrencies')).toEqual({
        input: { id: mina, amounts: [{ currencyShortName: 'vgc', amount: 75 }] },
      }),
    )
    await waitFor(() => expect(screen.queryByText('Unsaved draft restored')).toBeNull())
    expect(Object.keys(window.localStorage).filter((key) => key.startsWith('sanguine.draft.'))).toEqual([])
  })

  it('sets only edited amounts', async () => {
    const page = await open({ tab: 'belongings', mutations: { setUserCurrencies: done() } })
    await heading()
    await page.user.clear(screen.getByLabelText('Tears'))
    await page.user.type(screen.getByLabelText('Tears'), '7')
    await page.user.click(button('Set amounts'))
    await waitFor(() =>
      expect(sentTo(page, 'AdminSetUserCurrencies')).toEqual({
        input: { id: mina, amounts: [{ currencyShortName: 'tears', amount: 7 }] },
      }),
    )
  })

  it.each(['', '-1', '1.5'])('refuses to set an amount of "%s"', async (text) => {
    const page = await open({ tab: 'belongings' })
    await heading()
    await page.user.clear(screen.getByLabelText('Gold'))
    if (text) await page.user.type(screen.getByLabelText('Gold'), text)
    await page.user.click(button('Set amounts'))
    await waitFor(() => expect(screen.getByLabelText('Gold')).toBeInvalid())
    expect(sentTo(page, 'AdminSetUserCurrencies')).toBeUndefined()
  })

  it('changes the amount of an item by the difference', async () => {
    const changed = { ...done(), amount: 1 }
    const page = await open({ tab: 'belongings', mutations: { addUserItem: changed, removeUserItem: changed } })
    const setTo = async (amount: string) => {
      await page.user.click(await screen.findByRole('button', { name: 'Change the amount of Hat' }))
      const field = await screen.findByLabelText('Amount afterwards')
      await page.user.clear(field)
      await page.user.type(field, amount)
      await page.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Update' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    await setTo('1')
    expect(sentTo(page, 'AdminRemoveUserItem')).toEqual({ input: { id: mina, itemId: hatId, amount: 2 } })
    await setTo('10')
    expect(sentTo(page, 'AdminAddUserItem')).toEqual({ input: { id: mina, itemId: hatId, amount: 7 } })
  })

  it('leaves the dialog of another item open when the answer to an earlier change arrives', async () => {
    const change = lateAnswer()
    const page = await open({ tab: 'belongings', mutations: { removeUserItem: change.answer } })
    await page.user.click(await screen.findByRole('button', { name: 'Change the amount of Hat' }))
    await page.user.click(await screen.findByRole('button', { name: 'Remove all' }))
    await page.user.keyboard('{Escape}')
    await page.user.click(await screen.findByRole('button', { name: /Change the amount of Unknown/ }))
    change.send({ ...done(), amount: 0 })
    expect(await screen.findByText('Hat: 0 now')).toBeVisible()
    expect(screen.getByRole('dialog', { name: /Unknown/ })).toBeVisible()
  })

  it('removes items that content no longer has', async () => {
    const page = await open({ tab: 'belongings', mutations: { removeUserItem: { ...done(), amount: 0 } } })
    await page.user.click(await screen.findByRole('button', { name: /Change the amount of Unknown/ }))
    await page.user.click(await screen.findByRole('button', { name: 'Remove all' }))
    await waitFor(() =>
      expect(sentTo(page, 'AdminRemoveUserItem')).toEqual({ input: { id: mina, itemId: lost.item.id, amount: 1 } }),
    )
  })

  it('adds an item from the picker, and shows the reason of a refusal', async () => {
    const item = { id: hatId, name: 'Hat' }
    const refusal = { user: null, amount: null, userErrors: [{ code: 'ALREADY_OWNED', field: null, item }] }
    const page = await open({ tab: 'belongings', mutations: { addUserItem: refusal } })
    await heading()
    await page.user.click(button('Add an item'))
    const picker = within(await screen.findByRole('dialog', { name: 'Choose an item to add' }))
    await page.user.click(await picker.findByRole('button', { name: 'Hat' }))
    await page.user.click(picker.getByRole('button', { name: 'Choose Hat' }))
    await page.user.click(await screen.findByRole('button', { name: 'Add' }))
    expect(await screen.findByText('The player already owns Hat, and there is only one.')).toBeVisible()
    expect(sentTo(page, 'AdminAddUserItem')).toEqual({ input: { id: mina, itemId: hatId, amount: 1 } })
  })

  it('says in the picker that the items cannot be loaded, and loads them again', async () => {
    let fails = true
    const items = [{ id: hatId, name: 'Hat', image: null, itemType: { id: edgar, name: 'Head' } }]
    const itemsToGive = () => (fails ? Promise.reject(new Error('no database')) : items)
    const page = await open({ tab: 'belongings', admin: { itemsToGive } })
    await heading()
    await page.user.click(button('Add an item'))
    const picker = within(await screen.findByRole('dialog', { name: 'Choose an item to add' }))
    const retry = await picker.findByRole('button', { name: 'Retry' })
    fails = false
    await page.user.click(retry)
    expect(await picker.findByRole('button', { name: 'Hat' })).toBeVisible()
    expect(picker.queryByRole('alert')).toBeNull()
  })

  it('loads the icons of currencies and items before they are scrolled into view', async () => {
    const observed = jest.fn()
    const observer = class {
      observe = observed
      disconnect() {}
    }
    Object.assign(globalThis, { IntersectionObserver: observer })
    const image = { id: '1'.repeat(24) }
    const inventory = () => pageOf([{ ...hat, item: { ...hat.item, image } }])
    const currencies = [{ ...vgc, currency: { ...vgc.currency, image } }]
    const { container } = await open({ tab: 'belongings', user: aUser({ inventory, currencies }) })
    await screen.findByText('Hat')
    await waitFor(() => expect(container.querySelectorAll('img[draggable="false"]')).toHaveLength(2))
    expect(observed).not.toHaveBeenCalled()
  })

  it('reads the inventory forty entries a page', async () => {
    const inventory = () => ({ ...pageOf([hat]), totalCount: 81 })
    const page = await open({ tab: 'belongings', user: aUser({ inventory }) })
    expect(await screen.findByText('Page 1 of 3')).toBeVisible()
    expect(sentTo(page, 'AdminUserInventory')).toMatchObject({ first: 40, after: null })
    await page.user.click(button('Next'))
    await waitFor(() => expect(sentTo(page, 'AdminUserInventory')).toMatchObject({ first: 40, after: '39' }))
  })

  it('ends all sessions after a confirmation', async () => {
    const page = await open({ tab: 'security', mutations: { endUserSessions: done({ sessions: [] }) } })
    await heading()
    await page.user.click(button('End all sessions'))
    const dialog = within(await screen.findByRole('dialog'))
    await page.user.click(dialog.getByRole('button', { name: 'End all sessions' }))
    expect(await screen.findByText('Not logged in anywhere.')).toBeVisible()
    expect(sentTo(page, 'AdminEndUserSessions')).toEqual({ input: { id: mina } })
  })

  it('removes a second factor after a confirmation', async () => {
    const mutations = { removeUserSecondFactors: done({ hasSecondFactor: false }) }
    const page = await open({ tab: 'security', user: aUser({ hasSecondFactor: true }), mutations })
    await heading()
    await page.user.click(button('Remove the second factor'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove the second factor of Mina?' }))
    expect(sentTo(page, 'AdminRemoveUserSecondFactors')).toBeUndefined()
    await page.user.click(dialog.getByRole('button', { name: 'Remove the second factor' }))
    expect(await screen.findByText('The password is enough to log in.')).toBeVisible()
    expect(sentTo(page, 'AdminRemoveUserSecondFactors')).toEqual({ input: { id: mina } })
    const said = 'The second factor was removed. mina@example.org is notified.'
    await waitFor(() => expect(toasts.get().map(({ text }) => text)).toContain(said))
  })

  it('shows why a second factor was not removed', async () => {
    const mutations = { removeUserSecondFactors: refused('NO_SECOND_FACTOR') }
    const page = await open({ tab: 'security', user: aUser({ hasSecondFactor: true }), mutations })
    await heading()
    await page.user.click(button('Remove the second factor'))
    const dialog = within(await screen.findByRole('dialog'))
    await page.user.click(dialog.getByRole('button', { name: 'Remove the second factor' }))
    await waitFor(() => expect(toasts.get().map(({ text }) => text)).toContain('The account has no second factor.'))
  })

  it('sends the activation mail again', async () => {
    const user = aUser({ role: 'NOT_ACTIVATED', activatedAt: null })
    const page = await open({ user, mutations: { resendUserActivation: { user, userErrors: [] } } })
    await heading()
    await page.user.click(button('Send the activation email again'))
    expect(await screen.findByText('An activation email is on its way to mina@example.org.')).toBeVisible()
  })

  it('deletes only after the name was typed, and lists what is deleted and what is kept', async () => {
    const page = await open({ mutations: { deleteUser: { deletedId: mina, userErrors: [] } } })
    await heading()
    await page.user.click(button('Delete…'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Mina?' }))
    for (const part of [/journal/, /ladder/, /ledger/, /Payments/, /history/])
      expect(dialog.getByText(part)).toBeVisible()
    await page.user.type(dialog.getByRole('textbox'), 'Min{Enter}')
    expect(await dialog.findByText('That is not “Mina”.')).toBeVisible()
    await page.user.type(dialog.getByRole('textbox'), '{Backspace}')
    expect(dialog.queryByText('That is not “Mina”.')).toBeNull()
    // Browsers press this button for Enter in the field, too.
    await page.user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await dialog.findByText('That is not “Mina”.')).toBeVisible()
    expect(sentTo(page, 'AdminDeleteUser')).toBeUndefined()
    await page.user.type(dialog.getByRole('textbox'), 'na')
    await page.user.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(sentTo(page, 'AdminDeleteUser')).toEqual({ input: { id: mina, revision: 4 } }))
    await waitFor(() => expect(page.path()).toBe('/admin/user'))
  })

  const openForDeletion = async () => {
    const fields = { users: () => pageOf([aUser()]), user: () => aUser() }
    const page = await openSharedSection(<UsersPage />, 'user', `/admin/user/${mina}`, fields)
    await heading()
    return page
  }

  it('says which colleague has deleted the account that is open, and has the focus of what went', async () => {
    const page = await openForDeletion()
    await page.user.click(button('Delete…'))
    await screen.findByRole('dialog', { name: 'Delete Mina?' })
    page.gateway.setResponses({ fields: { admin: { users: () => pageOf([]), user: null } } })
    await page.change('DELETE', 'USER', mina)
    expect(await screen.findByText('Emil has deleted the account Mina.')).toBeVisible()
    expect(await heading('This account is not there any more.')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('link', { name: 'To the list' })).toHaveFocus())
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(screen.queryByRole('link', { name: /mina@example.org/ })).toBeNull())
    expect(await findAccessibilityViolations()).toEqual([])
  })

  it('leaves the open account and the focus alone if a colleague deletes another one', async () => {
    const page = await openForDeletion()
    await page.user.click(screen.getByRole('searchbox', { name: 'Name, email or payment number' }))
    await page.change('DELETE', 'USER', edgar)
    expect(await heading()).toBeVisible()
    await page.change('DELETE', 'USER', mina)
    expect(await screen.findByText('Emil has deleted the account Mina.')).toBeVisible()
    expect(screen.getByRole('searchbox', { name: 'Name, email or payment number' })).toHaveFocus()
  })

  it.each([
    ['a refusal', () => ({ deletedId: null, userErrors: [{ code: 'UNKNOWN_USER', field: null }] })],
    ['a lost answer', () => Promise.reject(new Error('no answer'))],
  ])('says that the account was deleted if %s shows that it is gone', async (_what, answer) => {
    let stored: object | null = aUser()
    const deleteUser = () => {
      stored = null
      return answer()
    }
    const page = await open({ admin: { user: () => stored }, mutations: { deleteUser } })
    await heading()
    await page.user.click(button('Delete…'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Mina?' }))
    await page.user.type(dialog.getByRole('textbox'), 'Mina')
    await page.user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('The account Mina was deleted.')).toBeVisible()
    expect(await heading('This account is not there any more.')).toBeVisible()
  })

  it('leaves staff where they have gone before the answer to a deletion', async () => {
    const { answer, send } = lateAnswer()
    const page = await open({ mutations: { deleteUser: answer } })
    await heading()
    await page.user.click(button('Delete…'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Mina?' }))
    await page.user.type(dialog.getByRole('textbox'), 'Mina')
    await page.user.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(sentTo(page, 'AdminDeleteUser')).toBeDefined())
    await page.user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await page.user.click(screen.getByRole('link', { name: /Edgar/ }))
    await waitFor(() => expect(page.path()).toBe(`/admin/user/${edgar}`))
    send({ deletedId: mina, userErrors: [] })
    await waitFor(() => expect(toasts.get().map(({ text }) => text)).toEqual(['Deleted: Mina']))
    expect(page.path()).toBe(`/admin/user/${edgar}`)
  })

  it('lets support read an account of the staff, and change nothing', async () => {
    const user = aUser({ role: 'EDITOR', isChangeable: false, hasSecondFactor: true })
    const page = await open({ user, role: 'support' })
    await heading()
    expect(screen.getByText('Only an admin can change it.')).toBeVisible()
    for (const name of ['Name', 'Email', 'Role', 'Patreon type']) expect(screen.getByLabelText(name)).toBeDisabled()
    for (const name of ['Update', 'Ban…', 'Delete…']) expect(screen.queryByRole('button', { name })).toBeNull()
    await page.user.click(tab('Belongings'))
    expect(screen.getByLabelText('Gold')).toBeDisabled()
    for (const name of ['Set amounts', 'Add an item']) expect(screen.queryByRole('button', { name })).toBeNull()
    await page.user.click(tab('Security'))
    expect(screen.getByRole('heading', { name: 'Sessions' })).toBeVisible()
    for (const name of ['End all sessions', 'Remove the second factor'])
      expect(screen.queryByRole('button', { name })).toBeNull()
  })

  it('lets support change a player, but not the role', async () => {
    await open({ role: 'support' })
    await heading()
    expect(screen.getByLabelText('Role')).toBeDisabled()
    expect(screen.getByLabelText('Name')).toBeEnabled()
  })

  it('restores the reason of a refund after the page was closed, only at that charge', async () => {
    const payments = () =>
      pageOf([aPayment({ charges: [aCharge(), aCharge({ id: 'charge-2', amount: { cents: 500 } })] })])
    const lost = await open({ tab: 'payments', user: aUser({ payments }) })
    await lost.user.click(await screen.findByRole('button', { name: 'Refund $3.00 of Bones' }))
    await lost.user.type(await screen.findByLabelText('Reason'), 'A mistake.')
    cleanup()
    const { user } = await open({ tab: 'payments', user: aUser({ payments }) })
    await user.click(await screen.findByRole('button', { name: 'Refund $5.00 of Bones' }))
    expect(screen.getByLabelText('Reason')).toHaveValue('')
    await user.click(button('Cancel'))
    await user.click(button('Refund $3.00 of Bones'))
    expect(screen.getByLabelText('Reason')).toHaveValue('A mistake.')
    expect(screen.getByText('Unsaved draft restored')).toBeVisible()
  })

  it('leaves the dialog of another charge open when an earlier refund is answered late', async () => {
    const refund = lateAnswer()
    const payments = () =>
      pageOf([aPayment({ charges: [aCharge(), aCharge({ id: 'charge-2', amount: { cents: 500 } })] })])
    const { user } = await open({
      tab: 'payments',
      user: aUser({ payments }),
      mutations: { refundPayment: refund.answer },
    })
    await user.click(await screen.findByRole('button', { name: 'Refund $3.00 of Bones' }))
    await user.type(await screen.findByLabelText('Reason'), 'A mistake.')
    await user.click(button('Refund $3.00'))
    await user.keyboard('{Escape}')
    await user.click(button('Refund $5.00 of Bones'))
    refund.send({ payment: aPayment(), userErrors: [] })
    expect(await screen.findByText('Refunded.')).toBeVisible()
    expect(screen.getByRole('dialog', { name: 'Refund $5.00 of Bones?' })).toBeVisible()
  })

  it('refunds a charge after a confirmation that lists its items', async () => {
    const missing = [{ amount: 4, item: { id: hatId, name: 'Hat' } }]
    const refunded = aPayment({ status: 'REFUNDED', charges: [aCharge({ status: 'REFUNDED', missing })] })
    const payments = () => pageOf([aPayment()])
    const mutations = { refundPayment: { payment: refunded, userErrors: [] } }
    const page = await open({ tab: 'payments', user: aUser({ payments }), mutations })
    await page.user.click(await screen.findByRole('button', { name: 'Refund $3.00 of Bones' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund $3.00 of Bones?' }))
    expect(dialog.getByText('Hat, 10, as far as it is still there')).toBeVisible()
    await page.user.click(dialog.getByRole('button', { name: 'Refund $3.00' }))
    expect(await dialog.findByText('Give a reason.')).toBeVisible()
    expect(sentTo(page, 'AdminRefundPayment')).toBeUndefined()
    await page.user.type(dialog.getByLabelText('Reason'), 'A mistake.')
    expect(await findAccessibilityViolations()).toEqual([])
    await page.user.click(dialog.getByRole('button', { name: 'Refund $3.00' }))
    expect(await screen.findByText('Refunded. No longer there: Hat ×4.')).toBeVisible()
    const input = { paymentId: '1'.repeat(24), chargeId: 'charge-1', reason: 'A mistake.' }
    expect(sentTo(page, 'AdminRefundPayment')).toEqual({ input })
    expect(screen.queryByRole('button', { name: 'Refund $3.00 of Bones' })).toBeNull()
    expect(screen.getByText('No longer there: Hat ×4')).toBeVisible()
  })

  it('warns that a refund ends a subscription, and shows why it was refused', async () => {
    const charge = aCharge({ amount: { cents: 500 } })
    const silver = aPayment({ packageName: 'Silver', subscriptionLevel: 'SILVER', items: [], charges: [charge] })
    const payments = () => pageOf([silver])
    const mutations = { refundPayment: { payment: null, userErrors: [{ code: 'NOT_REFUNDABLE', field: null }] } }
    const page = await open({ tab: 'payments', user: aUser({ payments }), mutations })
    await page.user.click(await screen.findByRole('button', { name: 'Refund $5.00 of Silver' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('No further charges: the subscription ends')).toBeVisible()
    await page.user.type(dialog.getByLabelText('Reason'), 'A mistake.')
    await page.user.click(dialog.getByRole('button', { name: 'Refund $5.00' }))
    expect(await dialog.findByText('This charge cannot be refunded.')).toBeVisible()
  })

  it('lets support end a subscription, after a confirmation', async () => {
    const silver = aPayment({
      packageName: 'Silver',
      subscriptionLevel: 'SILVER',
      status: 'ACTIVE',
      isCancellable: true,
    })
    const ended = { ...silver, status: 'CANCELLED', isCancellable: false }
    const payments = () => pageOf([silver])
    const mutations = { cancelSubscription: { payment: ended, userErrors: [] } }
    const page = await open({ tab: 'payments', role: 'support', user: aUser({ payments }), mutations })
    await page.user.click(await screen.findByRole('button', { name: 'End the subscription Silver' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'End the subscription Silver?' }))
    await page.user.click(dialog.getByRole('button', { name: 'End the subscription' }))
    expect(await screen.findByText('The subscription was ended.')).toBeVisible()
    expect(sentTo(page, 'AdminCancelSubscription')).toEqual({ input: { paymentId: '1'.repeat(24) } })
    expect(screen.queryByRole('button', { name: 'End the subscription Silver' })).toBeNull()
  })

  it('shows support the payments without a refund', async () => {
    const payments = () => pageOf([aPayment({ isGift: true, recipient: { id: edgar, name: 'Edgar' } })])
    await open({ tab: 'payments', role: 'support', user: aUser({ payments }) })
    expect(await screen.findByText('Bones')).toBeVisible()
    expect(screen.getByText(/a gift from Mina to Edgar/)).toBeVisible()
    expect(screen.getByText(`Payment ${'1'.repeat(24)}`)).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Refund/ })).toBeNull()
  })

  it('shows gifts that others bought for the account, and who loses them by a refund', async () => {
    const gone = aPayment({ id: '2'.repeat(24), packageName: 'Horse', isGift: true, buyer: null })
    const gift = aPayment({ isGift: true, buyer: { id: edgar, name: 'Edgar' }, recipient: { id: mina, name: 'Mina' } })
    const { user } = await open({ tab: 'payments', user: aUser({ gifts: () => pageOf([gift, gone]) }) })
    const section = within(await screen.findByRole('region', { name: 'Gifts' }))
    expect(await section.findByText(/a gift from Edgar to Mina/)).toBeVisible()
    expect(section.getByText(/a gift from a deleted account/)).toBeVisible()
    await user.click(section.getByRole('button', { name: 'Refund $3.00 of Bones' }))
    expect(await screen.findByRole('heading', { name: 'Taken back from Mina' })).toBeVisible()
  })

  it('shows older payments page by page', async () => {
    const [next, older] = ['1'.repeat(24), aPayment({ id: '2'.repeat(24), packageName: 'Horse' })]
    const first = { ...pageOf([aPayment()]), pageInfo: { hasNextPage: true, hasPreviousPage: false, endCursor: next } }
    const payments = ({ after }: { after?: string }) => (after === next ? pageOf([older]) : first)
    const page = await open({ tab: 'payments', user: aUser({ payments }) })
    await page.user.click(await screen.findByRole('button', { name: 'Show more' }))
    expect(await screen.findByText('Horse')).toBeVisible()
    expect(screen.getByText('Bones')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it('keeps the focus on Retry while payments do not load', async () => {
    const payments = () => {
      throw new Error('The database does not answer.')
    }
    const page = await open({ tab: 'payments', user: aUser({ payments }) })
    const retry = await screen.findByRole('button', { name: 'Retry' })
    await page.user.click(retry)
    await waitFor(() => expect(page.gateway.variablesOf('AdminUserPayments')).toHaveLength(2))
    expect(retry).toBeVisible()
    expect(retry).toHaveFocus()
  })

  it('shows a message if older payments do not load, and loads them by Retry', async () => {
    const next = '1'.repeat(24)
    const first = { ...pageOf([aPayment()]), pageInfo: { hasNextPage: true, hasPreviousPage: false, endCursor: next } }
    let isBroken = true
    const payments = ({ after }: { after?: string }) => {
      if (after !== next) return first
      if (isBroken) throw new Error('The database does not answer.')
      return pageOf([aPayment({ id: '2'.repeat(24), packageName: 'Horse' })])
    }
    const page = await open({ tab: 'payments', user: aUser({ payments }) })
    await page.user.click(await screen.findByRole('button', { name: 'Show more' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('The database does not answer.')
    expect(screen.getByText('Bones')).toBeVisible()
    isBroken = false
    await page.user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Horse')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('a change whose answer was lost', () => {
  /** The server makes the change, and its answer does not arrive. */
  const lose = () => Promise.reject(new Error('no answer'))

  it('of an item is shown by the list, and in the open dialog the rest is taken away', async () => {
    let amount = 7
    const mutations = {
      addUserItem: () => {
        amount = 12
        return lose()
      },
      removeUserItem: { ...done(), amount: 0 },
    }
    const inventory = () => pageOf([{ ...hat, amount }])
    const page = await open({ tab: 'belongings', user: { ...aUser(), inventory }, mutations })
    await page.user.click(await screen.findByRole('button', { name: 'Change the amount of Hat' }))
    const field = await screen.findByLabelText('Amount afterwards')
    await page.user.clear(field)
    await page.user.type(field, '12')
    await page.user.click(button('Update'))
    const dialog = within(screen.getByRole('dialog'))
    expect(await dialog.findByText(/12/)).toBeVisible()
    expect(field).toHaveValue('12')
    await waitFor(() => expect(button('Remove all')).not.toHaveAttribute('aria-disabled', 'true'))
    await page.user.click(button('Remove all'))
    await waitFor(() =>
      expect(sentTo(page, 'AdminRemoveUserItem')).toEqual({ input: { id: mina, itemId: hatId, amount: 12 } }),
    )
  })

  it('of a ban is shown once the server refuses to lift the ban again', async () => {
    const ban = { reason: 'Sold it', bannedAt: '2025-01-05T10:00:00.000Z' }
    let user = aUser({ role: 'BANNED', roleBeforeBan: 'USER', ban })
    const unbanUser = () => {
      user = aUser()
      return refused('NOT_BANNED')
    }
    const page = await open({ admin: { user: () => user }, mutations: { unbanUser } })
    await page.user.click(await screen.findByRole('button', { name: 'Lift the ban (User again)' }))
    expect(await screen.findByRole('button', { name: 'Ban…' })).toBeVisible()
  })
})

describe('the focus', () => {
  const ban = { reason: 'Bots', bannedAt: '2025-01-05T10:00:00.000Z' }
  const banned = { role: 'BANNED', roleBeforeBan: 'USER', ban }
  const section = (name: string) => screen.getByRole('region', { name })

  it('is in the section of the ban after a ban, and after it is lifted', async () => {
    const page = await open({ mutations: { banUser: done(banned), unbanUser: done() } })
    await heading()
    await page.user.click(button('Ban…'))
    await page.user.type(await screen.findByLabelText('Reason'), 'Bots')
    await page.user.click(button('Ban'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(section('Ban')).toHaveFocus())
    await page.user.click(button('Lift the ban (User again)'))
    expect(await screen.findByRole('button', { name: 'Ban…' })).toBeVisible()
    await waitFor(() => expect(section('Ban')).toHaveFocus())
  })

  it('is on the button that adds items after an item was added, or its dialog was closed', async () => {
    const addUserItem = { ...done(), amount: 1 }
    const page = await open({ tab: 'belongings', mutations: { addUserItem } })
    await heading()
    const add = await screen.findByRole('button', { name: 'Add an item' })
    for (const end of ['Add', 'Cancel']) {
      await page.user.click(add)
      const picker = within(await screen.findByRole('dialog', { name: 'Choose an item to add' }))
      await page.user.click(await picker.findByRole('button', { name: 'Hat' }))
      await page.user.click(picker.getByRole('button', { name: 'Choose Hat' }))
      const amount = within(await screen.findByRole('dialog', { name: /Hat/ }))
      await page.user.click(amount.getByRole('button', { name: end }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(add).toHaveFocus())
    }
  })

  it('is in the section of the items after all pieces of one were removed', async () => {
    let nodes = [hat, lost]
    const removeUserItem = () => {
      nodes = [lost]
      return { ...done(), amount: 0 }
    }
    const user = { ...aUser(), inventory: () => pageOf(nodes) }
    const page = await open({ tab: 'belongings', user, mutations: { removeUserItem } })
    await page.user.click(await screen.findByRole('button', { name: 'Change the amount of Hat' }))
    await page.user.click(await screen.findByRole('button', { name: 'Remove all' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Change the amount of Hat' })).toBeNull())
    await waitFor(() => expect(section('Inventory')).toHaveFocus())
  })

  it('is in the section of the amounts after they were reverted', async () => {
    const page = await open({ tab: 'belongings' })
    await heading()
    await page.user.type(screen.getByLabelText('Gold'), '1')
    await page.user.click(button('Discard changes'))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull())
    await waitFor(() => expect(section('Currencies')).toHaveFocus())
  })
})

describe('an item that is added again after its answer was lost', () => {
  it('is added once, with whichever amount, and the staff are told to look', async () => {
    let attempts = 0
    const addUserItem = () => {
      attempts += 1
      if (attempts === 1) throw new GraphQLError('lost', { extensions: { code: 'UNAVAILABLE' } })
      throw new GraphQLError('Another call.', { extensions: { code: 'CONFLICT' } })
    }
    const page = await open({ tab: 'belongings', mutations: { addUserItem } })
    await heading()
    await page.user.click(await screen.findByRole('button', { name: 'Add an item' }))
    const picker = within(await screen.findByRole('dialog', { name: 'Choose an item to add' }))
    await page.user.click(await picker.findByRole('button', { name: 'Hat' }))
    await page.user.click(picker.getByRole('button', { name: 'Choose Hat' }))
    const dialog = within(await screen.findByRole('dialog', { name: /Hat/ }))
    await page.user.click(dialog.getByRole('button', { name: 'Add' }))
    await waitFor(() => expect(toasts.get()).toHaveLength(1))
    await page.user.type(dialog.getByRole('spinbutton'), '2')
    const add = dialog.getByRole('button', { name: 'Add' })
    await waitFor(() => expect(add).not.toHaveAttribute('aria-disabled', 'true'))
    await page.user.click(add)
    expect(await screen.findByText(/^An earlier attempt with another amount was saved/)).toBeVisible()
    const calls = page.gateway.calls.filter(({ operationName }) => operationName === 'AdminAddUserItem')
    const keys = new Set(calls.map(({ headers }) => headers.get('Idempotency-Key')))
    expect([...keys]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)])
    expect(page.gateway.variablesOf('AdminAddUserItem').map((variables) => variables?.input)).toMatchObject([
      { amount: 1 },
      { amount: 12 },
    ])
  })
})

describe('fields of the account that are not edited', () => {
  const bannedAt = '2025-03-01T10:00:00.000Z'
  const banned = { role: 'BANNED', roleBeforeBan: 'USER', ban: { bannedAt, reason: 'Bots.' } }
  const edit = async (page: Awaited<ReturnType<typeof open>>, name: string) => {
    await page.user.type(screen.getByLabelText('Name'), 'x')
    await page.user.click(button('Update'))
    await waitFor(() => expect(sentTo(page, 'AdminUpdateUser')).toBeDefined())
    expect(sentTo(page, 'AdminUpdateUser')).toEqual({ input: { id: mina, revision: 5, name } })
  }

  it('do not lift a ban that was made beside the form', async () => {
    let user = aUser()
    const banUser = () => {
      user = aUser({ ...banned, revision: 5 })
      return { user, userErrors: [] }
    }
    const page = await open({
      admin: { user: () => user, users: () => pageOf([user]) },
      mutations: { banUser, updateUser: done({ ...banned, revision: 6, name: 'Minax' }) },
    })
    await heading()
    await page.user.click(button('Ban…'))
    const dialog = within(await screen.findByRole('dialog'))
    await page.user.type(dialog.getByLabelText(/Reason/), 'Bots.')
    await page.user.click(dialog.getByRole('button', { name: 'Ban' }))
    await screen.findByRole('button', { name: /^Lift the ban/ })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByLabelText('Role')).toHaveDisplayValue('Banned')
    await edit(page, 'Minax')
  })

  it('do not ban again after a colleague lifted the ban', async () => {
    let user = aUser(banned)
    const unbanUser = () => {
      user = aUser({ revision: 5 })
      return refused('NOT_BANNED')
    }
    const page = await open({
      admin: { user: () => user, users: () => pageOf([user]) },
      mutations: { unbanUser, updateUser: done({ revision: 6, name: 'Minax' }) },
    })
    await heading()
    await page.user.click(button('Lift the ban (User again)'))
    await screen.findByRole('button', { name: 'Ban…' })
    await waitFor(() => expect(screen.getByLabelText('Role')).toHaveDisplayValue('User'))
    await edit(page, 'Minax')
  })

  it('take over what a colleague saved, once the current account is loaded', async () => {
    const page = await open({ mutations: { updateUser: refused('USER_CHANGED') } })
    await heading()
    await page.user.type(screen.getByLabelText('Name'), 'x')
    await page.user.click(button('Update'))
    const load = await screen.findByRole('button', { name: 'Load the current account' })
    const user = aUser({ revision: 5, email: 'new@example.org' })
    page.gateway.setResponses({
      fields: { admin: { users: pageOf([user]), user }, updateUser: done({ revision: 6, name: 'Minaxx' }) },
    })
    await page.user.click(load)
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue('new@example.org'))
    expect(screen.getByLabelText('Name')).toHaveValue('Minax')
    expect(button('Update')).not.toHaveAttribute('aria-disabled', 'true')
    await page.user.type(screen.getByLabelText('Name'), 'x')
    await page.user.click(button('Update'))
    await waitFor(() =>
      expect(sentTo(page, 'AdminUpdateUser')).toEqual({ input: { id: mina, revision: 5, name: 'Minaxx' } }),
    )
  })
})
