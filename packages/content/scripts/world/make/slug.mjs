/** The slug of a name. Ids are built from it, so a renamed record keeps its old one by an explicit `slug`. */
export const slugOf = (name) =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^(the|a|an)-/, '')
    .replace(/^-|-$/g, '')

export const withSlug = (entry) => ({ slug: slugOf(entry.name), ...entry })
