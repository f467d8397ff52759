import { type AuditAction, type AuditOrigin, type NewAuditEntry, originOf, systemOrigin } from '@sanguine/audit'
import {
  type AnyRecord,
  anyRecords,
  type Content,
  type ContentProblem,
  findBlockingProblems,
  type KindName,
  problemLine,
  titleOf,
  translationsOf,
  type User,
  usersOfEach,
} from '@sanguine/content'
import { isDuplicateKeyOf, isTransactionTooLarge } from '@sanguine/db'
import { type App, type Context, conflict, defineService, invalidField, type Sentence } from '@sanguine/kernel'
import { foldCase } from '@sanguine/rules'
import { kindWord } from '../kind-words'
import { inUse, RecordProblem, shortNameInUse, shortNameTaken, stillNeeded, tooLarge } from '../record-problem'
import { findAffectedUsage, type PlannedChanges } from '../usage/find-affected-usage'
import { refuseHeldShortNames } from '../usage/held-short-name'
import type { CountedUsage } from '../usage/record-usage'
import type { RecordUsage } from '../usage/usage-count'
import { BatchProblem, runForEach } from './batch-problem'
import { contentFindingsService } from './content-findings'
import {
  afterChanges,
  type ChangeKey,
  type ChangeSet,
  contentStoreService,
  countFittingChanges,
  nextRevision,
  type RecordChange,
  type Saved,
} from './content-store'
import { changesOfRecord, type RecordState, stateOf, withoutId } from './record-state'
import { refuseLongTexts } from './refuse-long-texts'
import { releaseService, type Snapshot } from './release-cache'

const attempts = 8

/**
 * Decides on changes of records of one kind from the present content. Runs again if others changed the content in the
 * meantime. An empty list changes nothing.
 */
export type Plan = (snapshot: Snapshot) => Promise<readonly RecordChange[]>

/** A changed record. */
export interface ChangedRecord {
  /** of the audit log; null if no field changed */
  readonly entryId: string | null
  /** of a deleted record: the counted uses by players, payments and settings */
  readonly usage: readonly RecordUsage[]
}

export interface ChangeOptions {
  /** of a call that may be repeated */
  readonly key?: ChangeKey | null
  /** of deleted records; default `all` */
  readonly usage?: CountedUsage
}

/** The content after changes, and what they did, in the order of the plan. */
export interface ChangedContent {
  readonly snapshot: Snapshot
  readonly records: readonly ChangedRecord[]
}

/** Runs the changes of one server one after another, so that only changes of other servers can conflict with them. */
class ChangeQueue {
  #last: Promise<unknown> = Promise.resolve()

  run<Result>(change: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(change)
    this.#last = result.catch(() => undefined)
    return result
  }
}

const changeQueueService = defineService<ChangeQueue>({
  name: 'content changes',
  create: () => new ChangeQueue(),
})

/**
 * Changes records of one kind, all or none, and writes each change to the audit log. `plan` decides on the changes from
 * the present content and may throw. If others write at the same time, it decides again from their content.
 *
 * A change is refused for what would be true after all of them:
 * - a reference is broken, a short name is used twice, or something indispensable is gone
 * - something that the rules know by its short name has another one
 * - players hold another amount of a currency, or a player cannot go on
 * - all texts in a language are too long to store
 *
 * Throws `BatchProblem` for problems of single changes, and `tooLarge` for texts that are too long together.
 */
export const changeContent = (context: Context, plan: Plan, options: ChangeOptions = {}): Promise<ChangedContent> =>
  context.app.get(changeQueueService).run(() => tryToChange(context.app, originOf(context), plan, options))

/** The same for changes that the server makes by itself. */
export const changeContentAsSystem = (app: App, plan: Plan): Promise<ChangedContent> =>
  app.get(changeQueueService).run(() => tryToChange(app, systemOrigin, plan, {}))

