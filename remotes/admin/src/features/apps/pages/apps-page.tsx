import { useMutation, useQuery } from '@apollo/client/react'
import {
  ActionButton,
  Button,
  ControlIcon,
  Dialog,
  EmptyState,
  Field,
  Notice,
  PageTitle,
  Pagination,
  Section,
  Select,
  Skeleton,
  Textarea,
  useIsShown,
  useMessages,
} from '@sanguine/ui'
import { errorText, refusalText, toast } from '@sanguine/ui/platform'
import { useState } from 'react'
import { Link } from 'react-router'
import {
  AdminAppsDocument,
  type AdminAppsQuery,
  AdminReviewAppDocument,
  type AdminReviewedAppFragment,
  type AppState,
} from '../../../generated/documents'
import { adminMessages } from '../../../i18n/messages'
import entries from '../../../shared/entries/entries.module.css'
import frame from '../../../shared/entries/page.module.css'
import { LoadNotice } from '../../../shared/records/load-notice'
import styles from '../apps.module.css'

const maxReasonLength = 500

const stateMessages = { WAITING: 'apps.waiting', APPROVED: 'apps.approved', REFUSED: 'apps.refused' } as const
const states = ['WAITING', 'APPROVED', 'REFUSED'] as const satisfies readonly AppState[]

type Apps = NonNullable<AdminAppsQuery['admin']>['apps']

/** The apps that players registered: the staff approve them before others can connect them. */
export function AppsPage() {
  const t = useMessages(adminMessages)
  const [state, setState] = useState<AppState>('WAITING')
  /** cursors of the pages before this one */
  const [cursors, setCursors] = useState<readonly string[]>([])
  const { data, previousData, error, refetch } = useQuery(AdminAppsDocument, {
    variables: { state, after: cursors.at(-1) ?? null },
    fetchPolicy: 'network-only',
  })
  const apps: Apps | undefined = (data ?? previousData)?.admin?.apps
  const [refused, setRefused] = useState<AdminReviewedAppFragment | null>(null)
  const review = useReview(() => refetch().catch(() => undefined))
  return (
    <div className={frame.page}>
      <PageTitle>{t('title.apps')}</PageTitle>
      <Section title={t('title.apps')} level={1}>
        <p>{t('apps.text')}</p>
        <Field label={t('apps.state')}>
          {(control) => (
            <Select
              {...control}
              value={state}
              options={states.map((value) => ({ value, label: t(stateMessages[value]) }))}
              onChange={({ target }) => {
                setState(target.value as AppState)
                setCursors([])
              }}
            />
          )}
        </Field>
        <LoadNotice loaded={{ data: apps, error, retry: () => void refetch() }} />
        {!apps && !error && <Skeleton count={3} height={140} />}
        {apps?.nodes.length === 0 && <EmptyState icon={<ControlIcon name="link" />} title={t('apps.none')} />}
        {apps && apps.nodes.length > 0 && (
          <ul className={entries.list}>
            {apps.nodes.map((entry) => (
              <AppEntry
                key={entry.app.id}
                entry={entry}
                onApprove={() => review(entry, true, '')}
                onRefuse={() => setRefused(entry)}
              />
            ))}
          </ul>
        )}
        {apps && (cursors.length > 0 || apps.pageInfo.hasNextPage) && (
          <Pagination
            hasPrevious={cursors.length > 0}
            hasNext={apps.pageInfo.hasNextPage}
            onPrevious={() => setCursors(cursors.slice(0, -1))}
            onNext={() => apps.pageInfo.endCursor && setCursors([...cursors, apps.pageInfo.endCursor])}
          >
            {t('history.page', { page: cursors.length + 1 })}
          </Pagination>
        )}
      </Section>
      {refused && <RefusalDialog entry={refused} review={review} onClose={() => setRefused(null)} />}
    </div>
  )
}

/** Returns the reason why the review was refused, or an empty text. */
type Review = (entry: AdminReviewedAppFragment, isApproved: boolean, reason: string) => Promise<string>

