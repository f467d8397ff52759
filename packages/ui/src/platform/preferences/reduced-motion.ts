import { meetsMediaQuery, useMediaQuery, watchMediaQuery } from '../browser/media-query'

const query = '(prefers-reduced-motion: reduce)'

/** Whether the system asks for less motion. */
export const prefersReducedMotion = (): boolean => meetsMediaQuery(query)

/** Calls back whenever that changes; returns how to stop. */
export const watchReducedMotion = (listener: () => void): (() => void) => watchMediaQuery(query, listener)

export const useReducedMotion = (): boolean => useMediaQuery(query)
