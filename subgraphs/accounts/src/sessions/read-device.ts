/** The browser and system of a session, in words for its owner; null if unknown. */
export interface Device {
  readonly browser: string | null
  readonly system: string | null
}

type Names = readonly (readonly [name: string, pattern: RegExp])[]

// Browsers also name the browsers that they derive from, so the most specific names come first.
const browsers: Names = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]+.* Safari\//],
]

const systems: Names = [
  ['iOS', /\b(iPhone|iPad|iPod)\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows NT\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
]

const nameIn = (names: Names, userAgent: string): string | null =>
  names.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null

/**
 * The number of characters of a `User-Agent` that are read. Browsers send half as many; a header may be so long that a
 * search in it takes a third of a second.
 */
const readLength = 500

/** Browser and system of a `User-Agent` header. */
export function readDevice(userAgent: string): Device {
  const beginning = userAgent.slice(0, readLength)
  return { browser: nameIn(browsers, beginning), system: nameIn(systems, beginning) }
}
