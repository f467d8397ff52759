import { Button, ButtonLink, Dialog, formatPrice, Icon } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { useState } from 'react'
import { gameMessages } from '../../../shared/i18n/messages'
import styles from '../premium.module.css'

/** The services that support provides manually, priced in US cents. */
const supportOffers = [
  { key: 'avatar', icon: 'type-avatar', cents: 5000 },
  { key: 'name', icon: 'edit', cents: 1000 },
] as const

type SupportOffer = (typeof supportOffers)[number]

/** How to get what support does by hand: by writing to it, and paying by the link that it sends. */
function SupportDialog({
  offer,
  playerName,
  onClose,
}: {
  offer: SupportOffer
  playerName: string
  onClose: () => void
}) {
  const t = useMessages(gameMessages)
  const price = formatPrice(offer.cents, t.language)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`premium.${offer.key}.title`)}
      description={t(`premium.${offer.key}.text`)}
      actions={
        <>
          <Button onClick={onClose}>{t('premium.back')}</Button>
          <ButtonLink to="/imprint#contact" variant="blood">
            {t('premium.contact')}
          </ButtonLink>
        </>
      }
    >
      <ol className={styles.steps}>
        <li>{t(`premium.${offer.key}.write`, { name: playerName })}</li>
        <li>{t('premium.supportPay', { price })}</li>
        <li>{t(`premium.${offer.key}.done`)}</li>
      </ol>
      <p className={styles.muted}>{t('premium.tax')}</p>
    </Dialog>
  )
}

/** A custom avatar and another name: both are made by support. */
export function SupportOffers({ playerName }: { readonly playerName: string }) {
  const t = useMessages(gameMessages)
  const [opened, setOpened] = useState<SupportOffer | null>(null)
  return (
    <div className={styles.pair}>
      {supportOffers.map((offer) => (
        <article key={offer.key} className={styles.support} aria-labelledby={`support-${offer.key}`}>
          <Icon name={offer.icon} className={styles.supportIcon} />
          <div>
            <h3 id={`support-${offer.key}`}>{t(`premium.${offer.key}.title`)}</h3>
            <p>{t(`premium.${offer.key}.text`)}</p>
          </div>
          <p className={styles.price}>{formatPrice(offer.cents, t.language)}</p>
          <Button
            size="sm"
            aria-label={t('premium.howLabel', { name: t(`premium.${offer.key}.title`) })}
            onClick={() => setOpened(offer)}
          >
            {t('premium.how')}
          </Button>
        </article>
      ))}
      {opened && <SupportDialog offer={opened} playerName={playerName} onClose={() => setOpened(null)} />}
    </div>
  )
}
