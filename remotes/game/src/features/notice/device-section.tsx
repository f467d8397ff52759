import { Button, Checkbox, Section } from '@sanguine/ui'
import { installation, useInstallable, useMessages, useStore } from '@sanguine/ui/platform'
import { useState } from 'react'
import { gameMessages } from '../../shared/i18n/messages'
import { noticePermission, setHuntNotice, wantsHuntNotice } from './hunt-notice'
import { pushSupport } from './push-subscription'

/** The settings of this browser: the notice of the next hunt, and the site as an app. */
export function DeviceSection() {
  const t = useMessages(gameMessages)
  const isWanted = useStore(wantsHuntNotice)
  const isInstallable = useInstallable()
  const [permission, setPermission] = useState(noticePermission)
  // The notifications above then say how the browser can allow both.
  const [isShownAbove] = useState(() => pushSupport() === 'denied')
  const isOn = isWanted && permission === 'granted'
  return (
    <Section title={t('device.title')}>
      <Checkbox
        label={t('device.notice')}
        checked={isOn}
        disabled={permission === 'unsupported'}
        onChange={({ target }) => void setHuntNotice(target.checked).then(setPermission)}
      />
      <p role="status">
        {permission === 'denied'
          ? t(isShownAbove ? 'device.deniedToo' : 'device.denied')
          : permission === 'unsupported'
            ? t('device.unsupported')
            : t('device.text')}
      </p>
      {isInstallable && (
        <>
          <p>{t('device.installText')}</p>
          <Button onClick={() => void installation.install()}>{t('device.install')}</Button>
        </>
      )}
    </Section>
  )
}
