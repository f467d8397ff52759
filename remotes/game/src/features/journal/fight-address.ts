/** The page of a hunt of the journal. */
export const fightPath = (entryId: string): string => `/journal/fight/${encodeURIComponent(entryId)}`

/** The page that a link leads to, as it is given to others. */
export const sharedFightUrl = (token: string): string => new URL(`/fight/${token}`, window.location.origin).href

/** The page that checks the fight of a link. */
export const fairPath = (token: string): string => `/fair/${token}`
