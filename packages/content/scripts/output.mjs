import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

/** The files of a build: writes those that differ, or in check mode only names them. */
export class Output {
  #kept = new Set()
  #changed = []

  constructor(root, isCheck) {
    this.root = root
    this.isCheck = isCheck
  }

  has(path) {
    return existsSync(join(this.root, path))
  }

  /** A JSON file of the last build, or null. */
  async previous(path) {
    return this.has(path) ? JSON.parse(await readFile(join(this.root, path), 'utf8')) : null
  }

  /** A file that stays as it is. */
  keep(path) {
    this.#kept.add(path)
  }

  changed(path) {
    this.#changed.push(path)
  }

  async write(path, data) {
    this.#kept.add(path)
    const file = join(this.root, path)
    const old = this.has(path) ? await readFile(file) : null
    if (old && Buffer.compare(old, Buffer.from(data)) === 0) return
    this.changed(path)
    if (this.isCheck) return
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, data)
  }

  text(path, text) {
    return this.write(path, text)
  }

  json(path, content) {
    return this.write(path, `${JSON.stringify(content, null, 2)}\n`)
  }

  /** Removes files under a folder that this build did not write. */
  async removeStray(folder) {
    const base = join(this.root, folder)
    for (const entry of await readdir(base, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue
      const path = relative(this.root, join(entry.parentPath, entry.name)).replaceAll('\\', '/')
      if (this.#kept.has(path)) continue
      this.changed(`${path} (stray)`)
      if (!this.isCheck) await rm(join(this.root, path))
    }
  }

  /** Says what changed; the exit code of the build. */
  report() {
    if (this.#changed.length === 0) console.log('content pack: up to date')
    else if (this.isCheck) {
      console.error(
        `content pack: out of date, run npm run content:build\n${this.#changed.map((path) => `  ${path}`).join('\n')}`,
      )
      return 1
    } else console.log(`content pack: ${this.#changed.length} files written`)
    return 0
  }
}
