/** Slug → id, by kind; `kinds.mjs` fills it. */
export const refer = {}

/** The id, or an empty text without a slug. */
export const optional = (find, slug) => (slug ? find(slug) : '')
