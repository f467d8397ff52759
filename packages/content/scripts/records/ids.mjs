import { createHash } from 'node:crypto'

/** The id of a record. It depends only on kind and slug, so it stays when everything else about the record changes. */
export const idOf = (kind, slug) => createHash('sha256').update(`${kind}/${slug}`).digest('hex').slice(0, 24)

/** Looks up slugs of a kind; an unknown slug stops the build. */
export function references(kind, list) {
  const known = new Set()
  for (const { slug } of list) {
    if (known.has(slug)) throw new Error(`${kind} ${slug} is there twice`)
    known.add(slug)
  }
  return (slug) => {
    if (!known.has(slug)) throw new Error(`there is no ${kind} with the slug ${slug}`)
    return idOf(kind, slug)
  }
}
