import { apiKindOf, type KindName, kindNames } from '@sanguine/content'
import type { Permission, Role } from '@sanguine/kernel'

/**
 * The callers that the tests expect: anyone, any session, accounts that play, the staff, or roles with a permission.
 */
export type ExpectedAccess = 'public' | 'authenticated' | 'player' | 'staff' | Permission

const playing: readonly Role[] = ['user', 'betaUser', 'support', 'editor', 'admin']

/** The roles with access. A caller without a session only has access to public fields. */
export const expectedRoles: Readonly<Record<ExpectedAccess, readonly Role[]>> = {
  public: ['notActivated', 'banned', 'guest', ...playing],
  authenticated: ['notActivated', 'banned', 'guest', ...playing],
  player: playing,
  staff: ['support', 'editor', 'admin'],
  editContent: ['editor', 'admin'],
  manageUsers: ['support', 'admin'],
  readAnalytics: ['admin'],
  readAuditLog: ['admin'],
  refundPayments: ['admin'],
  deployRemotes: ['admin'],
}

const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

function recordMutations(kind: KindName): readonly string[] {
  const { name, plural } = apiKindOf(kind)
  return [
    ...['create', 'update', 'delete'].map((verb) => `Mutation.${verb}${capitalized(name)}`),
    ...['update', 'delete'].map((verb) => `Mutation.${verb}${capitalized(plural)}`),
  ]
}

const recordFields = (kind: KindName): readonly string[] => {
  const { name, plural } = apiKindOf(kind)
  return [`Admin.${name}`, `Admin.${plural}`]
}

const queries = (...names: string[]) => names.map((name) => `Query.${name}`)
const mutations = (...names: string[]) => names.map((name) => `Mutation.${name}`)
const ofAdmin = (...names: string[]) => names.map((name) => `Admin.${name}`)
const ofUsers = (...names: string[]) => names.map((name) => `User.${name}`)

/**
 * Fields that declare their callers, by what they require. Fields of records are left out, and those that require an
 * account that plays. This list is written by hand and does not read the schema. A test compares the two, and calls
 * every field as every role.
 */
const fieldsByAccess: Readonly<Record<Exclude<ExpectedAccess, 'player'>, readonly string[]>> = {
  public: [
    ...queries('viewer', 'me', 'image', 'node', 'nodes', 'dropRates', 'sharedFight', 'pushKey', 'siteStatus'),
    ...queries('enemies', 'item', 'items', 'ladder', 'news', 'player', 'regions', 'stats'),
    ...mutations(
      'activateAccount',
      'checkPayment',
      'confirmEmail',
      'confirmLogin',
      'finishPasskeyLogin',
      'login',
      'logout',
      'register',
    ),
    ...mutations('requestPasswordReset', 'retrievePassword', 'startPasskeyLogin', 'stopNotifications'),
  ],
  authenticated: [
    'Account.connectedApps',
    'Account.personalTokens',
    'Account.player',
    'Account.pushDevices',
    'Account.registeredApps',
    'Account.secondFactors',
    'Account.sessions',
    'Account.webhooks',
    'Player.ladderRank',
    'Player.name',
    ...mutations(
      'cancelSubscription',
      'closeWelcome',
      'confirmPasskey',
      'confirmTotp',
      'deleteApp',
      'disconnectApp',
      'endOtherSessions',
      'endSession',
      'enrolPasskey',
      'revokePersonalToken',
      'revokePersonalTokens',
    ),
    ...mutations('enrolTotp', 'removePasskey', 'removeTotp', 'renewRecoveryCodes', 'resendActivationMail'),
    ...mutations(
      'updateEmail',
      'updatePassword',
      'exportOwnData',
      'deleteOwnAccount',
      'deleteWebhook',
      'removePushDevice',
    ),
  ],
  staff: [...queries('admin'), ...ofAdmin('auditActors', 'auditLog'), 'Subscription.staffEvents'],
  editContent: [
    ...kindNames.flatMap(recordFields),
    ...kindNames.flatMap(recordMutations),
    ...ofAdmin(
      'contentProblems',
      'contentUpgrades',
      'groundReach',
      'images',
      'recordUsage',
      'recordUsers',
      'searchRecords',
      'settings',
    ),
    ...mutations('restoreRecord', 'restoreRecords', 'updateSettings'),
    ...mutations('createIncident', 'deleteIncident', 'deleteIncidentUpdate'),
    ...mutations('editIncidentUpdate', 'postIncidentUpdate', 'updateIncident'),
  ],
  manageUsers: [
    ...ofUsers(
      ...['banCount', 'currencies', 'currentRank', 'gifts', 'hasPlayed', 'inventory', 'isChangeable'],
      ...['payments', 'sessions', 'spending', 'xp'],
    ),
    ...ofAdmin('apps', 'itemsToGive', 'payment', 'user', 'userByName', 'users'),
    ...mutations('addUserItem', 'banUser', 'deleteUser', 'endUserSessions', 'removeUserItem', 'resendUserActivation'),
    ...mutations('removeUserSecondFactors', 'reviewApp', 'setUserCurrencies', 'unbanUser', 'updateUser'),
  ],
  readAnalytics: ofAdmin('analytics'),
  readAuditLog: [],
  refundPayments: mutations('refundPayment'),
  deployRemotes: [
    ...ofAdmin('remoteBuild', 'remoteErrors', 'remoteNames', 'remotes'),
    ...mutations('addRemoteDocuments', 'deployRemote', 'rollBackRemote', 'setRemoteState'),
  ],
}

/** The requirement of a listed field by its path, such as `Mutation.login`. */
export const expectedAccess: ReadonlyMap<string, ExpectedAccess> = new Map(
  (Object.entries(fieldsByAccess) as [ExpectedAccess, readonly string[]][]).flatMap(([access, paths]) =>
    paths.map((path) => [path, access] as const),
  ),
)

/** The requirement of any field that declares its callers. */
export const expectedAccessOf = (path: string): ExpectedAccess => expectedAccess.get(path) ?? 'player'
