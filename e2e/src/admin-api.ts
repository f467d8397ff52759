import { equip, login, makePlayer, query } from './api'
import type { Site } from './site'

/** The admin's session at each site: a login takes far longer than the calls that follow it, since it hashes the password. */
const sessions = new WeakMap<Site, Promise<string>>()

function logInAsAdmin(site: Site): Promise<string> {
  const session = login(site, 'admin', site.adminPassword)
  sessions.set(site, session)
  return session
}

/** Runs an operation of the CMS as the admin does, who logs in again where the session has ended. */
export async function asAdmin<Data>(site: Site, document: string, variables: object): Promise<Data> {
  const run = async (session: Promise<string>) => query<Data>(site, await session, document, variables)
  const known = sessions.get(site)
  if (!known) return run(logInAsAdmin(site))
  return run(known).catch((error) => {
    if (!String(error).includes('answered 401')) throw error
    return run(logInAsAdmin(site))
  })
}

/** The id of the record of the content with a name, in a list of the CMS such as `items`. */
export async function idOf(site: Site, list: string, name: string): Promise<string> {
  const document = `query ($name: String!) { admin { ${list}(search: $name) { nodes { id name } } } }`
  interface Found {
    readonly admin: Readonly<
      Record<string, { readonly nodes: readonly { readonly id: string; readonly name: string }[] }>
    >
  }
  const { admin } = await asAdmin<Found>(site, document, { name })
  const record = admin[list]?.nodes.find((node) => node.name === name)
  if (!record) throw new Error(`There is no ${name} among the ${list}.`)
  return record.id
}

/** Runs a mutation of the CMS that takes one input, such as `updateItem`; throws where it is refused. */
export async function change(site: Site, mutation: string, input: object): Promise<void> {
  const type = `${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input`
  const document = `mutation ($input: ${type}!) { ${mutation}(input: $input) { userErrors { code field } } }`
  const answer = await asAdmin<Record<string, { userErrors: readonly unknown[] }>>(site, document, { input })
  const errors = answer[mutation]?.userErrors ?? []
  if (errors.length > 0) throw new Error(`${mutation} was refused: ${JSON.stringify(errors)}`)
}

/** Puts pieces of an item into a player's inventory. */
export async function giveItem(site: Site, token: string, name: string, amount = 1): Promise<void> {
  const { me } = await query<{ me: { id: string } }>(site, token, '{ me { id } }')
  await change(site, 'addUserItem', { id: me.id, itemId: await idOf(site, 'items', name), amount })
}

/** Puts an item on a player who has neither the item nor the XP that it asks for. */
export async function putOn(site: Site, token: string, name: string): Promise<void> {
  const itemId = await idOf(site, 'items', name)
  await change(site, 'updateItem', { id: itemId, requiredXp: 0 })
  await giveItem(site, token, name)
  await equip(site, token, itemId)
}

/** An account of the staff, given its role by the admin; returns its bearer token. */
export async function makeStaff(site: Site, name: string, role: 'EDITOR' | 'SUPPORT'): Promise<string> {
  const password = `${name} reads the ledger`
  await makePlayer(site, name, password)
  await setRole(site, name, role)
  return login(site, name, password)
}

/** The admin gives an account another role. */
export async function setRole(site: Site, name: string, role: 'EDITOR' | 'SUPPORT' | 'USER'): Promise<void> {
  interface Found {
    readonly admin: { readonly users: { readonly nodes: readonly { readonly id: string }[] } }
  }
  const document = 'query ($name: String!) { admin { users(search: $name) { nodes { id } } } }'
  const { admin } = await asAdmin<Found>(site, document, { name })
  await change(site, 'updateUser', { id: admin.users.nodes[0]?.id, role })
}
