import { changesBetween, originOf, writeAuditEntry } from '@sanguine/audit'
import { connectionService, isDuplicateKey } from '@sanguine/db'
import type { Context } from '@sanguine/kernel'
import type { mongo } from 'mongoose'
import { apiSettingKeys, type SettingKey } from '../setting-kinds'
import { type SettingDocument, settingsModelService } from '../settings.model'

/**
 * Sets a key, or with a null value removes it, and writes that to the audit log, in one transaction. Returns the
 * setting after the change, or the one that was removed; null if there was none to remove.
 */
export async function changeSetting(context: Context, key: SettingKey, value: string): Promise<SettingDocument>
export async function changeSetting(context: Context, key: SettingKey, value: null): Promise<SettingDocument | null>
export async function changeSetting(
  context: Context,
  key: SettingKey,
  value: string | null,
): Promise<SettingDocument | null> {
  return context.app.get(connectionService).transaction((session) => writeSetting(context, { key, value }, session))
}

/** Sets or removes several keys in one transaction. */
export async function changeSettings(context: Context, values: ReadonlyMap<SettingKey, string | null>): Promise<void> {
  await context.app.get(connectionService).transaction(async (session) => {
    for (const [key, value] of values) await writeSetting(context, { key, value }, session)
  })
}

/** Repeats a change once whose key another call set for the first time in between. */
export const repeatedOnce = <Changed>(change: () => Promise<Changed>): Promise<Changed> =>
  change().catch((error: unknown) => {
    if (isDuplicateKey(error)) return change()
    throw error
  })

async function writeSetting(
  context: Context,
  { key, value }: { readonly key: SettingKey; readonly value: string | null },
  session: mongo.ClientSession,
): Promise<SettingDocument | null> {
  const settings = context.app.get(settingsModelService)
  const before = await settings.findOne({ key }, null, { session }).lean()
  const after =
    value === null
      ? null
      : await settings.findOneAndUpdate({ key }, { value }, { session, upsert: true, returnDocument: 'after' }).lean()
  if (value === null) await settings.deleteOne({ key }, { session })
  await logChange(context, key, { before, after }, session)
  return after ?? before
}

interface SettingChange {
  readonly before: SettingDocument | null
  readonly after: SettingDocument | null
}

async function logChange(
  context: Context,
  key: SettingKey,
  { before, after }: SettingChange,
  session: mongo.ClientSession,
): Promise<void> {
  const changes = changesBetween(before && { value: before.value }, after && { value: after.value })
  if (changes.length === 0) return
  const action = !before ? 'create' : after ? 'update' : 'delete'
  const apiKey = apiSettingKeys[key]
  const subject = { type: 'setting', id: apiKey, title: apiKey } as const
  await writeAuditEntry(context.app, { origin: originOf(context), action, subject, changes }, session)
}
