import kindTexts from '../generated/kind-texts.de.json'
import de from './de.json'

/** The texts of the CMS in German. They are a module of their own so that only German pages load them. */
export const germanTexts = { ...kindTexts, ...de }
