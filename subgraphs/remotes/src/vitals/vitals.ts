/** The vitals that browsers measure of a version: its load time, and the core web vitals of its pages. */
export const vitalNames = ['loadTime', 'largestPaint', 'interactionDelay', 'layoutShift'] as const

export type VitalName = (typeof vitalNames)[number]

/** The vitals of one page. Times are milliseconds, `layoutShift` has no unit. A page has only some of them. */
export type Vitals = Readonly<Partial<Record<VitalName, number>>>

/**
 * Above these values a page is poor. Those of the core web vitals are Google's (https://web.dev/articles/vitals). The
 * load time is the wait after which the host shows a notice in the place of a remote.
 */
export const poorFrom: Readonly<Record<VitalName, number>> = {
  loadTime: 2_500,
  largestPaint: 4_000,
  interactionDelay: 500,
  layoutShift: 0.25,
}

/** Greater values are reports of no browser. */
export const largestValue: Readonly<Record<VitalName, number>> = {
  loadTime: 60_000,
  largestPaint: 60_000,
  interactionDelay: 60_000,
  layoutShift: 100,
}

/** The vitals that the cache of a browser decides about, so that only its later pages with a version are compared. */
const cachedVitals: readonly VitalName[] = ['loadTime', 'largestPaint']

/** The vitals of a page that count. Those that its empty cache decided are left out, as `isFirst` says. */
export const countedVitals = (vitals: Vitals, isFirst: boolean): readonly (readonly [VitalName, number])[] =>
  vitalNames.flatMap((vital) => {
    const value = vitals[vital]
    return value === undefined || (isFirst && cachedVitals.includes(vital)) ? [] : [[vital, value] as const]
  })
