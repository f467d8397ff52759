import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Site } from './site'
import { waitUntil } from './wait-until'

const headers = { 'X-Api-Key': 'sanguine-site', 'Content-Type': 'application/json' }

/** How long a call is repeated that a busy site ends, in milliseconds. */
const repeatMs = 60_000

/**
 * Makes a call, and repeats it under the same idempotency key while the site responds with 503, as clients should. A busy
 * site is right to respond so, and a journey does not test it.
 */
async function send(url: string, token: string | null, init: { readonly body?: object } = {}): Promise<Response> {
  const request = {
    method: init.body ? 'POST' : 'GET',
    headers: {
      ...headers,
      'Idempotency-Key': randomUUID(),
      ...(token !== null && { Authorization: `Bearer ${token}` }),
    },
    ...(init.body && { body: JSON.stringify(init.body) }),
  }
  for (const end = Date.now() + repeatMs; ; ) {
    const response = await fetch(url, request)
    if (response.status !== 503 || Date.now() > end) return response
    await pause(1000 * Number(response.headers.get('Retry-After') ?? 1))
  }
}

async function post<Answer>(site: Site, path: string, body: object): Promise<Answer> {
  const response = await send(`${site.url}/api${path}`, null, { body })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as Answer
}

/** The digest that the browser sends instead of a password. */
const digestOf = (password: string): string => createHash('sha256').update(password).digest('hex')

/** An account that is not activated yet, made through the API as any client would; answers the token of its link. */
export async function register(site: Site, name: string, password = passwordOf(name)): Promise<string> {
  const email = `${name.toLowerCase().replace(/\W/g, '')}@example.org`
  const body = JSON.stringify({ username: name, password: digestOf(password), email })
  const response = await fetch(`${site.url}/api/user/register`, { method: 'POST', headers, body })
  // A busy site ends the call and makes the account all the same, as the mail tells.
  const answer = await response.text()
  if (response.status !== 503 && (!response.ok || answer.includes('"success":false')))
    throw new Error(`${name} was refused: ${answer}`)
  const mail = (await site.mailTo(email)).replace(/=\r?\n/g, '')
  const token = /activateAccount\/([\w-]+)/.exec(mail)?.[1]
  if (!token) throw new Error('The activation mail has no link.')
  return token
}

export const passwordOf = (name: string): string => `${name} walks at night`

/** An account that plays; answers the bearer token of the session that its activation opens. */
export async function makePlayer(site: Site, name: string, password = passwordOf(name)): Promise<string> {
  interface Activated {
    readonly activateAccount: { readonly accessToken: string | null }
  }
  const input = { token: await register(site, name, password), canOpenSession: true }
  const document = 'mutation ($input: ActivateAccountInput!) { activateAccount(input: $input) { accessToken } }'
  const { activateAccount } = await query<Activated>(site, null, document, { input })
  // A repeated call finds the account active, and opens no session.
  return activateAccount.accessToken ?? login(site, name, password)
}

export async function login(site: Site, name: string, password: string): Promise<string> {
  const answer = await post<{ access_token: string }>(site, '/user/login', {
    username: name,
    password: digestOf(password),
  })
  // A wrong password is no error of HTTP, and a name that another journey of the site uses has another password.
  if (!answer.access_token) throw new Error(`${name} was not logged in: ${JSON.stringify(answer)}`)
  return answer.access_token
}

/** Plays a hunt to its end; answers the enemy's name. */
export const quickHunt = (site: Site, token: string) => hunt(site, token, 'quickhunt')

/** Plays the first round of a hunt, or the next one of an open fight; answers the enemy's name. */
export const playRound = (site: Site, token: string) => hunt(site, token, 'hunt')

async function hunt(site: Site, token: string, call: 'hunt' | 'quickhunt'): Promise<{ enemy: string; error: string }> {
  const response = await send(`${site.url}/api/Game/${call}`, token)
  const combat = (await response.json()) as { enemyInfo?: { name: string } | null; errorMessage?: string }
  return { enemy: combat.enemyInfo?.name ?? '', error: combat.errorMessage ?? '' }
}

