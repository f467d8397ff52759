/** `newsPost` as `NewsPost`. */
export const upperFirst = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** `newsPost` as `news post`. */
export const lowerCaseWords = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** `weaponMaster` as `WEAPON_MASTER`, and `deal1` as `DEAL_1`: a value of an enum in the GraphQL API. */
export const constantCase = (name: string): string => name.replace(/[A-Z]|\d+/g, '_$&').toUpperCase()

/** `WEAPON_MASTER` as `weaponMaster`. */
export const camelCase = (name: string): string =>
  name.toLowerCase().replace(/_(.)/g, (_match, letter: string) => letter.toUpperCase())
