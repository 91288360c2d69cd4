import { useEffect, useRef } from 'react'

type PageTitleProps = {
  /** As soon as it appears: for what takes the place of the page that one was on. */
  takesFocus?: boolean
  children: string
}

/** The one first heading of a page, which also names the browser's tab. */
export function PageTitle({ takesFocus = false, children }: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <>
      <title>{`${children} · Maktab`}</title>
      <h1 ref={heading} {...(takesFocus && { tabIndex: -1 })}>
        {children}
      </h1>
    </>
  )
}
