import { ApolloProvider } from '@apollo/client/react'
import { ControlIcon, EmptyState, LazyPageView, loadClient, PageTitle, useMessages, useViewer } from '@sanguine/ui'
import { toast } from '@sanguine/ui/platform'
import { use, useEffect } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { type AdminMessage, adminMessages } from '../i18n/messages'
import { StaffChangesProvider } from '../shared/changes/staff-changes'
import { AdminLayout } from './admin-layout'
import { sections as allSections, sectionsFor } from './sections'

function AccessDenied() {
  const t = useMessages(adminMessages)
  return (
    <EmptyState icon={<ControlIcon name="login" />} title={t('access.title')}>
      <PageTitle>{t('access.title')}</PageTitle>
      <p>{t('access.text')}</p>
    </EmptyState>
  )
}

/** Says that the viewer may not open a section, and opens another one. */
function ForbiddenSection({ label, to }: { readonly label: AdminMessage; readonly to: string }) {
  const t = useMessages(adminMessages)
  const sentence = t('access.section', { section: t(label) })
  useEffect(() => void toast.info(sentence), [sentence])
  return <Navigate to={to} replace />
}

/** The CMS under /admin, with the sections that the viewer's role may open; who may open none is redirected to /. */
export function Admin() {
  const client = use(loadClient())
  const sections = sectionsFor(useViewer()?.permissions ?? [])
  const forbidden = allSections.filter((section) => !sections.includes(section))
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
            {forbidden.map(({ path, label }) => (
              <Route
                key={path}
                path={`/admin/${path}/*`}
                element={<ForbiddenSection label={label} to={`/admin/${first.path}`} />}
              />
            ))}
            <Route path="*" element={<Navigate to={`/admin/${first.path}`} replace />} />
          </Routes>
        </AdminLayout>
      </StaffChangesProvider>
    </ApolloProvider>
  )
}
