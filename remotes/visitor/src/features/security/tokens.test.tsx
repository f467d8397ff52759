import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { findAccessibilityViolations, lateAnswer, logInAs, logOut, renderWithProviders } from '@sanguine/ui/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { remote } from '../../app'

const { App } = remote
const secret = `sang_pat_${'a'.repeat(33)}`
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const script = {
  id: 't1',
  name: 'Script',
  scopes: ['read', 'hunt'],
  expiresAt: inDays(90),
  lastUsedAt: null,
  lastProgram: null,
  lastSystem: null,
}
const old = { ...script, id: 't2', name: 'Old', expiresAt: inDays(3), lastUsedAt: inDays(-1), lastProgram: 'curl' }

const open = (tokens: readonly object[], fields: Readonly<Record<string, unknown>> = {}) =>
  renderWithProviders(<App onLogin={jest.fn()} />, {
    at: '/account/security',
    fields: {
      viewer: {
        id: 'account-1',
        sessions: [],
        secondFactors: { totpAddedAt: null, recoveryCodesLeft: 0, passkeys: [] },
        personalTokens: tokens,
        webhooks: [],
        connectedApps: [],
        registeredApps: [],
      },
      ...fields,
    },
  })

afterEach(() => act(() => logOut()))

describe('the personal access tokens', () => {
  it('show their scopes, last use and expiry', async () => {
    logInAs()
    const { container } = await open([script, old])
    expect(await screen.findByText('Expires soon')).toBeVisible()
    expect(screen.getByText(/by curl\. Expires on/)).toBeVisible()
    expect(screen.getAllByText(/Read the game.* · Hunt, travel/)).toHaveLength(2)
    expect(screen.getByText(/^Not used yet\./)).toBeVisible()
    expect(await findAccessibilityViolations(container)).toEqual([])
  })

  it('leave the form of another one open when their answer is late', async () => {
    logInAs()
    const rotating = lateAnswer()
    const { user, gateway } = await open([script], { rotatePersonalToken: () => rotating.answer })
    await user.click(await screen.findByRole('button', { name: 'Rotate the token Script' }))
    await user.type(screen.getByLabelText('Your password'), 'midnight{Enter}')
    await waitFor(() => expect(gateway.variablesOf('VisitorRotatePersonalToken')).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(screen.getByRole('button', { name: 'New token' }))
    await user.type(screen.getByLabelText('Your password'), 'midnight')
    rotating.send({ secret, token: script, userErrors: [] })
    expect(await screen.findByDisplayValue(secret)).toBeVisible()
    expect(screen.getByLabelText('Your password')).toHaveValue('midnight')
  })

  it('are created with the preselected scopes, and shown once with examples of a hunt', async () => {
    logInAs()
    const { user, gateway, container } = await open([], {
      createPersonalToken: { secret, token: script, userErrors: [] },
    })
    expect(await screen.findByText('You have no tokens.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'New token' }))
    expect(screen.queryByRole('checkbox', { name: /CMS/ })).toBeNull()
    await user.type(screen.getByLabelText('Your password'), 'midnight')
    await user.click(screen.getByRole('button', { name: 'Create the token' }))
    expect(await screen.findByDisplayValue(secret)).toBeVisible()
    expect(gateway.variablesOf('VisitorCreatePersonalToken')).toMatchObject([
      { input: { name: 'My program', scopes: ['read', 'hunt'], expiresInDays: 90 } },
    ])
    const { origin } = window.location
    expect(screen.getByLabelText('A call by REST')).toHaveValue(
      `curl ${origin}/api/Game/quickHunt -H 'Authorization: Bearer ${secret}'`,
    )
    await user.click(screen.getByRole('button', { name: 'Copy: A call by GraphQL' }))
    expect(await navigator.clipboard.readText()).toBe(
      `curl ${origin}/graphql -H 'Authorization: Bearer ${secret}' -H 'Content-Type: application/json' -d '{"query":"mutation { quickHunt { combat { id } userErrors { message } } }"}'`,
    )
    expect(await findAccessibilityViolations(container)).toEqual([])
    await user.click(screen.getByRole('button', { name: 'I have saved it' }))
    expect(screen.queryByDisplayValue(secret)).toBeNull()
  })

  it('are created once if the answer is lost and the button pressed again', async () => {
    logInAs()
    const answers = [
      () => Promise.reject(new Error('no answer')),
      () => Promise.reject(new GraphQLError('Please use a new key.', { extensions: { code: 'CONFLICT' } })),
      () => ({ secret, token: script, userErrors: [] }),
    ]
    const { user, gateway } = await open([], { createPersonalToken: () => answers.shift()?.() })
    await user.click(await screen.findByRole('button', { name: 'New token' }))
    await user.type(screen.getByLabelText('Your password'), 'midnight')
    await user.click(screen.getByRole('button', { name: 'Create the token' }))
    expect(await screen.findByText('no answer')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Create the token' }))
    expect(await screen.findByText('Please use a new key.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Create the token' }))
    expect(await screen.findByDisplayValue(secret)).toBeVisible()
    const [first, repeat, anew, ...others] = gateway.calls
      .filter(({ operationName }) => operationName === 'VisitorCreatePersonalToken')
      .map(({ headers }) => headers.get('idempotency-key'))
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(repeat).toBe(first)
    expect(anew).toMatch(/^[0-9a-f]{32}$/)
    expect(anew).not.toBe(first)
    expect(others).toEqual([])
  })

  it('offer staff scopes to staff', async () => {
    logInAs({ role: 'editor' })
    const { user } = await open([])
    await user.click(await screen.findByRole('button', { name: 'New token' }))
    expect(screen.getByRole('checkbox', { name: 'Edit content in the CMS' })).not.toBeChecked()
    expect(screen.queryByRole('checkbox', { name: /^Support players/ })).toBeNull()
  })

  it('deploy only the front ends that an admin chooses, none of which is preselected', async () => {
    logInAs({ role: 'admin' })
    const ofTeam = { ...script, scopes: ['deploy:admin', 'deploy:diary'] }
    const { user, gateway, container } = await open([ofTeam], {
      admin: { remoteNames: ['admin', 'game', 'visitor'] },
      createPersonalToken: { secret, token: ofTeam, userErrors: [] },
    })
    expect(await screen.findByText(/^Deploy the front end admin: .* · Deploy the front end diary: /)).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'New token' }))
    expect(screen.queryByRole('group', { name: 'Front ends that the program may deploy' })).toBeNull()
    for (const scope of [/^Read the game/, /^Hunt/]) await user.click(screen.getByRole('checkbox', { name: scope }))
    await user.click(screen.getByRole('checkbox', { name: /^Deploy front ends/ }))
    const remotes = within(await screen.findByRole('group', { name: 'Front ends that the program may deploy' }))
    for (const box of remotes.getAllByRole('checkbox')) expect(box).not.toBeChecked()
    await user.type(screen.getByLabelText('Your password'), 'midnight')
    await user.click(screen.getByRole('button', { name: 'Create the token' }))
    expect(await screen.findByText('Choose at least one front end that the program may deploy.')).toBeVisible()
    expect(gateway.variablesOf('VisitorCreatePersonalToken')).toEqual([])
    await user.click(remotes.getByRole('checkbox', { name: 'admin' }))
    await user.type(screen.getByLabelText('Others, by name'), 'diary')
    expect(await findAccessibilityViolations(container)).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Create the token' }))
    expect(await screen.findByDisplayValue(secret)).toBeVisible()
    expect(gateway.variablesOf('VisitorCreatePersonalToken')).toMatchObject([
      { input: { scopes: ['deploy:admin', 'deploy:diary'] } },
    ])
  })

  it('deploy all front ends if an admin says so', async () => {
    logInAs({ role: 'admin' })
    const { user, gateway } = await open([], {
      admin: { remoteNames: ['admin', 'game'] },
      createPersonalToken: { secret, token: script, userErrors: [] },
    })
    await user.click(await screen.findByRole('button', { name: 'New token' }))
    await user.click(screen.getByRole('checkbox', { name: /^Deploy front ends/ }))
    await user.click(await screen.findByRole('checkbox', { name: 'All, including future ones' }))
    expect(screen.queryByRole('checkbox', { name: 'game' })).toBeNull()
    await user.type(screen.getByLabelText('Your password'), 'midnight')
    await user.click(screen.getByRole('button', { name: 'Create the token' }))
    expect(await screen.findByDisplayValue(secret)).toBeVisible()
    expect(gateway.variablesOf('VisitorCreatePersonalToken')).toMatchObject([
      { input: { scopes: ['read', 'hunt', 'deploy'] } },
    ])
  })

  it('need a scope, and show why they were refused', async () => {
    logInAs()
    const { user, gateway } = await open([], {
      createPersonalToken: {
        secret: null,
        token: null,
        userErrors: [{ __typename: 'CreatePersonalTokenUserError', code: 'PASSWORD_WRONG', retryAfterSeconds: null }],
      },
    })
    await user.click(await screen.findByRole('button', { name: 'New token' }))
    await user.type(screen.getByLabelText('Your password'), 'noon')
    for (const scope of [/^Read the game/, /^Hunt/]) await user.click(screen.getByRole('checkbox', { name: scope }))
    await user.click(screen.getByRole('button', { name: 'Create the token' }))
    expect(await screen.findByText('Choose at least one thing that the program may do.')).toBeVisible()
    expect(gateway.variablesOf('VisitorCreatePersonalToken')).toEqual([])
    await user.click(screen.getByRole('checkbox', { name: /^Hunt/ }))
    await user.click(screen.getByRole('button', { name: 'Create the token' }))
    expect(await screen.findByText('The password is wrong.')).toBeVisible()
  })

  it('are rotated with the password, and revoked one by one or all', async () => {
    logInAs()
    const { user, gateway } = await open([script, old], {
      rotatePersonalToken: { secret, token: script, userErrors: [] },
      revokePersonalToken: { userErrors: [] },
      revokePersonalTokens: { revokedCount: 2 },
    })
    await user.click(await screen.findByRole('button', { name: 'Rotate the token Script' }))
    await user.type(screen.getByLabelText('Your password'), 'midnight')
    await user.click(screen.getByRole('button', { name: 'Rotate' }))
    expect(await screen.findByDisplayValue(secret)).toBeVisible()
    expect(gateway.variablesOf('VisitorRotatePersonalToken')).toMatchObject([{ input: { id: 't1' } }])
    await user.click(screen.getByRole('button', { name: 'Revoke the token Old' }))
    expect(await screen.findByText('The token was revoked.')).toBeVisible()
    expect(gateway.variablesOf('VisitorRevokePersonalToken')).toEqual([{ input: { id: 't2' } }])
    await user.click(screen.getByRole('button', { name: 'Revoke all tokens' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Revoke all tokens' }))
    expect(await screen.findByText('All tokens were revoked.')).toBeVisible()
    expect(screen.queryByDisplayValue(secret)).toBeNull()
  })
})
