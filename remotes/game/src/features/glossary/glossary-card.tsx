import { Image } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { GlossaryEntry } from './glossary-groups'
import { glossaryMessages } from './glossary-messages'
import styles from './glossary-page.module.css'

/** An entry under its anchor, which others link to. */
export function GlossaryCard({ entry, isNamed }: { readonly entry: GlossaryEntry; readonly isNamed: boolean }) {
  const t = useMessages(glossaryMessages)
  const { id, name, text, flavour, imageId, value, place } = entry
  return (
    <article id={id} tabIndex={-1} aria-labelledby={`${id}-name`} className={isNamed ? styles.named : styles.entry}>
      {imageId !== undefined && (
        <Image imageId={imageId} variant="thumb" alt="" width={56} className={styles.picture} />
      )}
      <div className={styles.text}>
        <h3 id={`${id}-name`}>
          <Link to={`#${id}`} className={styles.anchor}>
            {name}
          </Link>
        </h3>
        {flavour && <p className={styles.flavour}>{flavour}</p>}
        {text && <p>{text}</p>}
        {value && <p className={styles.value}>{t('you', { value })}</p>}
        {place && (
          <p className={styles.place}>
            {t.rich('see', { a: (label: ReactNode) => <Link to={place.path}>{label}</Link> }, { place: place.name })}
          </p>
        )}
      </div>
    </article>
  )
}
