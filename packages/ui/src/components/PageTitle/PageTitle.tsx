/** The one first heading of a page, which also names the browser's tab. */
export function PageTitle({ children }: { children: string }) {
  return (
    <>
      <title>{`${children} · Maktab`}</title>
      <h1>{children}</h1>
    </>
  )
}
