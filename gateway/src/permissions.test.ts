import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { listAnalyticsDays } from '@sanguine/analytics'
import { listAuditEntries, readAuditEntry } from '@sanguine/audit'
import {
  createRecord,
  deleteRecord,
  listContentProblems,
  listContentUpgrades,
  listRecords,
  listRecordUsers,
  readRecord,
  restoreRecord,
  updateRecord,
} from '@sanguine/catalogue'
import { type Context, Problem, permissions, type Role, roleNumbers } from '@sanguine/kernel'
import { contextFor } from '@sanguine/kernel/testing'
import { uploadImage } from '@sanguine/media'
import { aViewer } from '@sanguine/players/testing'
import { deleteSetting, listSettings, saveSetting, updateSettings } from '@sanguine/settings'
import {
  banUser,
  changeUserItem,
  deleteUser,
  readUser,
  readUserByName,
  readUserPlayer,
  searchUsers,
  setUserCurrencies,
  unbanUser,
  updateUser,
} from '@sanguine/users'
import { routes } from './rest/routes'
import { runQuery, startTestGateway, type TestGateway } from './testing'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway.stop())

const id = 'e'.repeat(24)
const editors: readonly Role[] = ['editor', 'admin']
const staff: readonly Role[] = ['support', 'editor', 'admin']
const userManagers: readonly Role[] = ['support', 'admin']
const admins: readonly Role[] = ['admin']
const allRoles = Object.keys(roleNumbers) as readonly Role[]

/** Operations of the staff, the roles that may call them, and a call that changes nothing. */
const operations: readonly (readonly [name: string, roles: readonly Role[], call: (context: Context) => unknown])[] = [
  ['createRecord', editors, (context) => createRecord(context, 'currency', {})],
  ['updateRecord', editors, (context) => updateRecord(context, 'currency', { id, input: {} })],
  ['deleteRecord', editors, (context) => deleteRecord(context, 'currency', { id })],
  ['restoreRecord', editors, (context) => restoreRecord(context, { entryId: id, state: 'before' })],
  ['readRecord', editors, (context) => readRecord(context, 'currency', id)],
  ['listRecords', editors, (context) => listRecords(context, 'currency')],
  [
    'Admin.currencies',
    editors,
    ({ viewer }) => runQuery(gateway.app, viewer, '{ admin { currencies { totalCount } } }'),
  ],
  ['listRecordUsers', editors, (context) => listRecordUsers(context, 'currency', id)],
  ['listContentProblems', editors, (context) => listContentProblems(context)],
  ['listContentUpgrades', editors, (context) => listContentUpgrades(context)],
  ['uploadImage', editors, (context) => uploadImage(context, { bytes: Buffer.alloc(0) })],
  ['listAuditEntries', staff, (context) => listAuditEntries(context)],
  ['listAuditEntries of users', ['support', 'admin'], (context) => listAuditEntries(context, { subjectType: 'user' })],
  ['listAuditEntries of items', editors, (context) => listAuditEntries(context, { subjectType: 'item' })],
  ['readAuditEntry', staff, (context) => readAuditEntry(context, id)],
  ['listSettings', editors, (context) => listSettings(context)],
  ['saveSetting', editors, (context) => saveSetting(context, { key: 'unknown', value: '' })],
  ['listAnalyticsDays', admins, (context) => listAnalyticsDays(context)],
  ['updateSettings', editors, (context) => updateSettings(context, {})],
  ['deleteSetting', editors, (context) => deleteSetting(context, { id })],
  ['searchUsers', userManagers, (context) => searchUsers(context)],
  ['readUser', userManagers, (context) => readUser(context, id)],
  [
    'Admin.payment',
    userManagers,
    ({ viewer }) => runQuery(gateway.app, viewer, '{ admin { payment(number: "1") { id } } }'),
  ],
  ['readUserByName', userManagers, (context) => readUserByName(context, 'Nobody')],
  ['readUserPlayer', userManagers, (context) => readUserPlayer(context, id)],
  ['updateUser', userManagers, (context) => updateUser(context, { id })],
  ['banUser', userManagers, (context) => banUser(context, { id, reason: 'x' })],
  ['unbanUser', userManagers, (context) => unbanUser(context, { id })],
  ['setUserCurrencies', userManagers, (context) => setUserCurrencies(context, { id, amounts: [] })],
  [
    'changeUserItem',
    userManagers,
    (context) => changeUserItem(context, { id, itemId: id, amount: 1, isRemoval: false }),
  ],
  ['deleteUser', userManagers, (context) => deleteUser(context, { id })],
  ...['resendUserActivation', 'endUserSessions', 'removeUserSecondFactors'].map(
    (name) =>
      [
        name,
        userManagers,
        ({ viewer }: Context) =>
          runQuery(gateway.app, viewer, `mutation { ${name}(input: { id: "${id}" }) { userErrors { code } } }`),
      ] as const,
  ),
]

/** The kind of the problem with which the call ends, or null. */
async function problemOf(call: () => unknown): Promise<string | null> {
  try {
    await call()
    return null
  } catch (error) {
    if (error instanceof Problem) return error.kind
    throw error
  }
}

describe.each(operations)('%s', (_name, roles, call) => {
  test.each(allRoles)('checks the permission of the role %s', async (role) => {
    const kind = await problemOf(() => call(contextFor(gateway.app, aViewer('Mina', role))))
    if (roles.includes(role)) expect(kind).not.toBe('forbidden')
    else expect(kind).toBe('forbidden')
  })

  test('is refused to visitors', async () => {
    expect(await problemOf(() => call(contextFor(gateway.app)))).toBe('unauthenticated')
  })
})

test('every route of records, settings, users and uploads needs a permission, except those that players read', () => {
  const ofStaff = routes.filter(({ tag }) => ['content', 'settings', 'users'].includes(tag))
  expect(ofStaff.length).toBeGreaterThan(60)
  expect(
    ofStaff.filter(({ access }) => !permissions.some((name) => name === access)).map(({ operationId }) => operationId),
  ).toEqual(['getPremiumPackageRecord'])
})
