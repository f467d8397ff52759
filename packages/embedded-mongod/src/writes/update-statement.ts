import type { FoundDocument } from '../planner/execute'
import { type FindRequest, type PreparedFind, prepareFind, runFind } from '../planner/find'
import { Doc, type Filter, type Timestamp, type Update, type Value } from '../query'
import type { CollectionInfo } from '../storage/catalog'
import { updateDocument, upsert } from './apply-update'
import { RecordWalk } from './record-walk'
import type { Statement, WriteScope } from './statement'

export interface UpdateOptions {
  request: FindRequest
  update: Update
  isMulti: boolean
  isUpsert: boolean
  now: () => Timestamp
}

const reply = (n: number, nModified: number, upserted?: Value): Doc =>
  upserted === undefined
    ? Doc.of(['n', 'nModified'], [n, nModified])
    : Doc.of(['n', 'nModified', 'upserted'], [n, nModified, upserted])

/** Updates the first matching document, or all of them. An upsert inserts a document if none matches. */
export class UpdateStatement implements Statement {
  readonly #options: UpdateOptions
  readonly #walk = new RecordWalk()
  #matched = 0
  #modified = 0

  constructor(options: UpdateOptions) {
    this.#options = options
  }

  mark(): () => void {
    const [undoWalk, matched, modified] = [this.#walk.mark(), this.#matched, this.#modified]
    return () => {
      undoWalk()
      this.#matched = matched
      this.#modified = modified
    }
  }

  run(scope: WriteScope): Doc {
    const { request, isMulti, isUpsert } = this.#options
    const collection = scope.find()
    const prepared = prepareFind(collection, isMulti ? request : { ...request, limit: 1 })
    if (collection && isMulti) this.#updateAll(scope, collection, prepared)
    if (collection && !isMulti) {
      const [first] = [...runFind(scope.target.reader, collection, prepared)]
      if (first) return reply(1, Number(this.#update(scope, collection, first, prepared.filter)))
    }
    if (this.#matched === 0 && isUpsert) return this.#insert(scope, prepared.filter)
    return reply(this.#matched, this.#modified)
  }

  #updateAll(scope: WriteScope, collection: CollectionInfo, prepared: PreparedFind): void {
    this.#walk.run(scope, collection, prepared, (found) => {
      const isModified = this.#update(scope, collection, found, prepared.filter)
      this.#matched += 1
      this.#modified += Number(isModified)
    })
  }

  #update(scope: WriteScope, collection: CollectionInfo, found: FoundDocument, filter: Filter): boolean {
    const { update, now } = this.#options
    const { after, write } = updateDocument(scope, collection, found, { update, filter, now })
    write()
    return after !== found.doc
  }

  #insert(scope: WriteScope, filter: Filter): Doc {
    const { update, now } = this.#options
    const { after, write } = upsert(scope, { update, filter, now })
    write()
    return reply(1, 0, after.get('_id'))
  }
}
