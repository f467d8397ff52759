import { anyName, content, namedToStaff, type ObjectAccess, owned, secret, staff } from '../access/object-access'

const changedByAdmins = staff('account', 'FORBIDDEN', 'ADMIN_REQUIRED')
const readByStaff = staff('account', 'FORBIDDEN', null)

/**
 * The expected access of the schema's arguments: whose objects they may name, and the refusal for any other object.
 * Arguments of records are left out. This list is written by hand and does not read the schema. A test compares the
 * two, and tries each argument.
 */
export const expectedObjects: Readonly<Record<string, ObjectAccess>> = {
  'Query.image(id)': content,
  'Query.item(id)': content,
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
  'Mutation.deleteSetting(input.id)': content,
  'Mutation.deleteUser(input.id)': changedByAdmins,
  'Mutation.endSession(input.id)': owned('session', 'UNKNOWN_SESSION'),
  'Mutation.endUserSessions(input.id)': changedByAdmins,
  'Mutation.finishPasskeyLogin(input.ticket)': secret('login'),
  'Mutation.login(input.username)': anyName,
  'Mutation.refundPayment(input.chargeId)': staff('charge', 'FORBIDDEN', 'FORBIDDEN'),
  'Mutation.refundPayment(input.paymentId)': staff('payment', 'FORBIDDEN', 'FORBIDDEN'),
  'Mutation.register(input.username)': anyName,
  'Mutation.removePasskey(input.id)': owned('passkey', 'UNKNOWN_PASSKEY'),
  'Mutation.removeUserItem(input.id)': changedByAdmins,
  'Mutation.removeUserSecondFactors(input.id)': changedByAdmins,
  'Mutation.requestPasswordReset(input.username)': anyName,
  'Mutation.resendUserActivation(input.id)': changedByAdmins,
  'Mutation.restoreRecord(input.entryId)': staff('entry of the audit log', 'FORBIDDEN', 'FORBIDDEN'),
  'Mutation.retrievePassword(input.token)': secret('mailed link'),
  'Mutation.revokeFightLink(input.entryId)': owned('hunt of the journal', 'UNKNOWN_LINK'),
  'Mutation.shareFight(input.entryId)': owned('hunt of the journal', 'UNKNOWN_FIGHT'),
  'Mutation.setUserCurrencies(input.id)': changedByAdmins,
  'Mutation.startPasskeyLogin(input.ticket)': secret('login'),
  'Mutation.unbanUser(input.id)': changedByAdmins,
  'Mutation.updateUser(input.id)': changedByAdmins,
  'PremiumPackage.offer(recipientName)': anyName,
}
