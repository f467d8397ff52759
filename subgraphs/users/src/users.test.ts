import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { digestOf } from '@sanguine/accounts'
import { releaseService } from '@sanguine/catalogue'
import { connectionService } from '@sanguine/db'
import { startTestGateway, type TestGateway } from '@sanguine/gateway/testing'
import { outboxOf } from '@sanguine/mail'
import { checkLedger, type LedgerMismatch } from '@sanguine/players'
import { playerModelsService } from '@sanguine/players/testing'
import { Types } from 'mongoose'

let gateway: TestGateway
let second: TestGateway
let admin: string

beforeAll(async () => {
  gateway = await startTestGateway()
  second = await startTestGateway({ database: gateway.database })
  admin = await gateway.adminToken()
})
afterAll(async () => {
  await second.stop()
  await gateway.stop()
})

/** Passes a second on both gateways: each knows a viewer for less than that. */
const passASecond = () => {
  for (const each of [gateway, second]) each.advance(1000)
}

interface WireUser {
  readonly id: string
  readonly name: string
  readonly userRole: number
  readonly revision: number
  readonly currencies: readonly { readonly shortName: string; readonly value: number }[]
  readonly inventory: readonly { readonly itemId: string; readonly amount: number; readonly equipped: boolean }[]
}

const byName = async (name: string): Promise<WireUser> =>
  (await gateway.rest(`/user/GetByName/${encodeURIComponent(name)}`, { token: admin })).body

const search = async (searchstring: string, includeingBanned = false): Promise<string[]> => {
  const form = { searchstring, includeingBanned: String(includeingBanned) }
  const { body } = await gateway.rest('POST /user/search', { token: admin, form })
  return body.map(({ name }: WireUser) => name)
}

const put = (json: object, token = admin, at = gateway) => at.rest('PUT /user', { token, json })

async function mutate(mutation: string, input: object, token = admin, at = gateway) {
  const { data, errors } = await at.graphql(
    `mutation($input: ${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input!) {
      payload: ${mutation}(input: $input) { userErrors { code field } }
    }`,
    { input },
    token,
  )
  return errors ? { error: errors[0].extensions.code } : data.payload.userErrors
}

const mismatches = async () => {
  const found: LedgerMismatch[] = []
  await checkLedger(gateway.app, (mismatch) => found.push(mismatch))
  return found
}

/** The recipients of the mails with a subject, quoted or not. */
const toldOf = (subject: string): readonly string[] => {
  const folder = outboxOf(gateway.app.settings.dataDir)
  const mails = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
  return mails.flatMap((mail) => (mail.includes(`Subject: ${subject}`) ? (/^To: .*$/m.exec(mail) ?? []) : []))
}

/** An account that is active, of that role, with its token. */
async function account(name: string, userRole = 1): Promise<{ id: string; token: string }> {
  const token = await gateway.player(name)
  const { id } = await byName(name)
  if (userRole !== 1) expect((await put({ id, userRole })).status).toBe(200)
  return { id, token }
}

