import type { Sentence } from '@sanguine/rules'
import { type KindName, kindNames } from './kind-name'
import { anyKind } from './kinds'
import type { AnyRecord, ContentRecords, RecordOf } from './records'
import { RecordIndex, type Reference, referencesOf, referencesOfStart } from './references'
import type { StartRecord } from './start'

/** All content: the records of every kind, and the start of a new player. */
export interface Content {
  readonly records: ContentRecords
  readonly start: StartRecord
}

/** A problem in the content, at one field of one record. */
export interface ContentProblem {
  readonly kind: KindName | 'start'
  /** empty if it concerns the whole kind */
  readonly id: string
  /** the record's title in lists */
  readonly title: string
  readonly field: string
  readonly message: Sentence
}

/** One line in English: `enemy "Ghoul": loot.2.itemId: there is no item with the id …`. */
export const problemLine = ({ kind, title, field, message }: ContentProblem) =>
  [`${kind}${title ? ` "${title}"` : ''}`, field, message.en].filter(Boolean).join(': ')

/** The records of a kind, typed for code that knows only their ids. */
export const anyRecords = (records: ContentRecords, kind: KindName) => records[kind] as readonly AnyRecord[]

/** The title of a record in lists. */
export const titleOf = (kind: KindName, record: object) =>
  String((record as Record<string, unknown>)[anyKind(kind).title] ?? '')

/** Finds records of every kind. */
export type ContentIndex = { readonly [Name in KindName]: RecordIndex<RecordOf<Name>> }

const indexes = new WeakMap<readonly AnyRecord[], RecordIndex>()

function indexRecords(records: readonly AnyRecord[]): RecordIndex {
  const index = indexes.get(records) ?? new RecordIndex(records)
  indexes.set(records, index)
  return index
}

/**
 * Indexes the records of each kind. The index is cached by the list of records, which must not be changed, because most
 * versions of the content share it.
 */
export const indexContent = (records: ContentRecords) =>
  Object.fromEntries(
    kindNames.map((kind) => [kind, indexRecords(anyRecords(records, kind))]),
  ) as unknown as ContentIndex

const brokenRecords = new WeakMap<Content, readonly ContentProblem[]>()

/**
 * Finds ids and short names that occur twice, and references to missing records. The result is cached by the content,
 * which must not be changed.
 */
export function findBrokenRecords(content: Content): readonly ContentProblem[] {
  const known = brokenRecords.get(content)
  if (known) return known
  const { records, start } = content
  const index = indexContent(records)
  const found = [
    ...kindNames.flatMap((kind) =>
      anyRecords(records, kind).flatMap((record) => findBrokenFields(kind, record, index)),
    ),
    ...findBrokenStart(start, index),
  ]
  brokenRecords.set(content, found)
  return found
}

/**
 * The content after records of a kind are replaced by their ids; null removes a record. Lists stay in the order of
 * ids. If nothing was broken and the change cannot break other records, only the new records are checked for
 * `findBrokenRecords`.
 */
export function replaceRecords(
  content: Content,
  kind: KindName,
  replaced: ReadonlyMap<string, AnyRecord | null>,
): Content {
  const { records } = content
  const others = anyRecords(records, kind).filter(({ id }) => !replaced.has(id))
  const added = byId([...replaced.values()].filter((record) => record !== null))
  const changed: Content = { ...content, records: { ...records, [kind]: mergedById(others, added) } }
  if (brokenRecords.get(content)?.length !== 0) return changed
  const [before, after] = [indexContent(records), indexContent(changed.records)]
  for (const [id, record] of replaced) {
    const former: AnyRecord | undefined = before[kind].find({ by: 'id', value: id })
    if (isNamesake(before[kind].find({ by: 'key', value: String(record?.shortName) }), record, former)) return changed
    if (former && !hasNamesOf(after[kind], former)) return changed
  }
  brokenRecords.set(
    changed,
    added.flatMap((record) => findBrokenFields(kind, record, after)),
  )
  return changed
}

const byId = (records: readonly AnyRecord[]): readonly AnyRecord[] =>
  records.toSorted((a, b) => Number(a.id > b.id) - Number(a.id < b.id))

/** Puts each added record before the first one with a greater id. */
function mergedById(records: readonly AnyRecord[], added: readonly AnyRecord[]): readonly AnyRecord[] {
  const merged: AnyRecord[] = []
  let next = 0
  for (const record of records) {
    for (let first = added[next]; first && first.id < record.id; first = added[next]) {
      merged.push(first)
      next += 1
    }
    merged.push(record)
  }
  return [...merged, ...added.slice(next)]
}

/** Whether another record has the short name already. */
const isNamesake = (found: AnyRecord | undefined, record: AnyRecord | null, former: AnyRecord | undefined): boolean =>
  found !== undefined && found !== former && found.shortName === record?.shortName

