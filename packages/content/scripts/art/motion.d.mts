export function wave(at: number, phase?: number, turns?: number): number

export function passing(at: number, phase: number): { way: number; size: number }
