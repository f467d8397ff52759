/** Actions on the whole page, in one object so that tests can watch them. */
export const page = {
  reload(): void {
    window.location.reload()
  },
  /** Opens a path of the site by loading the whole page. */
  open(path: string): void {
    window.location.assign(path)
  },
  /** Opens an address of another site or program, in place of this page. */
  leave(address: string): void {
    window.location.replace(address)
  },
}
