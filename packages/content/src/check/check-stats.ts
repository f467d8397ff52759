import type { Sentence } from '@sanguine/rules'
import type { ContentCheck } from './content-check'

const unused: Sentence = { en: 'is on no item and no enemy', de: 'hat kein Gegenstand und kein Gegner' }

/** Checks that some item or enemy has every proc; one without a carrier is only a promise in the glossary. */
export const checkProcsUsed: ContentCheck = ({ records }) => {
  const used = new Set([
    ...records.item.flatMap(({ stats }) => stats.map(({ statShortName }) => statShortName)),
    ...records.enemy.flatMap(({ stats }) => stats.map(({ statShortName }) => statShortName)),
  ])
  return records.stat
    .filter(({ statType, shortName, name }) => statType === 1 && !used.has(shortName) && !used.has(name))
    .map(({ id, name }) => ({ kind: 'stat', id, title: name, field: '', message: unused }))
}

/** Checks that a proc has an effect and a moment. */
export const checkProcs: ContentCheck = ({ records }) =>
  records.stat
    .filter(({ statType }) => statType === 1)
    .flatMap((stat) =>
      (['procTypeId', 'procEventTypeId'] as const)
        .filter((field) => stat[field] === '')
        .map((field) => ({
          kind: 'stat' as const,
          id: stat.id,
          title: stat.name,
          field,
          message: {
            en: 'is missing, so that the proc never fires',
            de: 'fehlt, sodass der Effekt nie ausgelöst wird',
          },
        })),
    )