/** Hunts until a fight is won. */
export async function winOnce(site: Site, token: string): Promise<void> {
  interface Hunted {
    readonly quickHunt: { readonly combat: { readonly result: string } | null } | null
  }
  await waitUntil('won fight', async () => {
    const { quickHunt } = await query<Hunted>(site, token, 'mutation { quickHunt { combat { result } } }')
    return quickHunt?.combat?.result === 'WIN'
  })
}

/** Reads the welcome, so that it does not stand before the screens. */
export async function closeWelcome(site: Site, token: string): Promise<void> {
  await query(site, token, 'mutation { closeWelcome { account { hasSeenWelcome } } }')
}

/** The item equipped in the first slot of a type, such as `weapon`; null for none. */
export async function wornItem(
  site: Site,
  token: string,
  type: string,
): Promise<{ readonly id: string; readonly name: string } | null> {
  interface Worn {
    readonly itemType: { readonly shortName: string }
    readonly item: { readonly id: string; readonly name: string } | null
  }
  const document = '{ me { equipmentSlots { itemType { shortName } item { id name } } } }'
  const { me } = await query<{ me: { equipmentSlots: readonly Worn[] } }>(site, token, document)
  return me.equipmentSlots.find(({ itemType }) => itemType.shortName === type)?.item ?? null
}

/** Equips an item that the player owns. */
export async function equip(site: Site, token: string, itemId: string): Promise<void> {
  interface Equipped {
    readonly equip: { readonly userErrors: readonly unknown[] }
  }
  const document = 'mutation ($input: EquipInput!) { equip(input: $input) { userErrors { code } } }'
  const { userErrors } = (await query<Equipped>(site, token, document, { input: { itemId } })).equip
  if (userErrors.length > 0) throw new Error(`The item ${itemId} was refused: ${JSON.stringify(userErrors)}`)
}

/** Equips what the goals of a player suggest, such as loot of a hunt, until they suggest an item of this name. */
export async function equipUntilSuggested(site: Site, token: string, name: string): Promise<void> {
  interface Goals {
    readonly me: { readonly goals: readonly { readonly item?: { readonly id: string; readonly name: string } }[] }
  }
  const document = '{ me { goals { ... on EquipItemGoal { item { id name } } } } }'
  for (;;) {
    const { me } = await query<Goals>(site, token, document)
    const item = me.goals.find((goal) => goal.item)?.item
    if (!item) throw new Error(`No goal suggests ${name}.`)
    if (item.name === name) return
    await equip(site, token, item.id)
  }
}

/** Takes off what a player wears in the first slot of a type. */
export async function takeOff(site: Site, token: string, type: string): Promise<void> {
  const item = await wornItem(site, token, type)
  if (!item) throw new Error(`The player wears no ${type}.`)
  const document = 'mutation ($input: UnequipInput!) { unequip(input: $input) { userErrors { code } } }'
  await query(site, token, document, { input: { itemId: item.id } })
}

/** Ends a session by its token, as a logout elsewhere does, and waits until the gateway refuses it. */
export async function endSession(site: Site, token: string): Promise<void> {
  await query(site, token, 'mutation { logout { hasClosedSession } }')
  await waitForEndOf(site, token)
}

/** Waits until the gateway knows a session's new role: it reads roles once a second. */
export const waitForRole = (site: Site, token: string, role: 'BANNED' | 'EDITOR' | 'USER'): Promise<void> =>
  waitUntil(`session of the role ${role}`, async () => {
    const { viewer } = await query<{ viewer: { role: string } }>(site, token, '{ viewer { role } }')
    return viewer.role === role
  })

/** Waits until the gateway knows that a session has ended: it reads sessions once a second. */
export const waitForEndOf = (site: Site, token: string): Promise<void> =>
  waitUntil('end of the session', async () => {
    const { status } = await send(`${site.url}/graphql`, token, { body: { query: '{ viewer { role } }' } })
    return status === 401
  })

/** Runs a GraphQL operation, as a visitor without a token; throws on errors. */
export async function query<Data>(
  { url }: Pick<Site, 'url'>,
  token: string | null,
  document: string,
  variables: object = {},
): Promise<Data> {
  const response = await send(`${url}/graphql`, token, { body: { query: document, variables } })
  const { data, errors } = (await response.json()) as { data?: Data; errors?: readonly unknown[] }
  if (!data || errors) throw new Error(`${document} answered ${response.status}: ${JSON.stringify(errors)}`)
  return data
}
