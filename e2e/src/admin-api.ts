import { login, query } from './api'
import type { Site } from './site'

/** Runs an operation of the CMS as the admin does. */
export const asAdmin = async <Data>(site: Site, document: string, variables: object): Promise<Data> =>
  query<Data>(site, await login(site, 'admin', site.adminPassword), document, variables)

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
  interface Equipped {
    readonly equip: { readonly userErrors: readonly unknown[] }
  }
  const document = 'mutation ($input: EquipInput!) { equip(input: $input) { userErrors { code } } }'
  const { equip } = await query<Equipped>(site, token, document, { input: { itemId } })
  if (equip.userErrors.length > 0) throw new Error(`${name} was refused: ${JSON.stringify(equip.userErrors)}`)
}
