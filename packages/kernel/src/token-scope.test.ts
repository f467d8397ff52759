import { describe, expect, test } from '@jest/globals'
import { requireRemoteScope, requireTokenScope, type Viewer } from './context'
import { parse } from './parse'
import { contextFor, testApp } from './testing'
import {
  commonScopes,
  coversScope,
  isTokenScope,
  needStaff,
  orderScopes,
  type TokenScope,
  tokenScopesSchema,
} from './token-scope'

const { app } = testApp()

const viewer: Viewer = {
  accountId: 'a'.repeat(24),
  sessionId: '',
  name: 'Mina',
  email: 'mina@example.org',
  role: 'admin',
  patreonType: 0,
  hasSeenWelcome: true,
}

const callWith = (...scopes: TokenScope[]) =>
  contextFor(app, { ...viewer, token: { id: 't', name: 'Pipeline', scopes } })

describe('a scope', () => {
  test.each(['read', 'content:write', 'deploy', 'deploy:game', 'deploy:a_2'])('%s is known', (text) => {
    expect(isTokenScope(text)).toBe(true)
    expect(parse(tokenScopesSchema, [text])).toEqual([text])
  })

  test.each(['session', 'deploy:', 'deploy:Game', 'deploy:game ', 'deploy:*', 'hunt:game', `deploy:${'g'.repeat(41)}`])(
    '%s is not',
    (text) => {
      expect(isTokenScope(text)).toBe(false)
      expect(() => parse(tokenScopesSchema, [text], 'scopes')).toThrow('must be one of read, hunt')
    },
  )

  test('of one remote is part of that of all', () => {
    expect(coversScope(['deploy'], 'deploy:game')).toBe(true)
    expect(coversScope(['deploy:game'], 'deploy:game')).toBe(true)
    expect(coversScope(['deploy:game'], 'deploy:admin')).toBe(false)
    expect(coversScope(['deploy:game'], 'deploy')).toBe(false)
    expect(needStaff(['deploy:game'])).toBe(true)
    expect(needStaff(['read', 'hunt'])).toBe(false)
  })
})

test('scopes are in one order, each once, and none beside one that covers it', () => {
  expect(orderScopes(['deploy:visitor', 'deploy:game', 'hunt', 'read', 'deploy:game'])).toEqual([
    'read',
    'hunt',
    'deploy:game',
    'deploy:visitor',
  ])
  expect(orderScopes(['deploy:game', 'deploy'])).toEqual(['deploy'])
  const many = Array.from({ length: 40 }, (_, index) => `deploy:remote_${index}`)
  expect(() => parse(tokenScopesSchema, many, 'scopes')).toThrow('scopes')
  expect(() => parse(tokenScopesSchema, [], 'scopes')).toThrow('scopes')
})

describe('a call with a token', () => {
  test('for one remote may deploy that one, and passes where deploy is needed', () => {
    const call = callWith('deploy:game')
    expect(() => requireTokenScope(call, ['deploy'])).not.toThrow()
    expect(() => requireRemoteScope(call, 'game')).not.toThrow()
    expect(() => requireRemoteScope(call, 'admin')).toThrow('The access token lacks the scope "deploy:admin".')
    expect(() => requireTokenScope(call, ['content:read'])).toThrow('content:read')
    expect(() => requireTokenScope(call, [])).toThrow()
  })

  test('for all remotes, or without a token, may deploy each', () => {
    for (const call of [callWith('deploy'), contextFor(app, { ...viewer, sessionId: 's' })])
      expect(() => requireRemoteScope(call, 'admin')).not.toThrow()
    expect(() => requireRemoteScope(callWith('read'), 'admin')).toThrow('deploy:admin')
  })
})

test.each<readonly [some: readonly TokenScope[], others: readonly TokenScope[], common: readonly TokenScope[]]>([
  [['read', 'hunt'], ['trade', 'hunt'], ['hunt']],
  [['deploy'], ['deploy:game', 'read'], ['deploy:game']],
  [['deploy:admin', 'deploy:game'], ['deploy'], ['deploy:admin', 'deploy:game']],
  [['deploy:game'], ['deploy:admin'], []],
])('%j and %j have %j in common', (some, others, common) => {
  expect(commonScopes(some, others)).toEqual(common)
  expect(commonScopes(others, some)).toEqual(common)
})
