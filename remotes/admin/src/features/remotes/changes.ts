import type { AdminRemoteVersionFragment, RemoteVersionState } from '../../generated/documents'

/** A change of a version that a person of the staff can make. */
export type Change = 'makeStable' | 'makeCanary' | 'changeShare' | 'makePreview' | 'rollBack' | 'withdraw'

/** The changes of a version by its state, the most likely first. A state that only a newer server has offers none. */
const changes: Readonly<Partial<Record<RemoteVersionState, readonly Change[]>>> = {
  PREVIEW: ['makeStable', 'makeCanary', 'withdraw'],
  CANARY: ['makeStable', 'changeShare', 'withdraw'],
  STABLE: ['rollBack'],
  RETIRED: ['makeStable', 'makeCanary', 'withdraw'],
  WITHDRAWN: ['makePreview'],
}

export const changesOf = ({ state }: Pick<AdminRemoteVersionFragment, 'state'>): readonly Change[] =>
  changes[state] ?? []

/** The state after a change; null for a rollback, after which the server chooses the stable version. */
export const stateAfter: Readonly<Record<Change, RemoteVersionState | null>> = {
  makeStable: 'STABLE',
  makeCanary: 'CANARY',
  changeShare: 'CANARY',
  makePreview: 'PREVIEW',
  rollBack: null,
  withdraw: 'WITHDRAWN',
}
