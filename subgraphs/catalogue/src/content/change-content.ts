import { type AuditAction, type AuditOrigin, type NewAuditEntry, originOf, systemOrigin } from '@sanguine/audit'
import {
  type AnyRecord,
  anyRecords,
  type Content,
  findBlockingProblems,
  type KindName,
  problemLine,
  titleOf,
  translationsOf,
  usersOf,
} from '@sanguine/content'
import { isDuplicateKeyOf } from '@sanguine/db'
import { type App, type Context, conflict, defineService, invalidField, type Sentence } from '@sanguine/kernel'
import { foldCase } from '@sanguine/rules'
import { kindWord } from '../kind-words'
import { inUse, RecordProblem, shortNameInUse, shortNameTaken, stillNeeded } from '../record-problem'
import { findAffectedUsage, type PlannedChange } from '../usage/find-affected-usage'
import { refuseHeldShortName } from '../usage/held-short-name'
import type { RecordUsage } from '../usage/record-usage'
import { contentFindingsService } from './content-findings'
import { afterChange, contentStoreService, nextRevision, type RecordChange, type Saved } from './content-store'
import { changesOfRecord, type RecordState, stateOf, withoutId } from './record-state'
import { releaseService, type Snapshot } from './release-cache'

const attempts = 8

/**
 * Decides on a change from the present content. Runs again if others changed the content in the meantime. Null changes
 * nothing.
 */
export type Plan = (snapshot: Snapshot) => RecordChange | null | Promise<RecordChange | null>

/** The content after a change, and its entry of the audit log; null if no field changed. */
export interface ChangedContent {
  readonly snapshot: Snapshot
  readonly entryId: string | null
  /** of a deleted record: its uses by players, payments and settings */
  readonly usage: readonly RecordUsage[]
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
 * Makes one change of one record and writes it to the audit log. `plan` decides on the change from the present content
 * and may throw. A change is refused if it would break a reference, use a short name twice, or remove something
 * indispensable. It is also refused if it would rename something that the rules know by its short name, or change what
 * players hold of a currency. The same holds if a player could not go on after it. If others write at the same time, the change is planned again from their
 * content.
 */
export const changeContent = (context: Context, plan: Plan): Promise<ChangedContent> =>
  context.app.get(changeQueueService).run(() => tryToChange(context.app, originOf(context), plan))

/** The same for a change that the server makes by itself. */
export const changeContentAsSystem = (app: App, plan: Plan): Promise<ChangedContent> =>
  app.get(changeQueueService).run(() => tryToChange(app, systemOrigin, plan))

async function tryToChange(app: App, origin: AuditOrigin, plan: Plan): Promise<ChangedContent> {
  const keeper = app.get(releaseService)
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const snapshot = await keeper.latest()
    const change = await plan(snapshot)
    if (!change) return { snapshot, entryId: null, usage: [] }
    const now = app.clock.now()
    const after = afterChange(snapshot, change, now)
    const changed = after.content
    refuseBreaking(snapshot, change, changed)
    if (change.kind === 'currency' && change.after) await refuseHeldShortName(app, snapshot, change, change.after)
    const usage = await requireDispensable(app, { snapshot, change, changed })
    const saved = await save(app, snapshot.version, change, entryOf(snapshot, change, origin), now)
    if (saved.isStale) continue
    const present = await keeper.adopt(after)
    app.get(contentFindingsService).prepare(present)
    return { snapshot: present, entryId: saved.entryId, usage }
  }
  throw conflict({
    en: 'Others are changing the content at this moment. Please try again.',
    de: 'Gerade ändern andere die Inhalte. Bitte versuche es noch einmal.',
  })
}

