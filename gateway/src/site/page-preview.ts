import { type App, type PagePreview, type PreviewedPage, Problem } from '@sanguine/kernel'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { contextOf, countedViewer } from '../server/request-context'
import { escapeHtml } from './compose-page'
import { decoded } from './page-path'

/** The previews of pages. */
export interface Previews {
  /** the paths of the pages before their parameter */
  readonly folders: readonly string[]
  /** those of their images */
  readonly imageFolders: readonly string[]
  /** the preview of the page that a request asks for; null for that of the site */
  find(path: string, request: FastifyRequest, reply: FastifyReply): Promise<PagePreview | null>
}

/** The parameter of a page in the folder; null for other pages. */
function parameterIn({ folder }: PreviewedPage, path: string): string | null {
  const text = decoded(path) ?? ''
  const rest = text.toLowerCase().startsWith(folder) ? text.slice(folder.length).replace(/\/$/, '') : ''
  return rest === '' || rest.includes('/') ? null : rest
}

/**
 * Finds previews among the pages. Each counts as a call of its address, since it reads the database. An address that makes
 * too many calls gets the page with the preview of the site.
 */
export const createPreviews = (app: App, pages: readonly PreviewedPage[]): Previews => ({
  folders: pages.map(({ folder }) => folder),
  imageFolders: [...new Set(pages.map(({ imageFolder }) => imageFolder))],
  async find(path, request, reply) {
    for (const page of pages) {
      const parameter = parameterIn(page, path)
      if (parameter === null) continue
      try {
        const viewer = await countedViewer(app, request, reply, { identify: async () => null })
        return await page.preview(contextOf(app, request, viewer), parameter)
      } catch (error) {
        if (error instanceof Problem && (error.kind === 'tooMany' || error.kind === 'invalidInput')) return null
        throw error
      }
    }
    return null
  },
})

/** The page with another preview. Its template has each `meta` element once. */
export function withPreview(html: string, preview: PagePreview, publicUrl: string): string {
  const { title, description, imagePath, imageAlt } = preview
  const values = {
    description,
    'og:title': title,
    'og:description': description,
    'og:image': publicUrl + imagePath,
    'og:image:alt': imageAlt,
  }
  return Object.entries(values).reduce(
    (page, [name, value]) =>
      page.replace(
        new RegExp(`(<meta (?:name|property)="${name}" content=")[^"]*`),
        (_element, start: string) => start + escapeHtml(value),
      ),
    html,
  )
}
