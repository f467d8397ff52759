import type { RemoteProps } from '@sanguine/federation'
import { useViewer } from '@sanguine/ui'
import { lazy, Suspense } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router'
import { ActivationRequiredPage, BannedPage, LoginRequiredPage } from '../features/account/pages/account-status-pages'
import { LoginPage } from '../features/account/pages/login-page'
import { RegisterPage } from '../features/account/pages/register-page'
import { HomePage } from '../features/home/pages/home-page'
import { loginTarget } from '../shared/login-target'

// Pages that mails and the payment provider lead to, and those of accounts, are no part of the first page.
const ActivatePage = lazy(() =>
  import('../features/account/pages/activate-page').then((module) => ({ default: module.ActivatePage })),
)
const ConfirmEmailPage = lazy(() =>
  import('../features/account/pages/confirm-email-page').then((module) => ({ default: module.ConfirmEmailPage })),
)
const RetrievePasswordPage = lazy(() =>
  import('../features/account/pages/retrieve-password-page').then((module) => ({
    default: module.RetrievePasswordPage,
  })),
)
const PaymentCallbackPage = lazy(() =>
  import('../features/payment/pages/payment-callback-page').then((module) => ({
    default: module.PaymentCallbackPage,
  })),
)
const SecurityPage = lazy(() =>
  import('../features/security/pages/security-page').then((module) => ({ default: module.SecurityPage })),
)
const AuthorizePage = lazy(() =>
  import('../features/apps/pages/authorize-page').then((module) => ({ default: module.AuthorizePage })),
)
const DevicePage = lazy(() =>
  import('../features/apps/pages/device-page').then((module) => ({ default: module.DevicePage })),
)
const OwnDataPage = lazy(() =>
  import('../features/own-data/pages/own-data-page').then((module) => ({ default: module.OwnDataPage })),
)
const StoryPage = lazy(() =>
  import('../features/story/pages/story-page').then((module) => ({ default: module.StoryPage })),
)
const DevelopersPage = lazy(() =>
  import('../features/developers/pages/developers-page').then((module) => ({ default: module.DevelopersPage })),
)
const FairPage = lazy(() => import('../features/fair/pages/fair-page').then((module) => ({ default: module.FairPage })))
const StatusPage = lazy(() =>
  import('../features/status/pages/status-page').then((module) => ({ default: module.StatusPage })),
)
const LegalPage = lazy(() =>
  import('../features/legal/pages/legal-page').then((module) => ({ default: module.LegalPage })),
)

/** The pages of a visitor, and those of an account that is logged in but may not play. */
export function App({ onLogin }: RemoteProps) {
  const viewer = useViewer()
  const location = useLocation()
  const home = viewer?.mustEnrol ? (
    <SecurityPage />
  ) : viewer?.role === 'notActivated' ? (
    <ActivationRequiredPage />
  ) : viewer?.role === 'banned' ? (
    <BannedPage />
  ) : (
    <HomePage />
  )
  return (
    // marked as loading, so that the footer does not come before the page above it
    <Suspense fallback={<div data-loading />}>
      <Routes>
        <Route path="/welcome" element={<StoryPage />} />
        <Route path="/developers" element={<DevelopersPage />} />
        <Route path="/status" element={<StatusPage />} />
        <Route path="/fair" element={<FairPage />} />
        <Route path="/fair/:token" element={<FairPage />} />
        <Route path="/imprint" element={<LegalPage />} />
        <Route path="/activateAccount/:id" element={<ActivatePage />} />
        <Route path="/confirmEmail/:id" element={<ConfirmEmailPage />} />
        <Route path="/forgotPasswordRetrieve/:id" element={<RetrievePasswordPage />} />
        <Route path="/shopcallback/:pid" element={<PaymentCallbackPage />} />
        <Route
          path="/login"
          element={viewer ? <Navigate to={loginTarget(location)} replace /> : <LoginPage onLogin={onLogin} />}
        />
        <Route path="/register" element={viewer ? <Navigate to="/" replace /> : <RegisterPage />} />
        <Route path="/account/security" element={viewer ? <SecurityPage /> : <LoginRequiredPage onLogin={onLogin} />} />
        <Route path="/oauth/authorize" element={viewer ? <AuthorizePage /> : <LoginRequiredPage onLogin={onLogin} />} />
        <Route path="/oauth/device" element={viewer ? <DevicePage /> : <LoginRequiredPage onLogin={onLogin} />} />
        <Route path="/account/privacy" element={viewer ? <OwnDataPage /> : <LoginRequiredPage onLogin={onLogin} />} />
        <Route path="/game/*" element={viewer ? home : <LoginRequiredPage onLogin={onLogin} />} />
        <Route path="*" element={home} />
      </Routes>
    </Suspense>
  )
}
