import type { App, CollectionDescription } from '@sanguine/kernel'
import { type AuditDocument, auditModelService } from './audit.model'
import { removeOldStaffEvents } from './events/read-staff-events'

/**
 * The changes that staff made to the account, without their authors, and the changes that the account made as staff,
 * without data of others.
 */
async function* readEntries(app: App, accountId: string) {
  const filter: object = {
    $or: [{ 'subject.type': 'user', 'subject.id': accountId }, { 'actor.accountId': accountId }],
  }
  const entries = app.get(auditModelService).find(filter).sort({ at: 1 }).lean<AuditDocument[]>().cursor()
  for await (const { at, action, subject, changes, reason, actor, token } of entries)
    yield subject.type === 'user' && subject.id === accountId
      ? {
          at,
          action,
          subject: { type: subject.type, id: subject.id },
          changes,
          reason,
          byOwner: actor?.accountId === accountId,
        }
      : { at, action, subject: { type: subject.type, id: subject.id }, byOwner: true, token: token?.name ?? null }
}

/** The pseudonym of a deleted account: the end of its id, the same in all entries. */
export const pseudonymOf = (accountId: string): string => `deleted account ${accountId.slice(-6)}`

/**
 * Removes name, address and tokens of a deleted account from the log. Its entries stay, under the account's id and a pseudonym,
 * so that changes can still be traced. The model refuses every change, so this bypasses it.
 */
async function pseudonymize(app: App, accountId: string): Promise<void> {
  const { collection } = app.get(auditModelService)
  const name = pseudonymOf(accountId)
  await collection.updateMany({ 'actor.accountId': accountId }, { $set: { 'actor.name': name }, $unset: { token: 1 } })
  const subject = { 'subject.type': 'user', 'subject.id': accountId }
  await collection.updateMany(subject, { $set: { 'subject.title': name } })
  for await (const { _id, changes } of collection.find({ ...subject, 'changes.field': { $in: ['name', 'email'] } })) {
    const kept = (changes as AuditDocument['changes']).map((change) =>
      change.field === 'name' || change.field === 'email' ? { ...change, before: null, after: null } : change,
    )
    await collection.updateOne({ _id }, { $set: { changes: kept } })
  }
}

export const auditCollections: readonly CollectionDescription[] = [
  { name: 'auditEntries', read: readEntries, erase: pseudonymize },
  {
    name: 'staffEvents',
    isNotPersonal: 'It has ids of audit entries, payments and charges, and no name or account.',
    removeOld: removeOldStaffEvents,
  },
  { name: 'staffEventQueue', isNotPersonal: 'It has the same, of events that have no number yet.' },
  { name: 'staffEventCounter', isNotPersonal: 'It has the number of the latest event for the staff.' },
]
