/** The page's name in the browser's tab. One on a page. */
export function Title({ children }: { readonly children: string }) {
  return <title>{`${children} · Sanguine`}</title>
}
