import { anyRecords, type ContentRecords, kindNames, referencesOf } from '@sanguine/content'

/** Ids of all pictures and videos that content shows. */
export const shownImages = (records: ContentRecords): ReadonlySet<string> =>
  new Set(
    kindNames.flatMap((kind) =>
      anyRecords(records, kind).flatMap((record) =>
        referencesOf(kind, record).flatMap(({ to, value }) => (to === 'image' ? [value] : [])),
      ),
    ),
  )
