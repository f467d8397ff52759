/** Increases with every shipped pack: a database takes a newer pack and never an older one. */
export const version = 8