function useReview(onChange: () => Promise<unknown>): Review {
  const t = useMessages(adminMessages)
  const [mutate] = useMutation(AdminReviewAppDocument)
  return async ({ app: { id, revision, name } }, isApproved, reason) => {
    try {
      const { data } = await mutate({ variables: { input: { id, revision, isApproved, reason } } })
      const [refusal] = data?.payload?.userErrors ?? []
      if (refusal) toast.error(refusalText(refusal))
      else toast.success(t(isApproved ? 'apps.wasApproved' : 'apps.wasRefused', { name }))
      return refusal ? refusalText(refusal) : ''
    } catch (error) {
      toast.error(errorText(error))
      return errorText(error)
    } finally {
      await onChange()
    }
  }
}

interface AppEntryProps {
  readonly entry: AdminReviewedAppFragment
  readonly onApprove: () => Promise<unknown>
  readonly onRefuse: () => void
}

/** All that players will see of an app, and the addresses to which it sends them. */
function AppEntry({ entry: { app, owner }, onApprove, onRefuse }: AppEntryProps) {
  const t = useMessages(adminMessages)
  const { id, name, description, website, redirectUris, scopes, isConfidential, state, reason, createdAt } = app
  return (
    <li className={entries.entry}>
      <h2 className={styles.name}>{name}</h2>
      {description && <p>{description}</p>}
      <dl className={entries.facts}>
        <dt>{t('apps.owner')}</dt>
        <dd>{owner ? <Link to={`/admin/user/${owner.id}`}>{owner.name}</Link> : t('apps.noOwner')}</dd>
        <dt>{t('apps.website')}</dt>
        <dd>
          {website ? (
            <a href={website} target="_blank" rel="noopener noreferrer nofollow">
              {website}
            </a>
          ) : (
            '–'
          )}
        </dd>
        <dt>{t('apps.redirectUris')}</dt>
        <dd>{redirectUris.length > 0 ? redirectUris.join(', ') : t('apps.codesOnly')}</dd>
        <dt>{t('apps.scopes')}</dt>
        <dd>{scopes.join(', ')}</dd>
        <dt>{t('apps.kind')}</dt>
        <dd>{t(isConfidential ? 'apps.confidential' : 'apps.public')}</dd>
        <dt>{t('apps.id')}</dt>
        <dd>{id}</dd>
        <dt>{t('apps.createdAt')}</dt>
        <dd>{t('apps.date', { date: Date.parse(createdAt) })}</dd>
      </dl>
      {reason && (
        <Notice kind="plain">
          <p>{reason}</p>
        </Notice>
      )}
      <div className={entries.buttons}>
        {state !== 'APPROVED' && (
          <ActionButton size="sm" variant="blood" aria-label={t('apps.approveOf', { name })} onPress={onApprove}>
            {t('apps.approve')}
          </ActionButton>
        )}
        {state !== 'REFUSED' && (
          <Button size="sm" aria-label={t('apps.refuseOf', { name })} onClick={onRefuse}>
            {t(state === 'APPROVED' ? 'apps.withdraw' : 'apps.refuse')}
          </Button>
        )}
      </div>
    </li>
  )
}

interface RefusalDialogProps {
  readonly entry: AdminReviewedAppFragment
  readonly review: Review
  readonly onClose: () => void
}

/** Asks for the reason of a refusal, which the owner of the app sees. */
function RefusalDialog({ entry, review, onClose }: RefusalDialogProps) {
  const t = useMessages(adminMessages)
  const isShown = useIsShown()
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  async function refuse(): Promise<void> {
    if (reason.trim() === '') return setError(t('validation.required'))
    setIsBusy(true)
    const problem = await review(entry, false, reason)
    setIsBusy(false)
    if (problem) setError(problem)
    // Staff who closed this dialog before the answer may have opened another.
    else if (isShown()) onClose()
  }

  return (
    <Dialog
      open
      title={t('apps.refuseOf', { name: entry.app.name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button variant="blood" busy={isBusy} onClick={() => void refuse()}>
            {t('apps.refuse')}
          </Button>
        </>
      }
    >
      {entry.app.state === 'APPROVED' && <p>{t('apps.withdrawText')}</p>}
      <Field label={t('apps.reason')} hint={t('apps.reasonHint')} error={error}>
        {(control) => (
          <Textarea
            {...control}
            value={reason}
            maxLength={maxReasonLength}
            rows={3}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
    </Dialog>
  )
}
