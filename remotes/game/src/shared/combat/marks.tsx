import { formatCount, Icon, Image } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import type { CSSProperties } from 'react'
import { gameMessages } from '../i18n/messages'
import type { FightMark } from './fight-marks'
import styles from './marks.module.css'

function Mark({ mark }: { readonly mark: FightMark }) {
  const t = useMessages(gameMessages)
  switch (mark.kind) {
    case 'critical':
      return (
        <>
          <Icon name="critical" /> {t('hunt.critical')} −{formatCount(mark.damage, t.language)}
        </>
      )
    case 'evaded':
      return (
        <>
          <Icon name="dodge" /> {t('event.evaded')}
        </>
      )
    case 'proc':
      return (
        <>
          {mark.imageId ? (
            <Image imageId={mark.imageId} variant="thumb" alt="" width={24} eager />
          ) : (
            <Icon name="star" />
          )}{' '}
          {mark.name}
        </>
      )
  }
}

/**
 * The marks of a fighter over its image, one after the other. They fade; where motion is unwanted, they stay until the
 * next round. Screen readers read the event log.
 */
export function Marks({ marks }: { readonly marks: readonly FightMark[] }) {
  if (marks.length === 0) return null
  return (
    <ul className={styles.marks} aria-hidden="true">
      {marks.map((mark, index) => (
        <li
          key={mark.id}
          className={`${styles.mark} ${styles[mark.kind] ?? ''}`}
          style={{ '--place': index } as CSSProperties}
        >
          <Mark mark={mark} />
        </li>
      ))}
    </ul>
  )
}
