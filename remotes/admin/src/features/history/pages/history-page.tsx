import {
  Button,
  ConfirmDialog,
  ControlIcon,
  EmptyState,
  PageTitle,
  Pagination,
  Section,
  Skeleton,
  useMessages,
  useViewer,
} from '@sanguine/ui'
import { errorText, passFocus, toast } from '@sanguine/ui/platform'
import { useEffect, useRef, useState } from 'react'
import type { AdminAuditEntryFragment, AuditState } from '../../../generated/documents'
import { adminMessages } from '../../../i18n/messages'
import frame from '../../../shared/entries/page.module.css'
import { useRestore } from '../../../shared/history/use-restore'
import { LoadNotice } from '../../../shared/records/load-notice'
import { RecordRefusal } from '../../../shared/records/record-refusal'
import { HistoryEntry } from '../components/history-entry'
import { HistoryFilterForm } from '../components/history-filter-form'
import { useHistoryFilter, variablesOf } from '../history-filter'
import { forbiddenType } from '../subject-types'
import { useHistory } from '../use-history'
import styles from './history-page.module.css'

interface Choice {
  readonly entry: AdminAuditEntryFragment
  readonly state: AuditState
}

/** The changes by the staff, newest first; with `type` and `subject` in the URL, those of one record. */
export function HistoryPage() {
  const t = useMessages(adminMessages)
  const addressed = useHistoryFilter()
  const { filter, isFiltered, set } = addressed
  const permissions = useViewer()?.permissions ?? []
  const forbidden = forbiddenType(permissions, filter.type)
  const { loaded, isLoading, page, next, previous } = useHistory(variablesOf(filter), forbidden !== null)
  const canRestore = permissions.includes('editContent')
  const [choice, setChoice] = useState<Choice | null>(null)
  const top = useRef<HTMLDivElement>(null)
  const shownPage = useRef(page)
  useEffect(() => {
    if (shownPage.current !== page) top.current?.scrollIntoView?.({ block: 'start' })
    shownPage.current = page
  }, [page])
  const { data } = loaded
  const [first] = data?.entries ?? []
  return (
    <div ref={top} className={frame.page}>
      <PageTitle>{t('title.history')}</PageTitle>
      <Section title={t('title.history')} level={1} aside={data && t('history.count', { count: data.totalCount })}>
        <HistoryFilterForm {...addressed} />
        {filter.subject !== '' && !forbidden && (
          <p className={styles.subject}>
            {t('history.oneSubject', { title: first?.subject.title ?? filter.subject })}
            <Button size="sm" ref={passFocus} onClick={() => set({ subject: '', type: '' })}>
              {t('history.showAll')}
            </Button>
          </p>
        )}
        <LoadNotice loaded={loaded} />
        {!data && !loaded.error && !forbidden && <Skeleton count={5} height={96} />}
        {forbidden && (
          <EmptyState icon={<ControlIcon name="login" />} title={t('history.forbidden')} className={styles.empty}>
            <p>{t('history.forbiddenText', { type: t(`subject.${forbidden}`) })}</p>
            <Button size="sm" onClick={addressed.clear}>
              {t('history.showAll')}
            </Button>
          </EmptyState>
        )}
        {data?.entries.length === 0 && (
          <EmptyState
            icon={<ControlIcon name={isFiltered ? 'filter' : 'edit'} />}
            title={t(isFiltered ? 'history.noneFound' : 'history.empty')}
            className={styles.empty}
          >
            {isFiltered ? (
              <Button size="sm" onClick={addressed.clear}>
                {t('history.showAll')}
              </Button>
            ) : (
              <p>{t('history.emptyText')}</p>
            )}
          </EmptyState>
        )}
        {data && data.entries.length > 0 && (
          <ol className={styles.list} aria-busy={isLoading}>
            {data.entries.map((entry, index) => (
              <HistoryEntry
                key={entry.id}
                entry={entry}
                startsOpen={filter.subject !== '' && index === 0}
                canRestore={canRestore}
                onRestore={(state) => setChoice({ entry, state })}
              />
            ))}
          </ol>
        )}
        {data && (page > 1 || data.hasNext) && (
          <Pagination hasPrevious={page > 1} hasNext={data.hasNext} onPrevious={previous} onNext={next}>
            {t('history.page', { page })}
          </Pagination>
        )}
      </Section>
      <RestoreDialog choice={choice} onClose={() => setChoice(null)} />
    </div>
  )
}

/** Asks before a record is restored, and restores it. */
function RestoreDialog({ choice, onClose }: { readonly choice: Choice | null; readonly onClose: () => void }) {
  const t = useMessages(adminMessages)
  const restore = useRestore()
  const [isBusy, setIsBusy] = useState(false)
  /** what is asked about stays while the dialog closes */
  const shown = useRef(choice)
  if (choice) shown.current = choice
  const { entry, state } = shown.current ?? {}
  const title = entry?.subject.title ?? ''

  async function confirm(): Promise<void> {
    if (!choice) return
    setIsBusy(true)
    try {
      await restore({ entryId: choice.entry.id, state: choice.state })
      toast.success(t('record.restored', { name: title }))
    } catch (error) {
      toast.error(error instanceof RecordRefusal ? error.sentence : errorText(error))
    } finally {
      setIsBusy(false)
      // Staff who closed this dialog before the answer may have been asked about another record.
      if (shown.current === choice) onClose()
    }
  }

  return (
    <ConfirmDialog
      open={choice !== null}
      title={t('history.confirmRestore', { title })}
      text={
        entry &&
        t(state === 'AFTER' ? 'history.confirmAfter' : 'history.confirmBefore', { date: Date.parse(entry.changedAt) })
      }
      confirmLabel={t('history.confirm')}
      busy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  )
}
