import { removeRecord } from '../engine/record-writes'
import { type FindRequest, prepareFind, runFind } from '../planner/find'
import { Doc } from '../query'
import type { CollectionInfo } from '../storage/catalog'
import { RecordWalk } from './record-walk'
import type { Statement, WriteScope } from './statement'

/** Deletes the first document that matches, or all of them. */
export class DeleteStatement implements Statement {
  readonly #request: FindRequest
  readonly #isMulti: boolean
  readonly #walk = new RecordWalk()
  #deleted = 0

  constructor(request: FindRequest, isMulti: boolean) {
    this.#request = request
    this.#isMulti = isMulti
  }

  mark(): () => void {
    const [undoWalk, deleted] = [this.#walk.mark(), this.#deleted]
    return () => {
      undoWalk()
      this.#deleted = deleted
    }
  }

  run(scope: WriteScope): Doc {
    const collection = scope.find()
    if (!collection) return Doc.of(['n'], [this.#deleted])
    if (!this.#isMulti) return Doc.of(['n'], [this.#deleteFirst(scope, collection)])
    this.#walk.run(scope, collection, prepareFind(collection, this.#request), ({ record, doc }) => {
      removeRecord(scope.target, collection, record, doc)
      this.#deleted += 1
    })
    return Doc.of(['n'], [this.#deleted])
  }

  #deleteFirst(scope: WriteScope, collection: CollectionInfo): number {
    const prepared = prepareFind(collection, { ...this.#request, limit: 1 })
    const [found] = [...runFind(scope.target.reader, collection, prepared)]
    if (found) removeRecord(scope.target, collection, found.record, found.doc)
    return found ? 1 : 0
  }
}
