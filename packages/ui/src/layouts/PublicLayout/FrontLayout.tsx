import { css, styled, createGlobalStyle } from 'styled-components'
import { mediaDown, mediaUp, tokens, mediaShort } from '#theme/tokens.ts'
import { focusRing } from '#theme/mixins.ts'
import type { ReactNode } from 'react'
import { Logo } from '#components/Logo/Logo.tsx'
import { pageTitleId } from '#components/PageTitle/PageTitle.tsx'
import { type PreferencesProps, Preferences } from '#components/Preferences/Preferences.tsx'

/** What sticks or is laid out to the edges of the window goes by the same measure. */
const measure = css`
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
    ${measure}
    display: flex;
    gap: ${tokens.space[2]} ${tokens.space[4]};
    align-items: center;
    justify-content: space-between;
    padding-block: ${tokens.space[2]};
  }
`

/** The mark leads to the beginning. */
const Home = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: ${tokens.size.control};
  text-decoration: none;
  ${focusRing}
`

const Main = styled.main`
  ${measure}
  min-inline-size: 0;
  padding-block-end: ${tokens.space[16]};
  outline: none;
`

/** What the school says, and the form at its side; on a phone one after the other, in the order in which they are read. */
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

  /* While it is on its way, what comes after it waits below the edge of the window. */
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

    /* A card where there is a desk to lay it on. */
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

type FrontLayoutProps = PreferencesProps & {
  homeHref: string
  /** The form at the side of what the school says. */
  form?: ReactNode
  /** The form comes first: for whoever has been here before. */
  isFormFirst?: boolean
  /** What the school says. */
  children: ReactNode
}

/** What stands around the pages that tell visitors of the school. */
export function FrontLayout({ homeHref, form, isFormFirst = false, children, ...preferences }: FrontLayoutProps) {
  const side = (
    <AsideColumn id="sign-in" key="form">
      <div>{form}</div>
    </AsideColumn>
  )
  const story = <MainColumn key="story">{children}</MainColumn>
  return (
    <Frame>
      <Bar>
        <div>
          <Home href={homeHref}>
            <Logo />
          </Home>
          <Preferences {...preferences} />
        </div>
      </Bar>
      <Main id="content" tabIndex={-1} aria-labelledby={pageTitleId}>
        {form === undefined ? children : <Columns>{isFormFirst ? [side, story] : [story, side]}</Columns>}
      </Main>
    </Frame>
  )
}

/** While a page of visitors has its bar at the foot of the window, nothing that gets the focus is scrolled beneath it. */
export const BottomBarInset = createGlobalStyle`
  ${mediaDown('lg')} {
    :root {
      --edge-end: calc(${tokens.size.control} + 2 * ${tokens.space[3]} + 1px + env(safe-area-inset-bottom));
    }
  }
  ${mediaShort} {
    :root {
      --edge-end: 0px;
    }
  }
`
