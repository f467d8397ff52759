import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { page, session } from '@sanguine/ui'
import { findAccessibilityViolations, logInAs, logOut, renderWithProviders } from '@sanguine/ui/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { remote } from '../../app'

const { App } = remote
const file = '{"format":"sanguine-own-data"}'

const open = (fields: Readonly<Record<string, unknown>>, route: unknown = () => fileResponse()) =>
  renderWithProviders(<App onLogin={jest.fn()} />, {
    at: '/account/privacy',
    fields,
    routes: { 'POST /api/user/downloadOwnData': route },
  })

const fileResponse = () =>
  new Response(file, { headers: { 'content-disposition': 'attachment; filename="sanguine-data-2025-01-01.json"' } })

const saved: { readonly name: string; readonly content: Blob }[] = []

beforeEach(() => {
  saved.length = 0
  let content = new Blob()
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      content = blob
      return 'blob:export'
    },
    revokeObjectURL: () => undefined,
  })
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, content })
  })
})
afterEach(() => {
  jest.restoreAllMocks()
  act(() => logOut())
})

describe('the page of own data', () => {
  it('saves all stored data as a file, after the password was entered', async () => {
    logInAs()
    const { user, gateway, container } = await open({ exportOwnData: { ticket: 'ticket-1', userErrors: [] } })
    expect(await findAccessibilityViolations(container)).toEqual([])
    await user.click(await screen.findByRole('button', { name: 'Export my data' }))
    await user.type(screen.getByLabelText('Your password'), 'midnight')
    await user.click(screen.getByRole('button', { name: 'Export my data' }))
    expect(await screen.findByText('The file was saved.')).toBeVisible()
    expect(saved).toEqual([{ name: 'sanguine-data-2025-01-01.json', content: expect.any(Blob) }])
    expect(saved[0]?.content.size).toBe(file.length)
    const [variables] = gateway.variablesOf('VisitorExportOwnData')
    expect(variables).toEqual({ input: { password: expect.stringMatching(/^[0-9a-f]{64}$/) } })
  })

  it('shows why an export was refused, and saves nothing', async () => {
    logInAs()
    const { user } = await open({ exportOwnData: { ticket: null, userErrors: [{ code: 'PASSWORD_WRONG' }] } })
    await user.click(await screen.findByRole('button', { name: 'Export my data' }))
    await user.type(screen.getByLabelText('Your password'), 'noon')
    await user.click(screen.getByRole('button', { name: 'Export my data' }))
    expect(await screen.findByText('The password is wrong.')).toBeVisible()
    expect(saved).toEqual([])
  })

  it('saves nothing if the connection ends within the file', async () => {
    logInAs()
    const broken = () => {
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"format":'))
        },
        pull(controller) {
          controller.error(new TypeError('The connection was lost.'))
        },
      })
      return new Response(body)
    }
    const { user } = await open({ exportOwnData: { ticket: 'ticket-1', userErrors: [] } }, broken)
    await user.click(await screen.findByRole('button', { name: 'Export my data' }))
    await user.type(screen.getByLabelText('Your password'), 'midnight')
    await user.click(screen.getByRole('button', { name: 'Export my data' }))
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(saved).toEqual([])
  })

  it('lists what is kept, then deletes the account and logs out', async () => {
    logInAs()
    const { user, path } = await open({ deleteOwnAccount: { deletedAccountId: 'account-1', userErrors: [] } })
    expect(await screen.findByText(/Some records are kept under the number of your account/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Delete my account' }))
    await user.type(screen.getByLabelText('Your password'), 'midnight')
    await user.click(screen.getByRole('button', { name: 'Delete for good' }))
    expect(await screen.findByText('Your account is deleted.')).toBeVisible()
    expect(session.token()).toBeNull()
    expect(path()).toBe('/')
  })

  /** Presses the deletion of an account, whose calls the server refuses from then on, and whose answer is lost. */
  const deleteWithLostAnswer = async (later: Readonly<Record<string, unknown>>, isDeleted = true) => {
    logInAs()
    const token = session.token() ?? ''
    const opened = await open({
      deleteOwnAccount: () => {
        opened.gateway.setResponses({ fields: later, endedTokens: isDeleted ? [token] : [] })
        throw new Error('no answer')
      },
    })
    await opened.user.click(await screen.findByRole('button', { name: 'Delete my account' }))
    await opened.user.type(screen.getByLabelText('Your password'), 'midnight')
    await opened.user.click(screen.getByRole('button', { name: 'Delete for good' }))
    return opened
  }

  it('asks again if the answer of the deletion is lost, and logs out if the account is gone', async () => {
    const { gateway, path } = await deleteWithLostAnswer({})
    expect(await screen.findByText('Your account is deleted.')).toBeVisible()
    expect(session.token()).toBeNull()
    expect(path()).toBe('/')
    expect(gateway.calls.filter(({ operationName }) => operationName === 'VisitorDeleteOwnAccount')).toHaveLength(2)
  })

  it('logs out if the account turns out to be deleted already', async () => {
    const userErrors = [{ code: 'UNKNOWN_USER' }]
    await deleteWithLostAnswer({ deleteOwnAccount: { deletedAccountId: null, userErrors } }, false)
    expect(await screen.findByText('Your account is deleted.')).toBeVisible()
    expect(session.token()).toBeNull()
  })

  it('says at a later press that the session has ended, whose reason is not known then', async () => {
    const reload = jest.spyOn(page, 'reload').mockImplementation(() => undefined)
    const failing = () => {
      throw new Error('still no answer')
    }
    const { gateway, user } = await deleteWithLostAnswer({ deleteOwnAccount: failing }, false)
    expect(await screen.findByText('still no answer')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Delete for good' })).toHaveFocus()
    gateway.setResponses({ endedTokens: [session.token() ?? ''] })
    await user.click(screen.getByRole('button', { name: 'Delete for good' }))
    await waitFor(() => expect(reload).toHaveBeenCalled())
    expect(session.takeEnded()).toBe(true)
    expect(screen.queryByText('Your account is deleted.')).toBeNull()
  })

  it('says that the session has ended if a deletion finds it ended', async () => {
    const reload = jest.spyOn(page, 'reload').mockImplementation(() => undefined)
    logInAs()
    const { gateway, user } = await open({})
    await user.click(await screen.findByRole('button', { name: 'Delete my account' }))
    await user.type(screen.getByLabelText('Your password'), 'midnight')
    gateway.setResponses({ endedTokens: [session.token() ?? ''] })
    await user.click(screen.getByRole('button', { name: 'Delete for good' }))
    await waitFor(() => expect(reload).toHaveBeenCalled())
    expect(session.takeEnded()).toBe(true)
    expect(screen.queryByText('Your account is deleted.')).toBeNull()
  })

  it('asks for a login if no account is logged in', async () => {
    await open({})
    expect(await screen.findByLabelText('Username')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Export my data' })).toBeNull()
  })
})