function entryOf({ index, translations }: Snapshot, change: RecordChange, origin: AuditOrigin): NewAuditEntry {
  const { kind, id, before: stamp, after: values } = change
  const record = index[kind].find({ by: 'id', value: id }) as AnyRecord | undefined
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

async function save(
  app: App,
  version: number,
  change: RecordChange,
  entry: NewAuditEntry,
  now: number,
): Promise<Saved> {
  try {
    return await app.get(contentStoreService).save(version, change, entry, now)
  } catch (error) {
    if (isDuplicateKeyOf(error, 'shortName')) throw shortNameTaken(change.kind, String(change.after?.shortName ?? ''))
    throw error
  }
}

/** Refuses only what the change itself would break, so that content that is broken already can still be mended. */
function refuseBreaking({ content, index }: Snapshot, change: RecordChange, changed: Content): void {
  const { kind, id, after } = change
  const before = index[kind].find({ by: 'id', value: id }) as AnyRecord | undefined
  if (after?.shortName !== undefined) refuseShortName(content, change, String(after.shortName), before)
  if (!after && before) refuseDeletionInUse(content, kind, before)
  if (after && before) refuseNewShortName(content, kind, before, String(after.shortName))
  const problems = findBlockingProblems(changed)
  if (problems.length === 0) return
  const known = new Set(findBlockingProblems(content).map(problemLine))
  const broken = problems.filter((problem) => !known.has(problemLine(problem)))
  const own = broken.find((problem) => problem.kind === kind && problem.id === id)
  if (own) throw invalidField(own.field, own.message)
  if (broken.some((problem) => problem.id !== '' || problem.kind === 'start'))
    throw inUse(kind, before ? titleOf(kind, before) : id, broken)
  const [first] = broken
  if (first)
    throw new RecordProblem('indispensable', {
      en: `${problemLine(first)}.`,
      de: `${kindWord(kind).de}: ${first.message.de}.`,
    })
}

/**
 * Throws `stillNeeded` if players could not go on after the change; otherwise returns the uses that the change affects.
 */
async function requireDispensable(app: App, planned: PlannedChange): Promise<readonly RecordUsage[]> {
  const { snapshot, change } = planned
  const { kind, id } = change
  const usage = await findAffectedUsage(app, planned)
  const record = snapshot.index[kind].find({ by: 'id', value: id }) as AnyRecord | undefined
  if (usage.some(({ isBlocking }) => isBlocking)) throw stillNeeded(kind, record ? titleOf(kind, record) : id, usage)
  return usage
}

function refuseDeletionInUse(content: Content, kind: KindName, record: AnyRecord): void {
  const users = usersOf(content, kind, record.id)
  if (users.length > 0) throw inUse(kind, titleOf(kind, record), users)
}

/** Kinds whose short names are used by rules and by the purses and equipment of players. */
const knownByShortName: readonly KindName[] = ['currency', 'itemType', 'stat', 'procType', 'procEventType']

function refuseNewShortName(content: Content, kind: KindName, record: AnyRecord, shortName: string): void {
  if (!knownByShortName.includes(kind) || record.shortName === shortName) return
  const users = usersOf(content, kind, record.id)
  if (users.length > 0) throw shortNameInUse(String(record.shortName), users)
}

const unreadable: Sentence = {
  en: 'must be visible characters in one line',
  de: 'muss aus sichtbaren Zeichen in einer Zeile bestehen',
}

/**
 * Refuses a new short name that looks like another one of its kind. Older records keep theirs, also when they are
 * restored, because players hold amounts by them.
 */
function refuseShortName(
  { records }: Content,
  { kind, id, restored }: RecordChange,
  shortName: string,
  before: AnyRecord | undefined,
): void {
  const isKept = restored !== undefined || before?.shortName === shortName
  if (!isKept && /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u.test(shortName))
    throw invalidField('shortName', unreadable)
  const keyOf = isKept ? String : foldCase
  const isTwin = (record: AnyRecord) => record.id !== id && keyOf(String(record.shortName)) === keyOf(shortName)
  if (anyRecords(records, kind).some(isTwin)) throw shortNameTaken(kind, shortName)
}