describe('a search', () => {
  beforeAll(async () => {
    for (const name of ['Mina Harker', 'Lucy', 'Wilhelmina']) await gateway.visitor(name)
    const { id } = await account('Banned Mina')
    await put({ id, userRole: 666 })
  })

  test('finds a part of a name or e-mail address in any case, sorted by name', async () => {
    expect(await search('MINA')).toEqual(['Mina Harker', 'Wilhelmina'])
    expect(await search('mina.harker@')).toEqual(['Mina Harker'])
    expect(await search('nobody')).toEqual([])
  })

  test('includes banned accounts only on request', async () => {
    expect(await search('mina', true)).toEqual(['Banned Mina', 'Mina Harker', 'Wilhelmina'])
  })

  test.each(['.*', '(', '[a-z', '\\', '$ne', 'mina|lucy', '^mina'])('reads %s as plain text', async (text) => {
    expect(await search(text, true)).toEqual([])
  })

  test('includes at once accounts that another gateway registered, renamed or deleted', async () => {
    await second.visitor('Quincey')
    expect(await search('quincey')).toEqual(['Quincey'])
    const { id } = await byName('Quincey')
    await put({ id, name: 'Quincey Morris' }, admin, second)
    expect(await search('quincey')).toEqual(['Quincey Morris'])
    await second.rest(`DELETE /user/${id}`, { token: admin })
    expect(await search('quincey')).toEqual([])
  })

  test('has pages, filtered by role, with a count', async () => {
    const page = async (args: string) =>
      (
        await gateway.graphql(
          `{ admin { users(${args}) { totalCount nodes { name role } pageInfo { hasNextPage hasPreviousPage endCursor } } } }`,
          {},
          admin,
        )
      ).data.admin.users
    const first = await page('first: 1, roles: [NOT_ACTIVATED]')
    expect(first).toMatchObject({ totalCount: 3, nodes: [{ name: 'Lucy' }], pageInfo: { hasNextPage: true } })
    const rest = await page(`first: 2, roles: [NOT_ACTIVATED], after: "${first.pageInfo.endCursor}"`)
    expect(rest.nodes.map(({ name }: WireUser) => name)).toEqual(['Mina Harker', 'Wilhelmina'])
    expect(rest.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true })
    expect(await page('roles: [BANNED]')).toMatchObject({ totalCount: 1, nodes: [{ role: 'BANNED' }] })
  })

  test('has limits for its input', async () => {
    const tooLong = { searchstring: 'x'.repeat(201), includeingBanned: false }
    expect((await gateway.rest('POST /user/search', { token: admin, json: tooLong })).status).toBe(400)
    const operator = { searchstring: { $gt: '' }, includeingBanned: false }
    expect((await gateway.rest('POST /user/search', { token: admin, json: operator })).status).toBe(400)
  })

  test('never returns password hashes or tokens', async () => {
    const { text } = await gateway.rest('POST /user/search', { token: admin, form: { searchstring: '' } })
    expect(text).toContain('Mina Harker')
    expect(text).not.toMatch(/argon2|hash|token|nameKey/i)
  })
})

describe('a user by name', () => {
  test('is found in any case, with all fields of the wire format', async () => {
    await account('Renfield')
    expect(await byName('RENFIELD')).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      name: 'Renfield',
      email: 'renfield@example.org',
      userRole: 1,
      patreonType: 0,
      inventory: [],
      currencies: expect.arrayContaining([expect.objectContaining({ shortName: 'vgc', value: 0 })]),
    })
  })

  test('is a 404 if the name is unknown', async () => {
    expect(await gateway.rest('/user/GetByName/Nobody', { token: admin })).toMatchObject({
      status: 404,
      text: 'There is no such user.',
    })
  })
})

describe('changing an account', () => {
  test('changes name, e-mail address, role and Patreon type, and nothing else', async () => {
    const { id } = await account('Jonathan')
    const { status, body } = await put({
      id,
      name: 'Jonathan Harker',
      email: 'jh@example.org',
      userRole: 2,
      patreonType: 3,
    })
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        name: 'Jonathan Harker',
        email: 'jh@example.org',
        userRole: 2,
        patreonType: 3,
        revision: 2,
      }),
    ])
    const patched = await gateway.rest('PATCH /user', { token: admin, json: { id, patreonType: 0 } })
    expect(patched.body).toMatchObject({ name: 'Jonathan Harker', userRole: 2, patreonType: 0 })
    expect(await search('jonathan harker')).toEqual(['Jonathan Harker'])
  })

  test('to another e-mail address ends its sessions within a second, but not that of an admin who changes the own', async () => {
    const { id, token } = await account('Sister Agatha')
    await put({ id, email: 'agatha@example.org' })
    passASecond()
    for (const at of [gateway, second]) expect((await at.rest('/clientUser/getme', { token })).status).toBe(401)
    const own = await byName('admin')
    expect((await put({ id: own.id, email: 'keeper@example.org' })).status).toBe(200)
    passASecond()
    expect((await second.rest('/setting', { token: admin })).status).toBe(200)
  })

  test('to another e-mail address sends a notice to the former one, unless the account was never activated', async () => {
    const { id } = await account('Dr Seward')
    await put({ id, name: 'John Seward' })
    await put({ id, email: 'asylum@example.org' })
    await gateway.visitor('Quincey')
    await put({ id: (await byName('Quincey')).id, email: 'texas@example.org' })
    expect(toldOf('Your Sanguine account has a new address').filter((to) => /seward|quincey/i.test(to))).toEqual([
      expect.stringContaining('dr.seward@example.org'),
    ])
  })

  test.each([
    [{ name: 'x' }, 400, /^A username has 3 to 32 characters/],
    [{ name: 'LUCY' }, 409, /^This username is already taken/],
    [{ name: 'Adm1n' }, 400, /^This username is reserved/],
    [{ name: 'Support Team' }, 400, /^This username is reserved/],
    [{ name: 'Sanguine' }, 400, /^This username is reserved/],
    [{ email: 'nonsense' }, 400, /^Please enter a valid email address/],
    [{ email: 'Lucy@Example.org' }, 409, /^There is already an account with this email address/],
    [{ userRole: 3 }, 400, /^userRole: must be one of 1, 2/],
    [{ patreonType: 6 }, 400, /^patreonType: must be one of/],
    [{ name: { $gt: '' } }, 400, /^name: must be text/],
    [{ revision: 99 }, 409, /^The user has been changed since/],
    [{ id: '0'.repeat(24) }, 404, /^There is no such user/],
    [{ id: 'x' }, 400, /^id: must be an id/],
    [{ currencies: [{ name: 'nonsense', value: 1 }] }, 400, /^currencies: there is no currency nonsense/],
    [{ currencies: [{ name: 'vgc', value: -1 }] }, 400, /^currencies\.0\.value: must be 0 or more/],
    [{ currencies: [{ name: 'vgc', value: 1.5 }] }, 400, /^currencies\.0\.value: must be a whole number/],
  ])('with %j is a %d', async (change, status, sentence) => {
    const { id, revision } = await byName('Renfield')
    const response = await put({ id, ...change })
    expect([response.status, response.text]).toEqual([status, expect.stringMatching(sentence)])
    expect(await byName('Renfield')).toMatchObject({ name: 'Renfield', revision })
  })

  test('to another role takes effect on all gateways within a second', async () => {
    const { id, token } = await account('Seward')
    const settings = () => second.rest('/setting', { token })
    expect((await settings()).status).toBe(403)
    await put({ id, userRole: 90 })
    passASecond()
    expect((await settings()).status).toBe(200)
    await put({ id, userRole: 1 })
    passASecond()
    expect((await settings()).status).toBe(403)
  })
})

