import type { FindRequest } from '../planner/find'
import { compileUpdate, DateTime, Doc, List, MongoError, type Update, type Value } from '../query'
import { maxWriteStatements } from '../wire/limits'
import { DeleteStatement } from '../writes/delete-statement'
import { FindAndModifyStatement } from '../writes/find-and-modify-statement'
import { InsertStatement } from '../writes/insert-statement'
import type { Statement } from '../writes/statement'
import { UpdateStatement } from '../writes/update-statement'
import type { Outcome } from '../writes/write-job'
import { Arguments, refuseCollation, toNumber, variablesOf } from './arguments'
import type { Call, CommandTable, Reply } from './command'
import { runStatements, timestampSource } from './write-scope'

interface WriteError {
  index: number
  code: number
  errmsg: string
}

const errorOf = (index: number, error: MongoError): WriteError & object => ({
  index,
  code: error.code,
  ...error.extra,
  errmsg: error.message,
})

function summary(outcomes: readonly Outcome[]) {
  let [n, modified] = [0, 0]
  const [upserted, writeErrors]: [object[], object[]] = [[], []]
  outcomes.forEach((outcome, index) => {
    if ('error' in outcome) {
      writeErrors.push(errorOf(index, outcome.error))
      return
    }
    n += toNumber(outcome.reply.get('n') as Value)
    modified += toNumber(outcome.reply.get('nModified') ?? 0)
    const id = outcome.reply.get('upserted')
    if (id !== undefined) upserted.push({ index, _id: id })
  })
  return { n, modified, upserted, errors: writeErrors.length > 0 ? { writeErrors } : {} }
}

async function writeAll(call: Call, statements: readonly Statement[]) {
  const { args, name } = call
  if (statements.length === 0 || statements.length > maxWriteStatements)
    throw new MongoError(
      16,
      `Write batch sizes must be between 1 and ${maxWriteStatements}. Got ${statements.length} operations.`,
    )
  const isOrdered = args.get('ordered') === undefined || args.flag('ordered')
  return summary(await runStatements(call, { statements, isOrdered, collection: args.requiredText(name) }))
}

/** The filter of a statement. As in MongoDB, a statement for many documents is not retryable. */
function requestOf(call: Call, spec: Arguments): FindRequest {
  refuseCollation(spec)
  return {
    filter: spec.requiredDoc('q'),
    hint: spec.get('hint'),
    variables: variablesOf(call.args),
    deadline: call.deadline,
  }
}

function checkRetryable(call: Call, isMulti: boolean): void {
  if (isMulti && call.txnNumber !== undefined && !call.transaction)
    throw new MongoError(72, 'Cannot use (or request) retryable writes with multi=true')
}

const isReplacement = (update: Value): boolean => update instanceof Doc && !update.keys[0]?.startsWith('$')

/** The constants of one statement, which only a pipeline can use. */
function constantsOf(update: Doc | List, spec: Arguments): Record<string, Value> {
  const constants = spec.doc('c')
  if (constants && !(update instanceof List))
    throw new MongoError(51198, 'Constant values may only be specified for pipeline updates')
  return Object.fromEntries(constants ?? [])
}

function updateOf(update: Value | undefined, spec: Arguments, call: Call): Update {
  if (!(update instanceof Doc || update instanceof List))
    throw new MongoError(9, 'Update argument must be either an object or an array')
  return compileUpdate(update, {
    arrayFilters: spec.has('arrayFilters') ? spec.docs('arrayFilters') : undefined,
    vars: { ...variablesOf(call.args), ...constantsOf(update, spec) },
    now: new DateTime(Date.now()),
  })
}

const updateFields = new Set(['q', 'u', 'c', 'multi', 'upsert', 'arrayFilters', 'hint', 'collation'])

function updateStatement(call: Call, doc: Doc): Statement {
  const spec = new Arguments(doc)
  spec.allowOnly(updateFields, 'update.updates')
  const isMulti = spec.flag('multi')
  checkRetryable(call, isMulti)
  if (isMulti && isReplacement(spec.get('u') as Value))
    throw new MongoError(9, 'multi update is not supported for replacement-style update')
  return new UpdateStatement({
    request: requestOf(call, spec),
    update: updateOf(spec.get('u'), spec, call),
    isMulti,
    isUpsert: spec.flag('upsert'),
    now: timestampSource(call),
  })
}

