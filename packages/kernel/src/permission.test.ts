import { describe, expect, test } from '@jest/globals'
import { isPlaying, type Role, roleNumbers, type Viewer } from './context'
import { hasPermission, isStaff, permissions, requirePermission, requireStaff } from './permission'
import { contextFor, testApp } from './testing'

const { app } = testApp()

const viewer = (role: Role): Viewer => ({
  accountId: 'a'.repeat(24),
  sessionId: 's',
  name: 'Mina',
  email: 'mina@example.org',
  role,
  patreonType: 0,
  hasSeenWelcome: true,
})

const roles: readonly [role: Role, number: number, plays: boolean, may: readonly string[]][] = [
  ['guest', 0, false, []],
  ['user', 1, true, []],
  ['betaUser', 2, true, []],
  ['support', 80, true, ['manageUsers']],
  ['editor', 90, true, ['editContent']],
  ['admin', 100, true, ['editContent', 'manageUsers', 'readAnalytics', 'readAuditLog', 'refundPayments']],
  ['notActivated', 555, false, []],
  ['banned', 666, false, []],
]

describe('the role', () => {
  test.each(roles)('%s has the number %i, plays: %s, and may: %j', (role, number, plays, may) => {
    expect(roleNumbers[role]).toBe(number)
    expect(isPlaying(role)).toBe(plays)
    expect(permissions.filter((permission) => hasPermission(role, permission))).toEqual(may)
    expect(isStaff(role)).toBe(may.length > 0)
  })

  test('is one of those in the table', () => {
    expect(roles.map(([role]) => role).toSorted()).toEqual(Object.keys(roleNumbers).toSorted())
  })
})

describe('requirePermission', () => {
  test.each(roles.flatMap(([role, , , may]) => permissions.map((name) => [role, name, may.includes(name)] as const)))(
    'for %s and %s: %s',
    (role, permission, isAllowed) => {
      const call = () => requirePermission(contextFor(app, viewer(role)), permission)
      if (isAllowed) expect(call()).toMatchObject({ role })
      else expect(call).toThrow(expect.objectContaining({ kind: 'forbidden' }))
    },
  )

  test('asks a visitor to log in', () => {
    const visitor = contextFor(app)
    expect(() => requirePermission(visitor, 'editContent')).toThrow(
      expect.objectContaining({ kind: 'unauthenticated' }),
    )
    expect(() => requireStaff(visitor)).toThrow(expect.objectContaining({ kind: 'unauthenticated' }))
  })
})

test.each(roles)('requireStaff lets the role %s pass where it has a permission', (role, _number, _plays, may) => {
  const call = () => requireStaff(contextFor(app, viewer(role)))
  if (may.length > 0) expect(call()).toMatchObject({ role })
  else expect(call).toThrow(expect.objectContaining({ kind: 'forbidden' }))
})
