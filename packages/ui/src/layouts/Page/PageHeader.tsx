import type { ReactNode } from 'react'
import { Inline } from '#components/Inline/Inline.tsx'
import { PageTitle } from '#components/PageTitle/PageTitle.tsx'
import { Header, Titles } from './PageHeader.styles.ts'

type PageHeaderProps = {
  /** Also the name of the browser's tab. */
  title: string
  /** What or whom the page is about: part of its title, and of the tab’s name. */
  subject?: string | undefined
  /** One line under the title. */
  description?: ReactNode
  /** A link back, above the title. */
  back?: ReactNode
  actions?: ReactNode
}

/** The head of a page inside the shell: its title and what can be done there. */
export function PageHeader({ title, subject, description, back, actions }: PageHeaderProps) {
  return (
    <Header>
      <Titles>
        {back && <div data-off-paper>{back}</div>}
        <PageTitle subject={subject}>{title}</PageTitle>
        {description && <p>{description}</p>}
      </Titles>
      {actions && (
        <Inline gap="small" align="stretch" data-off-paper>
          {actions}
        </Inline>
      )}
    </Header>
  )
}
