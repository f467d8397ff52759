import { afterEach, describe, expect, it } from '@jest/globals'
import { findAccessibilityViolations, logInAs, logOut, renderWithProviders } from '@sanguine/ui/testing'
import { act, screen } from '@testing-library/react'
import { remote } from '../../../app'

const { App } = remote

const payment = (fields: object = {}) => ({
  isCompleted: false,
  isDuplicate: false,
  status: 'CREATED',
  recipient: null,
  firstChargeAt: null,
  approveUrl: null,
  userErrors: [],
  ...fields,
})
const paid = payment({ isCompleted: true, status: 'COMPLETED' })
const unknown = payment({ isCompleted: null, status: null, userErrors: [{ code: 'UNKNOWN_PAYMENT', field: null }] })

const id = '0123456789abcdef01234567'

const open = (checkPayment: unknown, paymentId = id) =>
  renderWithProviders(<App onLogin={() => undefined} />, { at: `/shopcallback/${paymentId}`, fields: { checkPayment } })

const comeBack = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')))

afterEach(() => act(() => logOut()))

describe('the payment callback', () => {
  it('waits until the payment is completed, and then shows a confirmation', async () => {
    logInAs()
    const { gateway, container } = await open(payment())
    expect(screen.getByText('Waiting for the payment provider')).toBeVisible()
    expect(await findAccessibilityViolations(container)).toEqual([])
    gateway.setResponses({ fields: { checkPayment: paid } })
    await comeBack()
    expect(await screen.findByText('Thank you, the payment is complete')).toBeVisible()
    expect(gateway.variablesOf('VisitorCheckPayment')[0]).toEqual({ input: { paymentId: id } })
    expect(screen.getByRole('link', { name: 'To the premium shop' })).toHaveAttribute('href', '/premiumShop')
    const calls = gateway.variablesOf('VisitorCheckPayment').length
    await comeBack()
    expect(gateway.variablesOf('VisitorCheckPayment')).toHaveLength(calls)
  })

  it('shows the recipient of a gift', async () => {
    await open({ ...paid, recipient: { id: 'lucy', name: 'Lucy' } })
    expect(await screen.findByText('Thank you, your gift is delivered')).toBeVisible()
    expect(screen.getByText(/Lucy has received it/)).toBeVisible()
  })

  it('shows when a continued subscription is charged first', async () => {
    await open(payment({ isCompleted: true, status: 'ACTIVE', firstChargeAt: '2025-01-31T23:00:00.000Z' }))
    expect(await screen.findByText('Your subscription goes on')).toBeVisible()
    expect(screen.getByText(/Nothing was charged now.*February 1, 2025/)).toBeVisible()
  })

  it('works without a session, and links to the home page and the login', async () => {
    await open(paid)
    expect(await screen.findByText('Thank you, the payment is complete')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
    expect(screen.getByRole('link', { name: 'LOGIN' })).toHaveAttribute('href', '/login')
  })

  it('links to the approval of the payment while it is possible', async () => {
    await open(payment({ approveUrl: 'https://pay.example/1' }))
    expect(await screen.findByRole('link', { name: 'Approve the payment' })).toHaveAttribute(
      'href',
      'https://pay.example/1',
    )
  })

  it('offers to approve a declined payment again, and notices the approval', async () => {
    const { gateway } = await open(payment({ status: 'DECLINED', approveUrl: 'https://pay.example/1' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('The payment was declined')
    expect(screen.getByRole('link', { name: 'Approve the payment' })).toBeVisible()
    gateway.setResponses({ fields: { checkPayment: paid } })
    await comeBack()
    expect(await screen.findByText('Thank you, the payment is complete')).toBeVisible()
  })

  it.each([
    ['CANCELLED', 'The payment was not made'],
    ['EXPIRED', 'The payment was not made'],
    ['REFUNDED', 'The payment was refunded'],
  ])('shows the status of a payment that is %s', async (status, title) => {
    await open(payment({ status }))
    expect(await screen.findByText(title)).toBeVisible()
  })

  it('shows that a second payment of a one-time package was not charged, and why', async () => {
    await open(payment({ status: 'CANCELLED', isDuplicate: true }))
    expect(await screen.findByText('Already bought')).toBeVisible()
    expect(screen.getByText(/another payment for it was faster. This one was not charged/)).toBeVisible()
    expect(screen.queryByText(/cancelled/)).toBeNull()
  })

  it.each([id, 'zzz'])(
    'shows an unknown payment, and that nothing is lost, at the address of %s',
    async (paymentId) => {
      logInAs()
      const { gateway } = await open(unknown, paymentId)
      expect(await screen.findByRole('alert')).toHaveTextContent('There is no such payment')
      expect(screen.getByText(new RegExp(`do not know the payment ${paymentId}`))).toBeVisible()
      expect(screen.getByText(/Nothing was charged and nothing is lost/)).toBeVisible()
      expect(screen.getByRole('link', { name: 'To your profile' })).toHaveAttribute('href', '/profile#payments')
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
      expect(gateway.variablesOf('VisitorCheckPayment')).toHaveLength(paymentId === id ? 1 : 0)
    },
  )

  it('shows an error if a call fails, with the advice to check the profile, and tries again', async () => {
    const fail = () => {
      throw new Error('The database is away.')
    }
    const { gateway, user } = await open(fail)
    expect(await screen.findByRole('alert')).toHaveTextContent('There was an error while processing')
    expect(
      screen.getByText(/check your profile.*contact support and name the payment id 0123456789abcdef01234567/),
    ).toBeVisible()
    gateway.setResponses({ fields: { checkPayment: paid } })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Thank you, the payment is complete')).toBeVisible()
  })
})
