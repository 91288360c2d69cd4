import type { ReactNode } from 'react'
import { Logo } from '#components/Logo/Logo.tsx'
import { pageTitleId } from '#components/PageTitle/pageTitleId.ts'
import { type PreferencesProps, Preferences } from '#components/Preferences/Preferences.tsx'
import { Bar, Frame, Home, Main, AsideColumn, Columns, MainColumn } from './FrontLayout.styles.ts'

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
