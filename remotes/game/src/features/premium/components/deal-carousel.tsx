import { Icon, IconButton } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { useState } from 'react'
import { gameMessages } from '../../../shared/i18n/messages'
import { useSwipe } from '../../../shared/use-swipe'
import type { Package } from '../packages'
import styles from '../premium.module.css'
import { PackageCard } from './package-card'

/** The one-time deals, one at a time; they change by buttons and swipes only, never by themselves. */
export function DealCarousel({ deals, label }: { readonly deals: readonly Package[]; readonly label: string }) {
  const t = useMessages(gameMessages)
  const [index, setIndex] = useState(0)
  const count = deals.length
  const go = (step: 1 | -1) => setIndex((present) => (present + step + count) % count)
  const swipe = useSwipe(go)
  const shown = deals[index] ?? deals[0]
  if (!shown) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group by the pattern of the carousel; its section is a landmark already
    <div
      role="group"
      className={styles.carousel}
      aria-roledescription={t('premium.carousel')}
      aria-label={label}
      {...swipe}
    >
      <div className={styles.controls}>
        <IconButton icon={<Icon name="chevron-left" />} label={t('premium.previous')} onClick={() => go(-1)} />
        {deals.map(({ id, name }, place) => (
          <button
            key={id}
            type="button"
            className={styles.dot}
            aria-label={t('premium.slide', { place: place + 1, count, name })}
            aria-current={deals[place] === shown}
            onClick={() => setIndex(place)}
          />
        ))}
        <IconButton icon={<Icon name="chevron-right" />} label={t('premium.next')} onClick={() => go(1)} />
      </div>
      <div aria-live="polite">
        {/* biome-ignore lint/a11y/useSemanticElements: a slide is a group by the pattern of the carousel, not of form fields */}
        <div
          role="group"
          aria-roledescription={t('premium.slideRole')}
          aria-label={t('premium.slide', { place: deals.indexOf(shown) + 1, count, name: shown.name })}
        >
          <PackageCard key={shown.id} item={shown} isWide />
        </div>
      </div>
    </div>
  )
}
