import { useQuery } from '@apollo/client/react'
import keeper from '@sanguine/content/art/ui/keeper-premium.webp'
import interior from '@sanguine/content/art/ui/merchant-premium.webp'
import { ButtonLink, EmptyState, Icon, Notice, PageTitle, SectionHead, useAnchor } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { type ReactNode, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { GamePackagesDocument, type GamePaymentFragment, GamePaymentsDocument } from '../../../generated/documents'
import { MerchantHeader } from '../../../shared/components/merchant-header'
import { PartFailure } from '../../../shared/components/part-failure'
import { QueryPlaceholder } from '../../../shared/components/query-placeholder'
import { gameMessages } from '../../../shared/i18n/messages'
import type { Player } from '../../../shared/player/use-player'
import { DealCarousel } from '../components/deal-carousel'
import { ItemDialog } from '../components/item-dialog'
import { PackageCard } from '../components/package-card'
import { PurchaseDialog } from '../components/purchase-dialog'
import { SubscriptionCard } from '../components/subscription-card'
import { SupportOffers } from '../components/support-offers'
import { UnfinishedPayment } from '../components/unfinished-payment'
import { type Package, type PremiumSection, packagesBySection } from '../packages'
import styles from '../premium.module.css'
import { useAbandonedPayment } from '../use-abandoned-payment'

function ShopSection({ name, children }: { readonly name: PremiumSection | 'byHand'; readonly children: ReactNode }) {
  const t = useMessages(gameMessages)
  return (
    <section id={name} tabIndex={-1} aria-labelledby={`${name}-title`} className={styles.section}>
      <SectionHead id={`${name}-title`} title={t(`premium.section.${name}`)} />
      <p className={styles.lead}>{t(`premium.lead.${name}`)}</p>
      {children}
    </section>
  )
}

/** Leads to each part of the page, which is twelve screens long on a phone. */
function SectionLinks({ names }: { readonly names: readonly (PremiumSection | 'byHand')[] }) {
  const t = useMessages(gameMessages)
  return (
    <nav aria-label={t('premium.sections')} className={styles.sections}>
      {names.map((name) => (
        <Link key={name} to={{ hash: `#${name}` }} replace>
          {t(`premium.section.${name}`)}
        </Link>
      ))}
    </nav>
  )
}

interface ShelfProps {
  readonly name: PremiumSection
  readonly items: readonly Package[]
  readonly player: Player
  readonly payments: readonly GamePaymentFragment[]
}

function Shelf({ name, items, player, payments }: ShelfProps) {
  const t = useMessages(gameMessages)
  if (name === 'deals') return <DealCarousel deals={items} label={t('premium.section.deals')} />
  return (
    <div className={styles.grid}>
      {items.map((item) =>
        name === 'subscriptions' ? (
          <SubscriptionCard key={item.id} item={item} player={player} payments={payments} />
        ) : (
          <PackageCard key={item.id} item={item} />
        ),
      )}
    </div>
  )
}

interface PremiumDialogsProps extends Pick<ShelfProps, 'player' | 'payments'> {
  readonly packages: readonly Package[]
}

/** The dialogs of the page, which are opened by its address: `buy` a package, as a `gift`, or look at an `item`. */
function PremiumDialogs({ packages, player, payments }: PremiumDialogsProps) {
  const [search, setSearch] = useSearchParams()
  const close = () => setSearch({}, { replace: true, preventScrollReset: true })
  const bought = packages.find(({ id }) => id === search.get('buy'))
  const shown = packages.flatMap(({ items }) => items).find(({ item }) => item.id === search.get('item'))
  // A purchase goes on while its package is read again, even if it is not sold any more.
  const lastBought = useRef(bought)
  if (bought) lastBought.current = bought
  const item = bought ?? (search.has('buy') ? lastBought.current : undefined)
  return (
    <>
      {item && (
        <PurchaseDialog
          key={item.id}
          item={item}
          player={player}
          isGift={search.has('gift')}
          begun={payments.find(({ packageId, approveUrl }) => packageId === item.id && approveUrl !== null)}
          onClose={close}
        />
      )}
      {shown && <ItemDialog item={shown.item} player={player} onClose={close} />}
    </>
  )
}

/** Everything sold for real money: deals, diamonds, subscriptions, and the services of support. */
export function PremiumPage({ player }: { readonly player: Player }) {
  const t = useMessages(gameMessages)
  const { data, error, refetch } = useQuery(GamePackagesDocument, { fetchPolicy: 'cache-and-network' })
  const payments = useQuery(GamePaymentsDocument, { fetchPolicy: 'cache-and-network' })
  useAnchor(data !== undefined)
  useAbandonedPayment()
  const packages = data?.packages
  const shelves = packages && packagesBySection(packages)
  const own = payments.data?.me?.payments?.edges.map(({ node }) => node) ?? []
  const begun = own.find(({ approveUrl }) => approveUrl !== null)
  const offers = packages?.flatMap(({ offer }) => offer ?? []) ?? []
  const isClosed = offers.some(({ refusal }) => refusal?.code === 'PAYMENTS_CLOSED')
  return (
    <>
      <PageTitle>{t('premium.title')}</PageTitle>
      <MerchantHeader interior={interior} keeper={keeper} title={t('premium.title')} line={t('premium.line')} />
      <p className={styles.tax}>
        {t('premium.tax')}
        {/* with its space, which would otherwise move when the rest arrives */}
        {offers.some(({ isPlayMoney }) => isPlayMoney) && <b> {t('premium.playMoney')}</b>}
      </p>
      {isClosed && (
        <Notice title={t('premium.closed')} className={styles.notice}>
          <p>{t('premium.closedText')}</p>
        </Notice>
      )}
      {begun && <UnfinishedPayment payment={begun} />}
      {shelves && <PartFailure query={payments} title={t('premium.paymentsNotLoaded')} className={styles.notice} />}
      {!shelves && (
        <QueryPlaceholder error={error} onRetry={() => void refetch()} count={6} height={360} columnWidth={248} />
      )}
      {packages?.length === 0 && (
        <EmptyState icon={<Icon name="diamond" />} title={t('premium.empty')}>
          <p>{t('premium.emptyText')}</p>
          <ButtonLink to="/mercatus" size="sm">
            {t('empty.toMerchants')}
          </ButtonLink>
        </EmptyState>
      )}
      {shelves && shelves.length > 0 && <SectionLinks names={[...shelves.map(({ name }) => name), 'byHand']} />}
      {shelves?.map((shelf) => (
        <ShopSection key={shelf.name} name={shelf.name}>
          <Shelf {...shelf} player={player} payments={own} />
        </ShopSection>
      ))}
      <ShopSection name="byHand">
        <SupportOffers playerName={player.name} />
      </ShopSection>
      {packages && <PremiumDialogs packages={packages} player={player} payments={own} />}
    </>
  )
}
