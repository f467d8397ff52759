const hashes = new Map<string, string>()

/**
 * Names the hash behind each operation, as `generated/persisted-documents.ts` lists them. A front end calls it once;
 * from then on its documents travel as hashes.
 */
export function registerPersistedDocuments(documents: Readonly<Record<string, string>>): void {
  for (const [name, hash] of Object.entries(documents)) hashes.set(name, hash)
}

export const persistedDocumentHash = (operationName: string): string | undefined => hashes.get(operationName)
