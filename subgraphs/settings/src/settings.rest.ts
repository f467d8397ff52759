import { idSchema, invalidInput } from '@sanguine/kernel'
import { defineRoute, deletedShape, idParams, inEveryLanguage } from '@sanguine/kernel/rest'
import { z } from 'zod'
import { deleteSetting } from './operations/delete-setting'
import { listSettings, readSetting } from './operations/list-settings'
import { saveSetting } from './operations/save-setting'
import { refusalSentence } from './settings.refusals'

const tag = 'settings'

const settingShape = z
  .object({ id: idSchema, key: z.string(), value: z.string() })
  .meta({ id: 'Setting', description: 'A setting of the game.' })

const valueInput = z
  .union([z.string(), z.number()], 'must be text')
  .transform(String)
  .meta({ documentedAs: { type: 'string' } })

export const settingRoutes = [
  defineRoute({
    operationId: 'listSettings',
    cost: 'Admin.settings',
    method: 'GET',
    path: '/setting',
    tag,
    summary: 'Lists the settings with a value. All others have their defaults.',
    access: 'editContent',
    scope: 'content:read',
    response: z.array(settingShape),
    run: (context) => listSettings(context),
  }),
  defineRoute({
    operationId: 'getSettingByKey',
    cost: 'Admin.settings',
    method: 'GET',
    path: '/setting/getbykey/:key',
    problems: ['notFound'],
    tag,
    summary: 'Returns a setting by its key.',
    access: 'editContent',
    scope: 'content:read',
    ownedBy: 'none',
    input: { params: z.object({ key: z.string() }) },
    response: settingShape,
    run: (context, { params }) => readSetting(context, params.key),
  }),
  defineRoute({
    operationId: 'saveSetting',
    cost: 'Mutation.updateSettings',
    method: 'POST',
    path: '/setting',
    tag,
    summary: 'Gives a setting a value.',
    access: 'editContent',
    scope: 'content:write',
    input: { body: z.object({ key: z.string(), value: valueInput }).meta({ id: 'SaveSettingRequest' }) },
    response: settingShape,
    run: async (context, { body }) => {
      const result = await saveSetting(context, body)
      if (!result.ok)
        throw invalidInput(inEveryLanguage(refusalSentence(result.refusal, context)), result.refusal.field ?? undefined)
      return result.value
    },
  }),
  defineRoute({
    operationId: 'deleteSetting',
    cost: 'Mutation.updateSettings',
    method: 'DELETE',
    path: '/setting/:id',
    problems: ['notFound'],
    tag,
    summary: 'Deletes a setting, so that its default applies.',
    access: 'editContent',
    scope: 'content:write',
    ownedBy: 'none',
    input: { params: idParams },
    response: deletedShape,
    run: async (context, { params }) => {
      await deleteSetting(context, params)
      return { success: true as const }
    },
  }),
]
