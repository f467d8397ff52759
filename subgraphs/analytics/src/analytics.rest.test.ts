import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { recordPurchase } from '@sanguine/analytics'
import { releaseService } from '@sanguine/catalogue'
import { connectionService } from '@sanguine/db'
import { startTestGateway, type TestGateway } from '@sanguine/gateway/testing'

let gateway: TestGateway
let admin: string

beforeAll(async () => {
  gateway = await startTestGateway()
  admin = await gateway.adminToken()
})
afterAll(() => gateway.stop())

async function buy(paymentId: string, packageId: string): Promise<void> {
  const session = await gateway.app.get(connectionService).startSession()
  try {
    await session.withTransaction(() =>
      recordPurchase(gateway.app, { paymentId, packageId, amount: 2, paidCents: 998 }, session),
    )
  } finally {
    await session.endSession()
  }
}

const stats = async () => (await gateway.rest('/GameAppStats', { token: admin })).body

describe('the key figures', () => {
  test('have the current day from the start, and count every account that makes a call', async () => {
    expect(await stats()).toEqual([
      {
        id: '2025-01-01',
        timestamp: Date.parse('2024-12-31T23:00:00Z') / 1000,
        users: 1,
        usersActive: 1,
        usersActiveWeek: 1,
        usersActiveMonth: 1,
        silverSubsActive: 0,
        goldSubsActive: 0,
        platSubsActive: 0,
        purchases: [],
      },
    ])
    await gateway.player('Mina')
    // one that is not activated cannot play
    const visitor = await gateway.visitor('Lucy')
    await gateway.rest('/user/getme', { token: visitor })
    expect(await stats()).toMatchObject([{ users: 3, usersActive: 1 }])
    const { data } = await gateway.graphql('{ viewer { id } }', {}, await gateway.login('Mina'))
    expect(data.viewer).not.toBeNull()
    expect(await stats()).toMatchObject([{ users: 3, usersActive: 2 }])
  })

  test('name purchased packages by their current names', async () => {
    const [sold] = gateway.app.get(releaseService).snapshot().content.records.premiumPackage
    if (!sold) throw new Error('The pack has no premium package.')
    const deleted = 'f'.repeat(24)
    await buy('p1', sold.id)
    await buy('p2', deleted)
    const [{ purchases }] = await stats()
    expect(purchases).toEqual(
      expect.arrayContaining([
        { packageId: sold.id, amount: 2 },
        { packageId: deleted, amount: 2 },
      ]),
    )
    const document =
      '{ admin { analytics { purchases { packageId amount revenue { cents currency } package { name price { cents } } } } } }'
    const { data } = await gateway.graphql(document, {}, admin)
    expect(data.admin.analytics[0].purchases).toEqual(
      expect.arrayContaining([
        {
          packageId: sold.id,
          amount: 2,
          revenue: { cents: 998, currency: 'USD' },
          package: { name: sold.name, price: { cents: Math.round(sold.priceUsd * 100) } },
        },
        { packageId: deleted, amount: 2, revenue: { cents: 998, currency: 'USD' }, package: null },
      ]),
    )
  })

  test('are for admins only', async () => {
    expect((await gateway.rest('/GameAppStats')).status).toBe(401)
    expect((await gateway.rest('/GameAppStats', { token: await gateway.player('Arthur') })).status).toBe(403)
  })

  test('have a node for each day', async () => {
    const find = async (token: string) =>
      (await gateway.graphql('{ node(id: "2025-01-01") { id ... on AnalyticsDay { date } } }', {}, token)).data.node
    expect(await find(admin)).toEqual({ id: '2025-01-01', date: '2025-01-01' })
    expect(await find(await gateway.player('Quincey'))).toBeNull()
  })
})
