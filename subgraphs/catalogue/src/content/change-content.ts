import {
  type AnyRecord,
  anyRecords,
  type Content,
  findBlockingProblems,
  type KindName,
  problemLine,
  titleOf,
  usersOf,
} from '@sanguine/content'
import { isDuplicateKey } from '@sanguine/db'
import { type App, conflict, invalidInput } from '@sanguine/kernel'
import { inUse, RecordProblem, shortNameInUse } from '../record-problem'
import { changeQueueService } from './change-queue'
import { contentStoreService, type RecordChange } from './content-store'
import { releaseService, type Snapshot } from './release-cache'

const attempts = 8

/** Decides on a change, from the present content; called again where others changed it meanwhile. */
type Plan = (snapshot: Snapshot) => RecordChange

/**
 * Makes one change of one record: `plan` decides on it from the present content and may throw. A change that would break
 * a reference, take a short name twice, give a new one to what the game knows by the old, or leave the game without
 * something indispensable is refused. Where others write at the same time it is planned anew on what they wrote.
 */
export const changeContent = (app: App, plan: Plan): Promise<Snapshot> =>
  app.get(changeQueueService).run(() => tryToChange(app, plan))

async function tryToChange(app: App, plan: Plan): Promise<Snapshot> {
  const keeper = app.get(releaseService)
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const snapshot = await keeper.latest()
    const change = plan(snapshot)
    refuseBreaking(snapshot, change)
    if (await save(app, snapshot.version, change)) return keeper.latest()
  }
  throw conflict('Others are changing the content at this moment. Please try again.')
}

async function save(app: App, version: number, change: RecordChange): Promise<boolean> {
  try {
    return await app.get(contentStoreService).save(version, change, app.clock.now())
  } catch (error) {
    if (isDuplicateKey(error)) throw shortNameTaken(change.kind, String(change.after?.shortName ?? ''))
    throw error
  }
}

const shortNameTaken = (kind: KindName, shortName: string) =>
  new RecordProblem(
    'shortNameTaken',
    `shortName: there is already a ${kind} with the short name ${shortName}.`,
    'shortName',
  )

/** Only what the change itself would break counts: content that is broken already can still be mended. */
function refuseBreaking({ content, index }: Snapshot, change: RecordChange): void {
  const { kind, id, after } = change
  const before = index[kind].find({ by: 'id', value: id }) as AnyRecord | undefined
  if (after && hasTwin(content, change)) throw shortNameTaken(kind, String(after.shortName))
  if (!after && before) refuseDeletionInUse(content, kind, before)
  if (after && before) refuseNewShortName(content, kind, before, String(after.shortName))
  const known = new Set(findBlockingProblems(content).map(problemLine))
  const broken = findBlockingProblems(withChange(content, change)).filter((problem) => !known.has(problemLine(problem)))
  const own = broken.find((problem) => problem.kind === kind && problem.id === id)
  if (own) throw invalidInput(`${own.field}: ${own.message}.`, own.field)
  if (broken.some((problem) => problem.id !== '' || problem.kind === 'start'))
    throw inUse(kind, before ? titleOf(kind, before) : id, broken)
  if (broken[0]) throw new RecordProblem('indispensable', `${problemLine(broken[0])}.`)
}

function refuseDeletionInUse(content: Content, kind: KindName, record: AnyRecord): void {
  const users = usersOf(content, kind, record.id)
  if (users.length > 0) throw inUse(kind, titleOf(kind, record), users)
}

/** Kinds that rules and players' purses and wardrobes know by their short names. */
const knownByShortName: readonly KindName[] = ['currency', 'itemType', 'stat', 'procType', 'procEventType']

function refuseNewShortName(content: Content, kind: KindName, record: AnyRecord, shortName: string): void {
  if (!knownByShortName.includes(kind) || record.shortName === shortName) return
  const users = usersOf(content, kind, record.id)
  if (users.length > 0) throw shortNameInUse(String(record.shortName), users)
}

const hasTwin = ({ records }: Content, { kind, id, after }: RecordChange) =>
  after?.shortName !== undefined &&
  anyRecords(records, kind).some((record) => record.id !== id && record.shortName === after.shortName)

/** The content as it would be after the change. */
function withChange(content: Content, { kind, id, after }: RecordChange): Content {
  const others = anyRecords(content.records, kind).filter((record) => record.id !== id)
  const changed = after ? [...others, { ...after, id }] : others
  return { ...content, records: { ...content.records, [kind]: changed } }
}
