import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { findAccessibilityViolations, lateAnswer, logInAs, logOut, renderWithProviders } from '@sanguine/ui/testing'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { remote } from '../../app'

const { App } = remote
const url = 'https://bot.example.org/events'
const secret = 'whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYX'

const delivery = {
  id: 'evt_1',
  event: 'FIGHT',
  status: 'WAITING',
  createdAt: '2026-01-01T10:00:00.000Z',
  attempts: 2,
  nextAttemptAt: '2026-01-01T10:30:00.000Z',
  lastProblem: 'The receiver responded with status 500.',
  payload: '{"type":"fight"}',
}
const webhook = { id: 'w1', url, events: ['FIGHT', 'HUNT_READY'], disabledAt: null, lastSuccessAt: null }

const open = (
  webhooks: readonly object[],
  fields: Readonly<Record<string, unknown>> = {},
  role: 'user' | 'support' | 'admin' = 'user',
) => {
  logInAs({ role })
  return renderWithProviders(<App onLogin={jest.fn()} />, {
    at: '/account/security',
    fields: {
      viewer: {
        id: 'account-1',
        sessions: [],
        personalTokens: [],
        connectedApps: [],
        registeredApps: [],
        secondFactors: { totpAddedAt: null, recoveryCodesLeft: 0, passkeys: [] },
        webhooks: webhooks.map((each) => ({ deliveries: [delivery], ...each })),
      },
      ...fields,
    },
  })
}

afterEach(() => act(() => logOut()))

