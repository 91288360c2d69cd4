import { styled } from 'styled-components'
import { mediaDown, tokens } from '#theme/tokens.ts'
import { backgroundPattern } from '#theme/backgroundPattern.ts'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Logo } from '#components/Logo/Logo.tsx'
import { pageTitleId, PageTitle } from '#components/PageTitle/PageTitle.tsx'
import { type PreferencesProps, Preferences } from '#components/Preferences/Preferences.tsx'
import { HeaderEnd, publicHeader } from './HeaderEnd.tsx'

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(20rem, 5fr) minmax(0, 7fr);
  min-block-size: 100dvh;
  background: ${tokens.color.surface};

  ${mediaDown('lg')} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Panel = styled.div`
  position: sticky;
  inset-block-start: 0;
  display: grid;
  block-size: 100dvh;
  align-items: end;
  overflow: hidden;
  padding: ${tokens.space[12]};
  background: ${tokens.color.brandSoft};
  color: ${tokens.color.onBrandSoft};

  ${mediaDown('lg')} {
    display: none;
  }
`

const Pattern = styled.div`
  ${backgroundPattern}
  position: absolute;
  inset: 0;
  opacity: 0.22;
`

const Quote = styled.p`
  position: relative;
  max-inline-size: 14ch;
  font-size: ${tokens.text.display};
  font-weight: ${tokens.weight.semibold};
  line-height: ${tokens.leading.tight};
  text-wrap: balance;
`

const Content = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  min-inline-size: 0;
`

const Bar = styled.header`
  ${publicHeader}
  gap: ${tokens.space[3]};
  padding: ${tokens.space[4]} ${tokens.space[6]};

  ${mediaDown('sm')} {
    padding: ${tokens.space[3]} ${tokens.space[4]};
  }
`

const Main = styled.main`
  align-self: center;
  inline-size: min(27rem, 100%);
  min-inline-size: 0;
  margin-inline: auto;
  padding: ${tokens.space[8]} ${tokens.space[4]} ${tokens.space[16]};
  outline: none;

  ${mediaDown('sm')} {
    align-self: start;
  }
`

type PublicLayoutProps = PreferencesProps & {
  /** Link to the sign-in form; undefined for signed-in users. */
  signInHref?: string | undefined
  children: ReactNode
}

/** Layout of public pages: a branded panel and the page, without navigation. */
export function PublicLayout({ signInHref, children, ...preferences }: PublicLayoutProps) {
  return (
    <Frame>
      <Panel aria-hidden>
        <Pattern />
        <Quote>
          <Trans>One lesson at a time.</Trans>
        </Quote>
      </Panel>
      <Content>
        <Bar>
          <Logo />
          <HeaderEnd signInHref={signInHref}>
            <Preferences {...preferences} />
          </HeaderEnd>
        </Bar>
        <Main id="content" tabIndex={-1} aria-labelledby={pageTitleId}>
          {children}
        </Main>
      </Content>
    </Frame>
  )
}

const Root = styled.header`
  display: grid;
  gap: ${tokens.space[1]};

  h1 {
    font-size: ${tokens.text.xxl};
  }

  p {
    color: ${tokens.color.textMuted};
  }
`

type PublicHeadingProps = {
  title: string
  /** Moves the focus to the title, for a page that replaces another one. */
  takesFocus?: boolean
  children?: ReactNode
}

/** Header of a public page: title and, if needed, one line of instructions. */
export function PublicHeading({ title, takesFocus = false, children }: PublicHeadingProps) {
  return (
    <Root>
      <PageTitle takesFocus={takesFocus}>{title}</PageTitle>
      {children !== undefined && <p>{children}</p>}
    </Root>
  )
}