describe('a ban', () => {
  const bansOf = async (id: string): Promise<number> => {
    const { data } = await gateway.graphql('query ($id: ID!) { admin { user(id: $id) { banCount } } }', { id }, admin)
    return data.admin.user.banCount
  }

  test('takes effect within a second with its reason, and ends with the former role', async () => {
    const { id, token } = await account('Arthur', 2)
    expect((await second.rest('/clientUser/getme', { token })).status).toBe(200)
    expect(await bansOf(id)).toBe(0)
    expect(await mutate('banUser', { id, reason: '  Sold his account.  ' })).toEqual([])
    passASecond()
    const refused = await second.rest('/clientUser/getme', { token })
    expect([refused.status, refused.text]).toEqual([403, 'Your account has been banned.'])
    const viewer = await second.graphql('{ viewer { role ban { reason bannedAt } } }', {}, token)
    expect(viewer.data.viewer).toMatchObject({ role: 'BANNED', ban: { reason: 'Sold his account.' } })
    expect(await byName('Arthur')).toMatchObject({ userRole: 666, banReason: 'Sold his account.' })
    expect(await mutate('unbanUser', { id })).toEqual([])
    passASecond()
    expect((await second.rest('/clientUser/getme', { token })).body).toMatchObject({ userRole: 2 })
  })

  test.each([
    ['its own mutation', (id: string) => mutate('unbanUser', { id })],
    ['a change of the role', (id: string) => mutate('updateUser', { id, role: 'USER' })],
  ])('with an open fight owes no auto-hunts when it is lifted by %s', async (way, unban) => {
    const hour = 3_600_000
    const { id, token } = await account(`Hunter ${way.length}`)
    await gateway.graphql('mutation { quickHunt { userErrors { code } } }', {}, token)
    const { players } = gateway.app.get(playerModelsService)
    const [bait] = (await players.findById(id).lean())?.state.setups[0]?.bait ?? []
    const start = gateway.app.clock.now()
    const fields = { 'state.combat.result': 0, 'state.combat.round': 0, 'state.autoHuntAt': start + hour }
    const retainer = [...gateway.app.get(releaseService).current().items.values()].find(
      ({ type, requiredSubscription }) => type === 'retainer' && requiredSubscription === 0,
    )
    if (!retainer) throw new Error('The content has no retainer.')
    expect(await mutate('addUserItem', { id, itemId: retainer.id, amount: 1 })).toEqual([])
    const equipment = { 'state.setups.0.retainer': [retainer.id] }
    const xp = { 'state.xp': retainer.requiredXp, 'state.autoHunt': { isOff: false, baitId: null, reserve: 0 } }
    await players.updateOne({ _id: id }, { $set: { ...fields, ...equipment, ...xp }, $inc: { revision: 1 } })
    await mutate('banUser', { id, reason: 'x' })
    for (const each of [gateway, second]) each.advance(5 * hour)
    admin = await gateway.adminToken()
    expect(await unban(id)).toEqual([])
    passASecond()
    const again = await gateway.login(`Hunter ${way.length}`)
    await gateway.graphql('mutation { quickHunt { userErrors { code } } }', {}, again)
    const owned = async () => (await players.findById(id).lean())?.state.inventory[bait ?? '']
    const before = await owned()
    await gateway.graphql('{ me { xp } }', {}, again)
    expect([await owned(), (await players.findById(id).lean())?.state.autoHuntAt]).toEqual([before, start + 6 * hour])
  })

  test('needs a reason, whose text can be replaced', async () => {
    const { id } = await account('Holmwood')
    expect(await mutate('banUser', { id, reason: ' ' })).toEqual([{ code: 'REASON_REQUIRED', field: ['reason'] }])
    await mutate('banUser', { id, reason: 'one' })
    await mutate('banUser', { id, reason: 'two' })
    expect(await byName('Holmwood')).toMatchObject({ userRole: 666, banReason: 'two' })
    await mutate('unbanUser', { id })
    expect(await bansOf(id)).toBe(1)
    expect(await byName('Holmwood')).toMatchObject({ userRole: 1, banReason: '' })
    expect(await mutate('unbanUser', { id })).toEqual([{ code: 'NOT_BANNED', field: null }])
  })
})

