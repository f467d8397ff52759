import type { Remote, RemoteProps } from '@sanguine/federation'
import { registerPersistedDocuments, useViewer } from '@sanguine/ui'
import { lazy, Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { persistedDocuments } from './generated/persisted-documents'
import { ActivatePage } from './pages/account/activate-page'
import { LoginPage } from './pages/account/login-page'
import { ActivationNotice, BannedNotice, ClosedNotice } from './pages/account/notices'
import { RegisterPage } from './pages/account/register-page'
import { RetrievePasswordPage } from './pages/account/retrieve-password-page'
import { HomePage } from './pages/home/home-page'

const StoryPage = lazy(() => import('./pages/story/story-page').then((module) => ({ default: module.StoryPage })))
const LegalPage = lazy(() => import('./pages/legal/legal-page').then((module) => ({ default: module.LegalPage })))

/** What a visitor sees, and what somebody sees who is logged in but may not play. */
function App({ onLogin }: RemoteProps) {
  const viewer = useViewer()
  const home =
    viewer?.role === 'notActivated' ? <ActivationNotice /> : viewer?.role === 'banned' ? <BannedNotice /> : <HomePage />
  return (
    <Suspense>
      <Routes>
        <Route path="/welcome" element={<StoryPage />} />
        <Route path="/imprint" element={<LegalPage />} />
        <Route path="/activateAccount/:id" element={<ActivatePage />} />
        <Route path="/forgotPasswordRetrieve/:id" element={<RetrievePasswordPage />} />
        <Route path="/login" element={viewer ? <Navigate to="/" replace /> : <LoginPage onLogin={onLogin} />} />
        <Route path="/register" element={viewer ? <Navigate to="/" replace /> : <RegisterPage />} />
        <Route path="/game/*" element={viewer ? home : <ClosedNotice onLogin={onLogin} />} />
        <Route path="*" element={home} />
      </Routes>
    </Suspense>
  )
}

export const remote: Remote = {
  App,
  prepare: () => registerPersistedDocuments(persistedDocuments),
}
