import { useEffect, useRef } from 'react'
import { pageTitleId } from './pageTitleId.ts'

type PageTitleProps = {
  /** As soon as it appears: for what takes the place of the page that one was on. */
  takesFocus?: boolean
  /** Whose page it is, for the browser’s tab: of a class, its name. */
  subject?: string | undefined
  children: string
}

/** The one first heading of a page, which also names the browser's tab. */
export function PageTitle({ takesFocus = false, subject, children }: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <>
      <title>{[children, subject, 'Maktab'].filter(Boolean).join(' · ')}</title>
      <h1 ref={heading} id={pageTitleId} {...(takesFocus && { tabIndex: -1 })}>
        {children}
      </h1>
    </>
  )
}
