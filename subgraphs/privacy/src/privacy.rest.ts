import { type AccountRefusal, accountFields } from '@sanguine/accounts'
import { exampleTicket, passwordBody, refusalSentence, toWireResult } from '@sanguine/accounts/rest'
import { type Context, Problem, type Result, tooMany } from '@sanguine/kernel'
import { defineRoute, inEveryLanguage, resultShape } from '@sanguine/kernel/rest'
import { z } from 'zod'
import { deleteOwnAccount } from './operations/delete-own-account'
import { downloadOwnData, exportOwnData } from './operations/export-own-data'
import type { OwnDataFile } from './own-data'

const tag = 'accounts'

/** The file of a result. A refusal cannot be 200, which would save its sentence as the file. */
function fileOf(context: Context, result: Result<OwnDataFile, AccountRefusal>): OwnDataFile {
  if (result.ok) return result.value
  const { refusal } = result
  const sentence = inEveryLanguage(refusalSentence(refusal, context))
  if (refusal.code === 'tooManyAttempts') throw tooMany(sentence, refusal.details.retryAfterSeconds)
  throw new Problem(refusal.code === 'ticketInvalid' ? 'notFound' : 'forbidden', sentence)
}

const exampleFile = {
  format: 'sanguine-own-data',
  version: 1,
  accountId: '0123456789abcdef01234567',
  exportedAt: '2025-01-01T12:00:00.000Z',
  collections: {
    accounts: [{ id: '0123456789abcdef01234567', name: 'Mina', email: 'mina@example.org' }],
    sessions: [],
  },
}

const deletedSentence =
  'Your account is deleted. The ledger and payments stay under its number alone, without your name and address.'

export const privacyRoutes = [
  defineRoute({
    method: 'POST',
    operationId: 'exportOwnData',
    cost: 'Mutation.exportOwnData',
    path: '/user/exportOwnData',
    example: exampleFile,
    tag,
    summary: "Returns all data that are stored about the caller's account, as a JSON file.",
    description:
      '`collections` has a list of rows for each collection of the database with data of accounts. The file is sent while it is read. A wrong password is a 403; five exports a day, one at a time.',
    access: 'authenticated',
    scope: 'session',
    input: { body: passwordBody },
    response: 'download',
    run: async (context, { body }) => fileOf(context, await exportOwnData(context, body)),
  }),
  defineRoute({
    method: 'POST',
    operationId: 'downloadOwnData',
    cost: 20_000,
    path: '/user/downloadOwnData',
    problems: ['notFound'],
    example: exampleFile,
    tag,
    summary: 'Returns the same file once for a ticket of the GraphQL mutation `exportOwnData`.',
    access: 'authenticated',
    scope: 'session',
    ownedBy: { 'body.ticket': 'caller' },
    input: {
      body: z
        .object({ ticket: accountFields.exportTicket.meta({ description: 'The ticket.', example: exampleTicket }) })
        .meta({ id: 'DownloadOwnDataRequest' }),
    },
    response: 'download',
    run: async (context, { body }) => fileOf(context, await downloadOwnData(context, body)),
  }),
  defineRoute({
    method: 'POST',
    operationId: 'deleteOwnAccount',
    cost: 'Mutation.deleteOwnAccount',
    path: '/user/deleteOwnAccount',
    example: { success: true, message: deletedSentence },
    tag,
    summary: "Deletes the caller's account.",
    description:
      'Name and e-mail address can be used again at once. All sessions and subscriptions end. Ledger and payments stay under the id only, and the audit log under a pseudonym. The only admin cannot be deleted.',
    access: 'authenticated',
    scope: 'session',
    input: { body: passwordBody },
    response: resultShape,
    run: async (context, { body }) => toWireResult(context, await deleteOwnAccount(context, body), deletedSentence),
  }),
]
