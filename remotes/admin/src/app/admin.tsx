import { ApolloProvider } from '@apollo/client/react'
import { EmptyState, LazyView, loadClient, Title, useMessages, useViewer } from '@sanguine/ui'
import { use } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { adminMessages } from '../i18n/messages'
import { AdminLayout } from './admin-layout'
import { sections } from './sections'

function AccessDenied() {
  const t = useMessages(adminMessages)
  return (
    <EmptyState title={t('access.title')}>
      <Title>{t('access.title')}</Title>
      <p>{t('access.text')}</p>
    </EmptyState>
  )
}

/** The CMS under /admin, for administrators; other visitors are redirected to /. */
export function Admin() {
  const client = use(loadClient())
  const isAdmin = useViewer()?.isAdmin ?? false
  const first = `/admin/${sections[0]?.path}`
  if (!isAdmin)
    return (
      <Routes>
        <Route path="/admin/*" element={<Navigate to="/" replace />} />
        <Route path="*" element={<AccessDenied />} />
      </Routes>
    )
  return (
    <ApolloProvider client={client}>
      <AdminLayout>
        <Routes>
          {sections.map(({ path, page }) => (
            <Route
              key={path}
              path={`/admin/${path}/*`}
              element={
                <LazyView key={path} page={page}>
                  {(Page) => <Page />}
                </LazyView>
              }
            />
          ))}
          <Route path="*" element={<Navigate to={first} replace />} />
        </Routes>
      </AdminLayout>
    </ApolloProvider>
  )
}
