import { callGraphql } from '../gateway/site-client'
import type { BuiltRemote } from './read-build'

/** A deployed version, as the registry returns it. */
export interface DeployedVersion {
  readonly version: string
  readonly state: string
  readonly share: number | null
  /** the path of the site that shows it to one browser; null once it is withdrawn or replaced */
  readonly previewPath: string | null
}

/** A deployment that the site refused, with its sentences. */
export class Refused extends Error {
  constructor(readonly sentences: readonly string[]) {
    super(sentences.join('\n'))
  }
}

interface Payload {
  readonly userErrors: readonly { readonly message: string }[]
}

/** Characters of documents in one call: the site takes bodies of a limited size. */
const maxCharacters = 20_000

const versionFields = 'version state share previewPath'

/** The registry of a site, called with a token that has the scope `deploy`. Calls throw `Refused` with the site's reasons. */
export class Registry {
  constructor(
    private readonly site: string,
    private readonly token: string,
  ) {}

  /** Adds the documents of a build, then deploys it as a preview. */
  async deploy(build: BuiltRemote, address: string, commit: string | null): Promise<DeployedVersion> {
    const refusals: string[] = []
    for (const texts of batches(Object.values(build.documents))) {
      const input = { remote: build.name, version: build.version, texts }
      const { userErrors } = await this.#call('addRemoteDocuments', 'AddRemoteDocumentsInput', 'hashes', input)
      refusals.push(...userErrors.map(({ message }) => message))
    }
    if (refusals.length > 0) throw new Refused(refusals)
    const { name: remote, manifest, files, documents } = build
    const input = { remote, address, manifest, files, documents: Object.keys(documents), commit }
    return this.#change('deployRemote', 'DeployRemoteInput', input)
  }

  setState(input: {
    readonly remote: string
    readonly version: string
    readonly state: 'CANARY' | 'STABLE' | 'WITHDRAWN'
    readonly share: number | null
    readonly reason: string | null
  }): Promise<DeployedVersion> {
    return this.#change('setRemoteState', 'SetRemoteStateInput', input)
  }

  /** Rolls the stable version back. Returns the one that is stable now; null if the site's own build is. */
  async rollBack(remote: string, reason: string | null): Promise<DeployedVersion | null> {
    const { data } = await callGraphql(
      this.site,
      `{ admin { remotes { name versions { ${versionFields} } } } }`,
      this.token,
    )
    const { remotes } = (data.admin ?? { remotes: [] }) as {
      readonly remotes: readonly { readonly name: string; readonly versions: readonly DeployedVersion[] }[]
    }
    const stable = remotes.find(({ name }) => name === remote)?.versions.find(({ state }) => state === 'STABLE')
    if (!stable) throw new Refused([`No deployed version of ${remote} is stable, so there is nothing to roll back.`])
    const input = { remote, version: stable.version, reason }
    const fields = `stable { ${versionFields} }`
    const payload = await this.#call<{ readonly stable: DeployedVersion | null }>(
      'rollBackRemote',
      'RollBackRemoteInput',
      fields,
      input,
    )
    refuse(payload)
    return payload.stable
  }

  async #change(name: string, type: string, input: object): Promise<DeployedVersion> {
    const payload = await this.#call<{ readonly version: DeployedVersion }>(
      name,
      type,
      `version { ${versionFields} }`,
      input,
    )
    refuse(payload)
    return payload.version
  }

  async #call<Fields extends object>(name: string, type: string, fields: string, input: object) {
    const query = `mutation ($input: ${type}!) { ${name}(input: $input) { ${fields} userErrors { message } } }`
    const { data } = await callGraphql(this.site, query, this.token, { input })
    return data[name] as Payload & Fields
  }
}

function refuse({ userErrors }: Payload): void {
  if (userErrors.length > 0) throw new Refused(userErrors.map(({ message }) => message))
}

function* batches(texts: readonly string[]): Generator<readonly string[]> {
  let batch: string[] = []
  let characters = 0
  for (const text of texts) {
    if (batch.length > 0 && characters + text.length > maxCharacters) {
      yield batch
      batch = []
      characters = 0
    }
    batch.push(text)
    characters += text.length
  }
  if (batch.length > 0) yield batch
}
