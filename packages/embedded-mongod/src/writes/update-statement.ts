import type { Found } from '../planner/execute'
import { type FindRequest, prepareFind, runFind } from '../planner/find'
import { Doc, decode, type Filter, type Timestamp, type Update, type Value } from '../query'
import type { CollectionInfo } from '../storage/catalog'
import { updateFound, upsert } from './apply-update'
import type { Statement, WriteScope } from './statement'

export interface UpdateOptions {
  request: FindRequest
  update: Update
  isMulti: boolean
  isUpsert: boolean
  now: () => Timestamp
}

const answer = (n: number, nModified: number, upserted?: Value): Doc =>
  upserted === undefined
    ? Doc.of(['n', 'nModified'], [n, nModified])
    : Doc.of(['n', 'nModified', 'upserted'], [n, nModified, upserted])

/** Updates the first document that matches, or all of them; inserts one when none does and it is an upsert. */
export class UpdateStatement implements Statement {
  private remaining: number[] | undefined
  private matched = 0
  private modified = 0

  constructor(private readonly options: UpdateOptions) {}

  mark(): () => void {
    const [remaining, matched, modified] = [this.remaining?.slice(), this.matched, this.modified]
    return () => {
      this.remaining = remaining
      this.matched = matched
      this.modified = modified
    }
  }

  run(scope: WriteScope): Doc {
    const { request, isMulti } = this.options
    const collection = scope.find()
    const prepared = prepareFind(collection, isMulti ? request : { ...request, limit: 1 })
    if (collection) {
      const find = () => [...runFind(scope.target.reader, collection, prepared)]
      if (isMulti) this.updateRemaining(scope, collection, prepared.filter, find)
      else {
        const [first] = find()
        if (first) return answer(1, Number(this.update(scope, collection, first, prepared.filter)))
      }
    }
    if (this.matched === 0 && this.options.isUpsert) return this.insert(scope, prepared.filter)
    return answer(this.matched, this.modified)
  }

  private updateRemaining(scope: WriteScope, collection: CollectionInfo, filter: Filter, find: () => Found[]): void {
    this.remaining ??= find()
      .map(({ record }) => record)
      .reverse()
    for (let record = this.remaining.at(-1); record !== undefined; record = this.remaining.at(-1)) {
      const bytes = scope.target.reader.record(collection.id, record)
      const doc = bytes && decode(bytes)
      if (doc && filter.matches(doc)) {
        const isModified = this.update(scope, collection, { record, doc }, filter)
        this.matched += 1
        this.modified += Number(isModified)
      }
      this.remaining.pop()
    }
  }

  private update(scope: WriteScope, collection: CollectionInfo, found: Found, filter: Filter): boolean {
    const { update, now } = this.options
    return updateFound(scope, collection, found, { update, filter, now }) !== found.doc
  }

  private insert(scope: WriteScope, filter: Filter): Doc {
    const { update, now } = this.options
    const doc = upsert(scope, { update, filter, now })
    return answer(1, 0, doc.get('_id'))
  }
}