describe('permissions of admins alone', () => {
  let support: { id: string; token: string }
  let player: { id: string; token: string }
  let editor: { id: string; token: string }

  beforeAll(async () => {
    support = await account('Swales', 80)
    editor = await account('Hawkins', 90)
    player = await account('Bilder')
    passASecond()
  })

  test('include changes of roles', async () => {
    const refused = await put({ id: player.id, userRole: 2 }, support.token)
    expect([refused.status, refused.text]).toEqual([403, 'Only an admin may change roles, and accounts of staff.'])
    expect(await mutate('updateUser', { id: player.id, role: 'ADMIN' }, support.token)).toEqual([
      { code: 'ADMIN_REQUIRED', field: ['role'] },
    ])
    expect((await put({ id: support.id, userRole: 100 }, support.token)).status).toBe(403)
  })

  test('include changes of staff accounts, also banned ones', async () => {
    const attempts = (id: string) => [
      mutate('updateUser', { id, patreonType: 'ELDER' }, support.token),
      mutate('banUser', { id, reason: 'x' }, support.token),
      mutate('unbanUser', { id }, support.token),
      mutate('setUserCurrencies', { id, amounts: [{ currencyShortName: 'vgc', amount: 5 }] }, support.token),
      mutate('addUserItem', { id, itemId: '0'.repeat(24), amount: 1 }, support.token),
      mutate('removeUserItem', { id, itemId: '0'.repeat(24), amount: 1 }, support.token),
      mutate('resendUserActivation', { id }, support.token),
      mutate('endUserSessions', { id }, support.token),
      mutate('removeUserSecondFactors', { id }, support.token),
      mutate('deleteUser', { id }, support.token),
    ]
    const refused = Array.from({ length: 10 }, () => [expect.objectContaining({ code: 'ADMIN_REQUIRED' })])
    expect(await Promise.all(attempts(editor.id))).toEqual(refused)
    await mutate('banUser', { id: editor.id, reason: 'x' })
    expect(await Promise.all(attempts(editor.id))).toEqual(refused)
  })

  test('do not include the support of players', async () => {
    const items = await gateway.graphql('{ admin { itemsToGive { name } } }', {}, support.token)
    expect(items.data.admin.itemsToGive.length).toBeGreaterThan(100)
    expect(await mutate('banUser', { id: player.id, reason: 'x' }, support.token)).toEqual([])
    expect(await mutate('unbanUser', { id: player.id }, support.token)).toEqual([])
    expect((await put({ id: player.id, userRole: 1, patreonType: 4 }, support.token)).status).toBe(200)
  })

  test.each(['Hawkins', 'Bilder'])('and those of support do not belong to %s', async (name) => {
    const token = await gateway.login(name)
    for (const call of ['POST /user/search', '/user/GetByName/Lucy', 'PUT /user', 'POST /user/AddInventoryItem'])
      expect((await gateway.rest(call, { token, ...(call.startsWith('/') ? {} : { json: {} }) })).status).toBe(403)
    expect(await mutate('deleteUser', { id: player.id }, token)).toEqual({ error: 'FORBIDDEN' })
  })
})

