import type { GraphiQLProps } from 'graphiql'

/** The key under which the site stores its token. It repeats `tokenKey` of `packages/ui`, which is too large to load for it. */
const tokenKey = 'access_token'

export const isLoggedIn = (): boolean => localStorage.getItem(tokenKey) !== null

/** Calls the API with the login of the site in this browser. The headers editor goes first, as for the token of another account. */
export const callApi: GraphiQLProps['fetcher'] = async (call, options) => {
  const token = localStorage.getItem(tokenKey)
  const headers = new Headers({ 'Content-Type': 'application/json' })
  if (token !== null) headers.set('Authorization', `Bearer ${token}`)
  for (const [name, value] of Object.entries(options?.headers ?? {})) headers.set(name, String(value))
  const response = await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify(call) })
  return response.json()
}
