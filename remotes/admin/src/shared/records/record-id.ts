/** Whether a text of an address can be the id of a record: 24 hex digits. The server refuses any other. */
export const isRecordId = (text: string): boolean => /^[0-9a-f]{24}$/i.test(text)
