import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { page } from '@sanguine/ui/platform'
import { findAccessibilityViolations, lateAnswer, logInAs, logOut, renderWithProviders } from '@sanguine/ui/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { remote } from '../../app'

const { App } = remote
const asked = {
  ticket: 't'.repeat(48),
  name: 'Crypt companion',
  description: 'Shows your hunt.',
  website: 'https://app.example/',
  isOwn: false,
  scopes: ['read', 'hunt'],
  returnsTo: 'app.example',
}
const query = 'client_id=1&redirect_uri=https%3A%2F%2Fapp.example%2Fdone'
const open = (at: string, fields: Readonly<Record<string, unknown>>) =>
  renderWithProviders(<App onLogin={jest.fn()} />, { at, fields })
const leave = jest.spyOn(page, 'leave').mockImplementation(() => undefined)

afterEach(() => {
  leave.mockClear()
  act(() => logOut())
})

describe('the consent page of an app', () => {
  const ask = (started: object, fields: object = {}) =>
    open(`/oauth/authorize?${query}`, {
      startAuthorization: { authorization: null, redirectUri: null, userErrors: [], ...started },
      ...fields,
    })

  it('asks a visitor to log in first, and keeps the request', async () => {
    const { path, gateway } = await open(`/oauth/authorize?${query}`, {})
    expect(await screen.findByRole('button', { name: 'LOGIN' })).toBeVisible()
    expect(path()).toContain('/oauth/authorize')
    expect(gateway.calls).toEqual([])
  })

  it('shows the app, its scopes and its redirect address, and returns with the code', async () => {
    logInAs({ name: 'Mina' })
    const redirectUri = 'https://app.example/done?code=c&state=s'
    const { user, gateway, container } = await ask(
      { authorization: asked },
      { finishAuthorization: { redirectUri, userErrors: [] } },
    )
    expect(await screen.findByRole('heading', { name: 'Connect Crypt companion?' })).toBeVisible()
    expect(gateway.variablesOf('VisitorStartAuthorization')).toEqual([{ input: { query } }])
    expect(screen.getByText(/asks to act for your account Mina/)).toBeVisible()
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Read the game: your player, journal and ladder',
      'Hunt, travel and change equipment',
    ])
    expect(screen.getByText('Afterwards you go on to app.example.')).toBeVisible()
    expect(await findAccessibilityViolations(container)).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Allow' }))
    await waitFor(() => expect(leave).toHaveBeenCalledWith(redirectUri))
    expect(gateway.variablesOf('VisitorFinishAuthorization')).toEqual([
      { input: { ticket: asked.ticket, isAllowed: true } },
    ])
  })

  it('returns to the app with a refusal', async () => {
    logInAs()
    const { user, gateway } = await ask(
      { authorization: asked },
      { finishAuthorization: { redirectUri: 'https://app.example/done?error=access_denied', userErrors: [] } },
    )
    await user.click(await screen.findByRole('button', { name: 'Refuse' }))
    await waitFor(() => expect(leave).toHaveBeenCalledWith('https://app.example/done?error=access_denied'))
    expect(gateway.variablesOf('VisitorFinishAuthorization')).toMatchObject([{ input: { isAllowed: false } }])
  })

  it('sends one decision, and both buttons can have the focus meanwhile', async () => {
    logInAs()
    const deciding = lateAnswer()
    const { user, gateway } = await ask({ authorization: asked }, { finishAuthorization: () => deciding.answer })
    await user.click(await screen.findByRole('button', { name: 'Allow' }))
    const refuse = screen.getByRole('button', { name: 'Refuse' })
    expect(refuse).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByRole('button', { name: 'Allow' })).toHaveFocus()
    await user.tab()
    expect(refuse).toHaveFocus()
    await user.keyboard('{Enter}')
    deciding.send({ redirectUri: 'https://app.example/done', userErrors: [] })
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(1))
    expect(gateway.variablesOf('VisitorFinishAuthorization')).toMatchObject([{ input: { isAllowed: true } }])
  })

  it('returns at once with the error of a wrong request', async () => {
    logInAs()
    await ask({ redirectUri: 'https://app.example/done?error=invalid_scope' })
    await screen.findByText('Sanguine')
    await waitFor(() => expect(leave).toHaveBeenCalledWith('https://app.example/done?error=invalid_scope'))
  })

  it('stays and shows the reason if the redirect address is not registered', async () => {
    logInAs()
    const userErrors = [{ __typename: 'StartAuthorizationUserError', code: 'REDIRECT_NOT_REGISTERED' }]
    const { container } = await ask({ userErrors })
    expect(await screen.findByText(/an address that its app has not registered/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Allow' })).toBeNull()
    expect(leave).not.toHaveBeenCalled()
    expect(await findAccessibilityViolations(container)).toEqual([])
  })
})

describe('the page for the code of a device', () => {
  it('shows the code of the link, asks before it connects, and shows a confirmation', async () => {
    logInAs()
    const { user, gateway, container } = await open('/oauth/device?code=WDJB-MJHT', {
      startDeviceAuthorization: { authorization: { ...asked, returnsTo: null }, userErrors: [] },
      finishAuthorization: { redirectUri: null, userErrors: [] },
    })
    expect(await screen.findByLabelText('Code')).toHaveValue('WDJB-MJHT')
    expect(await findAccessibilityViolations(container)).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByText(/Allow this only if you started it yourself/)).toBeVisible()
    expect(gateway.variablesOf('VisitorStartDeviceAuthorization')).toEqual([{ input: { userCode: 'WDJB-MJHT' } }])
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
    await user.click(screen.getByRole('button', { name: 'Allow' }))
    expect(await screen.findByText('The app is connected. You can go back to it now.')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
    expect(leave).not.toHaveBeenCalled()
  })

  it('shows that a code is wrong', async () => {
    logInAs()
    const { user } = await open('/oauth/device', {
      startDeviceAuthorization: {
        authorization: null,
        userErrors: [
          { __typename: 'StartDeviceAuthorizationUserError', code: 'USER_CODE_INVALID', retryAfterSeconds: null },
        ],
      },
    })
    await user.type(await screen.findByLabelText('Code'), 'BCDF-BCDF')
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByText(/^This code is wrong or has expired/)).toBeVisible()
  })
})
