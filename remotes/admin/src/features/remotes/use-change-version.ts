import { useMutation } from '@apollo/client/react'
import { useMessages } from '@sanguine/ui'
import { errorText, refusalText, toast } from '@sanguine/ui/platform'
import {
  type AdminRemoteVersionFragment,
  AdminRollBackRemoteDocument,
  AdminSetRemoteStateDocument,
} from '../../generated/documents'
import { adminMessages } from '../../i18n/messages'
import { type Change, isGuardable, stateAfter } from './changes'

export interface ChangeInput {
  /** percent of the browsers; null unless the version becomes a canary */
  readonly share: number | null
  /** may be empty */
  readonly reason: string
  /** whether the site withdraws it by itself if it is worse than others */
  readonly isGuarded: boolean
}

/** Makes a change. Returns the reason why it was refused, or an empty text. */
export type ChangeVersion = (version: AdminRemoteVersionFragment, change: Change, input: ChangeInput) => Promise<string>

/** Changes versions of remotes, each call once, and reads the list again afterwards. */
export function useChangeVersion(onChange: () => void): ChangeVersion {
  const t = useMessages(adminMessages)
  const [setState] = useMutation(AdminSetRemoteStateDocument, { context: { isOnce: true } })
  const [rollBack] = useMutation(AdminRollBackRemoteDocument, { context: { isOnce: true } })
  return async (row, change, { share, reason, isGuarded }) => {
    const { remote, version } = row
    const state = stateAfter(row, change)
    const guard = isGuardable(row, change) ? { isGuarded } : {}
    try {
      const { data } =
        state === null
          ? await rollBack({ variables: { input: { remote, version, reason } } })
          : await setState({ variables: { input: { remote, version, state, share, reason, ...guard } } })
      const [refusal] = data?.payload?.userErrors ?? []
      if (refusal) return refusalText(refusal)
      toast.success(t(`remotes.done.${change}`, { remote, version }))
      return ''
    } catch (error) {
      return errorText(error)
    } finally {
      onChange()
    }
  }
}
