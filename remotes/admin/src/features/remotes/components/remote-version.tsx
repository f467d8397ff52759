import { Button, Notice, useMessages } from '@sanguine/ui'
import { passFocus } from '@sanguine/ui/platform'
import type { AdminRemoteVersionFragment, RemoteMeasure } from '../../../generated/documents'
import { enumLabel, isMessage } from '../../../i18n/field-label'
import { type AdminMessage, adminMessages } from '../../../i18n/messages'
import entries from '../../../shared/entries/entries.module.css'
import { type Change, changesOf } from '../changes'
import styles from '../remotes.module.css'
import { ErrorsLink } from './errors-link'
import { RemoteHealth } from './remote-health'

interface RemoteVersionProps {
  readonly version: AdminRemoteVersionFragment
  /** what browsers reported of the stable version of the remote; undefined without one */
  readonly stable: AdminRemoteVersionFragment['health'] | undefined
  readonly onChange: (change: Change) => void
}

/** The text that says why the site withdrew a version. A cause that only a newer server has is said as a failure. */
function becauseOf(cause: RemoteMeasure): AdminMessage {
  const key = `remotes.withdrawnBecause.${cause}`
  return isMessage(key) ? key : 'remotes.withdrawnBecause'
}

/** Says when the site withdraws the version by itself, or why it cannot; null if that is not to be expected. */
function guardTextOf({ state, guard }: Pick<AdminRemoteVersionFragment, 'state' | 'guard'>): AdminMessage | null {
  if (guard === 'NO_OTHER_VERSION') return 'remotes.guardedAlone'
  if (guard !== 'ACTIVE') return null
  return state === 'CANARY' ? 'remotes.guardedCanary' : 'remotes.guardedStable'
}

/** A version with its state, its origin, the person who changed it last, and the changes that it allows. */
export function RemoteVersion({ version: row, stable, onChange }: RemoteVersionProps) {
  const t = useMessages(adminMessages)
  const { remote, version, state, share, address, commit, operationCount, requirements, health, withdrawal } = row
  const guard = guardTextOf(row)
  const by = (time: string, name: string | null | undefined, nobody: string) =>
    t('remotes.by', { date: Date.parse(time), name: name ?? nobody })
  return (
    <li className={entries.entry}>
      <h3 className={styles.version}>
        {version}
        <span className={styles.state} data-state={state}>
          {state === 'CANARY' ? t('remotes.canaryOf', { share }) : enumLabel(t, 'remotes.state', state)}
        </span>
      </h3>
      {withdrawal && (
        <Notice title={t('remotes.withdrawnItself')}>
          <p>
            {t(becauseOf(withdrawal.cause), {
              ...withdrawal,
              otherVersion: withdrawal.otherVersion ?? t('remotes.siteBuild'),
            })}
          </p>
        </Notice>
      )}
      <dl className={entries.facts}>
        <dt>{t('remotes.deployed')}</dt>
        <dd>{by(row.deployedAt, row.deployedBy, t('remotes.goneAccount'))}</dd>
        <dt>{t('remotes.changed')}</dt>
        <dd>
          {by(row.changedAt, row.changedBy, t('remotes.site'))}
          {row.reason && <span className={styles.reason}>{row.reason}</span>}
        </dd>
        {health && <RemoteHealth health={health} stable={state === 'STABLE' ? undefined : (stable ?? undefined)} />}
        <dt>{t('remotes.errors')}</dt>
        <dd>{t('remotes.errorCount', { count: row.errorCount })}</dd>
        {guard && <dt>{t('remotes.guarded')}</dt>}
        {guard && <dd>{t(guard)}</dd>}
        <dt>{t('remotes.address')}</dt>
        <dd>{address}</dd>
        {commit && <dt>{t('remotes.commit')}</dt>}
        {commit && <dd>{commit}</dd>}
        <dt>{t('remotes.operations')}</dt>
        <dd>{t('remotes.operationCount', { count: operationCount })}</dd>
        {requirements.length > 0 && <dt>{t('remotes.requires')}</dt>}
        {requirements.length > 0 && <dd>{requirements.map(({ module, range }) => `${module} ${range}`).join(', ')}</dd>}
      </dl>
      <div className={entries.buttons}>
        {row.previewPath && (
          <a
            href={row.previewPath}
            className={styles.preview}
            aria-label={t('remotes.openPreviewOf', { remote, version })}
          >
            {t('remotes.openPreview')}
          </a>
        )}
        <ErrorsLink remote={remote} version={version} />
        {changesOf(row).map((change, index) => (
          <Button
            key={change}
            size="sm"
            ref={passFocus}
            variant={index === 0 ? 'blood' : undefined}
            aria-label={t(`remotes.ask.${change}`, { remote, version })}
            onClick={() => onChange(change)}
          >
            {t(`remotes.${change}`)}
          </Button>
        ))}
      </div>
    </li>
  )
}
