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
        <Pattern>
          <defs>
            <pattern id="stars" width="96" height="96" patternUnits="userSpaceOnUse">
              <g fill="none" stroke="currentColor" strokeWidth="1">
                <path d="M24 24h48v48H24z" />
                <path d="M24 24h48v48H24z" transform="rotate(45 48 48)" />
                <path d="M0 48h14M82 48h14M48 0v14M48 82v14M0 0l24 24M96 0 72 24M0 96l24-24M96 96 72 72" />
                <circle cx="48" cy="48" r="15" />
              </g>
            </pattern>
          </defs>
          <rect width="100%" height="100%" fill="url(#stars)" />
        </Pattern>
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
