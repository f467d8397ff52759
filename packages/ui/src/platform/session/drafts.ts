import { storage } from '../browser/storage'
import { draftPrefix, session, tokenKey } from './session'

function keyOf(name: string): string | null {
  const viewer = session.viewer()
  return viewer && `${draftPrefix(viewer.id)}${name}`
}

/**
 * Unsaved form input of the logged-in account. It survives a reload and the end of the session, but not a logout. Never
 * store passwords here.
 */
export const drafts = {
  /** Undefined where there is none. It may have been written by another version of the site. */
  read(name: string): unknown {
    const key = keyOf(name)
    const text = key && storage.read(key)
    if (!text) return undefined
    try {
      return JSON.parse(text)
    } catch {
      return undefined
    }
  },
  /**
   * Stores nothing once another tab has logged out: the page may go on, but its content belongs to no account that is
   * logged in.
   */
  write(name: string, draft: unknown): void {
    const key = keyOf(name)
    if (key && storage.read(tokenKey) !== null) storage.write(key, JSON.stringify(draft))
  },
  remove(name: string): void {
    const key = keyOf(name)
    if (key) storage.remove(key)
  },
}
