import { Problem } from '@sanguine/kernel'

/** The problem of a file that cannot be kept, by what it is. */
export const unsupportedFile = (sentence: string): Problem =>
  new Problem('unsupportedMediaType', sentence, { field: 'files' })
