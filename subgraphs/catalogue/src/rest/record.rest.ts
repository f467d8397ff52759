import { apiKindOf, type KindName, kindNames } from '@sanguine/content'
import { type Context, idSchema } from '@sanguine/kernel'
import { defineRoute, idParams, type Route } from '@sanguine/kernel/rest'
import { upperFirst } from '@sanguine/rules'
import { z } from 'zod'
import { createRecord, updateRecord } from '../operations/change-record'
import { deleteRecord } from '../operations/delete-record'
import { listRecords } from '../operations/list-records'
import { readPackage } from '../operations/read-package'
import { readRecord } from '../operations/read-record'
import {
  deletedRecordShape,
  identifiedPatchShape,
  identifiedReplacementShape,
  newRecordShape,
  patchShape,
  recordSchemaName,
  recordShape,
  replacementShape,
  toWireRecord,
  toWireUsage,
  type WireRecord,
  wholeValues,
  withWireNames,
} from './record.shape'

const tag = 'content'

/** The kinds whose records are listed inside another record, and the field with its id. */
const nestedIn: { readonly [Name in KindName]?: { readonly in: KindName; readonly field: string } } = {
  huntingGround: { in: 'region', field: 'regionId' },
  huntingTable: { in: 'huntingGround', field: 'huntingGroundId' },
}

function listRoute(kind: KindName): Route {
  return defineRoute({
    operationId: `list${recordSchemaName(kind)}s`,
    cost: `Admin.${apiKindOf(kind).plural}`,
    method: 'GET',
    path: `/${kind}`,
    tag,
    summary: `Lists all records of the kind ${kind}, including invisible ones.`,
    access: 'editContent',
    scope: 'content:read',
    ownedBy: 'none',
    response: z.array(recordShape(kind)),
    run: async (context) => (await listRecords(context, kind)).map((record) => toWireRecord(kind, record)),
  })
}

function nestedRoute(kind: KindName, parent: KindName, field: string): Route {
  return defineRoute({
    operationId: `list${recordSchemaName(kind)}sOf${upperFirst(parent)}`,
    cost: `Admin.${apiKindOf(kind).plural}`,
    method: 'GET',
    path: `/${kind}/${parent}/:parentId`,
    tag,
    summary: `Lists the records of the kind ${kind} that belong to a ${parent}.`,
    access: 'editContent',
    scope: 'content:read',
    ownedBy: 'none',
    input: { params: z.object({ parentId: idSchema }) },
    response: z.array(recordShape(kind)),
    run: async (context, { params }) =>
      (await listRecords(context, kind, { [field]: params.parentId })).map((record) => toWireRecord(kind, record)),
  })
}

/** Premium packages are the only records that players read as they are. */
const readOne = (context: Context, kind: KindName, id: string) =>
  kind === 'premiumPackage' ? readPackage(context, id) : readRecord(context, kind, id)

function readRoute(kind: KindName): Route {
  const isPackage = kind === 'premiumPackage'
  return defineRoute({
    operationId: `get${recordSchemaName(kind)}`,
    cost: isPackage ? 'Query.packages' : `Admin.${apiKindOf(kind).name}`,
    method: 'GET',
    path: `/${kind}/:id`,
    tag,
    summary: isPackage
      ? 'Returns a premium package; for players, a visible one.'
      : `Returns a record of the kind ${kind}.`,
    access: isPackage ? 'player' : 'editContent',
    scope: isPackage ? 'read' : 'content:read',
    ownedBy: 'none',
    problems: ['notFound'],
    input: { params: idParams },
    response: recordShape(kind),
    run: async (context, { params }) => toWireRecord(kind, await readOne(context, kind, params.id)),
  })
}

function createRoute(kind: KindName): Route {
  return defineRoute({
    operationId: `create${recordSchemaName(kind)}`,
    cost: `Mutation.create${apiKindOf(kind).typeName}`,
    method: 'POST',
    path: `/${kind}`,
    tag,
    summary: `Creates a record of the kind ${kind}.`,
    description: 'Fields that are left out get their defaults. Unknown fields are ignored.',
    access: 'editContent',
    scope: 'content:write',
    ownedBy: 'none',
    acceptsIdempotencyKey: true,
    problems: ['conflict'],
    status: 201,
    input: { body: newRecordShape(kind) },
    response: recordShape(kind),
    run: async (context, { body }) =>
      toWireRecord(
        kind,
        await withWireNames(kind, () => createRecord(context, kind, wholeValues(context, kind, body))),
      ),
  })
}

