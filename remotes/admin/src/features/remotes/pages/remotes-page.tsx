import { useQuery } from '@apollo/client/react'
import { PageTitle, Section, Skeleton, useMessages } from '@sanguine/ui'
import { useState } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { AdminRemotesDocument, type AdminRemoteVersionFragment } from '../../../generated/documents'
import { adminMessages } from '../../../i18n/messages'
import entries from '../../../shared/entries/entries.module.css'
import frame from '../../../shared/entries/page.module.css'
import { LoadNotice } from '../../../shared/records/load-notice'
import type { Change } from '../changes'
import { ChangeDialog } from '../components/change-dialog'
import { commandTags } from '../components/command-tags'
import { OwnBuild } from '../components/own-build'
import { RemoteVersion } from '../components/remote-version'
import styles from '../remotes.module.css'
import { useChangeVersion } from '../use-change-version'
import { ErrorsPage } from './errors-page'

/** The versions, or the errors of the one that the address names. */
export function RemotesPage() {
  return (
    <Routes>
      <Route index element={<VersionsPage />} />
      <Route path=":remote/:version" element={<ErrorsPage />} />
      <Route path="*" element={<Navigate to="/admin/remotes" replace />} />
    </Routes>
  )
}

/** The builds of all front ends, those of this site and the deployed ones, and who gets which. */
function VersionsPage() {
  const t = useMessages(adminMessages)
  const { data, error, refetch } = useQuery(AdminRemotesDocument, { fetchPolicy: 'network-only' })
  const remotes = data?.admin?.remotes
  const changeVersion = useChangeVersion(() => void refetch())
  const [chosen, setChosen] = useState<{ version: AdminRemoteVersionFragment; change: Change } | null>(null)
  return (
    <div className={frame.page}>
      <PageTitle>{t('title.remotes')}</PageTitle>
      <Section title={t('title.remotes')} level={1}>
        <p>{t('remotes.text')}</p>
        <LoadNotice loaded={{ data: remotes, error, retry: () => void refetch() }} />
        {!remotes && !error && <Skeleton count={3} height={140} />}
        {remotes?.every(({ versions }) => versions.length === 0) && <p>{t.rich('remotes.none', commandTags)}</p>}
        {remotes?.map(({ name, ownBuild, versions }) => (
          <section key={name} className={styles.remote} aria-labelledby={`remote-${name}`}>
            <h2 id={`remote-${name}`} className={styles.name}>
              {name}
            </h2>
            {versions.length > 0 && !versions.some(({ state }) => state === 'STABLE') && <p>{t('remotes.ownBuild')}</p>}
            <ul className={entries.list}>
              {versions.map((version) => (
                <RemoteVersion
                  key={version.version}
                  version={version}
                  stable={versions.find(({ state }) => state === 'STABLE')?.health}
                  onChange={(change) => setChosen({ version, change })}
                />
              ))}
              {ownBuild && <OwnBuild build={ownBuild} />}
            </ul>
          </section>
        ))}
      </Section>
      {chosen && <ChangeDialog {...chosen} changeVersion={changeVersion} onClose={() => setChosen(null)} />}
    </div>
  )
}
