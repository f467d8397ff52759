import { z } from 'zod'
import type { RemoteRequirement } from './remote-checks'

/** The parts of a manifest that the site needs; further ones are allowed. */
const manifestSchema = z.object({
  metaData: z.object({
    globalName: z.string().min(1).max(200),
    buildInfo: z.object({ buildVersion: z.string().regex(/^[\w.+-]{1,64}$/) }),
    remoteEntry: z.object({ name: z.string().min(1) }),
    requires: z.record(z.string().max(100), z.string().max(100)).default({}),
    description: z.unknown(),
  }),
  exposes: z.array(
    z.object({
      name: z.string(),
      assets: z.object({
        js: z.object({ sync: z.array(z.string()) }),
        css: z.object({ sync: z.array(z.string()) }),
      }),
    }),
  ),
})

/** The parts of a manifest that describe its build. */
export interface BuildFacts {
  readonly version: string
  readonly requirements: readonly RemoteRequirement[]
  readonly description: unknown
}

/** Reads the JSON text of a manifest. Returns the reasons why it is none otherwise, as sentences in English. */
export function readManifest(text: string): BuildFacts | { readonly reasons: readonly string[] } {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { reasons: ['it is not JSON'] }
  }
  const parsed = manifestSchema.safeParse(json)
  if (!parsed.success)
    return {
      reasons: parsed.error.issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': ')),
    }
  if (!parsed.data.exposes.some(({ name }) => name === 'app')) return { reasons: ['it exposes no ./app'] }
  const { buildInfo, requires, description } = parsed.data.metaData
  return {
    version: buildInfo.buildVersion,
    requirements: Object.entries(requires).map(([module, range]) => ({ module, range })),
    description,
  }
}
