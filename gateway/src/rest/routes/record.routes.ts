import { createRecord, deleteRecord, listRecords, readPackage, readRecord, updateRecord } from '@sanguine/catalogue'
import { anyKind, type KindName, kindNames } from '@sanguine/content'
import { type Context, idSchema, invalidInput } from '@sanguine/kernel'
import { z } from 'zod'
import { defineRoute, type Route } from '../route'
import { recordShape, updateShape, wireRecord } from '../shapes/record.shape'
import { idParams } from '../wire'

const tag = 'content'

/** The paths of the kinds whose records are read inside another one, and the field that says in which. */
const nestedIn: { readonly [Name in KindName]?: { readonly in: KindName; readonly field: string } } = {
  huntingGround: { in: 'region', field: 'regionId' },
  huntingTable: { in: 'huntingGround', field: 'huntingGroundId' },
}

function listRoute(kind: KindName): Route {
  return defineRoute({
    method: 'GET',
    path: `/${kind}`,
    tag,
    summary: `All records of the kind ${kind}, invisible ones too.`,
    access: 'admin',
    answer: z.array(recordShape(kind)),
    run: async (context) => (await listRecords(context, kind)).map(wireRecord),
  })
}

function nestedRoute(kind: KindName, parent: KindName, field: string): Route {
  return defineRoute({
    method: 'GET',
    path: `/${kind}/${parent}/:parentId`,
    tag,
    summary: `The records of the kind ${kind} that belong to a ${parent}.`,
    access: 'admin',
    input: { params: z.object({ parentId: idSchema }) },
    answer: z.array(recordShape(kind)),
    run: async (context, { params }) =>
      (await listRecords(context, kind, { [field]: params.parentId })).map(wireRecord),
  })
}

/** Packages are the only records that players read as they are. */
const readOne = (context: Context, kind: KindName, id: string) =>
  kind === 'premiumPackage' ? readPackage(context, id) : readRecord(context, kind, id)

function readRoute(kind: KindName): Route {
  const isPackage = kind === 'premiumPackage'
  return defineRoute({
    method: 'GET',
    path: `/${kind}/:id`,
    tag,
    summary: isPackage ? 'A premium package; players see visible ones only.' : `One record of the kind ${kind}.`,
    access: isPackage ? 'player' : 'admin',
    input: { params: idParams },
    answer: recordShape(kind),
    run: async (context, { params }) => wireRecord(await readOne(context, kind, params.id)),
  })
}

function createRoute(kind: KindName): Route {
  return defineRoute({
    method: 'POST',
    path: `/${kind}`,
    tag,
    summary: `Adds a record of the kind ${kind}. What is left out goes to its default.`,
    access: 'admin',
    status: 201,
    input: { body: anyKind(kind).values },
    answer: recordShape(kind),
    run: async (context, { body }) => wireRecord(await createRecord(context, kind, body)),
  })
}

const update = async (context: Context, kind: KindName, id: string, body: { revision?: number | undefined }) =>
  wireRecord(await updateRecord(context, kind, { id, revision: body.revision, input: body }))

const updateDescription =
  'The whole record: what is left out goes to its default, unknown fields are ignored. With `revision`, 409 where it is not the current one.'

function updateRoutes(kind: KindName): Route[] {
  const shared = { method: ['PUT', 'PATCH'] as const, tag, description: updateDescription, access: 'admin' as const }
  return [
    defineRoute({
      ...shared,
      path: `/${kind}`,
      summary: `Replaces the record of the kind ${kind} whose id is in the body.`,
      input: { body: updateShape(kind) },
      answer: recordShape(kind),
      run: (context, { body }) => {
        if (!body.id) throw invalidInput('id: is required.', 'id')
        return update(context, kind, body.id, body)
      },
    }),
    defineRoute({
      ...shared,
      path: `/${kind}/:id`,
      summary: `Replaces a record of the kind ${kind}.`,
      input: { params: idParams, body: updateShape(kind) },
      answer: recordShape(kind),
      run: (context, { params, body }) => update(context, kind, params.id, body),
    }),
  ]
}

function deleteRoute(kind: KindName): Route {
  return defineRoute({
    method: 'DELETE',
    path: `/${kind}/:id`,
    tag,
    summary: `Deletes a record of the kind ${kind}; 409 with the names of its users where others refer to it.`,
    access: 'admin',
    input: { params: idParams },
    answer: z.object({ success: z.literal(true) }),
    run: async (context, { params }) => {
      await deleteRecord(context, kind, params)
      return { success: true as const }
    },
  })
}

/** The list of stats is the players' glossary too and so has a route of its own. */
const hasOwnList: readonly KindName[] = ['stat']

/** What the CMS calls for each of the sixteen kinds. */
export const recordRoutes: readonly Route[] = kindNames.flatMap((kind) => {
  const nested = nestedIn[kind]
  return [
    ...(hasOwnList.includes(kind) ? [] : [listRoute(kind)]),
    ...(nested ? [nestedRoute(kind, nested.in, nested.field)] : []),
    readRoute(kind),
    createRoute(kind),
    ...updateRoutes(kind),
    deleteRoute(kind),
  ]
})
