import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Logo } from '#components/Logo/Logo.tsx'
import { pageTitleId } from '#components/PageTitle/pageTitleId.ts'
import { type PreferencesProps, Preferences } from '#components/Preferences/Preferences.tsx'
import { Bar, Content, Frame, Main, Panel, Pattern, Quote } from './PublicLayout.styles.ts'

type PublicLayoutProps = PreferencesProps & { children: ReactNode }

/** What stands around the pages of visitors: no navigation, the school's face, and the page. */
export function PublicLayout({ children, ...preferences }: PublicLayoutProps) {
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
          <Preferences {...preferences} />
        </Bar>
        <Main id="content" tabIndex={-1} aria-labelledby={pageTitleId}>
          {children}
        </Main>
      </Content>
    </Frame>
  )
}
