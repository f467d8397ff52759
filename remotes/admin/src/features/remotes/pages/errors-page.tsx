import { useQuery } from '@apollo/client/react'
import { ControlIcon, EmptyState, Notice, PageTitle, Section, Skeleton, useMessages } from '@sanguine/ui'
import { Link, useParams } from 'react-router'
import { AdminRemoteErrorsDocument } from '../../../generated/documents'
import { adminMessages } from '../../../i18n/messages'
import entries from '../../../shared/entries/entries.module.css'
import frame from '../../../shared/entries/page.module.css'
import { LoadNotice } from '../../../shared/records/load-notice'
import { commandTags } from '../components/command-tags'
import { RemoteError } from '../components/remote-error'

/** The errors that browsers reported of the version in the address. */
export function ErrorsPage() {
  const t = useMessages(adminMessages)
  const { remote = '', version = '' } = useParams()
  const { data, error, refetch } = useQuery(AdminRemoteErrorsDocument, {
    variables: { remote, version },
    fetchPolicy: 'network-only',
  })
  const errors = data?.admin?.remoteErrors
  const title = t('remotes.errorsOf', { remote, version })
  const hasSources = errors?.some(({ frames }) => frames.some(({ source }) => source)) ?? false
  return (
    <div className={frame.page}>
      <PageTitle>{title}</PageTitle>
      <Section title={title} level={1}>
        <p>
          <Link to="/admin/remotes">{t('remotes.allVersions')}</Link>
        </p>
        <LoadNotice loaded={{ data: errors ?? undefined, error, retry: () => void refetch() }} />
        {!data && !error && <Skeleton count={3} height={140} />}
        {data && !errors && (
          <EmptyState icon={<ControlIcon name="link" />} title={t('remotes.unknownVersion')}>
            <p>{t('remotes.unknownVersionText')}</p>
          </EmptyState>
        )}
        {errors?.length === 0 && (
          <EmptyState icon={<ControlIcon name="check" />} title={t('remotes.noErrors')}>
            <p>{t('remotes.noErrorsText')}</p>
          </EmptyState>
        )}
        {errors && errors.length > 0 && <p>{t('remotes.errorsText')}</p>}
        {errors && errors.length > 0 && !hasSources && (
          <Notice title={t('remotes.noSources')}>
            <p>{t.rich('remotes.noSourcesText', commandTags)}</p>
          </Notice>
        )}
        <ol className={entries.list}>
          {errors?.map((thrown) => (
            <RemoteError key={thrown.fingerprint} error={thrown} />
          ))}
        </ol>
      </Section>
    </div>
  )
}
