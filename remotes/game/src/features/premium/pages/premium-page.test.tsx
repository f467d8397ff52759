import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { toasts } from '@sanguine/ui/platform'
import { findAccessibilityViolations, logOut } from '@sanguine/ui/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { GamePaymentFragment } from '../../../generated/documents'
import { anOffer, aPackage, aPayment, aSubscriptionPayment, paymentsOf, refusedOffer } from '../../../testing/a-package'
import { anItem, aPlayer, coins, type Player, refusedWith } from '../../../testing/builders'
import { openGame } from '../../../testing/open-game'

const paymentWindow = { opener: {}, location: { replace: jest.fn() }, close: jest.fn() }

beforeEach(() => {
  jest.clearAllMocks()
  jest.spyOn(window, 'open').mockReturnValue(paymentWindow as unknown as Window)
})
afterEach(() => {
  logOut()
  toasts.set([])
  jest.restoreAllMocks()
})

interface Options {
  readonly at?: string
  readonly player?: Partial<Player>
  readonly payments?: readonly GamePaymentFragment[]
  readonly fields?: Readonly<Record<string, unknown>>
}

const open = (packages: readonly unknown[], { at = '', player = {}, payments = [], fields = {} }: Options = {}) =>
  openGame(`/premiumShop${at}`, {
    me: { ...aPlayer(player), payments: paymentsOf(...payments) },
    packages,
    ...fields,
  })

const card = async (name: string) => within(await screen.findByRole('article', { name }))
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const checked = (fields: object) => ({
  ...{
    isCompleted: false,
    isDuplicate: false,
    status: 'CREATED',
    recipient: null,
    approveUrl: null,
    userErrors: [],
  },
  ...fields,
})
const comeBack = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')))

const silver = aPackage({
  ...{
    id: 'silver',
    name: 'Silver Circle',
    category: null,
    subscriptionLevel: 'SILVER',
    price: { cents: 500 },
    items: [],
  },
  offer: anOffer({ firstCharge: { cents: 250 }, startsAt: '2025-04-30T22:00:00.000Z' }),
})
const gold = { ...silver, id: 'gold', name: 'Gold Circle', subscriptionLevel: 'GOLD' as const, price: { cents: 1000 } }
const subscription = {
  level: 'SILVER' as const,
  periodEndsAt: '2025-04-30T22:00:00.000Z',
  renewsAt: '2025-04-30T22:00:00.000Z',
  isInGrace: false,
  paymentId: 'payment-2',
}

