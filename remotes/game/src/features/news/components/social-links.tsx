import { useMessages, usePublicSettings } from '@sanguine/ui/platform'
import { gameMessages } from '../../../shared/i18n/messages'
import styles from './social-links.module.css'

/** The operator's pages elsewhere; nothing where the operator has set none. */
export function SocialLinks() {
  const t = useMessages(gameMessages)
  const links = usePublicSettings()?.socialLinks ?? []
  if (links.length === 0) return null
  return (
    <ul className={styles.links} aria-label={t('news.social')}>
      {links.map(({ name, url }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noopener noreferrer me">
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