describe('the last admin', () => {
  const sentence = 'This is the only admin: make another account an admin first.'

  test('cannot be demoted, banned or deleted', async () => {
    const { id } = await byName('admin')
    expect(await put({ id, userRole: 1 })).toMatchObject({ status: 409, text: sentence })
    expect(await put({ id, userRole: 666 })).toMatchObject({ status: 409, text: sentence })
    expect(await gateway.rest(`DELETE /user/${id}`, { token: admin })).toMatchObject({ status: 409, text: sentence })
    expect(await mutate('banUser', { id, reason: 'x' })).toEqual([{ code: 'LAST_ADMIN', field: null }])
  })

  test.each(['demote', 'ban', 'delete'])(
    'remains if two %s each other at once, on two gateways',
    async (deed) => {
      const { id: adminId } = await byName('admin')
      for (let round = 0; round < 4; round += 1) {
        const rival = await account(`Rival ${deed} ${round}`, 100)
        passASecond()
        const act = (id: string, token: string, at: TestGateway) =>
          deed === 'demote'
            ? put({ id, userRole: 1 }, token, at)
            : deed === 'ban'
              ? put({ id, userRole: 666 }, token, at)
              : at.rest(`DELETE /user/${id}`, { token })
        // the first admin only risks a demotion, so that the test can continue with this account
        const results = await Promise.all([
          act(rival.id, admin, gateway),
          put({ id: adminId, userRole: 1 }, rival.token, second),
        ])
        expect(results.map(({ status }) => status).sort()).toEqual([200, 409])
        const admins = await gateway.database.connection.collection('accounts').countDocuments({ role: 'admin' })
        expect(admins).toBe(1)
        if (results[1].status === 200) {
          passASecond()
          expect((await put({ id: adminId, userRole: 100 }, rival.token)).status).toBe(200)
          passASecond()
          expect((await put({ id: rival.id, userRole: 1 })).status).toBe(200)
        }
      }
    },
    60_000,
  )
})

