import { styled } from 'styled-components'
import { tokens, mediaDown } from '#theme/tokens.ts'
import { patternTint } from '#theme/pattern.ts'
import type { ReactNode } from 'react'
import { Inline } from '#components/Inline/Inline.tsx'
import { PageTitle } from '#components/PageTitle/PageTitle.tsx'

/** The parts of a page, one under the other; what its head lies on stays behind all of them. */
export const Page = styled.div`
  display: grid;
  gap: ${tokens.space[6]};
  min-inline-size: 0;
  isolation: isolate;
`

export const Header = styled.header`
  --tint: farthest-side at top right;
  ${patternTint}
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]} ${tokens.space[4]};
  align-items: center;
  justify-content: space-between;

  /* It lies in the corner of the page, over the edge that the shell says it leaves around. */
  &::before {
    inset-block: calc(-1 * var(--page-edge, 0px)) auto;
    inset-inline: auto calc(-1 * var(--page-edge, 0px));
    inline-size: min(36rem, 100%);
    block-size: 12rem;

    ${mediaDown('md')} {
      block-size: 8rem;
    }
  }
  &:dir(rtl) {
    --tint: farthest-side at top left;
  }
`

export const Titles = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
  justify-items: start;
  min-inline-size: 0;

  h1 {
    font-size: ${tokens.text.xxl};
    overflow-wrap: anywhere;
  }

  p {
    color: ${tokens.color.textMuted};
  }
`

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

/** A form is never wider than what is read well. */
export const FormColumn = styled.div`
  max-inline-size: ${tokens.size.readable};
`

/** A page of several steps under one address. Not a grid: what sticks in one is held back by its own row. */
export const StepperPage = styled(Page)`
  display: flex;
  flex-direction: column;
  scroll-margin-block-start: ${tokens.space[4]};

  h1 {
    outline: none;
  }

  /* Whatever takes the focus stays clear of the progress that sticks above it. */
  [data-field],
  button,
  input,
  textarea,
  a {
    scroll-margin-block-start: ${tokens.space[16]};
  }
`
