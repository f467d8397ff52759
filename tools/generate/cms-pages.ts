import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyKind } from '@sanguine/content'
import { lowerCaseWords, upperFirst } from '@sanguine/rules'
import { root } from '../root'

/** A kind with a section of the CMS. */
interface PageKind {
  readonly kind: AnyKind
  /** under /admin */
  readonly path: string
  /** the group of the navigation that it begins, for itself and the sections after it */
  readonly group: string | undefined
}

const folder = 'remotes/admin/src'
const pageName = ({ kind }: PageKind): string => `${upperFirst(kind.collection)}Page`

/** The module of a section's own page, or null for a section without anything special. */
function ownPage({ kind }: PageKind): string | null {
  const name = lowerCaseWords(kind.collection).replaceAll(' ', '-')
  const module = `features/${name}/pages/${name}-page`
  return existsSync(join(root, folder, `${module}.tsx`)) ? module : null
}

/** The pages of sections without anything special: the list and the form of their kind. */
export const plainPagesOf = (sections: readonly PageKind[], note: string): string => {
  const plain = sections.filter((section) => ownPage(section) === null)
  return `/** ${note} */
import { RecordsPage } from '../shared/records/records-page'
import { ${plain.map(({ kind }) => `${kind.name}Section`).join(', ')} } from './record-sections'

${plain.map((section) => `export const ${pageName(section)} = () => <RecordsPage section={${section.kind.name}Section} />\n`).join('')}`
}

/** The sections in the order of the navigation. */
export const pagesOf = (sections: readonly PageKind[], note: string): string => `/** ${note} */
import { lazyPage } from '@sanguine/ui'

export const recordPages = [
${sections
  .map((section) => {
    const module = ownPage(section)
    return `  {
    path: '${section.path}',
    label: 'section.${section.path}',
    group: ${section.group === undefined ? 'undefined' : `'group.${section.group}'`},
    page: lazyPage(async () => (await import('${module ? `../${module}` : './plain-pages'}')).${pageName(section)}),
  },`
  })
  .join('\n')}
] as const
`
