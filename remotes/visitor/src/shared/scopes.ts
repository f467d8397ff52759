const players = ['read', 'hunt', 'trade', 'profile'] as const
const editors = ['content:read', 'content:write'] as const
const supporters = ['support'] as const
const deployers = ['deploy'] as const

const names = {
  read: 'tokens.scope.read',
  hunt: 'tokens.scope.hunt',
  trade: 'tokens.scope.trade',
  profile: 'tokens.scope.profile',
  'content:read': 'tokens.scope.contentRead',
  'content:write': 'tokens.scope.contentWrite',
  support: 'tokens.scope.support',
  deploy: 'tokens.scope.deploy',
} as const

type TokenScope = keyof typeof names

const isKnown = (scope: string): scope is TokenScope => scope in names

const ofRemote = /^deploy:(.+)$/

/** The remote of a scope such as `deploy:game`; undefined for any other. */
export const remoteOf = (scope: string): string | undefined => ofRemote.exec(scope)?.[1]

type ScopeMessage = (typeof names)[TokenScope] | 'tokens.scope.deployRemote' | 'tokens.scope.unknown'
type Translate = (key: ScopeMessage, values?: { readonly remote: string }) => string

/** The text that says what a scope allows; a scope of a newer gateway is one that this page does not know. */
export function scopeText(t: Translate, scope: string): string {
  const remote = remoteOf(scope)
  if (remote !== undefined) return t('tokens.scope.deployRemote', { remote })
  return t(isKnown(scope) ? names[scope] : 'tokens.scope.unknown')
}

/** The scopes that an account may give to a token. */
export const scopesFor = (permissions: readonly string[]): readonly TokenScope[] => [
  ...players,
  ...(permissions.includes('editContent') ? editors : []),
  ...(permissions.includes('manageUsers') ? supporters : []),
  ...(permissions.includes('deployRemotes') ? deployers : []),
]
