import { restRefusals } from '@sanguine/kernel/rest'
import type { RemoteRefusal } from './remote-refusal'

/** The most reasons that a sentence names. */
const maxNamed = 5

const listed = (reasons: readonly string[]): string =>
  [...reasons.slice(0, maxNamed), ...(reasons.length > maxNamed ? ['…'] : [])].join('; ')

export const refusals = restRefusals<RemoteRefusal>({
  unknownRemoteVersion: ({ remote, version }) => ({
    en: `No version ${version} of the remote ${remote} is deployed.`,
    de: `Vom Frontend ${remote} ist keine Version ${version} veröffentlicht.`,
  }),
  versionTaken: ({ remote, version }) => ({
    en: `Another build of the remote ${remote} is deployed as ${version}. Deploy yours under another version.`,
    de: `Ein anderer Build des Frontends ${remote} ist als ${version} veröffentlicht. Nimm für deinen eine andere Version.`,
  }),
  unusableManifest: ({ remote, version, reasons }) => ({
    en: `The manifest of ${remote} ${version} cannot be used: ${listed(reasons)}`,
    de: `Das Manifest von ${remote} ${version} ist nicht verwendbar: ${listed(reasons)}`,
  }),
  takesFromOthers: ({ remote, version, taken }) => {
    const parts = listed(taken.map(({ part, owner }) => `${part} (${owner})`))
    return {
      en: `${remote} ${version} takes parts of other front ends, which this token may not deploy: ${parts}`,
      de: `${remote} ${version} nimmt anderen Frontends, die dieses Token nicht veröffentlichen darf, Teile weg: ${parts}`,
    }
  },
  unmetRequirements: ({ remote, version, requirements }) => {
    const needed = (none: string) =>
      listed(requirements.map(({ module, range, provided }) => `${module} ${range} (${provided ?? none})`))
    return {
      en: `${remote} ${version} was built for other shared modules than this site has: ${needed('none here')}. Build it against this site's packages.`,
      de: `${remote} ${version} braucht andere gemeinsame Module, als diese Seite hat: ${needed('hier keines')}. Baue es mit den Paketen dieser Seite.`,
    }
  },
  brokenOperation: ({ remote, version, operation, reason }) => {
    const sender = [remote, version].filter(Boolean).join(' ')
    return {
      en: `The operation ${operation} of ${sender} does not fit the schema of this site: ${reason}`,
      de: `Die Abfrage ${operation} von ${sender} passt nicht zum Schema dieser Seite: ${reason}`,
    }
  },
  unknownDocuments: ({ hashes }) => ({
    en: `The texts of these documents are missing; add them first: ${listed(hashes)}`,
    de: `Die Texte dieser Dokumente fehlen; füge sie zuerst hinzu: ${listed(hashes)}`,
  }),
  notStable: ({ remote, version }) => ({
    en: `${remote} ${version} is not the stable version, so there is nothing to roll back.`,
    de: `${remote} ${version} ist nicht die stabile Version, also gibt es nichts zurückzunehmen.`,
  }),
  noEarlierVersion: ({ remote, version }) => ({
    en: `There is nothing to go back to: ${version} is the only version of ${remote} that was ever stable. Make another version stable.`,
    de: `Es gibt nichts, wohin es zurückgehen könnte: Nur ${version} von ${remote} war je stabil. Mache eine andere Version stabil.`,
  }),
  isStable: ({ remote, version }) => ({
    en: `${remote} ${version} is the stable version. Roll it back, or make another version stable first.`,
    de: `${remote} ${version} ist die stabile Version. Nimm sie zurück, oder mache zuerst eine andere stabil.`,
  }),
})

export const { refusalSentence } = refusals
