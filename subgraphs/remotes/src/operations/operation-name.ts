/** The name of the operation that a document begins with; empty if it has none. */
export const operationName = (text: string): string => /\b(?:query|mutation)\s+(\w+)/.exec(text)?.[1] ?? ''
