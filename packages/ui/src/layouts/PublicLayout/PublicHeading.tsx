import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { PageTitle } from '#components/PageTitle/PageTitle.tsx'
import { tokens } from '#theme/tokens.ts'

const Root = styled.header`
  display: grid;
  gap: ${tokens.space[2]};

  h1 {
    font-size: ${tokens.text.xxl};
  }

  p {
    color: ${tokens.color.textMuted};
  }
`

type PublicHeadingProps = {
  title: string
  /** For a page that takes the place of another one: its title is where one goes on reading. */
  takesFocus?: boolean
  children: ReactNode
}

/** The head of a page for visitors: its title, and one line that says what to do. */
export function PublicHeading({ title, takesFocus = false, children }: PublicHeadingProps) {
  return (
    <Root>
      <PageTitle takesFocus={takesFocus}>{title}</PageTitle>
      <p>{children}</p>
    </Root>
  )
}
