import { useMessages } from '@sanguine/ui'
import { messages } from '../../i18n/messages'
import { useSettings } from '../../use-settings'
import styles from './account-page.module.css'

/** Names of this very machine: only from here the site shows its mails. */
const isHere = (): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(window.location.hostname)

/** The way to the mails of a site that has no mail server, for whoever runs it. */
export function Mailbox() {
  const t = useMessages(messages)
  const mailbox = useSettings()?.mailbox
  if (!mailbox || !isHere()) return null
  return (
    <p className={styles.other}>
      {t('register.noMailServer')} <a href={mailbox}>{t('register.readMail')}</a>
    </p>
  )
}
