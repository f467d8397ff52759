export type PathCommand = readonly [letter: string, ...numbers: number[]]

export function parsePath(d: string): PathCommand[]

export function roundPath(d: string): string
