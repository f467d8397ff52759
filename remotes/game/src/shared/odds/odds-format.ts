/** What is closer to never or always than this is just that. */
const roundingError = 1e-6

/** A chance as a whole percentage: "<1%" and ">99%" where rounding would make it never or always. */
export function percentText(part: number, language: string): string {
  const text = (value: number) => value.toLocaleString(language, { style: 'percent', maximumFractionDigits: 0 })
  if (part > roundingError && part < 0.005) return `<${text(0.01)}`
  if (part < 1 - roundingError && part > 0.995) return `>${text(0.99)}`
  return text(part)
}

/** Of smaller averages nobody sees one: a boss that cannot be beaten yet would fill the line with zeros. */
export const minShownAverage = 0.01

/** An average: two digits below one, one decimal below ten, whole numbers above. */
export const averageText = (value: number, language: string): string =>
  value.toLocaleString(
    language,
    value < 1 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: value < 10 ? 1 : 0 },
  )
