import { idSchema, invalidInput } from '@sanguine/kernel'
import { deleteSetting, listSettings, readSetting, saveSetting } from '@sanguine/settings'
import { z } from 'zod'
import { refusalSentence } from '../refusal-sentence'
import { defineRoute } from '../route'
import { idParams } from '../wire'

const tag = 'settings'

const settingShape = z.object({ id: idSchema, key: z.string(), value: z.string() })

const wireValue = z.union([z.string(), z.number()], 'must be text').transform(String)

export const settingRoutes = [
  defineRoute({
    method: 'GET',
    path: '/setting',
    tag,
    summary: 'What is set; what is not goes by its default.',
    access: 'admin',
    answer: z.array(settingShape),
    run: (context) => listSettings(context),
  }),
  defineRoute({
    method: 'GET',
    path: '/setting/getbykey/:key',
    tag,
    summary: 'One setting by its key; 404 where nothing is set.',
    access: 'admin',
    input: { params: z.object({ key: z.string() }) },
    answer: settingShape,
    run: (context, { params }) => readSetting(context, params.key),
  }),
  defineRoute({
    method: 'POST',
    path: '/setting',
    tag,
    summary: 'Sets a key, whatever it was before.',
    access: 'admin',
    input: { body: z.object({ key: z.string(), value: wireValue }) },
    answer: settingShape,
    run: async (context, { body }) => {
      const answer = await saveSetting(context, body)
      if (!answer.ok) throw invalidInput(refusalSentence(answer.refusal, context), answer.refusal.field ?? undefined)
      return answer.value
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/setting/:id',
    tag,
    summary: 'Takes a setting away, so that its default holds again.',
    access: 'admin',
    input: { params: idParams },
    answer: z.object({ success: z.literal(true) }),
    run: async (context, { params }) => {
      await deleteSetting(context, params)
      return { success: true as const }
    },
  }),
]
