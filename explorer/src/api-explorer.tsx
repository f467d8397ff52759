import 'graphiql/style.css'
import './explorer.css'
import { GraphiQL } from 'graphiql'
import { useState } from 'react'
import { callApi } from './call-api'
import { ExampleList } from './example-list'
import { LoginNote } from './login-note'

/** GraphiQL on this site's API. The text, which may contain passwords, is kept by this tab only. */
export function ApiExplorer() {
  const [example, setExample] = useState<string>()
  return (
    <>
      <aside className="guide">
        <h1>Sanguine GraphQL</h1>
        <LoginNote />
        <ExampleList onChoose={setExample} />
      </aside>
      <main>
        <GraphiQL
          fetcher={callApi}
          storage={sessionStorage}
          shouldPersistHeaders={false}
          {...(example !== undefined && { query: example })}
          defaultQuery={'# Choose an example, or write an operation of your own.\n'}
        >
          {/* the page has its name already */}
          <GraphiQL.Logo> </GraphiQL.Logo>
        </GraphiQL>
      </main>
    </>
  )
}
