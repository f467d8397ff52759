import type { Release } from '@sanguine/rules'

const words: Readonly<Record<string, string>> = { en: 'Unknown', de: 'Unbekannt' }

/** The name of a thing that content has lost. */
export const nameless = ({ language = 'en' }: Release): string => words[language] ?? 'Unknown'
