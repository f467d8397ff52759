import { type App, invalidField, refused, type Sentence } from '@sanguine/kernel'
import type { IncidentState } from '@sanguine/schema'
import { z } from 'zod'
import { keptDays } from '../close-minutes'
import { statusComponents } from '../components'
import type { IncidentDocument } from './incidents.model'

const maxTitleCharacters = 120
const maxTextCharacters = 2_000
const dayMs = 86_400_000

/** The longest time in advance, and the longest time, of planned maintenance. */
const maxPlannedMs = 366 * dayMs

/** How far the clock of a browser may be ahead. */
const toleranceMs = 300_000

const states = [
  'investigating',
  'identified',
  'monitoring',
  'resolved',
  'scheduled',
] as const satisfies readonly IncidentState[]

const inOneLanguage = (maxCharacters: number) =>
  z
    .string()
    .trim()
    .max(maxCharacters)
    .nullish()
    .transform((text) => text || null)

/** A text of which one language may be missing. */
const textSchema = (maxCharacters: number) =>
  z
    .object({ en: inOneLanguage(maxCharacters), de: inOneLanguage(maxCharacters) })
    .refine(
      ({ en, de }) => en !== null || de !== null,
      refused({ en: 'must be written in English or German', de: 'muss auf Englisch oder Deutsch geschrieben sein' }),
    )

/** The revision that the caller read. */
export const revisionSchema = z.int().min(1)

/** An incident as the staff write it. Times are milliseconds since the epoch. */
export const incidentSchema = z.object({
  title: textSchema(maxTitleCharacters),
  text: textSchema(maxTextCharacters),
  components: z
    .array(z.enum(statusComponents))
    .min(1)
    .max(statusComponents.length)
    .transform((components) => statusComponents.filter((component) => components.includes(component))),
  state: z.enum(states),
  startedAt: z.number().nullish(),
  plannedStartAt: z.number().nullish(),
  plannedEndAt: z.number().nullish(),
})

/** An update as the staff write it. */
export const updateSchema = z.object({ state: z.enum(states), text: textSchema(maxTextCharacters) })

type IncidentFields = Omit<IncidentDocument, '_id' | 'revision' | 'resolvedAt' | 'updates'>

/** Why times or the state do not fit. */
const reasons = {
  resolvedFirst: {
    en: 'must be another one; an update resolves the incident',
    de: 'muss ein anderer sein; behoben ist die Störung erst durch einen Nachtrag',
  },
  forPlanned: {
    en: 'must be given for planned maintenance, and only for that',
    de: 'muss für eine geplante Wartung angegeben sein, und nur dafür',
  },
  forOthers: {
    en: 'must not be given for planned maintenance, which has a planned start',
    de: 'darf für eine geplante Wartung nicht angegeben sein, denn sie hat einen geplanten Beginn',
  },
  endBeforeStart: { en: 'must be after the planned start', de: 'muss nach dem geplanten Beginn liegen' },
  tooLong: {
    en: 'must be within a year of the planned start',
    de: 'muss innerhalb eines Jahres nach dem geplanten Beginn liegen',
  },
  tooFar: { en: 'must be within a year', de: 'muss innerhalb eines Jahres liegen' },
  afterEnd: {
    en: 'must not be after the incident was resolved',
    de: 'darf nicht nach dem Ende der Störung liegen',
  },
  notInRecord: { en: `must be in the last ${keptDays} days`, de: `muss in den letzten ${keptDays} Tagen liegen` },
} satisfies Readonly<Record<string, Sentence>>

/** The fields of an incident as they are stored. Throws `invalidInput` for times that do not fit its state. */
export function incidentFields(
  app: App,
  { title, text, components, state, ...times }: z.output<typeof incidentSchema>,
  before: IncidentDocument | null,
): IncidentFields {
  const now = app.clock.now()
  if (state === 'resolved') throw invalidField('state', reasons.resolvedFirst)
  const isPlanned = state === 'scheduled'
  for (const name of ['plannedStartAt', 'plannedEndAt'] as const)
    if ((typeof times[name] === 'number') !== isPlanned) throw invalidField(name, reasons.forPlanned)
  const own = { title, text, components, initialState: state }
  if (!isPlanned) {
    const former = before && !before.plannedStartAt ? before.startedAt.getTime() : now
    const startedAt = times.startedAt ?? former
    const isInRecord = startedAt <= now + toleranceMs && startedAt >= now - keptDays * dayMs
    if (startedAt !== former && !isInRecord) throw invalidField('startedAt', reasons.notInRecord)
    if (startedAt !== former && before?.resolvedAt && startedAt > before.resolvedAt.getTime())
      throw invalidField('startedAt', reasons.afterEnd)
    return { ...own, startedAt: new Date(startedAt), plannedStartAt: null, plannedEndAt: null }
  }
  if (typeof times.startedAt === 'number') throw invalidField('startedAt', reasons.forOthers)
  const [start, end] = [times.plannedStartAt ?? 0, times.plannedEndAt ?? 0]
  if (Math.abs(start - now) > maxPlannedMs) throw invalidField('plannedStartAt', reasons.tooFar)
  if (end <= start) throw invalidField('plannedEndAt', reasons.endBeforeStart)
  if (end - start > maxPlannedMs) throw invalidField('plannedEndAt', reasons.tooLong)
  const plannedStartAt = new Date(start)
  return { ...own, startedAt: plannedStartAt, plannedStartAt, plannedEndAt: new Date(end) }
}
