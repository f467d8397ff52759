import { apiKindOf, type KindName, kindNames } from '@sanguine/content'
import type { Access } from '../rest/route'

/** As for REST; `public` fields serve everyone, some of them by a null to who has no session, and `staff` those whose role has any permission. */
export type FieldAccess = Exclude<Access, 'open'> | 'staff'

const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

const recordMutations = (kind: KindName): readonly string[] =>
  ['create', 'update', 'delete'].map((verb) => `Mutation.${verb}${capitalized(apiKindOf(kind).name)}`)

const recordFields = (kind: KindName): readonly string[] => {
  const { name, plural } = apiKindOf(kind)
  return [`Admin.${name}`, `Admin.${plural}`]
}

const queries = (...names: string[]) => names.map((name) => `Query.${name}`)
const mutations = (...names: string[]) => names.map((name) => `Mutation.${name}`)
const ofAdmin = (...names: string[]) => names.map((name) => `Admin.${name}`)

/** The fields at the root and of `Admin` by what they demand. A test fails for a field that is not here. */
const fieldsByAccess: Readonly<Record<FieldAccess, readonly string[]>> = {
  public: [
    ...queries('viewer', 'me', 'image', 'node', 'nodes', 'dropRates', 'sharedFight'),
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
    ...mutations('requestPasswordReset', 'retrievePassword', 'startPasskeyLogin'),
  ],
  viewer: [
    ...mutations(
      'cancelSubscription',
      'closeWelcome',
      'confirmPasskey',
      'confirmTotp',
      'endOtherSessions',
      'endSession',
      'enrolPasskey',
    ),
    ...mutations('enrolTotp', 'removePasskey', 'removeTotp', 'renewRecoveryCodes', 'resendActivationMail'),
    ...mutations('updateEmail', 'updatePassword', 'exportOwnData', 'deleteOwnAccount'),
  ],
  player: [
    ...queries(
      'bestEquipment',
      'collections',
      'currencySources',
      'grimoire',
      'huntOdds',
      'item',
      'itemSources',
      'ladder',
    ),
    ...queries('fightLinks', 'huntStatistics', 'journal', 'journalFight', 'journalTotals'),
    ...queries('mission', 'news', 'packages', 'regions', 'shop', 'stats'),
    ...mutations(
      'buy',
      'buyPackage',
      'changeAutoHunt',
      'changeEquipmentSet',
      'claimCollection',
      'coffinHunt',
      'equip',
      'hunt',
      'quickHunt',
    ),
    ...mutations(
      'changePins',
      'chooseMission',
      'lockItem',
      'rerollMissions',
      'rotateSeed',
      'sell',
      'sellItems',
      'takeGift',
    ),
    ...mutations('revokeFightLink', 'shareFight', 'travel', 'unequip', 'updateEquipmentSet', 'wearItems'),
  ],
  staff: [...queries('admin'), ...ofAdmin('auditActors', 'auditLog')],
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
    ...mutations('deleteSetting', 'restoreRecord', 'saveSetting'),
  ],
  manageUsers: [
    ...ofAdmin('itemsToGive', 'payment', 'user', 'userByName', 'users'),
    ...mutations('addUserItem', 'banUser', 'deleteUser', 'endUserSessions', 'removeUserItem', 'resendUserActivation'),
    ...mutations('removeUserSecondFactors', 'setUserCurrencies', 'unbanUser', 'updateUser'),
  ],
  readAnalytics: ofAdmin('analytics'),
  readAuditLog: [],
  refundPayments: mutations('refundPayment'),
}

/** What a field demands by its path, such as `Mutation.hunt`. */
export const graphqlAccess: ReadonlyMap<string, FieldAccess> = new Map(
  (Object.entries(fieldsByAccess) as [FieldAccess, readonly string[]][]).flatMap(([access, paths]) =>
    paths.map((path) => [path, access] as const),
  ),
)
