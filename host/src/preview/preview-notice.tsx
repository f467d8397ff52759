import { useMessages } from '@sanguine/ui'
import { embeddedSiteData } from '@sanguine/ui/platform'
import { useState } from 'react'
import { messages } from '../i18n/messages'
import styles from '../notice/notice.module.css'

/** Says which versions only this browser gets, with a link that ends that. Without previews there is nothing. */
export function PreviewNotice() {
  const t = useMessages(messages)
  const [previews] = useState(() => embeddedSiteData().previews ?? [])
  if (previews.length === 0) return null
  const versions = previews.map(({ remote, version }) => `${remote} ${version}`).join(', ')
  return (
    <div role="status" className={styles.notice}>
      <p>
        {t('preview.text', { versions })} <a href="/?preview=off">{t('preview.end')}</a>
      </p>
    </div>
  )
}