describe('currencies', () => {
  const amountOf = async (name: string, currency = 'vgc') =>
    (await byName(name)).currencies.find(({ shortName }) => shortName === currency)?.value

  const ledgerOf = (id: string, reason = 'admin') =>
    gateway.database.connection.collection('ledger').find({ player: id, reason }).toArray()

  test('that are set are booked as differences', async () => {
    const { id, token } = await account('Van Helsing')
    await gateway.rest('/clientUser/getme', { token })
    const before = (await amountOf('Van Helsing')) ?? 0
    const { body } = await put({ id, currencies: [{ name: 'vgc', value: 1234 }] })
    expect(body.currencies).toContainEqual(expect.objectContaining({ shortName: 'vgc', value: 1234 }))
    expect(await ledgerOf(id)).toMatchObject([{ kind: 'currency', what: 'vgc', delta: 1234 - before }])
    await put({ id, currencies: body.currencies })
    expect(await ledgerOf(id)).toHaveLength(1)
    expect(await mismatches()).toEqual([])
  })

  test('of an account that has not played keep its start amounts', async () => {
    const { id, token } = await account('Van Gogh')
    await put({ ...(await byName('Van Gogh')), currencies: (await byName('Van Gogh')).currencies })
    expect((await gateway.rest('/clientUser/getme', { token })).body.currencies[0].value).toBeGreaterThan(0)
    expect(await ledgerOf(id)).toEqual([])
  })

  test('are set once under an idempotency key', async () => {
    const { id, token } = await account('Keyed')
    await gateway.rest('/clientUser/getme', { token })
    const set = (amount: number, key: string) =>
      fetch(`${gateway.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${admin}`, 'idempotency-key': key },
        body: JSON.stringify({
          query:
            'mutation($input: SetUserCurrenciesInput!) { setUserCurrencies(input: $input) { userErrors { code } } }',
          variables: { input: { id, amounts: [{ currencyShortName: 'vgc', amount }] } },
        }),
      })
    await set(500, 'a')
    await set(700, 'b')
    await set(500, 'a')
    expect(await amountOf('Keyed')).toBe(700)
    expect(await ledgerOf(id)).toHaveLength(2)
  })

  test('are set by each of the staff under the same key, which stays free for the player', async () => {
    const { id, token } = await account('Twice keyed')
    const start = (await gateway.rest('/clientUser/getme', { token })).body
    const support = await account('Key keeper', 80)
    const send = async (by: string, query: string, input: object) => {
      const response = await fetch(`${gateway.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${by}`, 'idempotency-key': 'same' },
        body: JSON.stringify({ query, variables: { input } }),
      })
      const { data, errors } = (await response.json()) as { data: { payload: object }; errors?: unknown }
      return [errors, data.payload, response.headers.get('idempotency-replayed')]
    }
    const adding = 'mutation($input: AddUserItemInput!) { payload: addUserItem(input: $input) { userErrors { code } } }'
    const several = start.inventory.find(({ item }: { item: { unique: boolean } }) => !item.unique)
    const item = { id, itemId: several.item.id, amount: 1 }
    const amount = async () =>
      (await gateway.rest('/clientUser/getme', { token })).body.inventory.find(
        (entry: { item: { id: string } }) => entry.item.id === item.itemId,
      ).amount
    const before = await amount()
    const isDone = [undefined, { userErrors: [] }, null]
    expect([await send(admin, adding, item), await send(support.token, adding, item)]).toEqual([isDone, isDone])
    expect(await amount()).toBe(before + 2)
    expect(await send(admin, adding, item)).toEqual([undefined, { userErrors: [] }, 'true'])
    const locking = 'mutation($input: LockItemInput!) { payload: lockItem(input: $input) { userErrors { code } } }'
    expect(await send(token, locking, { itemId: item.itemId, isLocked: true })).toEqual(isDone)
    const own = { password: digestOf('Twice keyed of Whitby 1893') }
    const { operations } = (await gateway.rest('POST /user/exportOwnData', { token, json: own })).body.collections
    expect(operations.map(({ name, key }: { name: string; key: unknown }) => [name, key])).toEqual([
      ['changeUserItem', null],
      ['changeUserItem', null],
      ['lockItem', 'same'],
    ])
    expect(await amount()).toBe(before + 2)
  })

  test('and items that change during hunts lose nothing', async () => {
    const { id, token } = await account('Hunter')
    const start = (await gateway.rest('/clientUser/getme', { token })).body
    const itemId = start.inventory[0].item.id
    const hunts = Array.from({ length: 12 }, async (_, index) => {
      const at = index % 2 === 0 ? gateway : second
      return at.graphql('mutation { quickHunt { userErrors { code } } }', {}, token)
    })
    const changes = Array.from({ length: 12 }, async (_, index) => {
      const at = index % 2 === 0 ? second : gateway
      await put({ id, currencies: [{ name: 'vgc', value: 1000 + index }] }, admin, at)
      await at.rest('POST /user/AddInventoryItem', {
        token: admin,
        form: { userId: id, itemId, deltaAmount: '2', remove: String(index % 3 === 0) },
      })
    })
    await Promise.all([...hunts, ...changes])
    expect(await mismatches()).toEqual([])
  })
})

