import type { ContentCheck } from './content-check'

/** A proc has to say what it does and when. */
export const checkProcs: ContentCheck = ({ records }) =>
  records.stat
    .filter(({ statType }) => statType === 1)
    .flatMap((stat) =>
      (['procType', 'procEventType'] as const)
        .filter((field) => stat[field] === '')
        .map((field) => ({
          kind: 'stat' as const,
          id: stat.id,
          title: stat.name,
          field,
          message: 'is missing, so that the proc never fires',
        })),
    )
