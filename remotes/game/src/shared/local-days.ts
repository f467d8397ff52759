/** A date where the player is, such as `2025-05-20`. */
export function dayOf(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** Midnight where the player is at the start of a moment's day, or of one that many days later. */
export const startOfDay = (moment: Date, daysLater = 0): Date =>
  new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() + daysLater)