describe('the inventory', () => {
  const change = (form: Record<string, string>) => gateway.rest('POST /user/AddInventoryItem', { token: admin, form })

  test('can gain and lose pieces, and lost ones are unequipped', async () => {
    const { id: userId, token } = await account('Dresser')
    const worn = (await gateway.rest('/clientUser/getme', { token })).body.inventory.find(
      (entry: { equipped: boolean; item: { unique: boolean } }) => entry.equipped && !entry.item.unique,
    )
    const itemId = worn.item.id
    const added = await change({ userId, itemId, deltaAmount: '3', remove: 'false' })
    expect(added.body).toMatchObject({ success: true, amount: worn.amount + 3 })
    const taken = await change({ userId, itemId, deltaAmount: '1000', remove: 'true' })
    expect(taken.body).toMatchObject({ success: true, amount: 0 })
    const after = (await gateway.rest('/clientUser/getme', { token })).body
    expect(after.inventory.filter((entry: { item: { id: string } }) => entry.item.id === itemId)).toEqual([])
    expect(await change({ userId, itemId, deltaAmount: '1', remove: 'true' })).toMatchObject({
      status: 200,
      body: { success: false, message: expect.stringMatching(/^You do not own/) },
    })
    expect(await mismatches()).toEqual([])
  })

  test.each([
    [{ deltaAmount: '0' }, 400],
    [{ deltaAmount: '-5' }, 400],
    [{ deltaAmount: '1.5' }, 400],
    [{ deltaAmount: '1000001' }, 400],
    [{ itemId: 'x' }, 400],
    [{ userId: '0'.repeat(24) }, 404],
  ])('is not changed with %j: %d', async (wrong, status) => {
    const { id: userId } = await byName('Dresser')
    const form = { userId, itemId: '0'.repeat(24), deltaAmount: '1', remove: 'false', ...wrong }
    expect((await change(form)).status).toBe(status)
  })

  test('refuses an unknown item', async () => {
    const { id: userId } = await byName('Dresser')
    const form = { userId, itemId: '0'.repeat(24), deltaAmount: '1', remove: 'false' }
    expect((await change(form)).body).toEqual({
      success: false,
      message: 'There is no such item.',
      code: 'UNKNOWN_ITEM',
    })
  })

  test('is read in pages, sorted by name', async () => {
    const { id } = await byName('Hunter')
    const page = async (args: string) =>
      (
        await gateway.graphql(
          `{ admin { user(id: "${id}") { hasPlayed xp inventory(${args}) { totalCount nodes { amount isRemoved item { id name } } pageInfo { endCursor hasNextPage } } } } }`,
          {},
          admin,
        )
      ).data.admin.user
    const all = await page('first: 100')
    expect(all.hasPlayed).toBe(true)
    const first = await page('first: 1')
    expect(first.inventory).toMatchObject({ totalCount: all.inventory.totalCount, pageInfo: { hasNextPage: true } })
    const next = await page(`first: 1, after: "${first.inventory.pageInfo.endCursor}"`)
    expect([...first.inventory.nodes, ...next.inventory.nodes]).toEqual(all.inventory.nodes.slice(0, 2))
    const { name } = all.inventory.nodes[1].item
    const found = await page(`search: "${name.toUpperCase()}"`)
    expect(found.inventory.nodes.map(({ item }: { item: { name: string } }) => item.name)).toContain(name)
  })

  test('lists an item that content no longer has last for staff, and finds it by its id', async () => {
    const { id, token } = await account('Collector')
    const own = '{ me { inventory { amount isEquipped isRemoved spare item { id } } } }'
    const { inventory } = (await gateway.graphql(own, {}, token)).data.me
    const removed = 'f'.repeat(24)
    await gateway.database.connection
      .collection('players')
      .updateOne(
        { _id: new Types.ObjectId(id) },
        { $set: { [`state.inventory.${removed}`]: 2 }, $inc: { revision: 1 } },
      )
    const ofStaff = async (args: string) =>
      (
        await gateway.graphql(
          `{ admin { user(id: "${id}") { inventory(${args}) { nodes { amount isEquipped isRemoved spare item { id } } } } } }`,
          {},
          admin,
        )
      ).data.admin.user.inventory.nodes
    const entry = { amount: 2, isEquipped: false, isRemoved: true, spare: 2, item: { id: removed } }
    expect(await ofStaff('first: 100')).toEqual([...inventory, entry])
    expect(await ofStaff(`search: "${removed.toUpperCase()}"`)).toEqual([entry])
    expect((await gateway.graphql(own, {}, token)).data.me.inventory).toEqual(inventory)
    expect((await byName('Collector')).inventory.at(-1)).toEqual({
      itemId: removed,
      amount: 2,
      equipped: false,
    })
  })
})

