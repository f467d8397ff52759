import { existsSync, renameSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

async function put(file, data) {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, data)
}

/** The files of a build. It writes changed files, or only lists them in check mode. */
export class Output {
  #kept = new Set()
  #changed = []
  #staged = []

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

  /** Keeps a file as it is. */
  keep(path) {
    this.#kept.add(path)
  }

  changed(path) {
    this.#changed.push(path)
  }

  async write(path, data) {
    if (!(await this.#differs(path, data)) || this.isCheck) return
    await put(join(this.root, path), data)
  }

  /** Writes a text file beside its final path; `publish` moves it there. */
  async text(path, text) {
    if (!(await this.#differs(path, text)) || this.isCheck) return
    const file = join(this.root, path)
    await put(`${file}.next`, text)
    this.#staged.push(file)
  }

  async #differs(path, data) {
    this.#kept.add(path)
    const old = this.has(path) ? await readFile(join(this.root, path)) : null
    if (old && Buffer.compare(old, Buffer.from(data)) === 0) return false
    this.changed(path)
    return true
  }

  /** Moves all text files to their final paths at once, so that a concurrent reader never sees a mix of two builds. */
  publish() {
    for (const file of this.#staged.splice(0)) renameSync(`${file}.next`, file)
  }

  json(path, content) {
    return this.text(path, `${JSON.stringify(content, null, 2)}\n`)
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

  /** Prints the changes and returns the exit code of the build. */
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
