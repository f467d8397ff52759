const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** A duration in its largest whole unit, such as `2 min ago`; `now` under a minute. */
export function timeAgoText(milliseconds: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' })
  const unit = units.find(([, length]) => milliseconds >= length)
  return unit ? format.format(-Math.floor(milliseconds / unit[1]), unit[0]) : format.format(0, 'second')
}
