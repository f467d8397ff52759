/** Rows of a page. */
export const pageSize = 50

/** The offset of an address, or null where there is none to be used. */
export const readOffset = (text: string | null): number | null =>
  text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null
