import { ApolloProvider } from '@apollo/client/react'
import { ControlIcon, EmptyState, LazyPageView, loadClient, PageTitle, useMessages, useViewer } from '@sanguine/ui'
import { use } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { adminMessages } from '../i18n/messages'
import { StaffChangesProvider } from '../shared/changes/staff-changes'
import { AdminLayout } from './admin-layout'
import { sectionsFor } from './sections'

function AccessDenied() {
  const t = useMessages(adminMessages)
  return (
    <EmptyState icon={<ControlIcon name="login" />} title={t('access.title')}>
      <PageTitle>{t('access.title')}</PageTitle>
      <p>{t('access.text')}</p>
    </EmptyState>
  )
}

/** The CMS under /admin, with the sections that the viewer's role may open; who may open none is redirected to /. */
export function Admin() {
  const client = use(loadClient())
  const sections = sectionsFor(useViewer()?.permissions ?? [])
  const [first] = sections
  if (!first)
    return (
      <Routes>
        <Route path="/admin/*" element={<Navigate to="/" replace />} />
        <Route path="*" element={<AccessDenied />} />
      </Routes>
    )
  return (
    <ApolloProvider client={client}>
      <StaffChangesProvider>
        <AdminLayout sections={sections}>
          <Routes>
            {sections.map(({ path, page }) => (
              <Route
                key={path}
                path={`/admin/${path}/*`}
                element={
                  <LazyPageView key={path} page={page}>
                    {(Page) => <Page />}
                  </LazyPageView>
                }
              />
            ))}
            <Route path="*" element={<Navigate to={`/admin/${first.path}`} replace />} />
          </Routes>
        </AdminLayout>
      </StaffChangesProvider>
    </ApolloProvider>
  )
}
