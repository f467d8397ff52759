import { removeRecord } from '../engine/record-writes'
import { type FindRequest, prepareFind, runFind } from '../planner/find'
import { Doc, decode } from '../query'
import type { CollectionInfo } from '../storage/catalog'
import type { Statement, WriteScope } from './statement'

/** Deletes the first document that matches, or all of them. */
export class DeleteStatement implements Statement {
  private remaining: number[] | undefined
  private deleted = 0

  constructor(
    private readonly request: FindRequest,
    private readonly isMulti: boolean,
  ) {}

  mark(): () => void {
    const [remaining, deleted] = [this.remaining?.slice(), this.deleted]
    return () => {
      this.remaining = remaining
      this.deleted = deleted
    }
  }

  run(scope: WriteScope): Doc {
    const collection = scope.find()
    if (!collection) return Doc.of(['n'], [0])
    if (!this.isMulti) return Doc.of(['n'], [this.deleteFirst(scope, collection)])
    this.deleteRemaining(scope, collection)
    return Doc.of(['n'], [this.deleted])
  }

  private deleteFirst(scope: WriteScope, collection: CollectionInfo): number {
    const prepared = prepareFind(collection, { ...this.request, limit: 1 })
    for (const { record, doc } of [...runFind(scope.target.reader, collection, prepared)]) {
      removeRecord(scope.target, collection, record, doc)
      return 1
    }
    return 0
  }

  private deleteRemaining({ target }: WriteScope, collection: CollectionInfo): void {
    const { reader } = target
    const prepared = prepareFind(collection, this.request)
    this.remaining ??= [...runFind(reader, collection, prepared)].map(({ record }) => record).reverse()
    for (let record = this.remaining.at(-1); record !== undefined; record = this.remaining.at(-1)) {
      const bytes = reader.record(collection.id, record)
      const doc = bytes && decode(bytes)
      if (doc && prepared.filter.matches(doc)) {
        removeRecord(target, collection, record, doc)
        this.deleted += 1
      }
      this.remaining.pop()
    }
  }
}
