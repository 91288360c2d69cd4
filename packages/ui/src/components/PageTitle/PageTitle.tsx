import { type ReactNode, use, useEffect, useRef } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { PageOwnerContext } from '#providers/PageOwnerContext.ts'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { tokens } from '#theme/tokens.ts'
import { Bdi, useTextAttributes } from '../Bdi/Bdi.tsx'
import { VisuallyHidden } from '../Text/Text.tsx'
import { styled } from 'styled-components'

/** Id of the first heading, which names the page's content so that screen readers announce page changes. */
export const pageTitleId = 'page-title'

const Subject = styled.span`
  display: block;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.md};
  font-weight: ${tokens.weight.regular};
  line-height: ${tokens.leading.body};
`

type PageTitleProps = {
  /** Moves the focus to the title on mount, for content that replaces the current page. */
  takesFocus?: boolean
  /** Subject of the page, such as a class; also part of the tab's title. */
  subject?: string | undefined
  /** What is open on the page; only in the tab's title. */
  tabSubject?: string | undefined
  /** What the heading shows instead of the title, which screen readers still read first. */
  greeting?: ReactNode
  /** Text of the same record that decides the heading's language. */
  languageHint?: string | null | undefined
  children: string
}

/** The `h1` of a page, which also sets the tab's title, with the name of the child, if there are several, and the school's. */
export function PageTitle({
  takesFocus = false,
  subject,
  tabSubject,
  greeting,
  languageHint,
  children,
}: PageTitleProps) {
  const getTextAttributes = useTextAttributes()
  const { locale } = useLocale()
  const { name } = useSchoolSettings()
  const owner = use(PageOwnerContext)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <>
      <title>{[tabSubject, children, subject, owner, name].filter(Boolean).join(' · ')}</title>
      <h1
        ref={heading}
        id={pageTitleId}
        {...getTextAttributes(children, languageHint)}
        {...(takesFocus && { tabIndex: -1 })}
      >
        {greeting === undefined ? (
          children
        ) : (
          <>
            <VisuallyHidden>{children}</VisuallyHidden> {greeting}
          </>
        )}
        {subject && (
          <>
            {' '}
            <Subject lang={locale}>
              <Bdi>{subject}</Bdi>
            </Subject>
          </>
        )}
      </h1>
    </>
  )
}
