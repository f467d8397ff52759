import { type AuditOrigin, changesBetween, originOf, systemOrigin, writeAuditEntry } from '@sanguine/audit'
import { holdRecord, releaseService } from '@sanguine/catalogue'
import { connectionService, isDuplicateKey } from '@sanguine/db'
import type { App, Context } from '@sanguine/kernel'
import type { mongo } from 'mongoose'
import { apiSettingKeys, forcedGroundId, type SettingKey } from '../setting-kinds'
import { type SettingDocument, settingsModelService } from '../settings.model'

type Values = ReadonlyMap<SettingKey, string | null>

/**
 * Sets a key, or with a null value removes it, and writes that to the audit log, in one transaction. Returns the
 * setting after the change, or the one that was removed; null if there was none to remove, or if the hunting ground
 * that it names was deleted.
 */
export async function changeSetting(
  context: Context,
  key: SettingKey,
  value: string | null,
): Promise<SettingDocument | null> {
  const { app } = context
  return app.get(connectionService).transaction(async (session) => {
    if (!(await holdForcedGround(app, new Map([[key, value]]), session))) return null
    return writeSetting(app, originOf(context), { key, value }, session)
  })
}

/** Sets or removes several keys in one transaction. Returns false if a named hunting ground was deleted. */
export async function changeSettings(context: Context, values: Values): Promise<boolean> {
  const { app } = context
  return app.get(connectionService).transaction(async (session) => {
    if (!(await holdForcedGround(app, values, session))) return false
    for (const [key, value] of values) await writeSetting(app, originOf(context), { key, value }, session)
    return true
  })
}

/**
 * Removes the forced ground if the content no longer has it, as after an upgrade of the content pack. A deletion by
 * staff is refused instead, see `countRecordUsage`.
 */
export async function removeLostGround(app: App): Promise<void> {
  await app.get(connectionService).transaction(async (session) => {
    const key = 'ForceMissionHuntingGround'
    const forced = await app.get(settingsModelService).findOne({ key }, null, { session }).lean()
    const groundId = forcedGroundId(forced?.value)
    // The content is read after the setting, since another gateway may add a ground and force it at this time.
    const { stamps } = await app.get(releaseService).latest()
    if (groundId !== null && !stamps.huntingGround.has(groundId))
      await writeSetting(app, systemOrigin, { key, value: null }, session)
  })
}

/** Holds the hunting ground that a value names until the transaction ends. Returns false if it was deleted. */
async function holdForcedGround(app: App, values: Values, session: mongo.ClientSession): Promise<boolean> {
  const groundId = forcedGroundId(values.get('ForceMissionHuntingGround') ?? undefined)
  return groundId === null || holdRecord(app, 'huntingGround', groundId, session)
}

/** Repeats a change once whose key another call set for the first time in between. */
export const repeatedOnce = <Changed>(change: () => Promise<Changed>): Promise<Changed> =>
  change().catch((error: unknown) => {
    if (isDuplicateKey(error)) return change()
    throw error
  })

async function writeSetting(
  app: App,
  origin: AuditOrigin,
  { key, value }: { readonly key: SettingKey; readonly value: string | null },
  session: mongo.ClientSession,
): Promise<SettingDocument | null> {
  const settings = app.get(settingsModelService)
  const before = await settings.findOne({ key }, null, { session }).lean()
  const after =
    value === null
      ? null
      : await settings.findOneAndUpdate({ key }, { value }, { session, upsert: true, returnDocument: 'after' }).lean()
  if (value === null) await settings.deleteOne({ key }, { session })
  await logChange(app, origin, { key, before, after }, session)
  return after ?? before
}

interface SettingChange {
  readonly key: SettingKey
  readonly before: SettingDocument | null
  readonly after: SettingDocument | null
}

async function logChange(
  app: App,
  origin: AuditOrigin,
  { key, before, after }: SettingChange,
  session: mongo.ClientSession,
): Promise<void> {
  const changes = changesBetween(before && { value: before.value }, after && { value: after.value })
  if (changes.length === 0) return
  const action = !before ? 'create' : after ? 'update' : 'delete'
  const apiKey = apiSettingKeys[key]
  const subject = { type: 'setting', id: apiKey, title: apiKey } as const
  await writeAuditEntry(app, { origin, action, subject, changes }, session)
}
