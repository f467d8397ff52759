import { changesBetween, originOf, systemOrigin, writeAuditEntry } from '@sanguine/audit'
import { runKeyedChange } from '@sanguine/db'
import { type App, type Context, type Refusal, type Result, requireViewer } from '@sanguine/kernel'
import type { mongo } from 'mongoose'
import { remoteRevisionsService } from './remote-revisions.model'
import {
  type RemoteTrial,
  type RemoteVersionRecord,
  type RemoteWithdrawal,
  remoteVersionsService,
} from './remote-versions.model'

/** The most keys of calls that a remote remembers. */
const maxKeys = 50

/** The transaction of a change. Operations on the remote's versions in it never run beside those of another change. */
export interface RemoteChange {
  readonly session: mongo.ClientSession
  /** whether a call under the same key was made before, which then changed everything */
  readonly isRepeat: boolean
}

interface ChangeOptions {
  readonly remote: string
  /** the operation and its input, which a repeat under the same key must have, too; null for changes by the site */
  readonly call: { readonly name: string; readonly input: unknown } | null
}

/**
 * Runs a change of a remote alone, in a transaction. A call under the `Idempotency-Key` of one that succeeded is a
 * repeat; one that was refused may be tried again. Throws `conflict` if the key belongs to another call.
 */
export const changeRemote = <Changed, Refused extends Refusal>(
  { app, context }: { readonly app: App; readonly context: Context | null },
  { remote, call }: ChangeOptions,
  change: (change: RemoteChange) => Promise<Result<Changed, Refused>>,
): Promise<Result<Changed, Refused>> =>
  runKeyedChange(
    app,
    { counter: app.get(remoteRevisionsService), counterId: remote, context, call, note: {}, maxKeys },
    ({ session, first }) => change({ session, isRepeat: first !== null }),
  )

interface StateChange extends Pick<RemoteVersionRecord, 'state' | 'share'> {
  readonly reason: string | null
  /** default none */
  readonly trial?: RemoteTrial | null
  /** set if the site withdraws it by itself */
  readonly withdrawal?: RemoteWithdrawal
}

/** Changes the state of a version and writes that to the audit log. Without a context, the site does so by itself. */
export async function writeState(
  { app, context }: { readonly app: App; readonly context: Context | null },
  before: RemoteVersionRecord,
  { state, share, reason, trial = null, withdrawal }: StateChange,
  session: mongo.ClientSession,
): Promise<RemoteVersionRecord> {
  const isOnTrial = trial !== null
  const wasOnTrial = (before.trial ?? null) !== null
  if (before.state === state && before.share === share && wasOnTrial === isOnTrial) return before
  const now = new Date(app.clock.now())
  const viewer = context && requireViewer(context)
  const after: RemoteVersionRecord = {
    ...before,
    state,
    share,
    reason,
    changedAt: now,
    changedBy: viewer && { accountId: viewer.accountId, name: viewer.name },
    stableAt: state === 'stable' && before.state !== 'stable' ? now : before.stableAt,
    trial,
    withdrawal: withdrawal ?? null,
  }
  const { _id, changedAt, changedBy, stableAt } = after
  await app
    .get(remoteVersionsService)
    .updateOne(
      { _id },
      { state, share, reason, changedAt, changedBy, stableAt, trial, withdrawal: after.withdrawal },
      { session },
    )
  await writeAuditEntry(
    app,
    {
      origin: context ? originOf(context) : systemOrigin,
      action: 'update',
      subject: subjectOf(before),
      changes: changesBetween(
        { state: before.state, share: before.share, isGuarded: wasOnTrial },
        { state, share, isGuarded: isOnTrial, ...(withdrawal && numbersOf(withdrawal)) },
      ),
      reason,
    },
    session,
  )
  return after
}

/** Why the site withdrew a version, as the audit log shows it in any language. */
const numbersOf = ({ cause, failed, networks, otherFailed, otherNetworks, other }: RemoteWithdrawal) => ({
  ...(cause && { cause }),
  failures: `${failed} / ${networks}`,
  otherFailures: `${otherFailed} / ${otherNetworks}${other === null ? '' : ` (${other})`}`,
})

/** A version as the audit log names it. */
export const subjectOf = ({ remote, version }: Pick<RemoteVersionRecord, 'remote' | 'version'>) =>
  ({ type: 'remote', id: remote, title: `${remote} ${version}` }) as const
