import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { digestOf } from '@sanguine/accounts'
import { startTestGateway, type TestGateway } from '@sanguine/gateway/testing'
import { settleDuePayments } from '@sanguine/payments'
import { checkLedger } from '@sanguine/players'
import { finishDeletions, removeAfterMs } from '@sanguine/users'

let gateway: TestGateway
let admin: string

const passwordOf = (name: string) => digestOf(`${name} of Whitby 1893`)

async function account(name: string) {
  const token = await gateway.player(name)
  return { token, id: String((await gateway.rest('/clientUser/getme', { token })).body.id) }
}

const deletion = (token: string, password: string) =>
  gateway.rest('POST /user/deleteOwnAccount', { token, json: { password } })

const rowsOf = (collection: string, filter: object = {}) =>
  gateway.database.connection.collection(collection).find(filter).toArray()

/** The workers, from the first step of a deletion to its last. */
async function finish(): Promise<void> {
  await finishDeletions(gateway.app)
  gateway.advance(removeAfterMs)
  await finishDeletions(gateway.app)
}

async function buy(token: string, singleItemType: number, additionalInfo = '') {
  const { body } = await gateway.rest('GET /premiumpackage/getactive', { token })
  const isWanted = (row: { singleItemType: number; subscriptionLevel: number }) =>
    singleItemType === 0 ? row.subscriptionLevel === 2 : row.singleItemType === singleItemType
  const json = { packageId: body.find(isWanted).id, additionalInfo }
  const { paymentId, paypalOrder } = (await gateway.rest('POST /payment/', { token, json })).body
  const { pathname } = new URL(paypalOrder.links[0].href)
  const form = new URLSearchParams({ decision: 'approve' })
  await fetch(`${gateway.url}${pathname}`, { method: 'POST', body: form, redirect: 'manual' })
  await gateway.rest('POST /payment/CheckOnPayment', { json: { paymentId } })
  return String(paymentId)
}

beforeAll(async () => {
  gateway = await startTestGateway()
  admin = await gateway.adminToken()
})
afterAll(() => gateway.stop())

describe('a deletion by the owner', () => {
  test('needs the password', async () => {
    const { token } = await account('Lucy')
    expect((await deletion(token, passwordOf('Mina'))).body).toEqual({
      success: false,
      message: 'The password is wrong.',
      code: 'PASSWORD_WRONG',
      field: 'password',
    })
    expect((await gateway.rest('/clientUser/getme', { token })).status).toBe(200)
  })

  test('ends the sessions and frees the name at once', async () => {
    const { token, id } = await account('Mina')
    expect((await deletion(token, passwordOf('Mina'))).body.success).toBe(true)
    expect((await gateway.rest('/clientUser/getme', { token })).status).toBe(401)
    await expect(gateway.login('Mina')).rejects.toThrow(/failed/)
    expect((await account('Mina')).id).not.toBe(id)
  })

  test('is a mutation of GraphQL too, for an account that may not play', async () => {
    const { token, id } = await account('Renfield')
    await gateway.database.connection
      .collection('accounts')
      .updateOne({ name: 'Renfield' }, { $set: { role: 'banned' } })
    gateway.advance(1_000)
    const mutation =
      'mutation($input: DeleteOwnAccountInput!) { deleteOwnAccount(input: $input) { deletedAccountId userErrors { code } } }'
    const { data } = await gateway.graphql(mutation, { input: { password: passwordOf('Renfield') } }, token)
    expect(data.deleteOwnAccount).toEqual({ deletedAccountId: id, userErrors: [] })
  })

  test('is refused to the only admin', async () => {
    const { body } = await deletion(admin, digestOf(gateway.adminPassword))
    expect(body).toMatchObject({ success: false, message: expect.stringContaining('only admin') })
  })

  test('leaves no name and no e-mail address anywhere, and a ledger with the sum 0', async () => {
    const { token, id } = await account('Carmilla')
    await gateway.graphql('mutation { quickHunt { userErrors { code } } }', {}, token)
    await gateway.rest('POST /user/UpdateEmail', {
      token,
      json: { userId: id, password: passwordOf('Carmilla'), email: 'carmilla@karnstein.example' },
    })
    await gateway.rest('PUT /user', { token: admin, json: { id, email: 'carmilla@styria.example' } })
    const giver = await account('Laura')
    await buy(giver.token, 4, 'buyForUser:Carmilla')
    await buy(token, 4)
    expect((await rowsOf('payments')).map(({ additionalInfo }) => additionalInfo)).toContain('buyForUser:Carmilla')

    await deletion(token, passwordOf('Carmilla'))
    await finish()
    for (const { name } of await gateway.database.connection.listCollections())
      expect([name, JSON.stringify(await rowsOf(name))]).toEqual([name, expect.not.stringMatching(/carmilla/i)])
    const mismatches: unknown[] = []
    await checkLedger(gateway.app, (mismatch) => mismatches.push(mismatch))
    expect(mismatches).toEqual([])
  })

  test('keeps the payments for accounting, and the audit log under a pseudonym', async () => {
    const { token, id } = await account('Varney')
    const paymentId = await buy(token, 4)
    await gateway.rest('PUT /user', { token: admin, json: { id, name: 'Varney the Second', patreonType: 3 } })
    await deletion(token, passwordOf('Varney'))
    await finish()
    const [payment] = (await rowsOf('payments', { buyerId: id })).map((row) => ({ id: String(row._id), ...row }))
    expect(payment).toMatchObject({ id: paymentId, status: 'completed', additionalInfo: '' })
    const [entry] = await rowsOf('auditEntries', { 'subject.id': id })
    expect(entry?.subject.title).toBe(`deleted account ${id.slice(-6)}`)
    const changes: { field: string; before: string | null; after: string | null }[] = entry?.changes
    expect(changes.find(({ field }) => field === 'name')).toEqual({ field: 'name', before: null, after: null })
    expect(changes.find(({ field }) => field === 'patreonType')?.after).not.toBeNull()
  })

  test('ends a running subscription at the payment provider', async () => {
    const { token } = await account('Ruthven')
    const paymentId = await buy(token, 0)
    const atProvider = async () => (await rowsOf('sandboxPurchases', { paymentId }))[0]?.status
    expect(await atProvider()).toBe('active')
    await deletion(token, passwordOf('Ruthven'))
    await finishDeletions(gateway.app)
    await settleDuePayments(gateway.app)
    expect(await atProvider()).toBe('cancelled')
    const [payment] = (await rowsOf('payments')).filter(({ _id }) => String(_id) === paymentId)
    expect(payment?.status).toBe('cancelled')
  })
})
