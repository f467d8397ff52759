import { useMutation } from '@apollo/client/react'
import scene from '@sanguine/content/art/ui/welcome.webp'
import { ButtonLink, Dialog } from '@sanguine/ui'
import { errorText, toast, useMessages } from '@sanguine/ui/platform'
import { useState } from 'react'
import { GameCloseWelcomeDocument } from '../../generated/documents'
import { gameMessages } from '../../shared/i18n/messages'
import { useAccount } from './use-account'
import styles from './welcome-dialog.module.css'

/** Explains the game on an account's first visit, until it is closed. */
export function WelcomeDialog() {
  const t = useMessages(gameMessages)
  const account = useAccount()
  const [closeWelcome] = useMutation(GameCloseWelcomeDocument)
  const [isClosed, setIsClosed] = useState(false)
  if (isClosed || !account || account.hasSeenWelcome) return null
  const close = () => {
    setIsClosed(true)
    closeWelcome().catch((error: unknown) => toast.error(errorText(error)))
  }
  return (
    <Dialog
      open
      onClose={close}
      title={t('welcome.title')}
      width="sm"
      band={<img src={scene} alt="" className={styles.scene} />}
      actions={
        <ButtonLink to="/hunt" variant="blood" onClick={close}>
          {t('welcome.close')}
        </ButtonLink>
      }
    >
      <ol className={styles.steps}>
        <li>{t('welcome.hunt')}</li>
        <li>{t('welcome.loot')}</li>
        <li>{t('welcome.shops')}</li>
      </ol>
    </Dialog>
  )
}
