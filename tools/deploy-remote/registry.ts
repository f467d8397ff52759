import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { CallRefused, callGraphql, type GraphqlResponse, siteHeaders } from '../gateway/site-client'
import type { SentOperations } from '../sent-operations/sent-operations'
import type { BuiltRemote, BuiltSourceMap } from './read-build'

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

interface ListedRemote {
  readonly name: string
  readonly versions: readonly DeployedVersion[]
}

interface Payload {
  readonly userErrors: readonly { readonly message: string }[]
}

/** Characters of documents in one call: the site takes bodies of a limited size. */
const maxCharacters = 20_000

/** Says that the variable with the token is not set. */
export const tokenMissing = 'SANGUINE_TOKEN has no token. Create one that may deploy at /account/security.'

/** The codes of calls whose token is missing, wrong, expired, of another account, or without the scope. */
const tokenProblems: readonly string[] = ['UNAUTHENTICATED', 'FORBIDDEN', 'INSUFFICIENT_SCOPE']

const versionFields = 'version state share previewPath'

/** The registry of a site, called with a token that has the scope `deploy`, or `deploy:<name>` for one remote. Calls throw `Refused` with the site's reasons. */
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

  /**
   * Adds the source map of a script of a deployed version. Returns the sentence of the site if it refuses; null on success.
   * A site that limits the calls is asked again after the time that it names.
   */
  async addSourceMap(build: BuiltRemote, map: BuiltSourceMap): Promise<string | null> {
    const response = await this.#putSourceMap(build, map)
    const text = await response.text()
    if (response.ok) return null
    if (response.status !== 429) return sentenceOf(text)
    await sleep(Number(response.headers.get('retry-after') ?? 1) * 1_000)
    return this.addSourceMap(build, map)
  }

  #putSourceMap({ name, version }: BuiltRemote, { file, content }: BuiltSourceMap): Promise<Response> {
    const path = [name, 'versions', version, 'source-maps', ...file.split('/')].map(encodeURIComponent).join('/')
    return fetch(`${this.site}/remotes/${path}`, {
      method: 'PUT',
      headers: { ...siteHeaders(this.token), 'Content-Type': 'application/gzip' },
      body: new Uint8Array(gzipSync(content)),
    })
  }

  setState(input: {
    readonly remote: string
    readonly version: string
    readonly state: 'CANARY' | 'STABLE' | 'WITHDRAWN'
    readonly share: number | null
    readonly reason: string | null
    readonly isGuarded?: boolean
  }): Promise<DeployedVersion> {
    return this.#change('setRemoteState', 'SetRemoteStateInput', input)
  }

  /** Rolls the stable version back. Returns the one that is stable now; null if the site's own build is. */
  async rollBack(remote: string, reason: string | null): Promise<DeployedVersion | null> {
    const remotes = await this.#remotes()
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

  /**
   * The operations of all versions but withdrawn ones. A retired version counts: open pages still send its operations,
   * and a rollback makes it stable again.
   */
  async sentOperations(): Promise<readonly SentOperations[]> {
    const query = `query ($remote: String!, $version: String!) {
      admin { remoteBuild(remote: $remote, version: $version) { operations { name text } } }
    }`
    const sent: SentOperations[] = []
    for (const { name: remote, versions } of await this.#remotes())
      for (const { version } of versions.filter(({ state }) => state !== 'WITHDRAWN')) {
        const { data } = await this.#send(query, { remote, version })
        const { remoteBuild } = data.admin as { readonly remoteBuild: Pick<SentOperations, 'operations'> | null }
        // null: it was removed since the list was read
        if (remoteBuild) sent.push({ remote, version, operations: remoteBuild.operations })
      }
    return sent
  }

  async #remotes(): Promise<readonly ListedRemote[]> {
    const query = `{ admin { remotes { name versions { ${versionFields} } } } }`
    const { data } = await this.#send(query)
    return (data.admin as { readonly remotes: readonly ListedRemote[] }).remotes
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
    const { data } = await this.#send(query, { input })
    return data[name] as Payload & Fields
  }

  async #send(query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<GraphqlResponse> {
    try {
      return await callGraphql(this.site, query, this.token, variables)
    } catch (error) {
      if (!(error instanceof CallRefused) || !tokenProblems.includes(error.code ?? '')) throw error
      throw new Refused([
        `${this.site} does not accept the token in SANGUINE_TOKEN: ${error.message}`,
        `It must be of an admin, with the scope deploy, or deploy:<name> for this remote alone. Create one at ${this.site}/account/security.`,
      ])
    }
  }
}

/** The sentence of an error's body; the body itself if it is of another form. */
function sentenceOf(text: string): string {
  try {
    return String(JSON.parse(text).message ?? text)
  } catch {
    return text
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
