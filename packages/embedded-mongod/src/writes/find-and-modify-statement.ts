import { removeRecord } from '../engine/record-writes'
import { type FindRequest, prepareFind, runFind } from '../planner/find'
import { Doc, type Timestamp, type Update, type Value } from '../query'
import { updateDocument, upsert } from './apply-update'
import type { Statement, WriteScope } from './statement'

export interface FindAndModifyOptions {
  request: FindRequest
  /** The update; undefined to remove the document. */
  update: Update | undefined
  isUpsert: boolean
  /** Whether to reply with the document as it is afterwards. */
  returnsNew: boolean
  project: (doc: Doc) => Doc
  now: () => Timestamp
}

/** findAndModify: changes one document and returns it, before or after. */
export class FindAndModifyStatement implements Statement {
  readonly #options: FindAndModifyOptions

  constructor(options: FindAndModifyOptions) {
    this.#options = options
  }

  run(scope: WriteScope): Doc {
    const { request, update, isUpsert } = this.#options
    const collection = scope.find()
    const prepared = prepareFind(collection, { ...request, limit: 1 })
    const [found] = collection ? [...runFind(scope.target.reader, collection, prepared)] : []
    const prep = update && { update, filter: prepared.filter, now: this.#options.now }
    if (!found || !collection) return prep && isUpsert ? this.#inserted(upsert(scope, prep)) : this.#nothing()
    if (!prep) {
      removeRecord(scope.target, collection, found.record, found.doc)
      return this.#reply(Doc.of(['n'], [1]), found.doc)
    }
    const after = updateDocument(scope, collection, found, prep)
    return this.#reply(Doc.of(['n', 'updatedExisting'], [1, true]), this.#options.returnsNew ? after : found.doc)
  }

  #nothing(): Doc {
    const last = this.#options.update ? Doc.of(['n', 'updatedExisting'], [0, false]) : Doc.of(['n'], [0])
    return this.#reply(last, undefined)
  }

  #inserted(doc: Doc): Doc {
    const last = Doc.of(['n', 'updatedExisting', 'upserted'], [1, false, doc.get('_id') as Value])
    return this.#reply(last, this.#options.returnsNew ? doc : undefined)
  }

  #reply(lastErrorObject: Doc, value: Doc | undefined): Doc {
    return Doc.of(['lastErrorObject', 'value'], [lastErrorObject, value ? this.#options.project(value) : null])
  }
}
