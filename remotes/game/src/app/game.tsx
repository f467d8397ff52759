import {
  EmptyState,
  Icon,
  LazyPageView,
  lazyPage,
  PageBoundary,
  PageTitle,
  useMessages,
  VisuallyHidden,
} from '@sanguine/ui'
import { Navigate, Route, Routes } from 'react-router'
import { EquipmentPanel } from '../features/equipment/components/equipment-panel'
import { HuntPage } from '../features/hunt/pages/hunt-page'
import { InventoryPage } from '../features/inventory/pages/inventory-page'
import { ShopPage } from '../features/shop/pages/shop-page'
import { TravelPage } from '../features/travel/pages/travel-page'
import { gameMessages } from '../shared/i18n/messages'
import { shops } from '../shared/player/shops'
import type { Player } from '../shared/player/use-player'
import { HomePage } from './pages/home-page'
import { JournalPage } from './pages/journal-page'
import { GameShell } from './shell/game-shell'

const glossaryPage = lazyPage(async () => (await import('../features/glossary/pages/glossary-page')).GlossaryPage)
const grimoirePage = lazyPage(async () => (await import('../features/grimoire/pages/grimoire-page')).GrimoirePage)
const ladderPage = lazyPage(async () => (await import('../features/ladder/pages/ladder-page')).LadderPage)
const premiumPage = lazyPage(async () => (await import('../features/premium/pages/premium-page')).PremiumPage)
const profilePage = lazyPage(async () => {
  const [{ ProfilePage }, { PaymentsSection }] = await Promise.all([
    import('../features/profile/pages/profile-page'),
    import('../features/premium/components/payments-section'),
  ])
  return ({ name }: { readonly name: string }) => <ProfilePage name={name} payments={<PaymentsSection />} />
})
const treasuryPage = lazyPage(async () => (await import('../features/treasury/pages/treasury-page')).TreasuryPage)

function NotFoundPage() {
  const t = useMessages(gameMessages)
  return (
    <EmptyState icon={<Icon name="moon" />} title={t('notFound.title')}>
      <PageTitle>{t('notFound.title')}</PageTitle>
      <VisuallyHidden>
        <h1>{t('notFound.title')}</h1>
      </VisuallyHidden>
      <p>{t('notFound.text')}</p>
    </EmptyState>
  )
}

function GameRoutes({ player }: { readonly player: Player }) {
  const home = <HomePage player={player} />
  return (
    <Routes>
      {['/', '/login', '/game'].map((path) => (
        <Route key={path} path={path} element={home} />
      ))}
      <Route path="/equipment" element={<EquipmentPanel player={player} level={1} />} />
      <Route path="/journal" element={<JournalPage player={player} />} />
      <Route path="/inventory" element={<InventoryPage player={player} />} />
      <Route path="/travel" element={<TravelPage player={player} />} />
      <Route path="/hunt" element={<HuntPage key="hunt" player={player} variant="hunt" />} />
      <Route path="/coffinhunt" element={<HuntPage key="coffin" player={player} variant="coffin" />} />
      {shops.map((shop) => (
        <Route key={shop.path} path={shop.path} element={<ShopPage key={shop.path} player={player} shop={shop} />} />
      ))}
      <Route
        path="/glossary"
        element={<LazyPageView page={glossaryPage}>{(Page) => <Page player={player} />}</LazyPageView>}
      />
      <Route
        path="/grimoire"
        element={<LazyPageView page={grimoirePage}>{(Page) => <Page player={player} />}</LazyPageView>}
      />
      <Route path="/ladder" element={<LazyPageView page={ladderPage}>{(Page) => <Page />}</LazyPageView>} />
      <Route path="/treasury" element={<LazyPageView page={treasuryPage}>{(Page) => <Page />}</LazyPageView>} />
      <Route
        path="/premiumShop"
        element={<LazyPageView page={premiumPage}>{(Page) => <Page player={player} />}</LazyPageView>}
      />
      <Route
        path="/profile"
        element={<LazyPageView page={profilePage}>{(Page) => <Page name={player.name} />}</LazyPageView>}
      />
      <Route path="/register" element={<Navigate to="/" replace />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}

/** The player's pages. Needs an `ApolloProvider` around it. */
export function Game() {
  return (
    <GameShell>
      {(player) => (
        <PageBoundary>
          <GameRoutes player={player} />
        </PageBoundary>
      )}
    </GameShell>
  )
}
