import {
  type AccountRefusal,
  accountFields,
  confirmPassword,
  issueTicket,
  limits,
  requireAttempt,
  spendTicket,
} from '@sanguine/accounts'
import { type Context, err, logSecurityEvent, ok, parse, type Result, requireViewer } from '@sanguine/kernel'
import { z } from 'zod'
import { createOwnDataFile, type OwnDataFile } from '../own-data'
import { runningExportsService } from '../running-exports'

const passwordSchema = z.object({ password: accountFields.password })

/** The account that asks, if it knows its password and has exports left today. Throws `tooMany`, also while one is being sent. */
async function confirmExport(context: Context, input: unknown) {
  const viewer = requireViewer(context)
  const { password } = parse(passwordSchema, input)
  const confirmed = await confirmPassword(context, viewer, password)
  if (!confirmed.ok) return confirmed
  context.app.get(runningExportsService).requireNone(viewer.accountId)
  const sentence = {
    en: 'You have exported your data several times today. Please try again tomorrow.',
    de: 'Du hast deine Daten heute schon mehrmals heruntergeladen. Bitte versuche es morgen noch einmal.',
  }
  await requireAttempt(context, limits.dataExport, viewer.accountId, sentence)
  logSecurityEvent(context, 'security.data.exported')
  return confirmed
}

/**
 * Everything that is stored of the caller's account, as a file. Five a day, one at a time. For any session, so that those who may not
 * play have it too. Throws `invalidInput`, `tooMany`.
 */
export async function exportOwnData(context: Context, input: unknown): Promise<Result<OwnDataFile, AccountRefusal>> {
  const confirmed = await confirmExport(context, input)
  return confirmed.ok ? ok(createOwnDataFile(context.app, confirmed.value._id.toHexString())) : confirmed
}

/**
 * Creates a ticket for one download of the data of `exportOwnData`, valid for five minutes. It is for clients that
 * cannot read a file with the call that sends the password. Throws `invalidInput`, `tooMany`.
 */
export async function requestOwnDataExport(
  context: Context,
  input: unknown,
): Promise<Result<{ readonly ticket: string }, AccountRefusal>> {
  const confirmed = await confirmExport(context, input)
  if (!confirmed.ok) return confirmed
  const { _id: accountId, credentialVersion = 0 } = confirmed.value
  const ticket = await issueTicket(context.app, { purpose: 'dataExport', accountId, credentialVersion })
  return ok({ ticket })
}

const ticketSchema = z.object({ ticket: accountFields.exportTicket })

/**
 * The file of a ticket, which counts once, and for the account that it was given to. Throws `invalidInput`, and `tooMany`
 * while another file is being sent, which leaves the ticket valid.
 */
export async function downloadOwnData(context: Context, input: unknown): Promise<Result<OwnDataFile, AccountRefusal>> {
  const { accountId } = requireViewer(context)
  const { ticket } = parse(ticketSchema, input)
  context.app.get(runningExportsService).requireNone(accountId)
  if (!(await spendTicket(context.app, 'dataExport', ticket, { accountId }))) return err('ticketInvalid', {}, 'ticket')
  return ok(createOwnDataFile(context.app, accountId))
}
