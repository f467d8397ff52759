import { kindNames } from '@sanguine/content'
import { type IdArgument, keyOf, namesContent } from './id-arguments'

/**
 * Access to an object that is the same for all callers: a record, an image, a setting, a place in a list. Also for an
 * id that always means the caller's own object, such as a place among the caller's missions.
 */
interface ContentAccess {
  readonly kind: 'content'
}

/** Access to an object of one account. Another account's object is refused like one that does not exist. */
interface OwnedAccess {
  readonly kind: 'owned'
  readonly object: string
  /** the refusal for another account's object and for a missing object: code of the user error, `null`, or status */
  readonly refusal: string
  /** the refusal for support if the object is of a staff account; set if staff may work on players' objects */
  readonly staffRefusal?: string
}

/** Access to an account's object in a call for staff, who may work on those of all players. */
interface StaffAccess {
  readonly kind: 'staff'
  readonly object: string
  /** the refusal for a caller without the permission, whether or not the object exists */
  readonly refusal: string
  /** the refusal for support if the account is staff; null if support may read it, or may never make the call */
  readonly staffRefusal: string | null
}

/** A secret of at least 64 random bits that was given to one person. Its holder may make the call. */
interface SecretAccess {
  readonly kind: 'secret'
  readonly object: string
}

/** An account's name, which anyone may give: to log in, to register, or to give something to its player. */
interface NamedAccess {
  readonly kind: 'named'
  readonly object: string
}

/** Access to an account's object that an argument names. */
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

/**
 * Access by call and argument of routes. Arguments that name records are not listed: `isOfRecords` and
 * `namesContent` make them content.
 * The schema declares the access of its own arguments.
 */
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
  'GET /game/changeEquipmentSet/:index(params.index)': content,
  'POST /Game/travel(body.newHuntingGroundId)': content,
  'POST /game/ClaimCollection(body.collectionId)': content,
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
  'DELETE /user/:id(params.id)': staff('account', '403', '403'),
  'GET /image/:id(params.id)': content,
  'GET /image/thumb/:id(params.id)': content,
  'GET /image/enemy/:id(params.id)': content,
  'GET /image/enemy/thumb/:id(params.id)': content,
}

/** Whether a route reads or writes the records of a kind, which all editors share. */
const isOfRecords = (call: string): boolean => kindNames.some((kind) => new RegExp(`^[A-Z]+ /${kind}(/|$)`).test(call))

/** The access to the objects that an argument of a route names; null for an argument that is not classified. */
export const objectAccessOf = (given: IdArgument): ObjectAccess | null =>
  argumentAccess[keyOf(given)] ?? (isOfRecords(given.call) || namesContent(given) ? content : null)

/** The arguments of routes that are classified one by one. */
export const classifiedArguments: readonly string[] = Object.keys(argumentAccess)

/** The arguments of routes whose objects belong to an account. */
export const objectsOfAccounts: readonly (readonly [key: string, access: AccountAccess])[] = Object.entries(
  argumentAccess,
).flatMap(([key, access]) => (access.kind === 'content' ? [] : [[key, access] as const]))
