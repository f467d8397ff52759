/** The MongoDB version whose behaviour the server follows. */
export const mongodbVersion = '7.0.14'
