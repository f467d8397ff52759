import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { listAnalyticsDays } from '@sanguine/analytics'
import {
  createRecord,
  deleteRecord,
  listContentProblems,
  listContentUpgrades,
  listRecords,
  listRecordUsers,
  readRecord,
  updateRecord,
} from '@sanguine/catalogue'
import { type Context, Problem, type Role, roleNumbers } from '@sanguine/kernel'
import { contextFor } from '@sanguine/kernel/testing'
import { uploadImage } from '@sanguine/media'
import { aViewer } from '@sanguine/players/testing'
import { deleteSetting, listSettings, saveSetting } from '@sanguine/settings'
import { isPermission } from './rest/route'
import { routes } from './rest/routes'
import { runQuery, startTestGateway, type TestGateway } from './testing'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway.stop())

const id = 'e'.repeat(24)
const editors: readonly Role[] = ['editor', 'admin']
const admins: readonly Role[] = ['admin']
const allRoles = Object.keys(roleNumbers) as readonly Role[]

/** Operations of the staff, the roles that may call them, and a call that changes nothing. */
const operations: readonly [name: string, roles: readonly Role[], call: (context: Context) => unknown][] = [
  ['createRecord', editors, (context) => createRecord(context, 'currency', {})],
  ['updateRecord', editors, (context) => updateRecord(context, 'currency', { id, input: {} })],
  ['deleteRecord', editors, (context) => deleteRecord(context, 'currency', { id })],
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
  ['listSettings', editors, (context) => listSettings(context)],
  ['saveSetting', editors, (context) => saveSetting(context, { key: 'unknown', value: '' })],
  ['listAnalyticsDays', admins, (context) => listAnalyticsDays(context)],
  ['deleteSetting', editors, (context) => deleteSetting(context, { id })],
]

/** The kind of the problem that the call ends with, or null. */
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

  test('is not for visitors', async () => {
    expect(await problemOf(() => call(contextFor(gateway.app)))).toBe('unauthenticated')
  })
})

test('every route of records, settings and uploads demands a permission, but for what players read', () => {
  const ofStaff = routes.filter(({ tag }) => ['content', 'settings'].includes(tag))
  expect(ofStaff.length).toBeGreaterThan(60)
  expect(ofStaff.filter(({ access }) => !isPermission(access)).map(({ operationId }) => operationId)).toEqual([
    'getPremiumPackageRecord',
  ])
})
