import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { PageTitle } from '../../components/PageTitle/PageTitle.tsx'
import { tokens } from '../../theme/tokens.ts'

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

/** The head of a page for visitors: its title, and one line that says what to do. */
export function PublicHeading({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Root>
      <PageTitle>{title}</PageTitle>
      <p>{children}</p>
    </Root>
  )
}
