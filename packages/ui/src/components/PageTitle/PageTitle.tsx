import { useEffect, useRef } from 'react'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { tokens } from '#theme/tokens.ts'
import { Bdi, useTextAttributes } from '../Bdi/Bdi.tsx'
import { styled } from 'styled-components'

/** What the content of a page is named by, so that a change of page is heard: its first heading. */
export const pageTitleId = 'page-title'

const Subject = styled.span`
  display: block;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.md};
  font-weight: ${tokens.weight.regular};
  line-height: ${tokens.leading.body};
`

type PageTitleProps = {
  /** As soon as it appears: for what takes the place of the page that one was on. */
  takesFocus?: boolean
  /** What or whom the page is about: of a class, its name; also in the name of the browser’s tab. */
  subject?: string | undefined
  /** The text below that tells the language of the heading, where that is of a record. */
  languageHint?: string | null | undefined
  children: string
}

/** The one first heading of a page, which also names the browser's tab, with the school. */
export function PageTitle({ takesFocus = false, subject, languageHint, children }: PageTitleProps) {
  const tongueOf = useTextAttributes()
  const { name } = useSchoolSettings()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <>
      <title>{[children, subject, name].filter(Boolean).join(' · ')}</title>
      <h1 ref={heading} id={pageTitleId} {...tongueOf(children, languageHint)} {...(takesFocus && { tabIndex: -1 })}>
        {children}
        {subject && (
          <>
            {' '}
            <Subject>
              <Bdi>{subject}</Bdi>
            </Subject>
          </>
        )}
      </h1>
    </>
  )
}
