import { ButtonLink, useMessages, useViewer } from '@sanguine/ui'
import { useParams } from 'react-router'
import { messages } from '../../../i18n/messages'
import { SheetPage } from '../../../shared/sheet-page'
import styles from '../../../shared/sheet-page.module.css'

/** Where a payment provider sends a buyer back to. The site takes no payments yet, so there is none with this number. */
export function PaymentCallbackPage() {
  const t = useMessages(messages)
  const viewer = useViewer()
  const { pid = '' } = useParams()
  return (
    <SheetPage title={t('payment.title')}>
      <h1>{t('payment.title')}</h1>
      <p>{t('payment.text', { id: pid })}</p>
      <div className={styles.actions}>
        <ButtonLink to="/" variant="blood">
          {t('payment.home')}
        </ButtonLink>
        {!viewer && <ButtonLink to="/login">{t('home.login')}</ButtonLink>}
      </div>
    </SheetPage>
  )
}
