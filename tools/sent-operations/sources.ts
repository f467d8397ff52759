/** Whether a source is an address of the web, and no path of a file. */
export const isAddress = (source: string): boolean => /^https?:\/\//.test(source)

/** Why a request failed, as the end of a sentence. A failed `fetch` has it in its cause. */
export const reasonOf = (error: unknown): string => {
  const { message, cause } = error as Error
  return cause instanceof Error ? cause.message || String((cause as NodeJS.ErrnoException).code) : message
}
