/** Rarities whose creatures and items stand out. */
const precious: readonly string[] = ['rare', 'boss']

export const isPrecious = ({ shortName }: { readonly shortName: string }): boolean => precious.includes(shortName)
