/** A local part, at least one domain label, a top-level domain of two to four letters. */
const pattern = /^[^\s@]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,4}$/i

export const isEmail = (text: string): boolean => pattern.test(text.trim())
