/** The slug of a name; ids are made of it, so a record that is renamed keeps its old one by saying `slug` itself. */
export const slugOf = (name) =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^(the|a|an)-/, '')
    .replace(/^-|-$/g, '')

export const withSlug = (entry) => ({ slug: slugOf(entry.name), ...entry })
