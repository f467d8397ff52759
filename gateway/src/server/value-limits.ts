/** Limits of the values that a call may carry, since parsing them and reporting errors takes time for each. */
export interface ValueLimits {
  /** entries of lists and fields of objects, all together */
  readonly values: number
  /** entries of one list */
  readonly entries: number
  /** nested levels of lists and objects */
  readonly levels: number
}

/** The site's largest call, a whole record of the CMS, has some hundred values in lists of some dozen. */
const valueLimits: ValueLimits = { values: 10_000, entries: 1_000, levels: 30 }

export interface MeasuredValues {
  /** the exceeded limit, as a part of a sentence; null if there is none */
  readonly problem: string | null
  /** characters of the longest text, including names of fields */
  readonly longestText: number
}

/** Measures parsed JSON in one pass, which ends at the first exceeded limit. */
export function measureValues(root: unknown, limits: ValueLimits = valueLimits): MeasuredValues {
  let longestText = 0
  let count = 0
  let level: readonly unknown[] = [root]
  for (let depth = 0; level.length > 0; depth += 1) {
    const next: unknown[] = []
    for (const value of level) {
      if (typeof value === 'string') longestText = Math.max(longestText, value.length)
      if (typeof value !== 'object' || value === null) continue
      if (depth > limits.levels) return { problem: `they are nested deeper than ${limits.levels} levels`, longestText }
      const isList = Array.isArray(value)
      const names = isList ? [] : Object.keys(value)
      const size = isList ? value.length : names.length
      if (isList && size > limits.entries)
        return { problem: `a list has ${size} entries, where ${limits.entries} are allowed`, longestText }
      count += size
      if (count > limits.values) return { problem: `there are more than ${limits.values}`, longestText }
      for (const name of names) longestText = Math.max(longestText, name.length)
      for (const inner of isList ? value : Object.values(value)) next.push(inner)
    }
    level = next
  }
  return { problem: null, longestText }
}
