import { EmptyState, Icon, LazyPageView, lazyPage, PageTitle, useMessages, VisuallyHidden } from '@sanguine/ui'
import { Navigate, Route, Routes } from 'react-router'
import { EquipmentPanel } from './equipment/equipment-panel'
import { HomePage } from './features/home/home-page'
import { HuntPage } from './features/hunt/hunt-page'
import { InventoryPage } from './features/inventory/inventory-page'
import { JournalPage } from './features/journal/journal-page'
import { ShopPage } from './features/shop/shop-page'
import { TravelPage } from './features/travel/travel-page'
import { gameMessages } from './i18n/messages'
import { stalls } from './player/merchants'
import type { Player } from './player/use-player'
import { GameShell } from './shell/game-shell'

const glossaryPage = lazyPage(async () => (await import('./features/glossary/glossary-page')).GlossaryPage)
const grimoirePage = lazyPage(async () => (await import('./features/grimoire/grimoire-page')).GrimoirePage)
const ladderPage = lazyPage(async () => (await import('./features/ladder/ladder-page')).LadderPage)
const profilePage = lazyPage(async () => (await import('./features/profile/profile-page')).ProfilePage)
const treasuryPage = lazyPage(async () => (await import('./features/treasury/treasury-page')).TreasuryPage)

function Lost() {
  const t = useMessages(gameMessages)
  return (
    <EmptyState icon={<Icon name="moon" />} title={t('lost.title')}>
      <PageTitle>{t('lost.title')}</PageTitle>
      <VisuallyHidden>
        <h1>{t('lost.title')}</h1>
      </VisuallyHidden>
      <p>{t('lost.text')}</p>
    </EmptyState>
  )
}

function Screens({ player }: { readonly player: Player }) {
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
      {stalls.map((stall) => (
        <Route
          key={stall.path}
          path={stall.path}
          element={<ShopPage key={stall.path} player={player} stall={stall} />}
        />
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
        path="/profile"
        element={<LazyPageView page={profilePage}>{(Page) => <Page name={player.name} />}</LazyPageView>}
      />
      <Route path="/register" element={<Navigate to="/" replace />} />
      <Route path="*" element={<Lost />} />
    </Routes>
  )
}

/** The player's screens, for an account that plays; they read through the client around them. */
export function Game() {
  return <GameShell>{(player) => <Screens player={player} />}</GameShell>
}
