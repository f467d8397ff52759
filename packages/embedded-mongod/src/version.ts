/** The MongoDB version whose behaviour the server follows. */
export const MONGODB_VERSION = '7.0.14'
