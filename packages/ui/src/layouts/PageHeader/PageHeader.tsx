import type { ReactNode } from 'react'
import { Actions, Header, Titles } from './PageHeader.styles.ts'

type PageHeaderProps = {
  title: ReactNode
  /** One line under the title. */
  description?: ReactNode
  /** A link back, above the title. */
  back?: ReactNode
  actions?: ReactNode
}

/** The head of a page inside the shell: its title and what can be done there. */
export function PageHeader({ title, description, back, actions }: PageHeaderProps) {
  return (
    <Header>
      <Titles>
        {back}
        <h1>{title}</h1>
        {description && <p>{description}</p>}
      </Titles>
      {actions && <Actions>{actions}</Actions>}
    </Header>
  )
}
