import type { ReactNode } from 'react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { PageTitle } from '#components/PageTitle/PageTitle.tsx'
import { Actions, Header, Titles } from './PageHeader.styles.ts'

type PageHeaderProps = {
  /** Also the name of the browser's tab. */
  title: string
  /** What or whom the page is about: in the tab’s name, and under the title where there is no description. */
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
        {(description ?? subject) && <p>{description ?? <Bdi>{subject}</Bdi>}</p>}
      </Titles>
      {actions && <Actions data-off-paper>{actions}</Actions>}
    </Header>
  )
}
