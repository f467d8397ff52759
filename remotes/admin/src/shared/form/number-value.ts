/** The number that a number field holds; 0 while it is empty or holds a text that is not a number. */
export const numberValue = (value: unknown): number => (typeof value === 'number' ? value : 0)
