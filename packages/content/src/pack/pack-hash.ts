import { createHash } from 'node:crypto'
import type { SpokenContent } from '../upgrade'

/** Tells packs apart by what they say; pictures count by their ids, which are in the records. 64 hex digits. */
export const packHash = ({ records, start, translations }: SpokenContent): string =>
  createHash('sha256')
    .update(JSON.stringify([records, start, translations]))
    .digest('hex')
