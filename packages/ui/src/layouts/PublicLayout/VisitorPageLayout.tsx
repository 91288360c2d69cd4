import { css, styled, createGlobalStyle } from 'styled-components'
import { mediaDown, mediaUp, tokens, mediaShort } from '#theme/tokens.ts'
import { focusRing } from '#theme/mixins.ts'
import type { ReactNode } from 'react'
import { Logo } from '#components/Logo/Logo.tsx'
import { pageTitleId } from '#components/PageTitle/PageTitle.tsx'
import { type PreferencesProps, Preferences } from '#components/Preferences/Preferences.tsx'
import { HeaderEnd, publicHeader } from './HeaderEnd.tsx'

/** Shared content width of the header and the page. */
const contentWidth = css`
  inline-size: min(76rem, 100%);
  margin-inline: auto;
  padding-inline: ${tokens.space[6]};

  ${mediaDown('sm')} {
    padding-inline: ${tokens.space[4]};
  }
`

const Frame = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  grid-template-columns: minmax(0, 1fr);
  min-block-size: 100dvh;
  overflow-x: clip;
`

const Bar = styled.header`
  border-block-end: 1px solid ${tokens.color.border};
  background: ${tokens.color.surface};

  > div {
    ${contentWidth}
    ${publicHeader}
    gap: ${tokens.space[2]} ${tokens.space[4]};
    padding-block: ${tokens.space[2]};
  }
`

/** The logo links to the home page. */
const Home = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: ${tokens.size.control};
  text-decoration: none;
  ${focusRing}
`

const Main = styled.main`
  ${contentWidth}
  min-inline-size: 0;
  padding-block-end: ${tokens.space[16]};
  outline: none;
`

/** Content with the form beside it; on a phone one below the other in reading order. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[10]};

  ${mediaUp('lg')} {
    grid-template-columns: minmax(0, 1fr) 23rem;
    gap: ${tokens.space[10]};
    align-items: start;
  }
`

const MainColumn = styled.div`
  min-inline-size: 0;

  /* Keeps the form below the fold while the content loads. */
  &:empty,
  > :empty {
    min-block-size: 100dvh;
  }
  ${mediaUp('lg')} {
    grid-column: 1;
    grid-row: 1;
  }
`

const AsideColumn = styled.div`
  min-inline-size: 0;
  scroll-margin-block-start: ${tokens.space[4]};
  padding-block-start: ${tokens.space[8]};

  ${mediaUp('lg')} {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    grid-column: 2;
    grid-row: 1;

    /* Shown as a card on wide screens. */
    > * {
      padding: ${tokens.space[6]};
      border: 1px solid ${tokens.color.border};
      border-radius: ${tokens.radius.lg};
      background: ${tokens.color.surface};
      box-shadow: ${tokens.shadow.floating};
    }
  }
  ${mediaDown('lg')} {
    inline-size: min(27rem, 100%);
    margin-inline: auto;
  }
`

type VisitorPageLayoutProps = PreferencesProps & {
  homeHref: string
  /** Link to the sign-in form; undefined for signed-in users. */
  signInHref?: string | undefined
  /** The form beside the content. */
  form?: ReactNode
  /** Shows the form first, for returning visitors. */
  isFormFirst?: boolean
  /** The school's content. */
  children: ReactNode
}

/** Layout of the public pages about the school. */
export function VisitorPageLayout({
  homeHref,
  signInHref,
  form,
  isFormFirst = false,
  children,
  ...preferences
}: VisitorPageLayoutProps) {
  const aside = (
    <AsideColumn id="sign-in" key="form">
      <div>{form}</div>
    </AsideColumn>
  )
  const main = <MainColumn key="story">{children}</MainColumn>
  return (
    <Frame>
      <Bar>
        <div>
          <Home href={homeHref}>
            <Logo />
          </Home>
          <HeaderEnd signInHref={signInHref}>
            <Preferences {...preferences} />
          </HeaderEnd>
        </div>
      </Bar>
      <Main id="content" tabIndex={-1} aria-labelledby={pageTitleId}>
        {form === undefined ? children : <Columns>{isFormFirst ? [aside, main] : [main, aside]}</Columns>}
      </Main>
    </Frame>
  )
}

/** Keeps focused elements above the sticky bar at the bottom of public pages. */
export const BottomBarInset = createGlobalStyle`
  ${mediaDown('lg')} {
    :root {
      /* Buttons with Urdu text are a little taller. */
      --edge-end: calc(${tokens.size.control} + ${tokens.space[2]} + 2 * ${tokens.space[3]} + env(safe-area-inset-bottom));
    }
  }
  ${mediaShort} {
    :root {
      --edge-end: 0px;
    }
  }
`
