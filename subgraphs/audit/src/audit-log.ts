import { defineService, invalidCursor, type PageBounds } from '@sanguine/kernel'
import { type Model, trusted } from 'mongoose'
import { type AuditDocument, auditModelService } from './audit.model'
import type { AuditAction, AuditActor, AuditChange, AuditEntry, AuditSubjectType } from './audit-entry'

/** The entries to find. Fields that are left out do not restrict. */
export interface AuditFilter {
  readonly subjectTypes?: readonly AuditSubjectType[] | undefined
  readonly subjectId?: string | undefined
  /** found in the title, in upper or lower case */
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

  /** At most `first` entries after the one with the id `after`. Throws `invalidInput` if there is none with it. */
  async page(filter: AuditFilter, first: number, after: string | null): Promise<AuditPage> {
    const conditions = [conditionsOf(filter), ...(after === null ? [] : [await this.#olderThan(after)])]
    const found = await this.model
      .find({ $and: conditions })
      .sort({ at: -1, _id: -1 })
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

/** A pattern that matches this text in both Unicode forms. A pattern cannot contain a NUL character, but its code. */
const patternOf = (text: string): string =>
  text.normalize('NFC').replaceAll(/ß|ss|./gisu, (found) => {
    const forms = /^(?:ß|ss)$/iu.test(found) ? ['ß', 'ẞ', 'ss'] : [...new Set([found, found.normalize('NFD')])]
    return forms.length === 1 ? escaped(found) : `(?:${forms.join('|')})`
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
