import { restRefusals } from '@sanguine/kernel/rest'
import type { IncidentRefusal } from './incidents/incident-refusal'

export const refusals = restRefusals<IncidentRefusal>({
  unknownIncident: { en: 'There is no such incident.', de: 'Diese Meldung gibt es nicht.' },
  unknownUpdate: { en: 'There is no such update of the incident.', de: 'Diesen Nachtrag der Meldung gibt es nicht.' },
  stale: ({ subject }) =>
    subject === 'incident'
      ? {
          en: 'Another person changed the incident meanwhile. Read it again before you save.',
          de: 'Jemand anderes hat die Meldung inzwischen geändert. Lies sie noch einmal, bevor du speicherst.',
        }
      : {
          en: 'Another person changed the update meanwhile. Read it again before you save.',
          de: 'Jemand anderes hat den Nachtrag inzwischen geändert. Lies ihn noch einmal, bevor du speicherst.',
        },
  tooManyIncidents: ({ limit }) => ({
    en: `There are ${limit} incidents already. Delete some that are over.`,
    de: `Es gibt schon ${limit} Meldungen. Lösche einige, die vorbei sind.`,
  }),
  tooManyUpdates: ({ limit }) => ({
    en: `The incident has ${limit} updates already. Write another incident.`,
    de: `Die Meldung hat schon ${limit} Nachträge. Schreibe eine weitere Meldung.`,
  }),
  notPlanned: {
    en: 'Only planned maintenance can be scheduled. Give the incident a planned start and end first.',
    de: 'Nur eine geplante Wartung kann angekündigt sein. Gib der Meldung zuerst einen geplanten Beginn und ein Ende.',
  },
})

export const { refusalSentence } = refusals