/** Whether every name that references may have for the record leads to a record. */
const hasNamesOf = (index: RecordIndex, { id, shortName, name }: AnyRecord): boolean =>
  index.find({ by: 'id', value: id }) !== undefined &&
  [shortName, name].every((text) => typeof text !== 'string' || index.find({ by: 'key', value: text }) !== undefined)

/** `findBrokenRecords` for one record. */
export function findBrokenFields(kind: KindName, record: AnyRecord, index: ContentIndex): readonly ContentProblem[] {
  const twin = findTwin(index, kind, record)
  const broken = [...(twin ? [twin] : []), ...findDeadReferences(referencesOf(kind, record), index)]
  return broken.map((problem) => ({ kind, id: record.id, title: titleOf(kind, record), ...problem }))
}

/** Dead references in the start of new players. */
export const findBrokenStart = (start: StartRecord, index: ContentIndex): ContentProblem[] =>
  findDeadReferences(referencesOfStart(start), index).map((dead) => ({ kind: 'start', id: '', title: '', ...dead }))

/** The references without a target. Images are ignored, because they are not part of the records. */
export function findDeadReferences(references: readonly Reference[], index: ContentIndex) {
  return references.flatMap((reference) => {
    if (reference.to === 'image' || index[reference.to].find(reference)) return []
    const { to, value, field } = reference
    const [how, germanHow] = reference.by === 'id' ? ['id', 'der ID'] : ['short name', 'dem Kurznamen']
    const en = `there is no ${to} with the ${how} ${value}`
    return [{ field, message: { en, de: `verweist auf etwas, das es nicht gibt (${to} mit ${germanHow} ${value})` } }]
  })
}

function findTwin(index: ContentIndex, kind: KindName, record: AnyRecord) {
  const sameId = index[kind].find({ by: 'id', value: record.id })
  if (sameId !== record) return { field: 'id', message: usedTwice(record.id) }
  if (typeof record.shortName !== 'string') return null
  const sameName = index[kind].find({ by: 'key', value: record.shortName })
  return sameName === record ? null : { field: 'shortName', message: usedTwice(record.shortName) }
}

const usedTwice = (name: string): Sentence => ({ en: `${name} is used twice`, de: `${name} ist doppelt vergeben` })

/** A record that references another one, for messages that name it. */
export interface User {
  readonly kind: KindName | 'start'
  readonly id: string
  readonly title: string
  readonly field: string
}

/** The records that reference this one, except itself. */
export const usersOf = (content: Content, kind: KindName, id: string, index?: ContentIndex): readonly User[] =>
  usersOfEach(content, kind, [id], index).get(id) ?? []

/** `usersOf` for some records of a kind, by their ids, in one pass over the content. */
export function usersOfEach(
  { records, start }: Content,
  kind: KindName,
  ids: readonly string[],
  index = indexContent(records),
): ReadonlyMap<string, readonly User[]> {
  const users = new Map<string, User[]>(ids.map((id) => [id, []]))
  const add = (references: readonly Reference[], user: Omit<User, 'field'>, self?: AnyRecord) => {
    const named = new Set<AnyRecord>()
    for (const reference of references) {
      if (reference.to !== kind) continue
      const target: AnyRecord | undefined = index[kind].find(reference)
      if (!target || target === self || named.has(target)) continue
      named.add(target)
      users.get(target.id)?.push({ ...user, field: reference.field })
    }
  }
  for (const other of kindNames)
    for (const record of anyRecords(records, other))
      add(referencesOf(other, record), { kind: other, id: record.id, title: titleOf(other, record) }, record)
  add(referencesOfStart(start), { kind: 'start', id: '', title: '' })
  return users
}

/** The number of records between two pauses: a few milliseconds. */
const recordsPerStep = 200

/**
 * Like `usersOf`, for every referenced record, in one pass over the content. It runs in steps with `pause` in between,
 * so that a server can serve other calls.
 */
export async function indexUsersInSteps(
  { records, start }: Content,
  index: ContentIndex,
  pause: () => Promise<unknown>,
): Promise<ReadonlyMap<AnyRecord, readonly User[]>> {
  const users = new Map<AnyRecord, User[]>()
  const add = (references: readonly Reference[], user: Omit<User, 'field'>, self?: AnyRecord) => {
    const named = new Set<AnyRecord>()
    for (const reference of references) {
      const target =
        reference.to === 'image' ? undefined : (index[reference.to].find(reference) as AnyRecord | undefined)
      if (!target || target === self || named.has(target)) continue
      named.add(target)
      const known = users.get(target)
      if (known) known.push({ ...user, field: reference.field })
      else users.set(target, [{ ...user, field: reference.field }])
    }
  }
  let count = 0
  for (const kind of kindNames)
    for (const record of anyRecords(records, kind)) {
      add(referencesOf(kind, record), { kind, id: record.id, title: titleOf(kind, record) }, record)
      count += 1
      if (count % recordsPerStep === 0) await pause()
    }
  add(referencesOfStart(start), { kind: 'start', id: '', title: '' })
  return users
}
