import { uiMessages, useMessages } from '@sanguine/ui/platform'
import styles from './skip-link.module.css'

/** The id of the page's content, where the skip link leads. */
export const contentId = 'content'

/** The first thing the keyboard reaches: past the navigation to `<main id={contentId} tabIndex={-1}>`. */
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
