import { idOf } from './ids.mjs'
import { packKinds } from './kinds.mjs'

/** `de` beside an entry is `[name, flavor]`, or the fields by name. */
const fieldsOf = ({ de = {} }) => {
  if (!Array.isArray(de)) return de
  const [name, flavorText] = de
  return flavorText === undefined ? { name } : { name, flavorText }
}

/** The German texts of the game: record id → field → text. Fields have the names of the record. */
export const germanTexts = () =>
  Object.fromEntries(
    packKinds
      .filter(({ entries }) => entries.some(({ de }) => de))
      .flatMap(({ kind, entries }) => entries.map((entry) => [idOf(kind, entry.slug), fieldsOf(entry)])),
  )