describe('the premium shop', () => {
  it('has its sections in order, with prices, tax note and contents, and is accessible', async () => {
    const { container } = await open([
      aPackage({ id: 'face', name: 'The Pierrot', category: 'AVATAR' }),
      aPackage({ id: 'hex', name: 'Hex Deal', category: 'HEX_DEAL' }),
      aPackage({ id: 'month', name: 'Silver Month', category: 'SILVER_ITEM' }),
      silver,
      aPackage({ price: { cents: 1250 }, id: 'more', name: 'More Tears' }),
      aPackage(),
      aPackage({ id: 'deal', name: 'Housewarming', category: 'ONE_TIME_DEAL' }),
    ])
    await card('A Single Tear')
    const heads = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(heads).toEqual([
      ...['One-time deals', 'Diamonds', 'Subscriptions', 'Items of the month', 'Hexes', 'Avatars', 'Made by hand'],
    ])
    const diamonds = within(screen.getByRole('region', { name: 'Diamonds' })).getAllByRole('heading', { level: 3 })
    expect(diamonds.map(({ textContent }) => textContent)).toEqual(['A Single Tear', 'More Tears'])
    expect((await card('More Tears')).getByText('$12.50')).toBeVisible()
    expect((await card('A Single Tear')).getByText('×2')).toBeVisible()
    expect(screen.getByText(/include VAT/)).toBeVisible()
    expect(await findAccessibilityViolations(container)).toEqual([])
  })

  it('links to each part of the page', async () => {
    const { user } = await open([silver])
    const parts = within(await screen.findByRole('navigation', { name: 'Parts of the shop' }))
    expect(parts.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Subscriptions', 'Made by hand'])
    await user.click(parts.getByRole('link', { name: 'Made by hand' }))
    await waitFor(() => expect(screen.getByRole('region', { name: 'Made by hand' })).toHaveFocus())
  })

  it('shows for each item that it is not given twice, the subscription that it requires, and its refund', async () => {
    const ring = anItem({ id: 'ring', name: 'Ring', isUnique: true })
    const diamond = anItem({ id: 'diamond', name: 'Diamond', requiredSubscription: 'SILVER', refund: [coins(10)] })
    const items = [ring, diamond].map((item) => ({ amount: 1, item }))
    await open([aPackage({ items, offer: anOffer({ notGiven: [{ id: 'ring' }] }) })])
    const lines = (await card('A Single Tear')).getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(lines[0]).toMatch(/You already own it and do not get it again/)
    expect(lines[1]).toMatch(/Equipping it takes a Silver subscription\.Sells for 10 VGC\./)
    expect(lines[1]).not.toMatch(/already/)
  })

  it.each(['CANCELLED', 'EXPIRED'] as const)(
    'checks a payment whose page was left without an approval, and shows that nothing is charged: %s',
    async (status) => {
      const { gateway, path } = await open([aPackage()], {
        at: '?left=payment-1',
        fields: { checkPayment: checked({ status }) },
      })
      await waitFor(() =>
        expect(toasts.get().map(({ text }) => text)).toEqual([
          'The payment was not made. It was cancelled, not approved in time, or can no longer be delivered. Nothing was charged.',
        ]),
      )
      expect(gateway.variablesOf('GameCheckPayment')).toEqual([{ input: { paymentId: 'payment-1' } }])
      expect(path()).toBe('/premiumShop')
    },
  )

  it('offers to continue an open payment before the package is bought again', async () => {
    await open([aPackage()], { at: '?buy=tear', payments: [aPayment()] })
    const asked = await dialog('A Single Tear')
    expect(await asked.findByRole('link', { name: /Approve/ })).toHaveAttribute('href', 'https://pay.example/1')
  })

  it('shows the stats of an item of a package', async () => {
    const { user, path } = await open([aPackage({ items: [{ amount: 1, item: anItem({ id: 'x', name: 'Ring' }) }] })])
    await user.click((await card('A Single Tear')).getByRole('link', { name: 'Ring' }))
    expect(path()).toBe('/premiumShop?item=x')
    const shown = await dialog('Ring')
    expect(shown.getByRole('article', { name: 'Ring' })).toBeVisible()
    expect(shown.getByRole('button', { name: 'Where to find Ring' })).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(path()).toBe('/premiumShop'))
  })

  it('shows why a package cannot be bought, and still offers it as a gift', async () => {
    await open([
      aPackage({ id: 'a', name: 'Bought', offer: refusedOffer('ALREADY_BOUGHT') }),
      aPackage({ id: 'b', name: 'Gold Month', offer: refusedOffer('NEEDS_SUBSCRIPTION', 'GOLD') }),
      aPackage({ id: 'c', name: 'Halloween', offer: refusedOffer('NOT_SOLD_NOW') }),
    ])
    const bought = await card('Bought')
    expect(bought.getByText('You have this already')).toBeVisible()
    expect(bought.queryByRole('link', { name: /^Buy/ })).toBeNull()
    expect(bought.getByRole('link', { name: 'Gift Bought to another player' })).toBeVisible()
    const needs = (await card('Gold Month')).getByRole('link', { name: 'Needs a Gold subscription' })
    expect(needs).toHaveAttribute('href', '/premiumShop#subscriptions')
    const soldOut = await card('Halloween')
    expect(soldOut.getByText('Sold out')).toBeVisible()
    expect(soldOut.queryByRole('link', { name: /Give/ })).toBeNull()
  })

  it('shows that payments are closed, or that nothing is for sale', async () => {
    const { gateway, client } = await open([aPackage({ offer: refusedOffer('PAYMENTS_CLOSED') })])
    expect(await screen.findByText('Nothing can be bought at the moment')).toBeVisible()
    expect((await card('A Single Tear')).getByRole('button', { name: 'Buy' })).toHaveAttribute('aria-disabled', 'true')
    gateway.setResponses({ fields: { packages: [] } })
    await act(() => client.refetchQueries({ include: 'active' }))
    expect(await screen.findByText('The counter is bare')).toBeVisible()
  })

  it('offers Retry if it does not load', async () => {
    const { user, gateway } = await open([], {
      fields: {
        packages: () => {
          throw new Error('The database is away.')
        },
      },
    })
    const retry = await screen.findByRole('button', { name: 'Retry' })
    gateway.setResponses({ fields: { packages: [aPackage()] } })
    await user.click(retry)
    await card('A Single Tear')
  })

  it('explains how to buy a custom avatar and another name', async () => {
    const { user } = await open([])
    await user.click(await screen.findByRole('button', { name: 'How it works: A custom avatar' }))
    const avatar = await dialog('A custom avatar')
    expect(avatar.getByText(/Morwenna Blackthorn/)).toBeVisible()
    expect(avatar.getByText(/pay \$50 through the payment provider/)).toBeVisible()
    expect(avatar.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/imprint#contact')
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: 'How it works: Another name in the game' }))
    expect((await dialog('Another name in the game')).getByText(/pay \$10/)).toBeVisible()
  })
})