describe('the login of an account', () => {
  test('ends everywhere when its sessions are ended', async () => {
    const { id, token } = await account('Traveller')
    const sessions = async () =>
      (await gateway.graphql(`{ admin { user(id: "${id}") { sessions { openedAt } } } }`, {}, admin)).data.admin.user
        .sessions.length
    expect(await sessions()).toBe(1)
    expect(await mutate('endUserSessions', { id })).toEqual([])
    passASecond()
    expect((await second.rest('/clientUser/getme', { token })).status).toBe(401)
    expect(await sessions()).toBe(0)
  })

  test('that lost its second factor can be reset once, with a mail', async () => {
    const { id, token } = await account('Locked Out')
    const recoveryCodes = ['kept as a keyed hash']
    const totp = { secret: 'sealed', lastStep: 1, addedAt: new Date() }
    const accounts = gateway.app.get(connectionService).collection('accounts')
    const filter = { name: 'Locked Out' }
    await accounts.updateOne(filter, { $set: { totp, recoveryCodes, passkeys: [] } })
    const hasSecondFactor = async () =>
      (await gateway.graphql(`{ admin { user(id: "${id}") { hasSecondFactor } } }`, {}, admin)).data.admin.user
        .hasSecondFactor
    expect(await hasSecondFactor()).toBe(true)
    expect(await Promise.all([1, 2].map(() => mutate('removeUserSecondFactors', { id })))).toEqual(
      expect.arrayContaining([[], [{ code: 'NO_SECOND_FACTOR', field: null }]]),
    )
    expect(await hasSecondFactor()).toBe(false)
    const stored = await accounts.findOne(filter)
    for (const field of ['totp', 'recoveryCodes', 'passkeys']) expect(stored).not.toHaveProperty(field)
    passASecond()
    expect((await second.rest('/clientUser/getme', { token })).status).toBe(401)
    await gateway.login('Locked Out')
    const log = `{ admin { auditLog(subjectId: "${id}") { nodes { changes { field before after } } } } }`
    const { data } = await gateway.graphql(log, {}, admin)
    expect(data.admin.auditLog.nodes).toEqual([
      { changes: [{ field: 'hasSecondFactor', before: 'true', after: 'false' }] },
    ])
    expect(toldOf('The second factors of your Sanguine account were removed')).toEqual([
      expect.stringContaining('locked.out@example.org'),
    ])
  })

  test("keeps its owner's second factor, which is changed on the profile", async () => {
    const { id } = await byName('admin')
    expect(await mutate('removeUserSecondFactors', { id })).toEqual([{ code: 'OWN_ACCOUNT', field: null }])
  })

  test('can get a new activation link, five times an hour', async () => {
    const limited = await startTestGateway({ settings: { rateLimitFactor: 1 } })
    const token = await limited.adminToken()
    await limited.visitor('Late')
    const { id } = (await limited.rest('/user/GetByName/Late', { token })).body
    const resend = () => mutate('resendUserActivation', { id }, token, limited)
    for (let mail = 0; mail < 5; mail += 1) expect(await resend()).toEqual([])
    expect(await resend()).toEqual([{ code: 'TOO_MANY_MAILS', field: null }])
    await limited.rest('PUT /user', { token, json: { id, userRole: 1 } })
    expect(await resend()).toEqual([{ code: 'ALREADY_ACTIVATED', field: null }])
    await limited.stop()
  })
})

describe('the audit log', () => {
  const entries = async (id: string) =>
    (
      await gateway.graphql(
        `{ admin { auditLog(subjectId: "${id}") { nodes {
          action reason actor { name role } subject { type title } changes { field before after }
        } } } }`,
        {},
        admin,
      )
    ).data.admin.auditLog.nodes

  test('has one entry for each change, with its fields', async () => {
    const { id, token } = await account('Watched')
    await gateway.rest('/clientUser/getme', { token })
    await put({ id, currencies: [{ name: 'vgc', value: 50 }] })
    await put({ id, currencies: [{ name: 'vgc', value: 75 }] })
    await put({ id, userRole: 2, currencies: [{ name: 'vgc', value: 75 }] })
    await put({ id, userRole: 2 })
    await mutate('banUser', { id, reason: 'Bots' })
    await mutate('endUserSessions', { id })
    await gateway.rest(`DELETE /user/${id}`, { token: admin })
    const actor = { name: 'admin', role: 'ADMIN' }
    const subject = { type: 'USER', title: 'Watched' }
    const update = { action: 'UPDATE', reason: null, actor, subject }
    const [deletion, sessions, ban, role, currencies] = await entries(id)
    expect(deletion).toEqual({ action: 'DELETE', reason: null, actor, subject, changes: [] })
    expect(sessions).toEqual({ ...update, changes: [{ field: 'sessions', before: '1', after: '0' }] })
    expect(ban).toEqual({
      ...update,
      reason: 'Bots',
      changes: [{ field: 'role', before: '"betaUser"', after: '"banned"' }],
    })
    expect(role).toEqual({ ...update, changes: [{ field: 'role', before: '"user"', after: '"betaUser"' }] })
    expect(currencies).toEqual({
      ...update,
      changes: [{ field: 'currencies', before: '{"vgc":50}', after: '{"vgc":75}' }],
    })
    expect(await entries(id)).toHaveLength(6)
  })

  test('has no entry for a refused change', async () => {
    const { id } = await account('Unwatched')
    await put({ id, revision: 99, name: 'Other' })
    await mutate('removeUserItem', { id, itemId: '0'.repeat(24), amount: 1 })
    expect(await entries(id)).toEqual([])
  })
})
