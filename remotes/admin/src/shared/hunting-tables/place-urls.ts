import { regionSection } from '../../generated/record-sections'
import type { SectionUrls } from '../records/section-urls'

/** The addresses of records that lie in another one, which is also where their list is. */
const nestedUrls = (parent: string, word: string): SectionUrls => ({
  list: parent,
  create: `${parent}/${word}/new`,
  record: (id) => `${parent}/${word}/${encodeURIComponent(id)}`,
})

/** The addresses of the hunting grounds of a region. */
export const groundUrls = (regionId: string): SectionUrls => nestedUrls(regionSection.urls.record(regionId), 'grounds')

/** The addresses of the hunting tables of a ground. */
export const tableUrls = (regionId: string, groundId: string): SectionUrls =>
  nestedUrls(groundUrls(regionId).record(groundId), 'tables')
