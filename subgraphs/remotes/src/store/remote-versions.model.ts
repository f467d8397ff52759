import { connectionService } from '@sanguine/db'
import { defineService } from '@sanguine/kernel'
import type { RemoteVersionState } from '@sanguine/schema'
import { type Model, Schema, type Types } from 'mongoose'
import type { Comparison } from '../guard/compare-failures'
import type { Measure } from '../guard/read-shares'

/** A person of the staff, or a program with a token of theirs. */
export interface RemoteActor {
  readonly accountId: string
  readonly name: string
}

/** A file of a build: its path beside the manifest, and its hash as subresource integrity has it. */
export interface RemoteFileHash {
  readonly path: string
  readonly integrity: string
}

/** While a version is on trial, the site withdraws it by itself if it fails more often than the one beside or before it. */
export interface RemoteTrial {
  /** the time from which its pages count */
  readonly since: Date
  /** the stable version that it replaced; null for a canary, and for the site's own build */
  readonly replaced: string | null
}

/** Why the site withdrew a version by itself. The numbers are networks. */
export interface RemoteWithdrawal extends Comparison {
  /** what it was worse by; absent in withdrawals from before vitals were compared, which were for failures */
  readonly cause?: Measure
  /** the version that it was compared with; null for the site's own build */
  readonly other: string | null
  /** the state and share that it had */
  readonly state: 'canary' | 'stable'
  readonly share: number | null
}

/** A version of a remote. Its build never changes; its state does. */
export interface RemoteVersionRecord {
  readonly _id: Types.ObjectId
  readonly remote: string
  /** as the manifest has it, such as `1.0.0+1a2b3c4d` */
  readonly version: string
  /** of the manifest: absolute, or a path on this site */
  readonly address: string
  /** the manifest as JSON text */
  readonly manifest: string
  readonly files: readonly RemoteFileHash[]
  /** the documents of its operations, by their SHA-256 */
  readonly operations: readonly { readonly name: string; readonly hash: string }[]
  /** the commit that it was built from */
  readonly commit: string | null
  readonly state: RemoteVersionState
  /** percent of the browsers; null unless it is a canary */
  readonly share: number | null
  /** names the preview in its link */
  readonly previewKey: string
  readonly deployedAt: Date
  readonly deployedBy: RemoteActor | null
  readonly changedAt: Date
  /** null if the site changed the state by itself */
  readonly changedBy: RemoteActor | null
  /** why the state was changed last */
  readonly reason: string | null
  /** the last time at which it became stable; null before the first */
  readonly stableAt: Date | null
  /** null unless it is on trial; absent in versions from before there were trials */
  readonly trial?: RemoteTrial | null
  /** null unless the site withdrew it by itself, and nobody changed it since; absent likewise */
  readonly withdrawal?: RemoteWithdrawal | null
}

const actor = { type: { accountId: String, name: String, _id: false }, default: null }

const versionSchema = new Schema<RemoteVersionRecord>(
  {
    remote: { type: String, required: true },
    version: { type: String, required: true },
    address: { type: String, required: true },
    manifest: { type: String, required: true },
    files: [{ path: String, integrity: String, _id: false }],
    operations: [{ name: String, hash: String, _id: false }],
    commit: { type: String, default: null },
    state: { type: String, required: true },
    share: { type: Number, default: null },
    previewKey: { type: String, required: true },
    deployedAt: { type: Date, required: true },
    deployedBy: actor,
    changedAt: { type: Date, required: true },
    changedBy: actor,
    reason: { type: String, default: null },
    stableAt: { type: Date, default: null },
    trial: { type: { since: Date, replaced: String, _id: false }, default: null },
    withdrawal: {
      type: {
        failed: Number,
        networks: Number,
        otherFailed: Number,
        otherNetworks: Number,
        cause: String,
        other: String,
        state: String,
        share: Number,
        _id: false,
      },
      default: null,
    },
  },
  { collection: 'remoteVersions', versionKey: false },
)
versionSchema.index({ remote: 1, version: 1 }, { unique: true })
versionSchema.index({ remote: 1, deployedAt: -1 })

export const remoteVersionsService = defineService<Model<RemoteVersionRecord>>({
  name: 'remotes.versions',
  create: (app) => app.get(connectionService).model<RemoteVersionRecord>('RemoteVersion', versionSchema),
})
