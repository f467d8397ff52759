/** A payload by which the server says no. */
export const refused = (code: string, message: string, field: string | null = null) => ({
  record: null,
  deletedId: null,
  userErrors: [{ code, message, values: {}, field }],
})
