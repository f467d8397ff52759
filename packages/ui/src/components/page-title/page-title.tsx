/** The page's name in the browser's tab. One on a page. */
export function PageTitle({ children }: { readonly children: string }) {
  return <title>{`${children} · Sanguine`}</title>
}
