import type { AdminRemoteVersionFragment, RemoteVersionState } from '../../generated/documents'

/** A change of a version that a person of the staff can make. */
export type Change = 'makeStable' | 'makeCanary' | 'changeShare' | 'makePreview' | 'rollBack' | 'withdraw' | 'bringBack'

type Version = Pick<AdminRemoteVersionFragment, 'state' | 'share' | 'isGuarded' | 'withdrawal'>

/** The changes of a version by its state, the most likely first. A state that only a newer server has offers none. */
const changes: Readonly<Partial<Record<RemoteVersionState, readonly Change[]>>> = {
  PREVIEW: ['makeStable', 'makeCanary', 'withdraw'],
  CANARY: ['makeStable', 'changeShare', 'withdraw'],
  STABLE: ['rollBack'],
  RETIRED: ['makeStable', 'makeCanary', 'withdraw'],
  WITHDRAWN: ['makePreview'],
}

/** A version that the site withdrew by itself can also be what it was. */
export const changesOf = ({ state, withdrawal }: Version): readonly Change[] => [
  ...(withdrawal ? (['bringBack'] as const) : []),
  ...(changes[state] ?? []),
]

const states: Readonly<Record<Exclude<Change, 'rollBack' | 'bringBack'>, RemoteVersionState>> = {
  makeStable: 'STABLE',
  makeCanary: 'CANARY',
  changeShare: 'CANARY',
  makePreview: 'PREVIEW',
  withdraw: 'WITHDRAWN',
}

/** The state after a change; null for a rollback, after which the server chooses the stable version. */
export function stateAfter({ withdrawal }: Version, change: Change): RemoteVersionState | null {
  if (change === 'bringBack') return withdrawal?.formerState ?? 'PREVIEW'
  return change === 'rollBack' ? null : states[change]
}

/** Whether a person chooses if the site withdraws the version by itself: where browsers get it. */
export const isGuardable = (version: Version, change: Change): boolean =>
  ['STABLE', 'CANARY'].includes(stateAfter(version, change) ?? '')
