import { isLoggedIn } from './call-api'

/** Shows the account that calls are made with, and how to use another one. */
export const LoginNote = () => (
  <details>
    <summary>{isLoggedIn() ? 'Logged in as on the site' : 'Not logged in'}</summary>
    {isLoggedIn() ? (
      <p>Calls are made as the account that is logged in to the site in this browser.</p>
    ) : (
      <p>
        <a href="/login">Log in to the site</a> and open this page again: calls are then made as you.
      </p>
    )}
    <p>
      For another account, enter its token under “Headers”: <code>{'{ "Authorization": "Bearer …" }'}</code>
    </p>
  </details>
)