interface Update {
  readonly verb: 'replace' | 'update'
  readonly method: 'PUT' | 'PATCH'
  readonly missingFields: 'default' | 'keep'
  readonly summary: (kind: KindName) => string
  readonly description: string
  readonly body: typeof replacementShape | typeof patchShape
  readonly identifiedBody: typeof identifiedReplacementShape | typeof identifiedPatchShape
}

const updates: readonly Update[] = [
  {
    verb: 'replace',
    method: 'PUT',
    missingFields: 'default',
    summary: (kind) => `Replaces a record of the kind ${kind}`,
    description:
      'Fields that are left out get their defaults. Unknown fields are ignored. With `revision`, the call gets 409 if the record has changed since.',
    body: replacementShape,
    identifiedBody: identifiedReplacementShape,
  },
  {
    verb: 'update',
    method: 'PATCH',
    missingFields: 'keep',
    summary: (kind) => `Changes fields of a record of the kind ${kind}`,
    description:
      'Fields that are left out stay unchanged. Unknown fields are ignored. Lists are replaced as a whole. With `revision`, the call gets 409 if the record has changed since.',
    body: patchShape,
    identifiedBody: identifiedPatchShape,
  },
]

function updateRoutes(
  kind: KindName,
  { verb, method, missingFields, summary, description, body, identifiedBody }: Update,
): Route[] {
  const shared = {
    method,
    tag,
    description,
    cost: `Mutation.update${apiKindOf(kind).typeName}`,
    access: 'editContent',
    scope: 'content:write',
    ownedBy: 'none',
    acceptsIdempotencyKey: true,
    response: recordShape(kind),
  } as const
  const name = `${verb}${recordSchemaName(kind)}`
  const bodyShape = body(kind)
  const identifiedShape = identifiedBody(kind)
  async function update(context: Context, id: string, body: z.output<typeof bodyShape>): Promise<WireRecord> {
    const { id: idInBody, revision } = body
    const input = missingFields === 'keep' ? body : { ...wholeValues(context, kind, body), id: idInBody, revision }
    const change = { id, revision, input, missingFields }
    return toWireRecord(kind, await withWireNames(kind, () => updateRecord(context, kind, change)))
  }
  return [
    defineRoute({
      ...shared,
      operationId: name,
      path: `/${kind}/:id`,
      summary: `${summary(kind)}.`,
      problems: ['notFound', 'conflict'],
      input: { params: idParams, body: bodyShape },
      run: (context, { params, body: input }) => update(context, params.id, input),
    }),
    defineRoute({
      ...shared,
      operationId: `${name}ByBodyId`,
      path: `/${kind}`,
      summary: `${summary(kind)}. The body names it by its id.`,
      problems: ['notFound', 'conflict'],
      input: { body: identifiedShape },
      run: (context, { body: input }) => update(context, input.id, input),
    }),
  ]
}

function deleteRoute(kind: KindName): Route {
  return defineRoute({
    operationId: `delete${recordSchemaName(kind)}`,
    cost: `Mutation.delete${apiKindOf(kind).typeName}`,
    method: 'DELETE',
    path: `/${kind}/:id`,
    tag,
    summary: `Deletes a record of the kind ${kind}.`,
    description:
      'The call gets 409 while other records refer to the record, or while a player, payment or setting needs it. The sentence names up to five of these records, or the reasons.',
    access: 'editContent',
    scope: 'content:write',
    ownedBy: 'none',
    acceptsIdempotencyKey: true,
    problems: ['notFound', 'conflict'],
    input: { params: idParams },
    response: deletedRecordShape,
    run: async (context, { params }) => {
      const { usage } = await deleteRecord(context, kind, params)
      return { success: true as const, ...(usage.length > 0 && { usage: usage.map(toWireUsage) }) }
    },
  })
}

/** Players read the list of stats too, in a route of its own. */
const hasOwnList: readonly KindName[] = ['stat']

/** The calls of the CMS, for each kind. */
export const recordRoutes: readonly Route[] = kindNames.flatMap((kind) => {
  const nested = nestedIn[kind]
  return [
    ...(hasOwnList.includes(kind) ? [] : [listRoute(kind)]),
    ...(nested ? [nestedRoute(kind, nested.in, nested.field)] : []),
    readRoute(kind),
    createRoute(kind),
    ...updates.flatMap((update) => updateRoutes(kind, update)),
    deleteRoute(kind),
  ]
})