async function tryToChange(
  app: App,
  origin: AuditOrigin,
  plan: Plan,
  { key = null, usage: counted = 'all' }: ChangeOptions,
): Promise<ChangedContent> {
  const keeper = app.get(releaseService)
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const snapshot = await keeper.latest()
    const changes = await plan(snapshot)
    if (changes.length === 0) return { snapshot, records: [] }
    const now = app.clock.now()
    const after = afterChanges(snapshot, changes, now)
    if (after.translations !== snapshot.translations) refuseLongTexts(after.translations)
    const planned = { snapshot, changes, changed: after.content }
    await refuseBreaking(planned)
    await refuseHeldShortNames(app, snapshot, changes)
    const usage = await requireDispensable(app, planned, counted)
    const entries = changes.map((change) => entryOf(snapshot, change, origin))
    const saved = await save(app, snapshot.version, { changes, entries, usage, key }, now)
    if (saved.isStale) continue
    const present = await keeper.adopt(after)
    app.get(contentFindingsService).prepare(present)
    const records = saved.entryIds.map((entryId, index) => ({ entryId, usage: usage[index] ?? [] }))
    return { snapshot: present, records }
  }
  throw conflict({
    en: 'Others are changing the content at this moment. Please try again.',
    de: 'Gerade ändern andere die Inhalte. Bitte versuche es noch einmal.',
  })
}

function entryOf(snapshot: Snapshot, change: RecordChange, origin: AuditOrigin): NewAuditEntry {
  const { index, translations } = snapshot
  const { kind, id, before: stamp, after: values } = change
  const record = recordBefore(snapshot, change)
  const before = record ? stateOf(record, { kind, index, translations, stamp }) : null
  const after: RecordState | null = values && {
    revision: nextRevision(change),
    values: withoutId(values),
    translations: change.translations ?? translationsOf(translations, id),
  }
  return {
    origin,
    action: actionOf(change),
    subject: { type: kind, id, title: titleOf(kind, values ?? record ?? {}) },
    changes: changesOfRecord(kind, before, after),
    states: { before, after },
  }
}

function actionOf({ before, after, restored }: RecordChange): AuditAction {
  if (restored) return 'restore'
  if (!before) return 'create'
  return after ? 'update' : 'delete'
}

async function save(app: App, version: number, set: ChangeSet, now: number): Promise<Saved> {
  try {
    return await app.get(contentStoreService).save(version, set, now)
  } catch (error) {
    if (isTransactionTooLarge(error)) throw tooLarge(set.changes.length, countFittingChanges(set))
    if (!isDuplicateKeyOf(error, 'shortName')) throw error
    // Another server has used the name since.
    const index = refusedWriteOf(error)
    const { kind, after } = set.changes[index] as RecordChange
    throw new BatchProblem(new Map([[index, shortNameTaken(kind, String(after?.shortName ?? ''))]]))
  }
}

/** The position of the write that a bulk write failed at. */
const refusedWriteOf = (error: unknown): number =>
  (error as { readonly writeErrors?: readonly { readonly index: number }[] }).writeErrors?.[0]?.index ?? 0

const recordBefore = ({ index }: Snapshot, { kind, id }: RecordChange): AnyRecord | undefined =>
  index[kind].find({ by: 'id', value: id })

/** Refuses only what the changes themselves would break, so that content that is broken already can still be mended. */
async function refuseBreaking(planned: PlannedChanges): Promise<void> {
  const { snapshot, changes, changed } = planned
  // A record that keeps its short name is not at fault if another one takes it.
  const isKept = (change: RecordChange) => keepsShortName(change, recordBefore(snapshot, change))
  const refuseTwins = (keeps: boolean) =>
    runForEach(changes, (change) => {
      if (isKept(change) === keeps) refuseShortName(changed, change, keeps)
    })
  await refuseTwins(false)
  await refuseTwins(true)
  const deletedIds = new Set(changes.filter(({ after }) => !after).map(({ id }) => id))
  const users = findUsers(snapshot, changes)
  await runForEach(changes, (change) => {
    const { kind, id, after } = change
    const before = recordBefore(snapshot, change)
    const usedBy = users.get(id) ?? []
    if (!after && before) refuseDeletionInUse(kind, before, usedBy, deletedIds)
    if (after && before) refuseNewShortName(kind, before, String(after.shortName), usedBy)
  })
  await refuseProblems(planned)
}

