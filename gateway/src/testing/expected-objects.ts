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

const content: ContentAccess = { kind: 'content' }
const owned = (object: string, refusal: string, staffRefusal?: string): OwnedAccess => ({
  kind: 'owned',
  object,
  refusal,
  ...(staffRefusal && { staffRefusal }),
})
const staff = (object: string, refusal: string, staffRefusal: string | null): StaffAccess => ({
  kind: 'staff',
  object,
  refusal,
  staffRefusal,
})
const secret = (object: string): SecretAccess => ({ kind: 'secret', object })
const anyName: NamedAccess = { kind: 'named', object: 'name of an account' }

const namedToStaff = (refusal: string) => staff('name of an account', refusal, null)

const changedByAdmins = staff('account', 'FORBIDDEN', 'ADMIN_REQUIRED')
const readByStaff = staff('account', 'FORBIDDEN', null)

/**
 * The expected access of the arguments of fields and routes: whose objects they may name, and the refusal for any other
 * object. Arguments of records are left out. This list is written by hand and reads neither the schema nor the routes. A
 * test compares them, and tries each argument.
 */
export const expectedObjects: Readonly<Record<string, ObjectAccess>> = {
  'Query.image(id)': content,
  'Query.item(id)': content,
  'Query.player(name)': anyName,
  'Query.journalFight(entryId)': owned('hunt of the journal', 'null'),
  'Query.sharedFight(token)': secret('link to a fight'),
  'Query.node(id)': owned('player, combat', 'null'),
  'Query.nodes(ids)': owned('player, combat', 'null'),
  'Admin.auditLog(actorId)': readByStaff,
  'Admin.auditLog(subjectId)': readByStaff,
  'Admin.contentProblems(id)': content,
  'Admin.payment(number)': staff('payment', 'FORBIDDEN', null),
  'Admin.recordUsage(id)': content,
  'Admin.recordUsers(id)': content,
  'Admin.user(id)': readByStaff,
  'Admin.userByName(name)': namedToStaff('FORBIDDEN'),
  'Mutation.activateAccount(input.token)': secret('mailed link'),
  'Mutation.addUserItem(input.id)': changedByAdmins,
  'Mutation.banUser(input.id)': changedByAdmins,
  'Mutation.buyPackage(input.packageId)': content,
  'Mutation.buyPackage(input.recipientName)': anyName,
  'Mutation.cancelSubscription(input.paymentId)': owned('payment', 'UNKNOWN_PAYMENT', 'ADMIN_REQUIRED'),
  'Mutation.changeAutoHunt(input.baitId)': content,
  'Mutation.changePins(input.id)': content,
  'Mutation.checkPayment(input.paymentId)': secret('payment'),
  'Mutation.chooseMission(input.missionId)': content,
  'Mutation.claimCollection(input.collectionId)': content,
  'Mutation.confirmEmail(input.token)': secret('mailed link'),
  'Mutation.confirmLogin(input.ticket)': secret('login'),
  'Mutation.confirmPasskey(input.ticket)': owned('enrolment', 'TICKET_INVALID'),
  'Mutation.confirmTotp(input.ticket)': owned('enrolment', 'TICKET_INVALID'),
  'Mutation.deleteUser(input.id)': changedByAdmins,
  'Mutation.revokePersonalToken(input.id)': owned('personal access token', 'UNKNOWN_TOKEN'),
  'Mutation.rotatePersonalToken(input.id)': owned('personal access token', 'UNKNOWN_TOKEN'),
  'Mutation.deleteApp(input.id)': owned('registered app', 'UNKNOWN_APP'),
  'Mutation.disconnectApp(input.id)': owned('registered app', 'UNKNOWN_APP'),
  'Mutation.finishAuthorization(input.ticket)': owned('authorization', 'TICKET_INVALID'),
  'Mutation.reviewApp(input.id)': staff('registered app', 'FORBIDDEN', null),
  'Mutation.rotateAppSecret(input.id)': owned('registered app', 'UNKNOWN_APP'),
  'Mutation.updateApp(input.id)': owned('registered app', 'UNKNOWN_APP'),
  'Mutation.endSession(input.id)': owned('session', 'UNKNOWN_SESSION'),
  'Mutation.endUserSessions(input.id)': changedByAdmins,
  'Mutation.finishPasskeyLogin(input.ticket)': secret('login'),
  'Mutation.login(input.username)': anyName,
  'Mutation.refundPayment(input.chargeId)': staff('charge', 'FORBIDDEN', 'FORBIDDEN'),
  'Mutation.refundPayment(input.paymentId)': staff('payment', 'FORBIDDEN', 'FORBIDDEN'),
  'Mutation.register(input.username)': anyName,
  'Mutation.removePasskey(input.id)': owned('passkey', 'UNKNOWN_PASSKEY'),
  'Mutation.removePushDevice(input.id)': owned('push device', 'UNKNOWN_DEVICE'),
  ...Object.fromEntries(
    ['deleteWebhook', 'enableWebhook', 'pingWebhook'].map((name) => [
      `Mutation.${name}(input.id)`,
      owned('webhook', 'UNKNOWN_WEBHOOK'),
    ]),
  ),
  'Mutation.resendWebhookDelivery(input.id)': owned('webhook delivery', 'UNKNOWN_DELIVERY'),
  'DELETE /v1/webhooks/:id(params.id)': owned('webhook', '409'),
  'POST /v1/webhooks/:id/enable(params.id)': owned('webhook', '409'),
  'POST /v1/webhooks/:id/ping(params.id)': owned('webhook', '409'),
  'POST /v1/webhook-deliveries/:id/resend(params.id)': owned('webhook delivery', '409'),
  'Mutation.removeUserItem(input.id)': changedByAdmins,
  'Mutation.removeUserSecondFactors(input.id)': changedByAdmins,
  'Mutation.requestPasswordReset(input.username)': anyName,
  'Mutation.resendUserActivation(input.id)': changedByAdmins,
  'Mutation.deleteIncident(input.id)': content,
  'Mutation.deleteIncidentUpdate(input.incidentId)': content,
  'Mutation.deleteIncidentUpdate(input.updateId)': content,
  'Mutation.editIncidentUpdate(input.incidentId)': content,
  'Mutation.editIncidentUpdate(input.updateId)': content,
  'Mutation.postIncidentUpdate(input.incidentId)': content,
  'Mutation.updateIncident(input.id)': content,
  'Mutation.restoreRecord(input.entryId)': staff('entry of the audit log', 'FORBIDDEN', 'FORBIDDEN'),
  'Mutation.restoreRecords(input.entries.entryId)': staff('entry of the audit log', 'FORBIDDEN', 'FORBIDDEN'),
  'Mutation.retrievePassword(input.token)': secret('mailed link'),
  'Mutation.revokeFightLink(input.entryId)': owned('hunt of the journal', 'UNKNOWN_LINK'),
  'Mutation.shareFight(input.entryId)': owned('hunt of the journal', 'UNKNOWN_FIGHT'),
  'Mutation.setUserCurrencies(input.id)': changedByAdmins,
  'Mutation.startPasskeyLogin(input.ticket)': secret('login'),
  'Mutation.stopNotifications(input.token)': secret('push device'),
  'Mutation.unbanUser(input.id)': changedByAdmins,
  'Mutation.updateUser(input.id)': changedByAdmins,
  'PremiumPackage.offer(recipientName)': anyName,
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
  'GET /v1/items/:id(params.id)': content,
  'GET /v1/merchants/:merchant/items(params.merchant)': content,
  'GET /v1/players/:name(params.name)': anyName,
  'PATCH /v1/me/auto-hunt(body.baitId)': content,
  'PATCH /v1/me/equipment-sets/:index(params.index)': content,
  'PATCH /v1/me/pins/:kind/:id(params.id)': content,
  'PATCH /v1/me/pins/:kind/:id(params.kind)': content,
  'POST /v1/collections/:collectionId/claim(params.collectionId)': content,
  'POST /v1/me/equipment-sets/:index/use(params.index)': content,
  'POST /v1/missions/:missionId/choose(params.missionId)': content,
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
  'POST /v1/accounts(body.username)': anyName,
  'POST /v1/account/activation(body.token)': secret('mailed link'),
  'POST /v1/account/email/confirm(body.token)': secret('mailed link'),
  'POST /v1/sessions(body.username)': anyName,
  'POST /v1/sessions/confirm(body.ticket)': secret('login'),
  'POST /v1/password-resets(body.username)': anyName,
  'POST /v1/password-resets/confirm(body.token)': secret('mailed link'),
  'POST /v1/payments(body.packageId)': content,
  'POST /v1/payments(body.recipientName)': anyName,
  'POST /v1/payments/:paymentId/check(params.paymentId)': secret('payment'),
  'POST /v1/payments/:paymentId/cancel(params.paymentId)': owned('payment', '409', '409'),
  'GET /setting/getbykey/:key(params.key)': content,
  'DELETE /setting/:id(params.id)': content,
  'GET /user/GetByName/:name(params.name)': namedToStaff('403'),
  'PUT /user(body.id)': staff('account', '403', '403'),
  'PATCH /user(body.id)': staff('account', '403', '403'),
  'POST /user/AddInventoryItem(body.userId)': staff('account', '403', '403'),
  'DELETE /user/:id(params.id)': staff('account', '403', '403'),
  'POST /notifications/stop(body.token)': secret('push device'),
  'GET /Fair/:token(params.token)': secret('link to a fight'),
  'GET /Fair/:token/card(params.token)': secret('link to a fight'),
  'GET /v1/shared-fights/:token(params.token)': secret('link to a fight'),
  'GET /image/:id(params.id)': content,
  'GET /image/thumb/:id(params.id)': content,
  'GET /image/enemy/:id(params.id)': content,
  'GET /image/enemy/thumb/:id(params.id)': content,
}
