import { anyRecords, imagesOf, kindNames, titleOf } from '@sanguine/content'
import { memoPerSnapshot } from '../memo-per-release'

/** The titles of the records that show each picture or video, each title once, by the image's id. */
export const shownImages = memoPerSnapshot(({ content }): ReadonlyMap<string, readonly string[]> => {
  const titles = new Map<string, Set<string>>()
  for (const kind of kindNames)
    for (const record of anyRecords(content.records, kind))
      for (const id of imagesOf(kind, record)) {
        const known = titles.get(id)
        if (known) known.add(titleOf(kind, record))
        else titles.set(id, new Set([titleOf(kind, record)]))
      }
  return new Map([...titles].map(([id, found]) => [id, [...found]]))
})
