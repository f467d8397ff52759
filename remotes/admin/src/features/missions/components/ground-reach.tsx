import { useQuery } from '@apollo/client/react'
import { ErrorNotice, Notice, Text, useMessages } from '@sanguine/ui'
import { AdminGroundReachDocument } from '../../../generated/documents'
import { adminMessages } from '../../../i18n/messages'

/** The share of players below which a forced ground gets a warning. */
const mostPlayers = 0.5

/** How many players can get missions on a ground, with a warning where most cannot. */
export function GroundReach({ groundId }: { readonly groundId: string }) {
  const t = useMessages(adminMessages)
  const { data, error, refetch } = useQuery(AdminGroundReachDocument, {
    variables: { id: groundId },
    fetchPolicy: 'network-only',
  })
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch().catch(() => undefined)} />
  const reach = data?.admin?.reach
  const share = reach && reach.total > 0 ? reach.reachable / reach.total : 1
  const text = reach && t('missions.reach', { reachable: reach.reachable, total: reach.total, share })
  return (
    <div role="status">
      {text && share < mostPlayers && (
        <Notice title={text}>
          <p>{t('missions.outOfReach')}</p>
        </Notice>
      )}
      {text && share >= mostPlayers && <Text as="muted">{text}</Text>}
    </div>
  )
}
