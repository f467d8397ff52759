import { removeRecord } from '../engine/record-writes'
import { type FindRequest, prepareFind, runFind } from '../planner/find'
import { compileProjection, Doc, type Filter, MongoError, type Timestamp, type Update, type Value } from '../query'
import { type PendingWrite, updateDocument, upsert } from './apply-update'
import type { Statement, WriteScope } from './statement'

export interface FindAndModifyOptions {
  request: FindRequest
  /** The update; undefined to remove the document. */
  update: Update | undefined
  isUpsert: boolean
  /** Whether to reply with the document as it is afterwards. */
  returnsNew: boolean
  fields: Doc | undefined
  now: () => Timestamp
}

/** The update may have changed the array, so the index of the match does not apply to the new document. */
function checkPositional(fields: Doc): void {
  if (fields.keys.some((path) => path.endsWith('.$')))
    throw new MongoError(2, 'cannot use a positional projection and return the new document')
}

/**
 * findAndModify: changes one document and returns its old or new version. It builds the reply before it writes,
 * because the projection may fail.
 */
export class FindAndModifyStatement implements Statement {
  readonly #options: FindAndModifyOptions

  /** Throws for a projection that fits no document. */
  constructor(options: FindAndModifyOptions) {
    const { fields, returnsNew, request } = options
    if (fields) compileProjection(fields, { vars: request.variables ?? {} })
    if (fields && returnsNew) checkPositional(fields)
    this.#options = options
  }

  run(scope: WriteScope): Doc {
    const { request, update, isUpsert, now } = this.#options
    const collection = scope.find()
    const prepared = prepareFind(collection, { ...request, limit: 1 })
    const { filter } = prepared
    const [found] = collection ? [...runFind(scope.target.reader, collection, prepared)] : []
    const prep = update && { update, filter, now }
    if (!found || !collection) return prep && isUpsert ? this.#insert(upsert(scope, prep)) : this.#nothing()
    if (prep) return this.#change(updateDocument(scope, collection, found, prep), found.doc, filter)
    const reply = this.#reply(Doc.of(['n'], [1]), found.doc, filter)
    removeRecord(scope.target, collection, found.record, found.doc)
    return reply
  }

  #nothing(): Doc {
    const last = this.#options.update ? Doc.of(['n', 'updatedExisting'], [0, false]) : Doc.of(['n'], [0])
    return this.#reply(last, undefined)
  }

  #change({ after, write }: PendingWrite, before: Doc, filter: Filter): Doc {
    const last = Doc.of(['n', 'updatedExisting'], [1, true])
    const reply = this.#options.returnsNew ? this.#reply(last, after) : this.#reply(last, before, filter)
    write()
    return reply
  }

  #insert({ after, write }: PendingWrite): Doc {
    const last = Doc.of(['n', 'updatedExisting', 'upserted'], [1, false, after.get('_id') as Value])
    const reply = this.#reply(last, this.#options.returnsNew ? after : undefined)
    write()
    return reply
  }

  /** `filter` is the filter that the value matched, if any. */
  #reply(lastErrorObject: Doc, value: Doc | undefined, filter?: Filter): Doc {
    return Doc.of(['lastErrorObject', 'value'], [lastErrorObject, value ? this.#project(value, filter) : null])
  }

  #project(value: Doc, filter: Filter | undefined): Doc {
    const { fields, request } = this.#options
    return fields ? compileProjection(fields, { filter, vars: request.variables ?? {} })(value) : value
  }
}
