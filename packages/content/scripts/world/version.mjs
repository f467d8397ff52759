/** Rises with every pack that is shipped: a database takes a newer pack and never an older one. */
export const version = 6
