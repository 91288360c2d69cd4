import { styled } from 'styled-components'
import { tokens, mediaDown } from '#theme/tokens.ts'
import { backgroundPatternTint } from '#theme/backgroundPattern.ts'
import type { ReactNode } from 'react'
import { Inline } from '#components/Inline/Inline.tsx'
import { PageTitle } from '#components/PageTitle/PageTitle.tsx'

/** Vertical layout of a page; isolates stacking so that the header's pattern stays behind the content. */
export const Page = styled.div`
  display: grid;
  gap: ${tokens.space[6]};
  min-inline-size: 0;
  isolation: isolate;
`

export const Header = styled.header`
  --tint: farthest-side at top right;
  ${backgroundPatternTint}
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]} ${tokens.space[4]};
  align-items: center;
  justify-content: space-between;

  /* Fills the page's corner, including the padding set by the shell. */
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
  /** Also the title of the browser tab. */
  title: string
  /** Subject of the page; part of the heading and of the tab's title. */
  subject?: string | undefined
  /** What is open on the page; only in the tab's title. */
  tabSubject?: string | undefined
  /** What the heading shows instead of the title. */
  greeting?: ReactNode
  /** One line under the title. */
  description?: ReactNode
  /** A link back, above the title. */
  back?: ReactNode
  actions?: ReactNode
}

/** Page header inside the shell: title and actions. */
export function PageHeader({ title, subject, tabSubject, greeting, description, back, actions }: PageHeaderProps) {
  return (
    <Header>
      <Titles>
        {back && <div data-off-paper>{back}</div>}
        <PageTitle subject={subject} tabSubject={tabSubject} greeting={greeting}>
          {title}
        </PageTitle>
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

/** Limits forms to a readable width. */
export const FormColumn = styled.div`
  max-inline-size: ${tokens.size.readable};
`

/** A page with several steps at one URL. Not a grid, because a sticky element can't leave its grid row. */
export const StepperPage = styled(Page)`
  display: flex;
  flex-direction: column;
  scroll-margin-block-start: ${tokens.space[4]};

  h1 {
    outline: none;
  }

  /* Keeps focused elements clear of the sticky progress bar. */
  [data-field],
  button,
  input,
  textarea,
  a {
    scroll-margin-block-start: ${tokens.space[16]};
  }
`
