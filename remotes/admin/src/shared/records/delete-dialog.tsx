import type { OperationVariables } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import type { KindName } from '@sanguine/content'
import { Button, Dialog, Text, useMessages } from '@sanguine/ui'
import { AdminRecordUsageDocument, type AdminRecordUsageQuery } from '../../generated/documents'
import { isMessage } from '../../i18n/field-label'
import { adminMessages, type Translate } from '../../i18n/messages'
import { recordKindOf } from './kind-names'
import { LoadNotice } from './load-notice'
import { type RecordUser, recordUserOf } from './use-record-context'
import { RecordUsers } from './used-by'

type Usage = NonNullable<AdminRecordUsageQuery['admin']>['usage'][number]

export interface DeleteDialogProps {
  readonly kind: KindName
  readonly id: string
  readonly name: string
  /** whether the record is being deleted */
  readonly isBusy: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** One reason in a sentence; a reason that only a newer server has, by its name. */
function usageText(t: Translate, { reason, count, amount }: Usage): string {
  const key = `usage.${reason}`
  return isMessage(key) ? t(key, { count, amount: amount ?? 0 }) : `${reason}: ${count}`
}

interface UsageListProps {
  readonly title: string
  readonly usage: readonly Usage[]
  /** the records that refer to it */
  readonly users?: readonly RecordUser[]
}

/** The records that are named. */
const maxNamed = 8

function UsageList({ title, usage, users = [] }: UsageListProps) {
  const t = useMessages(adminMessages)
  if (usage.length === 0 && users.length === 0) return null
  return (
    <>
      <Text block>{title}</Text>
      {usage.length > 0 && (
        <ul>
          {usage.map((each) => (
            <li key={`${each.reason} ${each.isBlocking}`}>{usageText(t, each)}</li>
          ))}
        </ul>
      )}
      {users.length > 0 && <RecordUsers users={users.slice(0, maxNamed)} />}
      {users.length > maxNamed && <Text block>{t('batch.more', { count: users.length - maxNamed })}</Text>}
    </>
  )
}

/**
 * Asks before a record is deleted, with how many players stand there, own it, wear it or are otherwise affected. Deleting is
 * not offered where a player could not go on, or while other records refer to it.
 */
export function DeleteDialog({ kind, id, name, isBusy, onConfirm, onCancel }: DeleteDialogProps) {
  const t = useMessages(adminMessages)
  const { data, error, refetch } = useQuery<AdminRecordUsageQuery, OperationVariables>(AdminRecordUsageDocument, {
    variables: { kind: recordKindOf(kind), id },
    fetchPolicy: 'network-only',
  })
  const usage = data?.admin?.usage
  const blocking = usage?.filter(({ isBlocking }) => isBlocking) ?? []
  const affected = usage?.filter(({ isBlocking }) => !isBlocking) ?? []
  const users = (data?.admin?.users ?? []).map(recordUserOf).filter((user) => user.id !== id)
  const isBlocked = blocking.length > 0 || users.length > 0
  const isCounting = usage === undefined && !error
  return (
    <Dialog
      open
      onClose={onCancel}
      title={t('editor.confirmDelete', { name })}
      description={isBlocked ? undefined : t('editor.confirmDeleteText')}
      width="sm"
      actions={
        <>
          <Button onClick={onCancel}>{t(isBlocked ? 'action.close' : 'action.cancel')}</Button>
          {!isBlocked && (
            <Button variant="blood" busy={isBusy || isCounting} onClick={onConfirm}>
              {t('action.delete')}
            </Button>
          )}
        </>
      }
    >
      <LoadNotice loaded={{ data: usage, error, retry: () => void refetch().catch(() => undefined) }} />
      <div role="status">
        {isCounting && t('usage.counting')}
        <UsageList title={t('usage.blocking')} usage={blocking} users={users} />
        <UsageList title={t('usage.affected')} usage={affected} />
        {usage?.length === 0 && users.length === 0 && t('usage.none')}
      </div>
    </Dialog>
  )
}
