import { Button, Section } from '@sanguine/ui'
import {
  createStore,
  installation,
  isAppleTouch,
  isInstalled,
  storage,
  useInstallable,
  useMessages,
  useStore,
} from '@sanguine/ui/platform'
import { gameMessages } from '../../../shared/i18n/messages'
import styles from '../notifications.module.css'

/** Local storage key: whether the player does not want to see the hint again. */
export const installHintKey = 'sanguine.installHint'

const isClosed = createStore(storage.read(installHintKey) === 'closed')

function close(): void {
  storage.write(installHintKey, 'closed')
  isClosed.set(true)
}

/** Says that the site can be installed, where the browser offers it or iOS can do it, until the player closes it for good. */
export function InstallHint() {
  const t = useMessages(gameMessages)
  const isInstallable = useInstallable()
  const isHidden = useStore(isClosed)
  const isApple = isAppleTouch() && !isInstalled()
  if (isHidden || !(isInstallable || isApple)) return null
  return (
    <Section title={t('install.title')} className={styles.hint}>
      <p>{t('install.text')}</p>
      {!isInstallable && <p>{t('install.ios')}</p>}
      <div className={styles.hours}>
        {isInstallable && <Button onClick={() => void installation.install()}>{t('device.install')}</Button>}
        <Button onClick={close}>{t('install.close')}</Button>
      </div>
    </Section>
  )
}