async function refuseProblems({ snapshot, changes, changed }: PlannedChanges): Promise<void> {
  const problems = findBlockingProblems(changed)
  if (problems.length === 0) return
  const known = new Set(findBlockingProblems(snapshot.content).map(problemLine))
  const broken = problems.filter((problem) => !known.has(problemLine(problem)))
  const [first] = broken
  if (!first) return
  await runForEach(changes, ({ kind, id }) => {
    const own = broken.find((problem) => problem.kind === kind && problem.id === id)
    if (own) throw invalidField(own.field, own.message)
  })
  if (broken.some((problem) => problem.id !== '' || problem.kind === 'start')) {
    const index = findBreaking(snapshot.content, changes, broken)
    const change = changes[index] as RecordChange
    const before = recordBefore(snapshot, change)
    const title = before ? titleOf(change.kind, before) : change.id
    throw new BatchProblem(new Map([[index, inUse(change.kind, title, broken)]]))
  }
  const [{ kind }] = changes as [RecordChange]
  throw new RecordProblem('indispensable', {
    en: `${problemLine(first)}.`,
    de: `${kindWord(kind).de}: ${first.message.de}.`,
  })
}

/** The position of the first change of a record that the broken records refer to. */
function findBreaking(content: Content, changes: readonly RecordChange[], broken: readonly ContentProblem[]): number {
  const [{ kind }] = changes as [RecordChange]
  const ids = changes.map(({ id }) => id)
  const users = usersOfEach(content, kind, ids)
  const isBroken = (user: User) => broken.some((problem) => problem.kind === user.kind && problem.id === user.id)
  return Math.max(
    0,
    ids.findIndex((id) => users.get(id)?.some(isBroken)),
  )
}

/**
 * Throws `stillNeeded` if players could not go on after the changes; otherwise returns the uses that each change
 * affects.
 */
async function requireDispensable(
  app: App,
  planned: PlannedChanges,
  counted: CountedUsage,
): Promise<readonly (readonly RecordUsage[])[]> {
  const { snapshot, changes } = planned
  const affected = await findAffectedUsage(app, planned, counted)
  return runForEach(changes, (change, index) => {
    const { kind, id } = change
    const usage = affected[index] ?? []
    const record = recordBefore(snapshot, change)
    if (usage.some(({ isBlocking }) => isBlocking)) throw stillNeeded(kind, record ? titleOf(kind, record) : id, usage)
    return usage
  })
}

function refuseDeletionInUse(
  kind: KindName,
  record: AnyRecord,
  users: readonly User[],
  deletedIds: ReadonlySet<string>,
): void {
  const remaining = users.filter((user) => user.kind !== kind || !deletedIds.has(user.id))
  if (remaining.length > 0) throw inUse(kind, titleOf(kind, record), remaining)
}

/** Kinds whose short names are used by rules and by the purses and equipment of players. */
const knownByShortName: readonly KindName[] = ['currency', 'itemType', 'stat', 'procType', 'procEventType']

const isRename = (kind: KindName, { shortName }: AnyRecord, after: string): boolean =>
  knownByShortName.includes(kind) && shortName !== after

function refuseNewShortName(kind: KindName, record: AnyRecord, shortName: string, users: readonly User[]): void {
  if (isRename(kind, record, shortName) && users.length > 0) throw shortNameInUse(String(record.shortName), users)
}

/** The users of the records whose changes they may prevent, by their ids. */
function findUsers(snapshot: Snapshot, changes: readonly RecordChange[]): ReadonlyMap<string, readonly User[]> {
  const used = changes.filter((change) => {
    const before = recordBefore(snapshot, change)
    return before && (!change.after || isRename(change.kind, before, String(change.after.shortName)))
  })
  const [first] = used
  if (!first) return new Map()
  return usersOfEach(
    snapshot.content,
    first.kind,
    used.map(({ id }) => id),
  )
}

const unreadable: Sentence = {
  en: 'must be visible characters in one line',
  de: 'muss aus sichtbaren Zeichen in einer Zeile bestehen',
}

/** Older records keep their short names, also when they are restored, because players hold amounts by them. */
const keepsShortName = ({ restored, after }: RecordChange, before: AnyRecord | undefined): boolean =>
  restored !== undefined || before?.shortName === after?.shortName

/** Refuses a new short name that looks like another one of its kind, and a kept one that another record has. */
function refuseShortName({ records }: Content, { kind, id, after }: RecordChange, isKept: boolean): void {
  if (after?.shortName === undefined) return
  const shortName = String(after.shortName)
  if (!isKept && /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u.test(shortName))
    throw invalidField('shortName', unreadable)
  const keyOf = isKept ? String : foldCase
  const isTwin = (record: AnyRecord) => record.id !== id && keyOf(String(record.shortName)) === keyOf(shortName)
  if (anyRecords(records, kind).some(isTwin)) throw shortNameTaken(kind, shortName)
}
