const two = (value: number): string => String(value).padStart(2, '0')

/** Seconds left of a wait, rounded up: 0 appears only when the wait is over. */
const secondsLeft = (milliseconds: number): number => Math.max(0, Math.ceil(milliseconds / 1000))

/** `04:12`; minutes can exceed 59. */
export function minutesSeconds(milliseconds: number): string {
  const seconds = secondsLeft(milliseconds)
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`
}

/** `11:48:03`; hours can exceed 23. */
export function hoursMinutesSeconds(milliseconds: number): string {
  const seconds = secondsLeft(milliseconds)
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}

/** The days, hours, minutes and seconds of a wait, for a clock with four places. */
export function durationParts(milliseconds: number): { days: number; hours: number; minutes: number; seconds: number } {
  const seconds = secondsLeft(milliseconds)
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  }
}
