/** What the site does to the page as a whole; one place, so that tests can watch it. */
export const page = {
  reload(): void {
    window.location.reload()
  },
  /** Opens a path of the site by loading the whole page. */
  open(path: string): void {
    window.location.assign(path)
  },
}
