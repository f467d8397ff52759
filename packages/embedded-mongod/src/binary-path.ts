import { join } from 'node:path'

/** The program to start instead of `mongod`. It needs the compiled server beside it. */
export const binaryPath = join(__dirname, '..', 'bin', 'embedded-mongod')