const deleteFields = new Set(['q', 'limit', 'hint', 'collation'])

function deleteStatement(call: Call, doc: Doc): Statement {
  const spec = new Arguments(doc)
  spec.allowOnly(deleteFields, 'delete.deletes')
  const limit = spec.integer('limit')
  if (limit !== 0 && limit !== 1) throw new MongoError(9, 'The limit field in delete objects must be 0 or 1.')
  checkRetryable(call, limit === 0)
  return new DeleteStatement(requestOf(call, spec), limit === 0)
}

async function insert(call: Call): Promise<Reply> {
  const now = timestampSource(call)
  const { n, errors } = await writeAll(
    call,
    call.args.docs('documents').map((doc) => new InsertStatement(doc, now)),
  )
  return { n, ...errors }
}

async function update(call: Call): Promise<Reply> {
  const statements = call.args.docs('updates').map((doc) => updateStatement(call, doc))
  const { n, modified, upserted, errors } = await writeAll(call, statements)
  return { n, ...(upserted.length > 0 ? { upserted } : {}), nModified: modified, ...errors }
}

async function remove(call: Call): Promise<Reply> {
  const statements = call.args.docs('deletes').map((doc) => deleteStatement(call, doc))
  const { n, errors } = await writeAll(call, statements)
  return { n, ...errors }
}

function checkModify(args: Arguments): void {
  const [removes, updates] = [args.flag('remove'), args.has('update')]
  if (removes && updates) throw new MongoError(9, 'Cannot specify both an update and remove=true')
  if (!removes && !updates) throw new MongoError(9, 'Either an update or remove=true must be specified')
  if (removes && args.has('arrayFilters')) throw new MongoError(9, 'Cannot specify arrayFilters and remove=true')
  if (removes && (args.flag('upsert') || args.flag('new')))
    throw new MongoError(
      9,
      "Cannot specify upsert=true or new=true with remove=true; 'remove' always returns the deleted document",
    )
}

async function findAndModify(call: Call): Promise<Reply> {
  const { args } = call
  checkModify(args)
  refuseCollation(args)
  const filter = args.doc('query') ?? Doc.empty
  const statement = new FindAndModifyStatement({
    request: {
      filter,
      sort: args.doc('sort'),
      hint: args.get('hint'),
      variables: variablesOf(args),
      deadline: call.deadline,
    },
    update: args.flag('remove') ? undefined : updateOf(args.get('update'), args, call),
    isUpsert: args.flag('upsert'),
    returnsNew: args.flag('new'),
    fields: args.doc('fields'),
    now: timestampSource(call),
  })
  const [outcome] = await runStatements(call, {
    statements: [statement],
    isOrdered: true,
    collection: args.requiredText(call.name),
  })
  if (outcome && 'error' in outcome) throw outcome.error
  return Object.fromEntries((outcome as { reply: Doc }).reply)
}

const retryableWrite = { inTransaction: true, isRetryable: true } as const
const commonFields = ['ordered', 'bypassDocumentValidation', 'stmtId', 'stmtIds', 'let']
const findAndModifyCommand = {
  ...retryableWrite,
  run: findAndModify,
  fields: [
    ...['query', 'sort', 'remove', 'update', 'new', 'fields', 'upsert', 'arrayFilters', 'hint', 'collation', 'let'],
    ...['bypassDocumentValidation', 'stmtId'],
  ],
}

export const writeCommands: CommandTable = {
  insert: { ...retryableWrite, run: insert, fields: [...commonFields, 'documents'] },
  update: { ...retryableWrite, run: update, fields: [...commonFields, 'updates'] },
  delete: { ...retryableWrite, run: remove, fields: [...commonFields, 'deletes'] },
  findAndModify: findAndModifyCommand,
  findandmodify: findAndModifyCommand,
}