describe('the one-time deals', () => {
  const deals = ['Housewarming', 'The Estate', 'Trousseau'].map((name, index) =>
    aPackage({ id: name, name, category: 'ONE_TIME_DEAL', price: { cents: 100 * (index + 1) } }),
  )

  it('are a carousel with buttons and dots, which wraps around', async () => {
    const { user } = await open(deals)
    await card('Housewarming')
    expect(screen.getByRole('group', { name: 'Deal 1 of 3: Housewarming' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Next deal' }))
    await card('The Estate')
    expect(screen.queryByRole('article', { name: 'Housewarming' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Deal 3 of 3: Trousseau' }))
    await card('Trousseau')
    expect(screen.getByRole('button', { name: 'Deal 3 of 3: Trousseau' })).toHaveAttribute('aria-current', 'true')
    await user.click(screen.getByRole('button', { name: 'Next deal' }))
    await card('Housewarming')
    await user.click(screen.getByRole('button', { name: 'Previous deal' }))
    await card('Trousseau')
  })
})

describe('a purchase', () => {
  it('opens the payment page, waits, and shows a confirmation once it is paid', async () => {
    const { user, gateway } = await open([aPackage()], {
      fields: { buyPackage: { payment: aPayment(), userErrors: [] }, checkPayment: checked({}) },
    })
    await user.click((await card('A Single Tear')).getByRole('link', { name: 'Buy A Single Tear for $3' }))
    const shown = await dialog('A Single Tear')
    expect(shown.getByText(/You pay at PayPal/)).toBeVisible()
    await user.click(shown.getByRole('button', { name: 'Buy for $3' }))
    expect(await shown.findByText('Waiting for the payment')).toBeVisible()
    expect(paymentWindow.location.replace).toHaveBeenCalledWith('https://pay.example/1')
    expect(paymentWindow.opener).toBeNull()
    expect(gateway.variablesOf('GameBuyPackage')).toEqual([{ input: { packageId: 'tear', recipientName: null } }])
    expect(shown.getByRole('link', { name: 'Open the payment page' })).toHaveAttribute('href', 'https://pay.example/1')
    gateway.setResponses({ fields: { checkPayment: checked({ isCompleted: true, status: 'COMPLETED' }) } })
    await comeBack()
    expect(await shown.findByText('Thank you, the payment is complete')).toBeVisible()
    await waitFor(() => expect(gateway.variablesOf('GamePackages').length).toBeGreaterThan(1))
  })

  it('offers another approval after the card was declined', async () => {
    const { user, gateway } = await open([aPackage()], {
      at: '?buy=tear',
      fields: {
        buyPackage: { payment: aPayment(), userErrors: [] },
        checkPayment: checked({ status: 'DECLINED', approveUrl: 'https://pay.example/1' }),
      },
    })
    const shown = await dialog('A Single Tear')
    await user.click(shown.getByRole('button', { name: 'Buy for $3' }))
    expect(await shown.findByText('The payment was declined')).toBeVisible()
    expect(shown.getByRole('link', { name: 'Open the payment page' })).toBeVisible()
    gateway.setResponses({ fields: { checkPayment: checked({ status: 'CANCELLED' }) } })
    await comeBack()
    expect(await shown.findByText('The payment was not made')).toBeVisible()
  })

  it('that was not approved in time is not called cancelled', async () => {
    const { user } = await open([aPackage()], {
      at: '?buy=tear',
      fields: { buyPackage: { payment: aPayment(), userErrors: [] }, checkPayment: checked({ status: 'EXPIRED' }) },
    })
    const shown = await dialog('A Single Tear')
    await user.click(shown.getByRole('button', { name: 'Buy for $3' }))
    expect(
      await shown.findByText(
        'It was cancelled, not approved in time, or can no longer be delivered. Nothing was charged.',
      ),
    ).toBeVisible()
  })

  it('of a one-time package shows that another payment was first, and that it was not charged', async () => {
    const { user } = await open([aPackage()], {
      at: '?buy=tear',
      fields: {
        buyPackage: { payment: aPayment(), userErrors: [] },
        checkPayment: checked({ status: 'CANCELLED', isDuplicate: true }),
      },
    })
    const shown = await dialog('A Single Tear')
    await user.click(shown.getByRole('button', { name: 'Buy for $3' }))
    expect(await shown.findByText('Already bought')).toBeVisible()
    expect(shown.getByText(/another payment for it came first. Nothing was charged for this one/)).toBeVisible()
  })

  it('that was charged and refunded does not show that nothing was charged', async () => {
    const { user } = await open([aPackage()], {
      at: '?buy=tear',
      fields: { buyPackage: { payment: aPayment(), userErrors: [] }, checkPayment: checked({ status: 'REFUNDED' }) },
    })
    const shown = await dialog('A Single Tear')
    await user.click(shown.getByRole('button', { name: 'Buy for $3' }))
    expect(await shown.findByText('The payment was refunded')).toBeVisible()
    expect(shown.queryByText(/Nothing was charged/)).toBeNull()
  })

  it('shows why it was refused, closes the window and reads the offers again', async () => {
    const refused = { payment: null, ...refusedWith('ALREADY_BOUGHT', { requiredSubscription: null }) }
    const { user, gateway } = await open([aPackage()], { at: '?buy=tear', fields: { buyPackage: refused } })
    const shown = await dialog('A Single Tear')
    await user.click(shown.getByRole('button', { name: 'Buy for $3' }))
    await waitFor(() => expect(toasts.get().map(({ kind }) => kind)).toEqual(['error']))
    expect(paymentWindow.close).toHaveBeenCalled()
    await waitFor(() => expect(gateway.variablesOf('GamePackages').length).toBeGreaterThan(1))
  })

  it('continues if a window is blocked', async () => {
    jest.spyOn(window, 'open').mockReturnValue(null)
    const { user } = await open([aPackage()], {
      at: '?buy=tear',
      fields: { buyPackage: { payment: aPayment(), userErrors: [] }, checkPayment: checked({}) },
    })
    const shown = await dialog('A Single Tear')
    await user.click(shown.getByRole('button', { name: 'Buy for $3' }))
    expect(await shown.findByRole('link', { name: 'Open the payment page' })).toBeVisible()
    expect(shown.getByText(/Your browser blocked the payment page/)).toBeVisible()
  })

  it('of a cancelled subscription continues it after the paid period, and a lower one follows it', async () => {
    const at = '2025-04-30T22:00:00.000Z'
    const goesOn = anOffer({ firstCharge: { cents: 0 }, startsAt: at })
    const ending = { ...subscription, level: 'GOLD' as const, renewsAt: null }
    const made = aPayment({ packageId: 'gold', packageName: 'Gold Circle', firstCharge: { cents: 0 } })
    const { user } = await open(
      [
        { ...silver, offer: goesOn },
        { ...gold, offer: goesOn },
      ],
      {
        player: { subscription: ending },
        fields: {
          buyPackage: { payment: made, userErrors: [] },
          checkPayment: checked({ isCompleted: true, status: 'ACTIVE' }),
        },
      },
    )
    expect(
      (await card('Silver Circle')).getByText(/from May 1, 2025, when the cancelled higher one ends/),
    ).toBeVisible()
    const own = await card('Gold Circle')
    expect(own.getByText(/You can resume it from May 1, 2025; nothing is charged before/)).toBeVisible()
    await user.click(own.getByRole('link', { name: 'Resume “Gold Circle”' }))
    const shown = await dialog('Gold Circle')
    expect(shown.getByText('Now, since the month is paid')).toBeVisible()
    expect(shown.getByText('$0')).toBeVisible()
    expect(shown.getByText(/Then \$10 on the first of every month, from May 1, 2025/)).toBeVisible()
    await user.click(shown.getByRole('button', { name: 'Resume' }))
    expect(await shown.findByText('Your subscription continues')).toBeVisible()
    expect(shown.queryByRole('link', { name: 'To the inventory' })).toBeNull()
  })

  it('as a gift can be made by the Enter key: it looks up the name, retries, and buys', async () => {
    let isAway = true
    const offer = () => {
      if (isAway) throw new Error('The database is away.')
      return anOffer({ recipient: { id: 'lucy', name: 'Lucy' } })
    }
    const { user, gateway } = await open([aPackage()], {
      at: '?buy=tear&gift',
      fields: {
        node: { __typename: 'PremiumPackage', id: 'tear', offer },
        buyPackage: { payment: aPayment({ recipient: { id: 'lucy', name: 'Lucy' } }), userErrors: [] },
        checkPayment: checked({}),
      },
    })
    const shown = await dialog('A Single Tear')
    await user.type(shown.getByLabelText('Name of the player'), 'Lucy{Enter}')
    expect(await shown.findByRole('alert')).toHaveTextContent('The name could not be looked up.')
    isAway = false
    await user.keyboard('{Enter}')
    expect(await shown.findByText('A gift for Lucy')).toBeVisible()
    expect(gateway.variablesOf('GameBuyPackage')).toEqual([])
    await user.keyboard('{Enter}')
    expect(await shown.findByText('Waiting for the payment')).toBeVisible()
    expect(gateway.variablesOf('GameBuyPackage')).toHaveLength(1)
  })

  it('as a gift looks up the name first', async () => {
    const gift = anOffer({ recipient: { id: 'lucy', name: 'Lucy' } })
    const unknown = refusedOffer('UNKNOWN_RECIPIENT')
    const node = ({ id }: { id: string }) => ({
      __typename: 'PremiumPackage',
      id,
      offer: ({ recipientName }: { recipientName: string }) => (recipientName === 'lucy' ? gift : unknown),
    })
    const { user, gateway } = await open([aPackage({ offer: refusedOffer('ALREADY_BOUGHT') })], {
      fields: {
        node,
        buyPackage: { payment: aPayment({ recipient: { id: 'lucy', name: 'Lucy' } }), userErrors: [] },
        checkPayment: checked({ isCompleted: true, status: 'COMPLETED', recipient: { id: 'lucy', name: 'Lucy' } }),
      },
    })
    await user.click((await card('A Single Tear')).getByRole('link', { name: /^Gift/ }))
    const shown = await dialog('A Single Tear')
    expect(shown.queryByRole('button', { name: 'For me' })).toBeNull()
    const name = shown.getByLabelText('Name of the player')
    await user.type(name, 'nobody')
    expect(await shown.findByRole('alert')).toHaveTextContent('There is no such player.')
    expect(shown.getByRole('button', { name: 'Buy for $3' })).toHaveAttribute('aria-disabled', 'true')
    await user.clear(name)
    await user.type(name, 'lucy')
    expect(await shown.findByText('A gift for Lucy')).toBeVisible()
    await user.click(shown.getByRole('button', { name: 'Buy for $3' }))
    expect(await shown.findByText(/Lucy has received your gift/)).toBeVisible()
    expect(shown.queryByRole('link', { name: 'To the inventory' })).toBeNull()
    expect(gateway.variablesOf('GameBuyPackage')).toEqual([{ input: { packageId: 'tear', recipientName: 'lucy' } }])
  })

  it('that was not finished is offered again', async () => {
    await open([aPackage()], { payments: [aPayment()] })
    expect(await screen.findByText('Your purchase of A Single Tear is not finished')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Approve' })).toHaveAttribute('href', 'https://pay.example/1')
  })
})

describe('subscriptions', () => {
  it('show their benefits, the charge now and later charges', async () => {
    const { user } = await open([silver, gold])
    const shown = await card('Gold Circle')
    expect(shown.getByText('No advertisements')).toBeVisible()
    expect(shown.getByText('You can equip Gold coins and those below')).toBeVisible()
    await user.click((await card('Silver Circle')).getByRole('link', { name: /^Buy/ }))
    const asked = await dialog('Silver Circle')
    expect(asked.getByText('$2.50')).toBeVisible()
    expect(asked.getByText(/Then \$5 on the first of every month, from May 1, 2025/)).toBeVisible()
  })

  it('show the active level, and are cancelled by two clicks, with the date of the end', async () => {
    const payment = aSubscriptionPayment()
    const cancelled = { ...payment, status: 'CANCELLED' as const, isCancellable: false, renewsAt: null }
    const { user, gateway } = await open(
      [
        { ...silver, offer: refusedOffer('LEVEL_NOT_HIGHER') },
        { ...gold, offer: anOffer({ firstCharge: { cents: 250 }, startsAt: '2025-04-30T22:00:00.000Z' }) },
      ],
      {
        player: { subscription },
        payments: [payment],
        fields: { cancelSubscription: { payment: cancelled, userErrors: [] } },
      },
    )
    const own = await card('Silver Circle')
    expect(own.getByText('Your subscription')).toBeVisible()
    expect(own.getByText('It renews on May 1, 2025.')).toBeVisible()
    expect((await card('Gold Circle')).getByText(/you pay the difference/)).toBeVisible()
    await user.click(own.getByRole('button', { name: 'Cancel Silver Circle' }))
    const question = await dialog('Cancel Silver Circle?')
    expect(question.getByText(/last until the end of April 30, 2025/)).toBeVisible()
    const me = { ...aPlayer({ subscription: { ...subscription, renewsAt: null } }), payments: paymentsOf(cancelled) }
    gateway.setResponses({ fields: { me, cancelSubscription: { payment: cancelled, userErrors: [] } } })
    await user.click(question.getByRole('button', { name: 'Cancel the subscription' }))
    await waitFor(() =>
      expect(gateway.variablesOf('GameCancelSubscription')).toEqual([{ input: { paymentId: 'payment-2' } }]),
    )
    await waitFor(() => expect(own.queryByRole('button', { name: 'Cancel Silver Circle' })).toBeNull())
    await waitFor(() =>
      expect(toasts.get().map(({ text }) => text)).toEqual(['Cancelled. It lasts until the end of April 30, 2025.']),
    )
    // the shop offers to resume it now
    await waitFor(() => expect(gateway.variablesOf('GamePackages').length).toBeGreaterThan(1))
  })

  it('that cannot be given show no price', async () => {
    const { user } = await open([silver], {
      at: '?buy=silver&gift',
      fields: { node: { __typename: 'PremiumPackage', id: 'silver', offer: refusedOffer('RECIPIENT_SUBSCRIBES') } },
    })
    const shown = await dialog('Silver Circle')
    await user.type(shown.getByLabelText('Name of the player'), 'Lucy')
    expect(await shown.findByRole('alert')).toHaveTextContent('This player already pays for a subscription')
    expect(shown.queryByText('Total')).toBeNull()
    expect(shown.getByRole('button', { name: 'Buy' })).toHaveAttribute('aria-disabled', 'true')
  })

  it('that were cancelled elsewhere in the meantime show that when cancelling is refused', async () => {
    const { user, gateway } = await open([{ ...silver, offer: refusedOffer('LEVEL_NOT_HIGHER') }], {
      player: { subscription },
      payments: [aSubscriptionPayment()],
      fields: { cancelSubscription: { payment: null, ...refusedWith('NOT_CANCELLABLE') } },
    })
    const own = await card('Silver Circle')
    await user.click(await own.findByRole('button', { name: 'Cancel Silver Circle' }))
    const payment = aSubscriptionPayment({ status: 'CANCELLED', isCancellable: false, renewsAt: null })
    const me = { ...aPlayer({ subscription: { ...subscription, renewsAt: null } }), payments: paymentsOf(payment) }
    gateway.setResponses({
      fields: { me, cancelSubscription: { payment: null, ...refusedWith('NOT_CANCELLABLE') } },
    })
    await user.click((await dialog('Cancel Silver Circle?')).getByRole('button', { name: 'Cancel the subscription' }))
    expect(await own.findByText(/It is cancelled and lasts until the end of April 30, 2025/)).toBeVisible()
  })

  it('show that they are cancelled or wait for a charge', async () => {
    const { gateway, client } = await open([{ ...silver, offer: refusedOffer('LEVEL_NOT_HIGHER') }], {
      player: { subscription: { ...subscription, renewsAt: null } },
    })
    const ending = await card('Silver Circle')
    expect(ending.getByText('It is cancelled and lasts until the end of April 30, 2025.')).toBeVisible()
    expect(ending.queryByText(/go on/)).toBeNull()
    const me = { ...aPlayer({ subscription: { ...subscription, isInGrace: true } }), payments: paymentsOf() }
    gateway.setResponses({ fields: { me } })
    await act(() => client.refetchQueries({ include: 'active' }))
    expect(await (await card('Silver Circle')).findByText(/next charge is still due/)).toBeVisible()
  })

  it('below a cancelled higher one show that they follow it, and can be cancelled', async () => {
    const ordered = aSubscriptionPayment({ id: 'payment-3', firstCharge: { cents: 0 }, charges: [] })
    await open([{ ...silver, offer: refusedOffer('LEVEL_NOT_HIGHER') }, gold], {
      player: { subscription: { ...subscription, level: 'GOLD', renewsAt: null } },
      payments: [ordered],
    })
    const below = await card('Silver Circle')
    expect(await below.findByText(/Ordered: it resumes on May 1, 2025/)).toBeVisible()
    expect(below.getByRole('button', { name: 'Cancel Silver Circle' })).toBeVisible()
    expect(below.queryByText('You have a higher subscription.')).toBeNull()
  })
})

describe('the payments on the profile', () => {
  const openProfile = (...payments: readonly GamePaymentFragment[]) =>
    openGame('/profile', { me: { ...aPlayer(), payments: paymentsOf(...payments) } })

  it('name the player who gave the subscription', async () => {
    await openGame('/profile', {
      me: { ...aPlayer({ subscription }), payments: paymentsOf(), subscriptionGiver: { id: 'lucy', name: 'Lucy' } },
    })
    expect(await screen.findByText('Your subscription is a gift from Lucy.')).toBeVisible()
  })

  it('show the status of each; an open one can be approved, a subscription cancelled', async () => {
    await openProfile(
      aPayment(),
      aSubscriptionPayment(),
      aPayment({
        id: 'p3',
        packageName: 'Housewarming',
        status: 'COMPLETED',
        approveUrl: null,
        isGift: true,
        recipient: { id: 'lucy', name: 'Lucy' },
      }),
      aPayment({ id: 'p4', packageName: 'Bones', status: 'CANCELLED', approveUrl: null }),
      aPayment({ id: 'p5', packageName: 'Teeth', status: 'COMPLETED', approveUrl: null, isGift: true }),
    )
    const row = async (name: RegExp) => within(await screen.findByRole('row', { name }))
    const unfinished = await row(/A Single Tear/)
    expect(unfinished.getByText('Not approved')).toBeVisible()
    expect(unfinished.getByRole('link', { name: 'Approve the payment of A Single Tear' })).toHaveAttribute(
      'href',
      'https://pay.example/1',
    )
    const active = await row(/Silver Circle/)
    expect(active.getByText('$5 on May 1, 2025')).toBeVisible()
    expect(active.getByText('$2.50')).toBeVisible()
    expect(active.getByRole('button', { name: 'Cancel Silver Circle' })).toBeVisible()
    const given = await row(/Housewarming/)
    expect(given.getByText('Gift for Lucy')).toBeVisible()
    expect(given.queryByRole('link')).toBeNull()
    const left = await row(/Bones/)
    expect(left.getByText('Not paid')).toBeVisible()
    expect(left.queryByText(/\$/)).toBeNull()
    expect((await row(/Teeth/)).getByText('A gift; that account no longer exists')).toBeVisible()
  })

  it('show that there are none', async () => {
    await openProfile()
    expect(await screen.findByText('You have bought nothing yet.')).toBeVisible()
  })
})

describe('the links to the premium shop', () => {
  const ad = () => screen.queryByRole('complementary', { name: 'Advertisement' })
  const news = { nodes: [] }

  it('are beside the news, with an advertisement for players without a subscription', async () => {
    await openGame('/', { me: aPlayer(), news })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.getAllByRole('link', { name: 'Premium shop' })).toHaveLength(2)
    expect(ad()).toBeVisible()
    expect(screen.getByRole('link', { name: 'Play without ads' })).toHaveAttribute('href', '/premiumShop#subscriptions')
    expect(screen.getByRole('link', { name: 'No coin equipped' })).toHaveAttribute('href', '/premiumShop#subscriptions')
  })

  it('have no advertisement for subscribers', async () => {
    await openGame('/', { me: aPlayer({ subscription }), news })
    await screen.findByText(/Silver Circle/)
    expect(ad()).toBeNull()
    expect(screen.queryByRole('link', { name: 'No coin equipped' })).toBeNull()
  })
})
