import { Trans, useLingui } from '@lingui/react/macro'
import { PanelLeft } from 'lucide-react'
import { type ReactNode, useCallback, useState } from 'react'
import { Link } from 'react-aria-components/Link'
import { IconButton } from '#components/IconButton/IconButton.tsx'
import { Logo } from '#components/Logo/Logo.tsx'
import { PrivacyProvider } from '#components/Masked/Privacy.tsx'
import { pageTitleId } from '#components/PageTitle/pageTitleId.ts'
import { type PreferencesProps, Preferences } from '#components/Preferences/Preferences.tsx'
import { useMediaQuery } from '#environment/useMediaQuery.ts'
import type { NavigationEntry } from '#model/navigation.ts'
import type { Remote } from '#remote.ts'
import { breakpoints } from '#theme/breakpoints.ts'
import { Bar, BarEnd, Column, Foot, Frame, Main, Side, SkipLink } from './AppShell.styles.ts'
import { Navigation } from './Navigation.tsx'
import { NavigationSheet } from './NavigationSheet.tsx'
import { type PrivacySwitchProps, PrivacySwitch } from './PrivacySwitch.tsx'
import { useSidebarShortcut } from './useSidebarShortcut.ts'
import { type ShellUser, UserMenu } from './UserMenu.tsx'

type AppShellProps = PreferencesProps & {
  navigation: readonly NavigationEntry[]
  currentPath: string
  homeHref: string
  user: Remote<ShellUser>
  /** Where the school’s settings are, for those who may change them (decision 16). */
  settingsHref?: string | undefined
  onSignOut: () => void
  /** Whether the sidebar shows words; on narrow screens it is a sheet instead. */
  isExpanded: boolean
  onExpandedChange: (isExpanded: boolean) => void
  /** Whether personal details are masked, for who may switch it: without it there is no switch. */
  privacy?: PrivacySwitchProps
  children: ReactNode
}

/** What stands around every page of a signed-in person: header, side navigation and user menu (1§2, 1§9). */
export function AppShell({
  navigation,
  currentPath,
  homeHref,
  user,
  settingsHref,
  onSignOut,
  isExpanded,
  onExpandedChange,
  privacy,
  children,
  ...preferences
}: AppShellProps) {
  const { t } = useLingui()
  const isNarrow = useMediaQuery(`(max-width: ${breakpoints.md - 0.02}px)`)
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const toggle = useCallback(
    () => (isNarrow ? setIsSheetOpen((open) => !open) : onExpandedChange(!isExpanded)),
    [isNarrow, isExpanded, onExpandedChange],
  )
  useSidebarShortcut(toggle)

  return (
    <PrivacyProvider isOn={privacy?.isOn ?? false}>
      <Frame>
        <SkipLink href="#content" data-off-paper>
          <Trans>Skip to the content</Trans>
        </SkipLink>
        {isNarrow ? (
          <NavigationSheet
            isOpen={isSheetOpen}
            onOpenChange={setIsSheetOpen}
            navigation={navigation}
            currentPath={currentPath}
            user={user}
            settingsHref={settingsHref}
            onSignOut={onSignOut}
          />
        ) : (
          <Side $isFolded={!isExpanded} data-off-paper>
            <nav aria-label={t`Main`}>
              <Navigation entries={navigation} currentPath={currentPath} isFolded={!isExpanded} />
            </nav>
            <Foot $isFolded={!isExpanded}>
              <UserMenu user={user} isFolded={!isExpanded} settingsHref={settingsHref} onSignOut={onSignOut} />
            </Foot>
          </Side>
        )}
        <Column>
          <Bar $isCrowded={privacy !== undefined} data-off-paper>
            <IconButton
              label={isNarrow ? t`Open menu` : isExpanded ? t`Fold the sidebar` : t`Unfold the sidebar`}
              onPress={toggle}
            >
              <PanelLeft aria-hidden />
            </IconButton>
            <Link href={homeHref}>
              <Logo />
            </Link>
            <BarEnd>
              {privacy && <PrivacySwitch {...privacy} />}
              <Preferences {...preferences} />
            </BarEnd>
          </Bar>
          <Main id="content" tabIndex={-1} aria-labelledby={pageTitleId}>
            {children}
          </Main>
        </Column>
      </Frame>
    </PrivacyProvider>
  )
}
