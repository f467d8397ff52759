import { Problem, type Sentence } from '@sanguine/kernel'

/** The problem of a file that cannot be stored. */
export const unsupportedFile = (sentence: Sentence): Problem =>
  new Problem('unsupportedMediaType', sentence, { field: 'files' })
