import { Problem, type Sentence } from '@sanguine/kernel'

/** The problem to throw for a file of a type that is not stored. */
export const unsupportedFile = (sentence: Sentence): Problem =>
  new Problem('unsupportedMediaType', sentence, { field: 'files' })