describe('the webhooks', () => {
  it('are created with the chosen events, and show their key once', async () => {
    const { user, gateway, container } = await open([], { createWebhook: { secret, webhook, userErrors: [] } })
    await user.click(await screen.findByRole('button', { name: 'New webhook' }))
    expect(await findAccessibilityViolations(container)).toEqual([])
    await user.type(screen.getByLabelText('Address'), url)
    await user.click(screen.getByRole('checkbox', { name: 'News' }))
    await user.click(screen.getByRole('button', { name: 'Create the webhook' }))
    expect(await screen.findByDisplayValue(secret)).toBeVisible()
    expect(gateway.variablesOf('VisitorCreateWebhook').at(-1)).toEqual({
      input: { url, events: ['HUNT_READY', 'FIGHT', 'AUTO_HUNT', 'NEWS'] },
    })
    await user.click(screen.getByRole('button', { name: 'I have saved it' }))
    expect(screen.queryByDisplayValue(secret)).toBeNull()
  })

  it('offer events for the staff to accounts that may have them', async () => {
    const offered = async (role: 'user' | 'support' | 'admin') => {
      const { user } = await open([], {}, role)
      await user.click(await screen.findByRole('button', { name: 'New webhook' }))
      const names = ['A record, setting, image or incident was changed', 'A payment has another status']
      const shown = names.map((name) => screen.queryByRole('checkbox', { name }) !== null)
      cleanup()
      return shown
    }
    expect(await offered('user')).toEqual([false, false])
    expect(await offered('support')).toEqual([false, true])
    expect(await offered('admin')).toEqual([true, true])
  })

  it('are not created without an event', async () => {
    const { user, gateway } = await open([])
    await user.click(await screen.findByRole('button', { name: 'New webhook' }))
    await user.type(screen.getByLabelText('Address'), url)
    for (const name of ['The next hunt is possible', 'A hunt is over', 'Your retainer has hunted'])
      await user.click(screen.getByRole('checkbox', { name }))
    await user.click(screen.getByRole('button', { name: 'Create the webhook' }))
    expect(await screen.findByText('Choose at least one event.')).toBeVisible()
    expect(gateway.variablesOf('VisitorCreateWebhook')).toEqual([])
  })

  it('list deliveries with the reason of a failure, and send them again', async () => {
    const resent = { resendWebhookDelivery: { userErrors: [] } }
    const { user, gateway, container } = await open([webhook], resent)
    await user.click(await screen.findByRole('button', { name: `Deliveries to ${url}` }))
    const deliveries = within(await screen.findByRole('region', { name: `Deliveries to ${url}` }))
    expect(deliveries.getByText('Waiting')).toBeVisible()
    expect(deliveries.getByText('The receiver responded with status 500.')).toBeVisible()
    expect(deliveries.getByText(/^2 attempts\. Next attempt on/)).toBeVisible()
    expect(await findAccessibilityViolations(container)).toEqual([])
    await user.click(deliveries.getByRole('button', { name: /^Send again: A hunt is over/ }))
    await waitFor(() =>
      expect(gateway.variablesOf('VisitorResendWebhookDelivery').at(-1)).toEqual({ input: { id: 'evt_1' } }),
    )
    expect(await screen.findByText('It is sent again.')).toBeVisible()
  })

  it('send a delivery again once by two presses, and load the list again if it could not be read', async () => {
    let isDown = false
    const resending = lateAnswer()
    const deliveries = () => {
      if (isDown) throw new Error('The database does not respond.')
      return [delivery]
    }
    const { user, gateway } = await open([{ ...webhook, deliveries }], {
      resendWebhookDelivery: () => resending.answer,
    })
    await user.click(await screen.findByRole('button', { name: `Deliveries to ${url}` }))
    await user.dblClick(await screen.findByRole('button', { name: /^Send again: A hunt is over/ }))
    expect(gateway.variablesOf('VisitorResendWebhookDelivery')).toHaveLength(1)
    isDown = true
    resending.send({ userErrors: [] })
    const retry = await screen.findByRole('button', { name: 'Retry' })
    isDown = false
    await user.click(retry)
    expect(await screen.findByRole('button', { name: /^Send again: A hunt is over/ })).toBeVisible()
  })

  it('show the latest deliveries if an earlier reading of them is answered late', async () => {
    const reading = lateAnswer<readonly object[]>()
    const delivered = { ...delivery, status: 'DELIVERED', nextAttemptAt: null, lastProblem: null }
    const answers = [[delivery], reading.answer, [delivered]]
    const { user } = await open([{ ...webhook, deliveries: () => answers.shift() }])
    await user.click(await screen.findByRole('button', { name: `Deliveries to ${url}` }))
    await screen.findByText(/status 500/)
    await user.dblClick(screen.getByRole('button', { name: 'Refresh' }))
    await waitFor(() => expect(screen.queryByText(/status 500/)).toBeNull())
    reading.send([delivery])
    await act(() => new Promise((resolve) => setTimeout(resolve, 0)))
    expect(screen.queryByText(/status 500/)).toBeNull()
  })

  it('that were disabled show that, and can be enabled again', async () => {
    const disabled = { ...webhook, disabledAt: '2026-01-01T10:00:00.000Z' }
    const { user, gateway } = await open([disabled], { enableWebhook: { userErrors: [] } })
    expect(await screen.findByText('Disabled')).toBeVisible()
    expect(screen.queryByRole('button', { name: `Test the webhook ${url}` })).toBeNull()
    await user.click(screen.getByRole('button', { name: `Enable the webhook ${url}` }))
    await waitFor(() => expect(gateway.variablesOf('VisitorEnableWebhook').at(-1)).toEqual({ input: { id: 'w1' } }))
  })

  it.each([
    ['Test', 'VisitorPingWebhook', 'pingWebhook'],
    ['Delete', 'VisitorDeleteWebhook', 'deleteWebhook'],
  ])('have a button: %s', async (word, operation, field) => {
    const { user, gateway } = await open([webhook], { [field]: { userErrors: [] } })
    await user.click(await screen.findByRole('button', { name: `${word} the webhook ${url}` }))
    await waitFor(() => expect(gateway.variablesOf(operation).at(-1)).toEqual({ input: { id: 'w1' } }))
  })
})
