import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { captureLog, startTestGateway, type TestGateway } from '@sanguine/gateway/testing'

let gateway: TestGateway
let token: string
let packageId: string
const captured = captureLog()

beforeAll(async () => {
  gateway = await startTestGateway({ log: captured.log })
  token = await gateway.player('Mina')
  await gateway.player('Lucy')
  const { body } = await gateway.rest('GET /premiumpackage/getactive', { token })
  packageId = body.find(({ singleItemType }: { singleItemType: number }) => singleItemType === 4).id
})
afterAll(() => gateway.stop())

const post = (path: string, json: unknown, as: string | undefined = token) =>
  gateway.rest(`POST /payment/${path}`, { token: as, json })

describe('a payment by REST', () => {
  test('is created with its approval link, paid with play money, and completed without a session', async () => {
    const created = await post('', { packageId })
    expect(created).toMatchObject({
      status: 201,
      body: { packageId, additionalInfo: '', paypalOrder: { status: 'CREATED', links: [{ rel: 'approve' }] } },
    })
    const { paymentId, paypalOrder } = created.body
    const check = () => gateway.rest('POST /payment/CheckOnPayment', { json: { paymentId } })
    expect(await check()).toMatchObject({ status: 200, body: { completed: false, additionalInfo: '' } })

    const { pathname } = new URL(paypalOrder.links[0].href)
    const page = await fetch(`${gateway.url}${pathname}`, { headers: { 'Accept-Language': 'de' } })
    expect(await page.text()).toContain('Das ist Spielgeld.')
    const approved = await fetch(`${gateway.url}${pathname}`, {
      method: 'POST',
      body: new URLSearchParams({ decision: 'approve' }),
      redirect: 'manual',
    })
    expect([approved.status, approved.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(new RegExp(`/shopcallback/${paymentId}$`)),
    ])
    expect(await check()).toMatchObject({ body: { completed: true } })

    const listed = { paymentId, paypalOrder: { status: 'COMPLETED', links: [] } }
    expect((await post('GetByUserId', undefined)).body).toMatchObject([listed])
    expect((await post('GetPaymentsOfPremiumPackage', { packageId })).body).toMatchObject([listed])
    expect((await post('GetActiveSubscriptionType', undefined)).body).toBe(0)
    expect(await post('CancelSubscription', { paymentId })).toMatchObject({ status: 409 })
  })

  test('can be a gift', async () => {
    const additionalInfo = 'buyForUser:Lucy'
    expect((await post('', { packageId, additionalInfo })).body).toMatchObject({ additionalInfo })
    expect(await post('', { packageId, additionalInfo: 'buyForUser:Nobody' })).toMatchObject({ status: 404 })
    expect(await post('', { packageId, additionalInfo: 'for Lucy' })).toMatchObject({ status: 400 })
  })

  test("is checked by its package, for the caller's latest payment", async () => {
    gateway.advance(1)
    const { body } = await post('', { packageId, additionalInfo: 'buyForUser:Lucy' })
    expect((await post('CheckOnPayment', { packageId })).body).toEqual({
      completed: false,
      additionalInfo: body.additionalInfo,
    })
    expect(await gateway.rest('POST /payment/CheckOnPayment', { json: { packageId } })).toMatchObject({ status: 404 })
  })

  test('is listed for staff by the name or the id of its buyer', async () => {
    const userId = (await gateway.rest('/clientUser/getme', { token })).body.id
    const admin = await gateway.adminToken()
    const own = (await post('GetByUserId', undefined)).body
    expect(own.length).toBeGreaterThan(0)
    expect((await post('GetByUserId', { userId })).body).toEqual(own)
    expect((await post('GetByUserId', { userId }, admin)).body).toEqual(own)
    expect((await post('GetByUserId', { username: 'Mina' }, admin)).body).toEqual(own)
    expect((await post('GetPaymentsOfPremiumPackage', { packageId, userId }, admin)).body).toEqual(own)
    expect((await post('GetActiveSubscriptionType', { userId }, admin)).body).toBe(0)
    expect(await post('GetByUserId', { userId: 'e'.repeat(24) }, admin)).toMatchObject({ status: 404 })
    expect(await post('GetByUserId', { userId: 'Mina' }, admin)).toMatchObject({ status: 400 })
    expect(await post('GetByUserId', { userId, username: 'Lucy' }, admin)).toMatchObject({ status: 400 })
    const lucy = await gateway.login('Lucy')
    for (const path of ['GetByUserId', 'GetActiveSubscriptionType'])
      expect(await post(path, { userId }, lucy)).toMatchObject({ status: 403 })
  })

  test('of another account cannot be listed or cancelled', async () => {
    const { body } = await post('', { packageId })
    const lucy = await gateway.player('Quincey')
    expect(await post('CancelSubscription', { paymentId: body.id }, lucy)).toMatchObject({ status: 404 })
    expect(await post('GetByUserId', { username: 'Mina' }, lucy)).toMatchObject({ status: 403 })
  })
})

const sendForgedEvent = async () => {
  const { status } = await fetch(`${gateway.url}/webhooks/paypal`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"id":"forged"}',
  })
  return status
}

test('a webhook without a valid signature is refused, and limited, since each is checked with the provider', async () => {
  expect(await sendForgedEvent()).toBe(403)
  const statuses = await Promise.all(Array.from({ length: 120 }, sendForgedEvent))
  expect(statuses.filter((status) => status === 403)).toHaveLength(99)
  expect(statuses.filter((status) => status === 429)).toHaveLength(21)
  const limits = captured.lines().flatMap(({ event, limit }) => (event === 'security.limit.reached' ? [limit] : []))
  expect(limits).toEqual(['paymentEvents'])
})
