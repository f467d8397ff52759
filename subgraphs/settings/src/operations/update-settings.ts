import { releaseService } from '@sanguine/catalogue'
import { type Context, err, idSchema, ok, parse, type Result, requirePermission } from '@sanguine/kernel'
import type { Release } from '@sanguine/rules'
import { z } from 'zod'
import { gameSettingsService } from '../game-settings.service'
import { type GameSettings, invalidValue, type SettingKey } from '../setting-kinds'
import type { SettingRefusal } from '../setting-refusal'
import { changeSettings, repeatedOnce } from './change-setting'
import { readSettings } from './list-settings'

const inputSchema = z.object({
  autoHuntBacklogHours: z.number().nullish(),
  missionHuntingGroundId: idSchema.nullish(),
})

/** A setting with its new text, and the field of the input that has it. Null resets it to its default. */
interface Change {
  readonly key: SettingKey
  readonly field: keyof z.input<typeof inputSchema>
  readonly text: string | null
}

/** Changes settings, all that are given or none. Missing fields stay unchanged. For editors and admins. */
export async function updateSettings(
  context: Context,
  input: z.input<typeof inputSchema>,
): Promise<Result<GameSettings, SettingRefusal>> {
  requirePermission(context, 'editContent')
  const { app } = context
  const release = await app.get(releaseService).refresh()
  const changes = changesOf(parse(inputSchema, input), release)
  for (const { key, field, text } of changes) {
    const invalid = text === null ? null : invalidValue(key, text, release)
    if (invalid) return err('invalidValue', invalid, field)
  }
  const texts = new Map(changes.map(({ key, text }) => [key, text]))
  if (!(await repeatedOnce(() => changeSettings(context, texts))))
    return err('invalidValue', { key: 'ForceMissionHuntingGround' }, 'missionHuntingGroundId')
  await app.get(gameSettingsService).refreshAfterChange()
  return ok(await readSettings(context))
}

function changesOf(
  { autoHuntBacklogHours: hours, missionHuntingGroundId: groundId }: z.output<typeof inputSchema>,
  release: Release,
): readonly Change[] {
  const changes: Change[] = []
  if (hours !== undefined)
    changes.push({
      key: 'autoHuntBacklogHours',
      field: 'autoHuntBacklogHours',
      text: hours === null ? null : String(hours),
    })
  if (groundId !== undefined)
    changes.push({
      key: 'ForceMissionHuntingGround',
      field: 'missionHuntingGroundId',
      text: groundId === null ? null : `${release.grounds.get(groundId)?.regionId ?? ''}__${groundId}`,
    })
  return changes
}
