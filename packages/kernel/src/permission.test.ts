import { describe, expect, test } from '@jest/globals'
import { isPlaying, type Role, roleNumbers, type Viewer } from './context'
import {
  hasPermission,
  hasScopes,
  isStaff,
  permissions,
  requirePermission,
  requireStaff,
  type Scope,
  scopesCheck,
} from './permission'
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
  [
    'admin',
    100,
    true,
    ['editContent', 'manageUsers', 'readAnalytics', 'readAuditLog', 'refundPayments', 'deployRemotes'],
  ],
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

  test('is one of the table', () => {
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

test.each(roles)('requireStaff accepts the role %s if it has a permission', (role, _number, _plays, may) => {
  const call = () => requireStaff(contextFor(app, viewer(role)))
  if (may.length > 0) expect(call()).toMatchObject({ role })
  else expect(call).toThrow(expect.objectContaining({ kind: 'forbidden' }))
})

describe('scopes', () => {
  const rolesWith = (alternatives: readonly (readonly Scope[])[]) =>
    roles.flatMap(([role]) => (hasScopes(role, alternatives) ? [role] : []))

  test.each<readonly [alternatives: readonly (readonly Scope[])[], having: readonly Role[]]>([
    [[['player']], ['user', 'betaUser', 'support', 'editor', 'admin']],
    [[['staff']], ['support', 'editor', 'admin']],
    [[['manageUsers']], ['support', 'admin']],
    [
      [['editContent'], ['manageUsers']],
      ['support', 'editor', 'admin'],
    ],
    [[['editContent', 'manageUsers']], ['admin']],
    [
      [['readAuditLog'], ['editContent', 'player']],
      ['editor', 'admin'],
    ],
  ])('of %j: every scope of one list is required', (alternatives, having) => {
    expect(rolesWith(alternatives)).toEqual(having)
    const check = scopesCheck(alternatives)
    for (const [role] of roles) {
      const call = () => check(contextFor(app, viewer(role)))
      if (having.includes(role)) expect(call()).toMatchObject({ role })
      else expect(call).toThrow(expect.objectContaining({ kind: 'forbidden' }))
    }
    expect(() => check(contextFor(app))).toThrow(expect.objectContaining({ kind: 'unauthenticated' }))
  })

  test('have their own sentences of refusal', () => {
    const refuse = (scope: Scope, role: Role) => () => scopesCheck([[scope]])(contextFor(app, viewer(role)))
    expect(refuse('player', 'banned')).toThrow('Your account has been banned.')
    expect(refuse('staff', 'user')).toThrow('Only staff may do this.')
    expect(refuse('manageUsers', 'editor')).toThrow('Only admins and support staff may do this.')
  })
})
