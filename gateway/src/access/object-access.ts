import { kindNames } from '@sanguine/content'
import type { IdArgument } from './id-arguments'

/**
 * An id of what is the same for everyone who may make the call: records, images, settings, a place in a list. Also one that always
 * means the caller's own, such as a place among the caller's missions.
 */
interface ContentAccess {
  readonly kind: 'content'
}

/** An id of what belongs to one account. Another's is refused as one that does not exist. */
interface OwnedAccess {
  readonly kind: 'owned'
  readonly object: string
  /** code of the user error, `null`, or status: what a caller gets for another's, and for one that does not exist */
  readonly refusal: string
  /** where staff may work on those of players too: what support gets for one of an account of the staff */
  readonly staffRefusal?: string
}

/** An id of what belongs to an account, in a call for staff who may work on those of all players. */
interface StaffAccess {
  readonly kind: 'staff'
  readonly object: string
  /** what a caller without the permission gets, whether it exists or not */
  readonly refusal: string
  /** what support gets for an account of the staff; null where support may read it, or is not let through at all */
  readonly staffRefusal: string | null
}

/** A value that was given to one person only, at least 64 random bits: who has it may make the call. */
interface SecretAccess {
  readonly kind: 'secret'
  readonly object: string
}

/** The name of an account, which anyone may give: to log in with it, to register it, to give its player something. */
interface NamedAccess {
  readonly kind: 'named'
  readonly object: string
}

/** What an argument names that belongs to an account. */
export type AccountAccess = OwnedAccess | StaffAccess | SecretAccess | NamedAccess

export type ObjectAccess = ContentAccess | AccountAccess

export const content: ContentAccess = { kind: 'content' }
export const owned = (object: string, refusal: string, staffRefusal?: string): OwnedAccess => ({
  kind: 'owned',
  object,
  refusal,
  ...(staffRefusal && { staffRefusal }),
})
export const staff = (object: string, refusal: string, staffRefusal: string | null): StaffAccess => ({
  kind: 'staff',
  object,
  refusal,
  staffRefusal,
})
export const secret = (object: string): SecretAccess => ({ kind: 'secret', object })
export const anyName: NamedAccess = { kind: 'named', object: 'name of an account' }

export const namedToStaff = (refusal: string) => staff('name of an account', refusal, null)

/** Arguments of routes by call and name; those of the kinds of record are content by `isOfRecords`. The schema declares its own. */
const argumentAccess: Readonly<Record<string, ObjectAccess>> = {
  'POST /user/register(body.username)': anyName,
  'POST /user/login(body.username)': anyName,
  'POST /user/ForgotPasswordRequest(body.username)': anyName,
  'GET /user/ActivateAccount/:id(params.id)': secret('mailed link'),
  'POST /user/ForgotPasswordRetrieve/(body.token)': secret('mailed link'),
  'POST /user/UpdateEmail(body.userId)': owned('account', '200'),
  'POST /user/ConfirmEmail(body.token)': secret('mailed link'),
  'POST /user/UpdatePassword(body.userId)': owned('account', '200'),
  'POST /user/confirmLogin(body.ticket)': secret('login'),
  'POST /user/startPasskeyLogin(body.ticket)': secret('login'),
  'POST /user/finishPasskeyLogin(body.ticket)': secret('login'),
  'POST /user/endSession(body.id)': owned('session', '200'),
  'POST /user/confirmTotp(body.ticket)': owned('enrolment', '200'),
  'POST /user/confirmPasskey(body.ticket)': owned('enrolment', '200'),
  'POST /user/downloadOwnData(body.ticket)': owned('export', '404'),
  'POST /user/removePasskey(body.id)': owned('passkey', '200'),
  'POST /game/buysell(body.itemId)': content,
  'GET /game/changeEquipmentSet/:index(params.index)': content,
  'GET /game/equip/:itemId(params.itemId)': content,
  'GET /game/unequip/:itemId(params.itemId)': content,
  'GET /ClientTravel/GetHuntingGroundsOfRegion/:regionId(params.regionId)': content,
  'POST /Game/travel(body.newHuntingGroundId)': content,
  'POST /news/takeGift(body.newsId)': content,
  'POST /game/ClaimCollection(body.collectionId)': content,
  'GET /ClientGrimoire/getEnemies/:huntingGroundId(params.huntingGroundId)': content,
  'GET /ClientItem/:id(params.id)': content,
  'GET /ladder/LadderAroundUserId/:offset(params.offset)': content,
  'POST /payment(body.packageId)': content,
  'POST /payment(body.additionalInfo)': anyName,
  'POST /payment/CheckOnPayment(body.paymentId)': secret('payment'),
  'POST /payment/CheckOnPayment(body.packageId)': secret('payment'),
  'POST /payment/CancelSubscription(body.paymentId)': owned('payment', '404', '403'),
  'POST /payment/GetPaymentsOfPremiumPackage(body.packageId)': content,
  'POST /payment/GetPaymentsOfPremiumPackage(body.userId)': staff('account', '403', null),
  'POST /payment/GetByUserId(body.userId)': staff('account', '403', null),
  'POST /payment/GetActiveSubscriptionType(body.userId)': staff('account', '403', null),
  'POST /payment/GetPaymentsOfPremiumPackage(body.username)': namedToStaff('403'),
  'POST /payment/GetByUserId(body.username)': namedToStaff('403'),
  'POST /payment/GetActiveSubscriptionType(body.username)': namedToStaff('403'),
  'GET /setting/getbykey/:key(params.key)': content,
  'DELETE /setting/:id(params.id)': content,
  'GET /user/GetByName/:name(params.name)': namedToStaff('403'),
  'PUT /user(body.id)': staff('account', '403', '403'),
  'PATCH /user(body.id)': staff('account', '403', '403'),
  'POST /user/AddInventoryItem(body.userId)': staff('account', '403', '403'),
  'POST /user/AddInventoryItem(body.itemId)': content,
  'DELETE /user/:id(params.id)': staff('account', '403', '403'),
  'GET /image/:id(params.id)': content,
  'GET /image/thumb/:id(params.id)': content,
  'GET /image/enemy/:id(params.id)': content,
  'GET /image/enemy/thumb/:id(params.id)': content,
}

/** Whether a route reads or writes the records of a kind, which all editors share. */
const isOfRecords = (call: string): boolean => kindNames.some((kind) => new RegExp(`^[A-Z]+ /${kind}(/|$)`).test(call))

/** What the objects are that an argument of a route names; null for an argument that is not classified. */
export const objectAccessOf = ({ call, argument }: IdArgument): ObjectAccess | null =>
  argumentAccess[`${call}(${argument})`] ?? (isOfRecords(call) ? content : null)

/** The arguments of routes that are classified one by one. */
export const classifiedArguments: readonly string[] = Object.keys(argumentAccess)

/** Those whose objects belong to an account. */
export const objectsOfAccounts: readonly (readonly [key: string, access: AccountAccess])[] = Object.entries(
  argumentAccess,
).flatMap(([key, access]) => (access.kind === 'content' ? [] : [[key, access] as const]))
