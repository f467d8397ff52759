/** A remote to be made. */
export interface NewRemote {
  /** lower-case letters, digits and `_`; also its path */
  readonly name: string
  /** in English and German */
  readonly title: { readonly en: string; readonly de: string }
  /** exact versions of packages by name */
  readonly versions: Readonly<Record<string, string>>
}

/** The greatest first load of a new remote: its scripts and styles, compressed, in kilobytes. */
const defaultBudget = 30

/** The beginning of the names of its operations, such as `NightWatch` of `night_watch`. */
const typeNameOf = (name: string): string =>
  name
    .split('_')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')

const jsonOf = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

function manifestOf({ name, versions }: NewRemote): string {
  const exact = (packages: readonly string[]) => Object.fromEntries(packages.map((each) => [each, versions[each]]))
  return jsonOf({
    name: `@sanguine/remote-${name}`,
    version: '1.0.0',
    private: true,
    description: 'A new front end.',
    license: 'MIT',
    scripts: {
      build: 'webpack --mode production',
      dev: 'node ../../packages/federation/scripts/dev.mjs',
      test: `cd ../.. && jest remotes/${name}/ --selectProjects browser`,
    },
    dependencies: exact([
      '@graphql-typed-document-node/core',
      '@sanguine/federation',
      '@sanguine/ui',
      'react',
      'react-dom',
      'react-router',
      'webpack',
      'webpack-cli',
    ]),
  })
}

function descriptionOf({ name, title }: NewRemote): string {
  const lost = {
    en: `${title.en} did not load. Everything else still works.`,
    de: `${title.de} wurde nicht geladen. Alles andere funktioniert weiter.`,
  }
  return `{
  "title": ${JSON.stringify(title)},
  "lost": {
    "en": ${JSON.stringify(lost.en)},
    "de": ${JSON.stringify(lost.de)}
  },
  "budget": ${defaultBudget},
  "reach": [{ "paths": ["/${name}"], "roles": ["user", "betaUser", "support", "editor", "admin"] }],
  "pages": ["/${name}"],
  "navigation": [{ "place": "menu", "to": "/${name}", "icon": "star", "text": ${JSON.stringify(title)} }]
}
`
}

const pageOf = (
  type: string,
): string => `import { contentId, ErrorNotice, execute, Loading, PageTitle, useMessages } from '@sanguine/ui'
import { useEffect, useState } from 'react'
import { ${type}StartDocument, type ${type}StartQuery } from '../../../generated/documents'
import { messages } from '../../../i18n/messages'

/** The first page of this remote. Header, navigation and padding around it are the host's. */
export function StartPage() {
  const t = useMessages(messages)
  const [data, setData] = useState<${type}StartQuery>()
  const [error, setError] = useState<unknown>()
  useEffect(() => {
    execute(${type}StartDocument, {}).then(setData, setError)
  }, [])
  return (
    <main id={contentId} tabIndex={-1}>
      <PageTitle>{t('title')}</PageTitle>
      <h1>{t('title')}</h1>
      {error ? <ErrorNotice error={error} /> : data?.me ? <p>{t('greeting', { name: data.me.name })}</p> : <Loading />}
    </main>
  )
}
`

const testOf = ({ name, title }: NewRemote): string => `import '@testing-library/jest-dom/jest-globals'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { findAccessibilityViolations, logInAs, logOut, renderWithProviders } from '@sanguine/ui/testing'
import { screen } from '@testing-library/react'
import { remote } from '../../../app'

beforeEach(() => logInAs({ role: 'user' }))
afterEach(() => logOut())

it('greets the player, and is accessible', async () => {
  await remote.prepare?.()
  const { App } = remote
  const { container } = await renderWithProviders(<App onLogin={() => undefined} />, {
    at: '/${name}',
    fields: { me: { id: 'p1', name: 'Morwenna' } },
  })
  expect(await screen.findByRole('heading', { name: ${quoted(title.en)} })).toBeVisible()
  expect(await screen.findByText('Welcome, Morwenna.')).toBeVisible()
  expect(await findAccessibilityViolations(container)).toEqual([])
})
`

/** A text as a string of TypeScript. */
const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

/** The files of a new remote by their path in its folder, without those that are generated. */
export function remoteFiles(remote: NewRemote): Readonly<Record<string, string>> {
  const { name, title } = remote
  const type = typeNameOf(name)
  return {
    'package.json': manifestOf(remote),
    'remote.json': descriptionOf(remote),
    'webpack.config.mjs': `import { remote } from '@sanguine/federation/webpack'

export default remote({ name: '${name}', folder: import.meta.dirname })
`,
    'src/bootstrap.tsx': `import { renderStandalone } from '@sanguine/federation'

void renderStandalone(() => import('./app'))
`,
    'src/app.tsx': `import type { Remote } from '@sanguine/federation'
import { registerPersistedDocuments } from '@sanguine/ui/platform'
import { App } from './app/app'
import { persistedDocuments } from './generated/persisted-documents'

/** The module that the host loads. */
export const remote: Remote = { App, prepare: () => registerPersistedDocuments(persistedDocuments) }
`,
    'src/app/app.tsx': `import { Route, Routes } from 'react-router'
import { StartPage } from '../features/start/pages/start-page'

/** The routes of this remote. */
export function App() {
  return (
    <Routes>
      <Route path="/${name}" element={<StartPage />} />
    </Routes>
  )
}
`,
    'src/features/start/queries.graphql': `query ${type}Start {
  me {
    id
    name
  }
}
`,
    'src/features/start/pages/start-page.tsx': pageOf(type),
    'src/features/start/pages/start-page.test.tsx': testOf(remote),
    'src/i18n/en.json': jsonOf({ title: title.en, greeting: 'Welcome, {name}.' }),
    'src/i18n/de.json': jsonOf({ title: title.de, greeting: 'Willkommen, {name}.' }),
    'src/i18n/messages.ts': `import { defineMessages } from '@sanguine/ui'
import en from './en.json'

export const messages = defineMessages(en, { de: () => import('./de.json') })
`,
  }
}
