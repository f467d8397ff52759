export function chance(name: string): () => number
