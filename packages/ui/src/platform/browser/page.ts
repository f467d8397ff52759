/** What the site does to the page as a whole; one place, so that tests can watch it. */
export const page = {
  reload(): void {
    window.location.reload()
  },
  /** Loads another page of the site anew. */
  open(path: string): void {
    window.location.assign(path)
  },
}
