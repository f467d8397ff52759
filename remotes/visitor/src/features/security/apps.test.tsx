import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { findAccessibilityViolations, lateAnswer, logInAs, logOut, renderWithProviders } from '@sanguine/ui/testing'
import { act, screen, within } from '@testing-library/react'
import { remote } from '../../app'

const { App } = remote
const connected = {
  id: 'c1',
  name: 'Crypt companion',
  website: 'https://app.example/',
  scopes: ['read', 'hunt'],
  connectedAt: '2025-01-01T10:00:00.000Z',
  lastUsedAt: null,
}
const registered = {
  id: 'c2',
  name: 'My bot',
  description: 'Hunts.',
  website: null,
  redirectUris: ['https://bot.example/done'],
  scopes: ['hunt'],
  isConfidential: true,
  state: 'REFUSED',
  reason: 'It has no page.',
}

const open = (apps: object, fields: Readonly<Record<string, unknown>> = {}) =>
  renderWithProviders(<App onLogin={jest.fn()} />, {
    at: '/account/security',
    fields: {
      viewer: {
        id: 'account-1',
        sessions: [],
        secondFactors: { totpAddedAt: null, recoveryCodesLeft: 0, passkeys: [] },
        personalTokens: [],
        webhooks: [],
        connectedApps: [],
        registeredApps: [],
        ...apps,
      },
      ...fields,
    },
  })

afterEach(() => act(() => logOut()))

describe('the apps on the security page', () => {
  it('that are connected show their scopes and the date, and can be disconnected', async () => {
    logInAs()
    const { user, gateway, container } = await open(
      { connectedApps: [connected] },
      { disconnectApp: { userErrors: [] } },
    )
    expect(await screen.findByRole('link', { name: 'Crypt companion' })).toHaveAttribute('rel', 'noopener noreferrer')
    expect(screen.getByText(/Read the game.* · Hunt, travel/)).toBeVisible()
    expect(screen.getByText(/^Since January 1, 2025\. Not used yet\./)).toBeVisible()
    expect(await findAccessibilityViolations(container)).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Disconnect the app Crypt companion' }))
    expect(await screen.findByText('The app was disconnected.')).toBeVisible()
    expect(gateway.variablesOf('VisitorDisconnectApp')).toEqual([{ input: { id: 'c1' } }])
  })

  it('are registered with their addresses and scopes, and show their secret once', async () => {
    logInAs()
    const secret = `sang_ocs_${'a'.repeat(33)}`
    const { user, gateway, container } = await open(
      {},
      { registerApp: { app: { ...registered, state: 'WAITING', reason: '' }, secret, userErrors: [] } },
    )
    await user.click(await screen.findByRole('button', { name: 'Register an app' }))
    await user.type(screen.getByLabelText('Name of the app'), 'My bot')
    await user.type(screen.getByLabelText('Redirect addresses'), 'https://bot.example/done{Enter}http://127.0.0.1/done')
    await user.click(screen.getByRole('checkbox', { name: /can keep a secret/ }))
    expect(await findAccessibilityViolations(container)).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Register an app' }))
    expect(await screen.findByDisplayValue(secret)).toBeVisible()
    expect(screen.getByLabelText('Client id')).toHaveValue('c2')
    expect(gateway.variablesOf('VisitorRegisterApp')).toEqual([
      {
        input: {
          name: 'My bot',
          description: '',
          website: '',
          redirectUris: ['https://bot.example/done', 'http://127.0.0.1/done'],
          scopes: ['read'],
          isConfidential: true,
        },
      },
    ])
  })

  it('get one new secret, and are deleted once, by two presses', async () => {
    logInAs()
    const [rotating, deleting] = [lateAnswer(), lateAnswer()]
    const { user, gateway } = await open(
      { registeredApps: [registered] },
      { rotateAppSecret: () => rotating.answer, deleteApp: () => deleting.answer },
    )
    await user.dblClick(await screen.findByRole('button', { name: 'New secret for the app My bot' }))
    expect(gateway.variablesOf('VisitorRotateAppSecret')).toHaveLength(1)
    rotating.send({ secret: `sang_ocs_${'c'.repeat(33)}`, userErrors: [] })
    await screen.findByDisplayValue(/^sang_ocs/)
    await user.click(screen.getByRole('button', { name: 'Delete the app My bot' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.dblClick(dialog.getByRole('button', { name: 'Delete' }))
    expect(gateway.variablesOf('VisitorDeleteApp')).toHaveLength(1)
    deleting.send({ userErrors: [] })
    expect(await screen.findByText('The app was deleted.')).toBeVisible()
  })

  it('that were registered show their review, and can be changed, deleted and given a new secret', async () => {
    logInAs()
    const secret = `sang_ocs_${'b'.repeat(33)}`
    const { user, gateway } = await open(
      { registeredApps: [registered] },
      {
        rotateAppSecret: { secret, userErrors: [] },
        updateApp: {
          app: null,
          userErrors: [{ __typename: 'UpdateAppUserError', code: 'REDIRECT_INVALID' }],
        },
        deleteApp: { userErrors: [] },
      },
    )
    expect(await screen.findByText('Refused')).toBeVisible()
    expect(screen.getByText('Reason: It has no page.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'New secret for the app My bot' }))
    expect(await screen.findByDisplayValue(secret)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Change the app My bot' }))
    await user.click(screen.getByRole('button', { name: 'Save the app' }))
    expect(await screen.findByText(/^An address to return to is not valid/)).toBeVisible()
    expect(gateway.variablesOf('VisitorUpdateApp')).toMatchObject([{ input: { id: 'c2', scopes: ['hunt'] } }])
    await user.click(screen.getByRole('button', { name: 'Delete the app My bot' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('The app was deleted.')).toBeVisible()
    expect(gateway.variablesOf('VisitorDeleteApp')).toEqual([{ input: { id: 'c2' } }])
  })
})
