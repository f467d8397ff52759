// A page of another origin that shows its visitor's player, by OAuth 2.1 with PKCE. It has no server and no secret.
const { site, client } = document.body.dataset
const redirectUri = location.origin + location.pathname
const status = document.querySelector('[role=status]')

/** Bytes as text for addresses. */
const base64url = (bytes) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

async function json(response) {
  const body = await response.json()
  if (!response.ok) throw new Error(body.detail ?? body.error_description ?? body.error)
  return body
}

/** Shows a link to the site, where the visitor allows this page to read the player. */
async function offer(server) {
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)))
  const state = base64url(crypto.getRandomValues(new Uint8Array(16)))
  sessionStorage.setItem('asked', JSON.stringify({ verifier, state }))
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  const link = document.querySelector('a')
  link.href = `${server.authorization_endpoint}?${new URLSearchParams({
    client_id: client,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'read',
    state,
    code_challenge: base64url(new Uint8Array(digest)),
    code_challenge_method: 'S256',
  })}`
  link.hidden = false
  status.textContent = 'Not connected'
}

/** Exchanges the code with which the visitor came back. The site must be the one that was asked. */
async function finish(server, query) {
  const asked = JSON.parse(sessionStorage.getItem('asked') ?? '{}')
  sessionStorage.removeItem('asked')
  history.replaceState(null, '', location.pathname)
  if (query.get('state') !== asked.state || query.get('iss') !== server.issuer) throw new Error('Please connect again.')
  if (query.has('error')) throw new Error(query.get('error_description') ?? query.get('error'))
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: client,
    redirect_uri: redirectUri,
    code: query.get('code'),
    code_verifier: asked.verifier,
  })
  const { access_token: token } = await json(await fetch(server.token_endpoint, { method: 'POST', body }))
  return token
}

async function show(token) {
  const player = await json(await fetch(`${site}/api/v1/me`, { headers: { Authorization: `Bearer ${token}` } }))
  document.querySelector('#name').textContent = player.name
  document.querySelector('#next').textContent = new Date(player.nextHuntAt).toLocaleTimeString()
  document.querySelector('dl').hidden = false
  status.textContent = 'Connected'
}

async function main() {
  const server = await json(await fetch(`${site}/.well-known/oauth-authorization-server`))
  const query = new URLSearchParams(location.search)
  if (query.has('state')) await show(await finish(server, query))
  else await offer(server)
}

main().catch((error) => {
  status.textContent = error.message
})
