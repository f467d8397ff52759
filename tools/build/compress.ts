import { readdirSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)]
const isText = /\.(js|mjs|css|html|json|svg|webmanifest|txt)$/
const minBytes = 512

/** Puts `<file>.br` and `<file>.gz` beside every text file of a folder that they make smaller. */
export async function compressFolder(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => isText.test(name))
  await Promise.all(files.map((name) => compressFile(join(folder, name))))
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file)
  const options = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  }
  await Promise.all([
    writeIfSmaller(`${file}.br`, bytes, await brotli(bytes, options)),
    writeIfSmaller(`${file}.gz`, bytes, await gzipped(bytes, { level: 9 })),
  ])
}

const writeIfSmaller = (file: string, bytes: Buffer, compressed: Buffer): Promise<void> =>
  bytes.length >= minBytes && compressed.length < bytes.length ? writeFile(file, compressed) : rm(file, { force: true })
