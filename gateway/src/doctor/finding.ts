/**
 * The level of a finding: `ok`; `warning`, which the site can run with; `fault`, which loses data or keeps players out; `unknown`
 * where it could not be examined.
 */
export type FindingLevel = 'ok' | 'warning' | 'fault' | 'unknown'

/** One thing that was examined. */
export interface Finding {
  /** such as `disk`; several findings can have the same */
  readonly check: string
  readonly level: FindingLevel
  /** what is so, and what to do about it */
  readonly sentence: string
}

/** The findings of a check without faults. */
export type Check = () => Promise<readonly Finding[]> | readonly Finding[]

export const found = (check: string, level: FindingLevel, sentence: string): Finding => ({ check, level, sentence })

/** Runs a check; one that fails is a finding too. */
export async function runCheck(check: string, run: Check): Promise<readonly Finding[]> {
  try {
    return await run()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return [found(check, 'unknown', `This could not be examined: ${reason}`)]
  }
}
