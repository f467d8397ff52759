import { z } from 'zod'
import type { CreateIncidentInput, IncidentState, StatusComponent } from '../../generated/documents'
import type { Incident } from './use-incidents'

export const statusComponents = [
  'API',
  'DATABASE',
  'HUNTS',
  'MAILS',
  'PAYMENTS',
  'REMOTES',
] as const satisfies readonly StatusComponent[]

/** The states of an incident, in the order in which it usually has them. */
const states = [
  'INVESTIGATING',
  'IDENTIFIED',
  'MONITORING',
  'RESOLVED',
  'SCHEDULED',
] as const satisfies readonly IncidentState[]

/** The states before the first update. */
export const initialStates = states.filter((state) => state !== 'RESOLVED')

/** The states of an update: only planned maintenance is announced. */
export const updateStates = ({ plannedStartAt }: Pick<Incident, 'plannedStartAt'>): readonly IncidentState[] =>
  states.filter((state) => state !== 'SCHEDULED' || plannedStartAt !== null)

const maxTitleCharacters = 120
const maxTextCharacters = 2_000

const text = (maxCharacters: number) =>
  z.string().trim().max(maxCharacters, `must not be longer than ${maxCharacters} characters`)

/** Null while the field is empty. A partly typed time is refused. */
const time = z
  .string()
  .nullable()
  .refine((typed) => typed === null || !Number.isNaN(Date.parse(typed)), 'must be a time in whole seconds')

const state = z.enum(states)

/** A text is needed in one of the languages; the fault is shown at the first. */
function requireOneLanguage(names: readonly [en: string, de: string], { value, issues }: z.core.ParsePayload): void {
  const values = value as Readonly<Record<string, string>>
  if (names.some((name) => values[name] !== '')) return
  issues.push({ code: 'custom', message: 'is required', path: [names[0]], input: value })
}

export const incidentSchema = z
  .object({
    titleEn: text(maxTitleCharacters),
    titleDe: text(maxTitleCharacters),
    textEn: text(maxTextCharacters),
    textDe: text(maxTextCharacters),
    components: z.array(z.enum(statusComponents)).min(1, 'is required'),
    state,
    startedAt: time,
    plannedStartAt: time,
    plannedEndAt: time,
  })
  .check((context) => {
    requireOneLanguage(['titleEn', 'titleDe'], context)
    requireOneLanguage(['textEn', 'textDe'], context)
    const { state: chosen, plannedStartAt, plannedEndAt } = context.value
    if (chosen !== 'SCHEDULED') return
    const refuse = (path: string, message: string) =>
      context.issues.push({ code: 'custom', message, path: [path], input: context.value })
    if (plannedStartAt === null) refuse('plannedStartAt', 'is required')
    if (plannedEndAt === null) refuse('plannedEndAt', 'is required')
    else if (plannedStartAt !== null && Date.parse(plannedEndAt) <= Date.parse(plannedStartAt))
      refuse('plannedEndAt', 'must be after the planned start')
  })
  // Maintenance has planned times, and other incidents a beginning; the form hides the others.
  .overwrite((values) =>
    values.state === 'SCHEDULED'
      ? { ...values, startedAt: null }
      : { ...values, plannedStartAt: null, plannedEndAt: null },
  )

export type IncidentValues = z.infer<typeof incidentSchema>

export const updateSchema = z
  .object({ state, textEn: text(maxTextCharacters), textDe: text(maxTextCharacters) })
  .check((context) => requireOneLanguage(['textEn', 'textDe'], context))

export type UpdateValues = z.infer<typeof updateSchema>

/** An incident as its form shows it; without one, the values of a new one. */
export function incidentValues(incident: Incident | null): IncidentValues {
  if (!incident)
    return {
      titleEn: '',
      titleDe: '',
      textEn: '',
      textDe: '',
      components: [],
      state: 'INVESTIGATING',
      startedAt: null,
      plannedStartAt: null,
      plannedEndAt: null,
    }
  const { title, text: written, components, initialState, startedAt, plannedStartAt, plannedEndAt } = incident
  return {
    titleEn: title.en ?? '',
    titleDe: title.de ?? '',
    textEn: written.en ?? '',
    textDe: written.de ?? '',
    components: [...components],
    state: initialState,
    startedAt: plannedStartAt === null ? startedAt : null,
    plannedStartAt,
    plannedEndAt,
  }
}

const written = (en: string, de: string) => ({ en: en || null, de: de || null })

/** The input of a form's values. */
export const incidentInput = ({
  titleEn,
  titleDe,
  textEn,
  textDe,
  ...values
}: IncidentValues): CreateIncidentInput => ({
  title: written(titleEn, titleDe),
  text: written(textEn, textDe),
  ...values,
})

export const updateInput = ({ state: chosen, textEn, textDe }: UpdateValues) => ({
  state: chosen,
  text: written(textEn, textDe),
})
