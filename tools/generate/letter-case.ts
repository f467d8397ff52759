/** `newsPost` as `NewsPost`. */
export const upperFirst = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** `weaponMaster` as `WEAPON_MASTER`, and `deal1` as `DEAL_1`: the name of an enum value. */
export const constantCase = (name: string): string => name.replace(/[A-Z]|\d+/g, '_$&').toUpperCase()
