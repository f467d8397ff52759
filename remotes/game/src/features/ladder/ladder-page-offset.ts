/** Rows per page. */
export const pageSize = 50

/** The offset from the query string; null without a valid one. */
export const readOffset = (text: string | null): number | null =>
  text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null
