/** the address of the history of everything */
const historyUrl = '/admin/history'

/**
 * The address of the history of one record.
 * @param type as the audit log names it, such as `ENEMY_TYPE`
 */
export const historyUrlOf = (type: string, id: string): string =>
  `${historyUrl}?${new URLSearchParams({ type, subject: id })}`
