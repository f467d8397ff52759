import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { session } from '@sanguine/ui'
import {
  createToken,
  findAccessibilityViolations,
  lateAnswer,
  logInAs,
  logOut,
  renderWithProviders,
} from '@sanguine/ui/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { remote } from '../../app'
import { canUsePasskeys } from '../../shared/can-use-passkeys'

const { App } = remote
const open = (at: string, fields: Readonly<Record<string, unknown>>) =>
  renderWithProviders(<App onLogin={jest.fn()} />, { at, fields })

afterEach(() => act(() => logOut()))

const at = '2025-01-01T12:00:00.000Z'
const here = { id: 's1', browser: 'Firefox', system: 'Linux', openedAt: at, lastUsedAt: at, isCurrent: true }
const phone = { ...here, id: 's2', browser: 'Safari', system: 'iOS', isCurrent: false }
const account = (factors: object = {}) => ({
  id: 'account-1',
  sessions: [here, phone],
  secondFactors: { totpAddedAt: null, recoveryCodesLeft: 0, passkeys: [], ...factors },
  personalTokens: [],
  webhooks: [],
  connectedApps: [],
  registeredApps: [],
})

describe('the security page', () => {
  it('lists the sessions and ends another one', async () => {
    logInAs()
    const { user, gateway, container } = await open('/account/security', {
      viewer: account(),
      endSession: { userErrors: [] },
    })
    expect(await screen.findByText('Firefox on Linux')).toBeVisible()
    expect(await findAccessibilityViolations(container)).toEqual([])
    await user.click(screen.getByRole('button', { name: 'End the session Safari on iOS' }))
    expect(await screen.findByText('The session was ended.')).toBeVisible()
    expect(gateway.variablesOf('VisitorEndSession')).toEqual([{ input: { id: 's2' } }])
    expect(screen.queryByRole('button', { name: 'End the session Firefox on Linux' })).toBeNull()
  })

  it('ends a session once by two presses, and keeps the focus in the list', async () => {
    logInAs()
    let sessions = [here, phone]
    const ending = lateAnswer()
    const { user, gateway } = await open('/account/security', {
      viewer: () => ({ ...account(), sessions }),
      endSession: () => ending.answer,
    })
    const end = await screen.findByRole('button', { name: 'End the session Safari on iOS' })
    await user.dblClick(end)
    expect(gateway.variablesOf('VisitorEndSession')).toHaveLength(1)
    sessions = [here]
    ending.send({ userErrors: [] })
    await waitFor(() => expect(end).not.toBeInTheDocument())
    await waitFor(() => expect(screen.getByRole('region', { name: 'Sessions' })).toHaveFocus())
  })

  it('shows the state after the last change if an earlier one is read late', async () => {
    logInAs()
    const tablet = { ...phone, id: 's3', system: 'iPadOS' }
    const reading = lateAnswer()
    const viewers = [
      { ...account(), sessions: [here, phone, tablet] },
      reading.answer,
      { ...account(), sessions: [here] },
    ]
    const { user, gateway } = await open('/account/security', {
      viewer: () => viewers.shift(),
      endSession: { userErrors: [] },
    })
    await user.click(await screen.findByRole('button', { name: 'End the session Safari on iOS' }))
    await waitFor(() => expect(gateway.variablesOf('VisitorSecurity')).toHaveLength(2))
    await user.click(screen.getByRole('button', { name: 'End the session Safari on iPadOS' }))
    await waitFor(() => expect(screen.queryByText('Safari on iPadOS')).toBeNull())
    reading.send({ ...account(), sessions: [here, tablet] })
    await act(() => new Promise((resolve) => setTimeout(resolve, 0)))
    expect(screen.queryByText('Safari on iPadOS')).toBeNull()
  })

  it('shows what is stored if the answer to a change is lost', async () => {
    logInAs()
    let totpAddedAt: string | null = at
    const { user } = await open('/account/security', {
      viewer: () => account({ totpAddedAt }),
      removeTotp: () => {
        totpAddedAt = null
        throw new Error('The connection was lost.')
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Remove' }))
    await user.type(screen.getByLabelText('Your password'), 'midnight')
    await user.click(screen.getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('The connection was lost.')).toBeVisible()
    expect(await screen.findByText('Logging in then also requires a code that changes every 30 seconds.')).toBeVisible()
  })

  it('does not open a step again that was cancelled before its answer, and keeps the focus', async () => {
    logInAs()
    const enrolling = lateAnswer()
    const { user, gateway } = await open('/account/security', { viewer: account(), enrolTotp: () => enrolling.answer })
    await user.click(await screen.findByRole('button', { name: 'Add an app' }))
    expect(screen.getByLabelText('Your password')).toHaveFocus()
    await user.keyboard('midnight{Enter}')
    await waitFor(() => expect(gateway.variablesOf('VisitorEnrolTotp')).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.getByRole('region', { name: 'Authenticator app' })).toHaveFocus())
    enrolling.send({ secret: 'JBSWY3DP', uri: 'otpauth://totp/x?secret=JBSWY3DP', ticket: 'ticket-1', userErrors: [] })
    await act(() => new Promise((resolve) => setTimeout(resolve, 0)))
    expect(screen.getByRole('button', { name: 'Add an app' })).toBeVisible()
    expect(screen.queryByLabelText('Code of the app')).toBeNull()
  })

  it('leaves the form of one passkey open when the removal of another is answered late', async () => {
    logInAs()
    const passkeys = ['Laptop', 'Phone'].map((name) => ({ id: name, name, addedAt: at }))
    const removing = lateAnswer()
    const { user, gateway } = await open('/account/security', {
      viewer: () => account({ passkeys }),
      removePasskey: () => removing.answer,
    })
    await user.click(await screen.findByRole('button', { name: 'Remove the passkey Laptop' }))
    await user.keyboard('midnight{Enter}')
    await waitFor(() => expect(gateway.variablesOf('VisitorRemovePasskey')).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: 'Remove the passkey Phone' }))
    await user.type(screen.getByLabelText('Your password'), 'noon')
    removing.send({ userErrors: [] })
    expect(await screen.findByText(/^The second factor was removed/)).toBeVisible()
    expect(screen.getByLabelText('Your password')).toHaveValue('noon')
  })

  it('loads again after a failure when asked to', async () => {
    logInAs()
    let isDown = true
    const { user } = await open('/account/security', {
      viewer: () => {
        if (isDown) throw new Error('The database does not respond.')
        return account()
      },
    })
    await screen.findByRole('alert')
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Firefox on Linux')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('explains why no passkey can be added if the page cannot use any', async () => {
    logInAs()
    await open('/account/security', { viewer: account() })
    expect(
      await screen.findByText(/^Passkeys need a browser that supports them and a secure address with a name/),
    ).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
  })

  it('offers to add a passkey if the page can use them', async () => {
    Object.assign(window, { PublicKeyCredential: class {} })
    logInAs()
    await open('/account/security', { viewer: account() })
    expect(await screen.findByRole('button', { name: 'Add a passkey' })).toBeVisible()
    expect(['localhost', 'sanguine.example', '127.0.0.1', '[::1]'].map((host) => canUsePasskeys(host))).toEqual([
      true,
      true,
      false,
      false,
    ])
    Reflect.deleteProperty(window, 'PublicKeyCredential')
  })

  it('adds an authenticator app by its QR code or key, and shows the recovery codes once', async () => {
    logInAs()
    const { user, gateway } = await open('/account/security', {
      viewer: account(),
      enrolTotp: { secret: 'JBSWY3DP', uri: 'otpauth://totp/x?secret=JBSWY3DP', ticket: 'ticket-1', userErrors: [] },
      confirmTotp: { recoveryCodes: ['k7dp-x2mh-9fqa'], accessToken: null, userErrors: [] },
    })
    await user.click(await screen.findByRole('button', { name: 'Add an app' }))
    await user.type(screen.getByLabelText('Your password'), 'midnight')
    await user.click(screen.getByRole('button', { name: 'Add an app' }))
    expect(await screen.findByRole('img', { name: 'QR code of the key' })).toBeVisible()
    expect(screen.getByText('JBSWY3DP')).toBeVisible()
    await user.type(screen.getByLabelText('Code of the app'), '123456')
    await user.click(screen.getByRole('button', { name: 'Confirm' }))
    expect(await screen.findByText('k7dp-x2mh-9fqa')).toBeVisible()
    expect(gateway.variablesOf('VisitorConfirmTotp')).toEqual([{ input: { ticket: 'ticket-1', code: '123456' } }])
    await user.click(screen.getByRole('button', { name: 'I have saved them' }))
    expect(screen.queryByText('k7dp-x2mh-9fqa')).toBeNull()
  })

  it('replaces every other page for staff without a second factor', async () => {
    logInAs({ role: 'admin', mustEnrol: true })
    const token = createToken({ role: 'admin' })
    const { user } = await open('/', {
      viewer: account(),
      enrolTotp: { secret: 'JBSWY3DP', uri: 'otpauth://totp/x?secret=JBSWY3DP', ticket: 'ticket-1', userErrors: [] },
      confirmTotp: { recoveryCodes: ['k7dp-x2mh-9fqa'], accessToken: token, userErrors: [] },
    })
    expect(await screen.findByText('Your account belongs to the staff. Add a second factor to continue.')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Add an app' }))
    await user.type(screen.getByLabelText('Your password'), 'midnight')
    await user.click(screen.getByRole('button', { name: 'Add an app' }))
    await user.type(await screen.findByLabelText('Code of the app'), '123456')
    await user.click(screen.getByRole('button', { name: 'Confirm' }))
    await user.click(await screen.findByRole('button', { name: 'I have saved them' }))
    expect(session.token()).toBe(token)
    expect(session.viewer()?.canPlay).toBe(true)
  })
})

describe('a login with a second factor', () => {
  it('asks for the code after the password', async () => {
    const token = createToken()
    const { user, gateway } = await open('/login', {
      login: { accessToken: null, ticket: 'ticket-1', methods: ['TOTP', 'RECOVERY_CODE'], userErrors: [] },
      confirmLogin: { accessToken: token, userErrors: [] },
    })
    await user.type(screen.getByLabelText('Username'), 'Morwenna')
    await user.type(screen.getByLabelText('Password'), 'midnight')
    await user.click(screen.getByRole('button', { name: 'LOGIN' }))
    await user.type(await screen.findByLabelText('Code of your authenticator app, or a recovery code'), '123 456')
    await user.click(screen.getByRole('button', { name: 'Confirm login' }))
    expect(await screen.findByText('Login Successful')).toBeVisible()
    expect(gateway.variablesOf('VisitorConfirmLogin')).toEqual([{ input: { ticket: 'ticket-1', code: '123 456' } }])
    expect(session.token()).toBe(token)
  })

  it('shows why a code was refused, and starts again', async () => {
    const { user } = await open('/login', {
      login: { accessToken: null, ticket: 'ticket-1', methods: ['TOTP'], userErrors: [] },
      confirmLogin: { accessToken: null, userErrors: [{ code: 'CODE_INVALID' }] },
    })
    await user.type(screen.getByLabelText('Username'), 'Morwenna')
    await user.type(screen.getByLabelText('Password'), 'midnight')
    await user.click(screen.getByRole('button', { name: 'LOGIN' }))
    await user.type(await screen.findByLabelText('Code of your authenticator app, or a recovery code'), '000000')
    await user.click(screen.getByRole('button', { name: 'Confirm login' }))
    expect(await screen.findByText('The code is wrong, or was used before.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Start again' }))
    expect(screen.getByLabelText('Username')).toBeVisible()
    await waitFor(() => expect(document.body).not.toHaveFocus())
  })
})
