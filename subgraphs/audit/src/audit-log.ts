import { defineService, invalidCursor, type PageBounds } from '@sanguine/kernel'
import { foldSearch, foldText } from '@sanguine/rules'
import { type Model, Types, trusted } from 'mongoose'
import { type AuditDocument, auditModelService, newestFirst } from './audit.model'
import type { AuditAction, AuditActor, AuditChange, AuditEntry, AuditSubjectType } from './audit-entry'

/** The entries to find. Fields that are left out do not restrict. */
export interface AuditFilter {
  readonly subjectTypes?: readonly AuditSubjectType[] | undefined
  readonly subjectId?: string | undefined
  /** found in the title, without regard to case and accents */
  readonly search?: string | undefined
  readonly actorId?: string | undefined
  readonly isBySystem?: boolean | undefined
  readonly action?: AuditAction | undefined
  /** a field that was changed to a value, as JSON text */
  readonly changedTo?: Pick<AuditChange, 'field' | 'after'> | undefined
  /** milliseconds since the epoch, inclusive */
  readonly from?: number | undefined
  /** milliseconds since the epoch, exclusive */
  readonly to?: number | undefined
}

export interface AuditPage extends PageBounds {
  readonly entries: readonly AuditEntry[]
}

/** Reads the audit log, newest first. */
export class AuditLog {
  constructor(private readonly model: Model<AuditDocument>) {}

  async find(id: string): Promise<AuditEntry | null> {
    const found = await this.model.findById(id).lean<AuditDocument>()
    return found && entryOf(found)
  }

  /** The entries with these ids that exist, by their ids. */
  async findAll(ids: readonly string[]): Promise<ReadonlyMap<string, AuditEntry>> {
    const _id = trusted({ $in: ids.map((id) => new Types.ObjectId(id)) })
    const found = await this.model.find({ _id }).lean<AuditDocument[]>()
    return new Map(found.map(entryOf).map((entry) => [entry.id, entry]))
  }

  /** The ids of the latest entry of each of these subjects that has one, by the ids of the subjects. */
  async latestIds(subjectIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const found = await this.model.aggregate<{ readonly _id: string; readonly latest: Types.ObjectId }>([
      { $match: { 'subject.id': { $in: [...subjectIds] } } },
      { $sort: { 'subject.id': 1, ...newestFirst } },
      { $group: { _id: '$subject.id', latest: { $first: '$_id' } } },
    ])
    return new Map(found.map(({ _id, latest }) => [_id, latest.toHexString()]))
  }

  /** At most `first` entries after the one with the id `after`. Throws `invalidInput` if there is none with it. */
  async page(filter: AuditFilter, first: number, after: string | null): Promise<AuditPage> {
    const conditions = [conditionsOf(filter), ...(after === null ? [] : [await this.#olderThan(after)])]
    const found = await this.model
      .find({ $and: conditions })
      .sort(newestFirst)
      .limit(first + 1)
      .lean<AuditDocument[]>()
    return {
      entries: found.slice(0, first).map(entryOf),
      hasNextPage: found.length > first,
      hasPreviousPage: after !== null,
    }
  }

  count(filter: AuditFilter): Promise<number> {
    return this.model.countDocuments(conditionsOf(filter))
  }

  /** Everyone with an entry among these, by name, each as in the latest one. */
  async actors(filter: AuditFilter): Promise<AuditActor[]> {
    const ids = await this.model.distinct('actor.accountId', conditionsOf(filter))
    const latest = await Promise.all(
      ids.filter((id) => id !== null).map((id) => this.page({ ...filter, actorId: String(id) }, 1, null)),
    )
    return latest
      .flatMap(({ entries }) => entries[0]?.actor ?? [])
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
  }

  async #olderThan(id: string): Promise<object> {
    const entry = await this.model.findById(id, { at: 1 }).lean<AuditDocument>()
    if (!entry) throw invalidCursor()
    const { at, _id } = entry
    return { at: trusted({ $lte: at }), $or: [{ at: trusted({ $lt: at }) }, { _id: trusted({ $lt: _id }) }] }
  }
}

function conditionsOf({
  subjectTypes,
  subjectId,
  search,
  actorId,
  isBySystem,
  action,
  changedTo,
  from,
  to,
}: AuditFilter): object {
  const conditions: Record<string, unknown> = {}
  if (subjectTypes !== undefined) conditions['subject.type'] = trusted({ $in: [...subjectTypes] })
  if (subjectId !== undefined) conditions['subject.id'] = subjectId
  if (search !== undefined) conditions['subject.title'] = new RegExp(patternOf(search), 'i')
  if (isBySystem !== undefined) conditions.actor = isBySystem ? null : trusted({ $ne: null })
  if (actorId !== undefined) conditions['actor.accountId'] = actorId
  if (action !== undefined) conditions.action = action
  if (changedTo !== undefined) conditions.changes = trusted({ $elemMatch: changedTo })
  const time = { ...(from !== undefined && { $gte: new Date(from) }), ...(to !== undefined && { $lt: new Date(to) }) }
  if (Object.keys(time).length > 0) conditions.at = trusted(time)
  return conditions
}

/** The letters with accents of the European scripts, by the letter that `foldText` makes of them. */
const accented = new Map<string, string>()
for (const [from, to] of [
  [0xc0, 0x24f],
  [0x370, 0x52f],
  [0x1e00, 0x1fff],
] as const)
  for (let code = from; code <= to; code += 1) {
    const letter = String.fromCodePoint(code)
    const base = foldText(letter)
    if (base.length === 1 && base !== letter) accented.set(base, (accented.get(base) ?? '') + letter)
  }

/** The accents of letters in the decomposed Unicode form. */
const marks = '[\u0300-\u036f]*'

/** A pattern of the titles that `foldText` would find by this text. A pattern cannot contain a NUL character, but its code. */
const patternOf = (text: string): string =>
  foldSearch(text).replaceAll(/SS|./gsu, (found) => {
    if (found === 'SS') return `(?:ß|ẞ|${patternOf('S')}${patternOf('S')})`
    const letters = accented.get(found)
    return letters ? `[${escaped(found)}${letters}]${marks}` : `${escaped(found)}${/\p{L}/u.test(found) ? marks : ''}`
  })

const escaped = (character: string): string =>
  character.replace(/[\\^$.*+?()[\]{}|]/, String.raw`\$&`).replace('\0', String.raw`\x00`)

const entryOf = ({ _id, at, ...entry }: AuditDocument): AuditEntry => ({
  ...entry,
  id: _id.toHexString(),
  at: at.getTime(),
})

export const auditLogService = defineService<AuditLog>({
  name: 'audit log',
  create: (app) => new AuditLog(app.get(auditModelService)),
})
