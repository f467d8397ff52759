import {
  ButtonLink,
  EmptyState,
  Icon,
  LazyPageView,
  lazyPage,
  PageBoundary,
  PageTitle,
  useMessages,
  VisuallyHidden,
} from '@sanguine/ui'
import { loginOrigin } from '@sanguine/ui/platform'
import { Navigate, Route, Routes, useLocation } from 'react-router'
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

const awayPage = lazyPage(async () => (await import('../features/journal/pages/away-page')).AwayPage)
const fightPage = lazyPage(async () => (await import('../features/journal/pages/fight-page')).FightPage)
const fightLinksPage = lazyPage(async () => (await import('../features/journal/pages/fight-links-page')).FightLinksPage)
const sharedFightPage = lazyPage(
  async () => (await import('../features/journal/pages/shared-fight-page')).SharedFightPage,
)
const glossaryPage = lazyPage(async () => (await import('../features/glossary/pages/glossary-page')).GlossaryPage)
const grimoirePage = lazyPage(async () => (await import('../features/grimoire/pages/grimoire-page')).GrimoirePage)
const ladderPage = lazyPage(async () => (await import('../features/ladder/pages/ladder-page')).LadderPage)
const planPage = lazyPage(async () => (await import('../features/plan/pages/plan-page')).PlanPage)
const premiumPage = lazyPage(async () => (await import('../features/premium/pages/premium-page')).PremiumPage)
const profilePage = lazyPage(async () => {
  const [{ ProfilePage }, { PaymentsSection }, { DeviceSection }, { NotificationSection }] = await Promise.all([
    import('../features/profile/pages/profile-page'),
    import('../features/premium/components/payments-section'),
    import('../features/notice/device-section'),
    import('../features/notice/components/notification-section'),
  ])
  return ({ player }: { readonly player: Player }) => (
    <ProfilePage
      player={player}
      device={
        <>
          <NotificationSection />
          <DeviceSection />
        </>
      }
      payments={<PaymentsSection />}
    />
  )
})
const ratesPage = lazyPage(async () => (await import('../features/statistics/pages/rates-page')).RatesPage)
const statisticsPage = lazyPage(
  async () => (await import('../features/statistics/pages/statistics-page')).StatisticsPage,
)
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
      <ButtonLink to="/" size="sm">
        {t('empty.toHome')}
      </ButtonLink>
    </EmptyState>
  )
}

function GameRoutes({ player }: { readonly player: Player }) {
  const location = useLocation()
  const home = <HomePage player={player} />
  return (
    <Routes>
      {['/', '/game'].map((path) => (
        <Route key={path} path={path} element={home} />
      ))}
      <Route path="/equipment" element={<EquipmentPanel player={player} level={1} />} />
      <Route path="/journal" element={<JournalPage player={player} />} />
      <Route
        path="/journal/fight/:id"
        element={<LazyPageView page={fightPage}>{(Page) => <Page player={player} />}</LazyPageView>}
      />
      <Route
        path="/journal/away"
        element={<LazyPageView page={awayPage}>{(Page) => <Page player={player} />}</LazyPageView>}
      />
      <Route path="/journal/links" element={<LazyPageView page={fightLinksPage}>{(Page) => <Page />}</LazyPageView>} />
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
      <Route path="/plan" element={<LazyPageView page={planPage}>{(Page) => <Page player={player} />}</LazyPageView>} />
      <Route path="/statistics" element={<LazyPageView page={statisticsPage}>{(Page) => <Page />}</LazyPageView>} />
      <Route
        path="/treasury"
        element={<LazyPageView page={treasuryPage}>{(Page) => <Page player={player} />}</LazyPageView>}
      />
      <Route
        path="/premiumShop"
        element={<LazyPageView page={premiumPage}>{(Page) => <Page player={player} />}</LazyPageView>}
      />
      <Route
        path="/profile"
        element={<LazyPageView page={profilePage}>{(Page) => <Page player={player} />}</LazyPageView>}
      />
      <Route path="/login" element={<Navigate to={loginOrigin(location)} replace />} />
      <Route path="/register" element={<Navigate to="/" replace />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}

/** The pages that need no account, which `selectRemote` of the host gives to this remote for everyone. */
const publicPages = /^\/(rates|fight\/[^/]+)\/?$/i

/** The player's pages, and those that need no account. Needs an `ApolloProvider` around it. */
export function Game() {
  const { pathname } = useLocation()
  if (publicPages.test(pathname))
    return (
      <PageBoundary>
        <Routes>
          <Route path="/rates" element={<LazyPageView page={ratesPage}>{(Page) => <Page />}</LazyPageView>} />
          <Route
            path="/fight/:token"
            element={<LazyPageView page={sharedFightPage}>{(Page) => <Page />}</LazyPageView>}
          />
        </Routes>
      </PageBoundary>
    )
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
