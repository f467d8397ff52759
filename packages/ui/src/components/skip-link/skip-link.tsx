import { uiMessages, useMessages } from '@sanguine/ui/platform'
import styles from './skip-link.module.css'

/** The id of the page's content, the target of the skip link. */
export const contentId = 'content'

/** The first element that the keyboard reaches. It skips the navigation to `<main id={contentId} tabIndex={-1}>`. */
export function SkipLink() {
  const t = useMessages(uiMessages)
  return (
    <a
      className={styles.link}
      href={`#${contentId}`}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(contentId)?.focus()
      }}
    >
      {t('skipLink')}
    </a>
  )
}
