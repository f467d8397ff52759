import { Image } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { glossaryMessages } from '../../../shared/glossary/glossary-messages'
import styles from '../glossary.module.css'
import type { GlossaryEntry } from '../glossary-entry'

/** An entry of the glossary with its anchor. */
export function GlossaryCard({ entry, isTarget }: { readonly entry: GlossaryEntry; readonly isTarget: boolean }) {
  const t = useMessages(glossaryMessages)
  const { id, name, text, flavour, image, value, place } = entry
  return (
    <article id={id} tabIndex={-1} aria-labelledby={`${id}-name`} className={isTarget ? styles.target : styles.entry}>
      {image !== undefined && <Image imageId={image?.id} variant="thumb" alt="" width={56} className={styles.image} />}
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
