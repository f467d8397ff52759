import { Button, ControlIcon, formatCount, formatDateTime, formatUsd, useMessages } from '@sanguine/ui'
import { toast } from '@sanguine/ui/platform'
import { type ReactNode, useState } from 'react'
import { AdminResendUserActivationDocument } from '../../../generated/documents'
import { adminMessages } from '../../../i18n/messages'
import { isMade, useChangeUser } from '../use-user-calls'
import type { User } from './user'
import styles from './user-summary.module.css'

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Why staff should look twice: bans, and charges that a bank took back. */
function Warnings({ user: { banCount, spending } }: { readonly user: User }) {
  const t = useMessages(adminMessages)
  const warnings = [
    ...(banCount > 0 ? [t('user.warning.bans', { count: banCount })] : []),
    ...(spending.reversedChargeCount > 0 ? [t('user.warning.reversed', { count: spending.reversedChargeCount })] : []),
  ]
  if (warnings.length === 0) return t('user.noWarnings')
  return (
    <ul className={styles.warnings}>
      {warnings.map((warning) => (
        <li key={warning}>
          <ControlIcon name="warning" /> {warning}
        </li>
      ))}
    </ul>
  )
}

const latest = (times: readonly string[]): string | undefined => times.toSorted().at(-1)

/** The facts that staff look for first, above the tabs of the editor. */
export function UserSummary({ user }: { readonly user: User }) {
  const t = useMessages(adminMessages)
  const dateOf = (time: string) => formatDateTime(time, t.language)
  const lastLogin = latest(user.sessions.map(({ openedAt }) => openedAt))
  return (
    <section aria-label={t('user.summary')} className={styles.summary}>
      <dl className={styles.facts}>
        {user.ban && <Fact name={t('user.banned')}>{dateOf(user.ban.bannedAt)}</Fact>}
        <Fact name={t('user.xp')}>{user.hasPlayed ? formatCount(user.xp, t.language) : t('user.neverPlayed')}</Fact>
        <Fact name={t('user.rank')}>{user.currentRank?.name ?? t('user.noRank')}</Fact>
        <Fact name={t('user.spent')}>
          {formatUsd(user.spending.total.cents, t.language)}
          {user.spending.refunded.cents > 0 && (
            <small>{t('user.refunded', { amount: formatUsd(user.spending.refunded.cents, t.language) })}</small>
          )}
        </Fact>
        <Fact name={t('user.warnings')}>
          <Warnings user={user} />
        </Fact>
        <Fact name={t('user.registered')}>{dateOf(user.registeredAt)}</Fact>
        <Fact name={t('user.activated')}>{user.activatedAt ? dateOf(user.activatedAt) : t('user.notYet')}</Fact>
        <Fact name={t('user.lastLogin')}>{lastLogin ? dateOf(lastLogin) : t('user.loggedOut')}</Fact>
        <Fact name={t('secondFactor.title')}>{t(user.hasSecondFactor ? 'user.hasFactor' : 'user.noFactor')}</Fact>
        <Fact name={t('user.patreonType')}>{t(`patreon.${user.patreonType ?? 'NONE'}`)}</Fact>
        <Fact name={t('user.id')}>
          <code>{user.id}</code>
        </Fact>
      </dl>
      {user.role === 'NOT_ACTIVATED' && user.isChangeable && <ResendActivation user={user} />}
    </section>
  )
}

function ResendActivation({ user }: { readonly user: User }) {
  const t = useMessages(adminMessages)
  const change = useChangeUser()
  const [isMailing, setIsMailing] = useState(false)

  async function resend(): Promise<void> {
    setIsMailing(true)
    const changed = await change(AdminResendUserActivationDocument, { input: { id: user.id } })
    if (isMade(changed)) toast.success(t('user.activationMailed', { email: user.email }))
    setIsMailing(false)
  }

  return (
    <Button size="sm" busy={isMailing} onClick={() => void resend()}>
      {t('user.resendActivation')}
    </Button>
  )
}
