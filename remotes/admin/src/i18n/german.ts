import kindTexts from '../generated/kind-texts.de.json'
import de from './de.json'

/** The texts of the CMS in German, loaded when they are wanted. */
export const germanTexts = { ...kindTexts, ...de }
