import { useMessages } from '@sanguine/ui'
import { usePublicSettings } from '@sanguine/ui/platform'
import { messages } from '../../../i18n/messages'
import styles from '../../../shared/account-page-layout.module.css'

/** Names of this very machine: only from here the site shows its mails. */
const isLocalPage = (): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(window.location.hostname)

/** A link to the mails of a site without a mail server, for its operator. */
export function DevMailLink() {
  const t = useMessages(messages)
  const mailbox = usePublicSettings()?.mailbox
  if (!mailbox || !isLocalPage()) return null
  return (
    <p className={styles.other}>
      {t('register.noMailServer')} <a href={mailbox}>{t('register.readMail')}</a>
    </p>
  )
}
