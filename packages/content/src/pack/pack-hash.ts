import { createHash } from 'node:crypto'
import type { LocalizedContent } from '../upgrade'

/** A hash of a pack's content, 64 hex digits. Images count by their ids in the records. */
export const packHash = ({ records, start, translations }: LocalizedContent): string =>
  createHash('sha256')
    .update(JSON.stringify([records, start, translations]))
    .digest('hex')
