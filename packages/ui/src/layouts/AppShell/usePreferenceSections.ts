import type { PreferencesProps } from '#components/Preferences/Preferences.tsx'
import type { Remote } from '#remote.ts'
import { useLingui } from '@lingui/react/macro'
import type { MenuSectionOptions } from '#components/Menu/Menu.tsx'
import { languages } from '#i18n/languages.ts'
import type { Family } from './ChildSwitch.tsx'

type ShellUser = { name: string; email: string; avatar?: string | undefined }

/** The signed-in user and their preferences. */
export type AccountProps = PreferencesProps & {
  user: Remote<ShellUser>
  /** Whether personal details are masked; undefined hides the switch. */
  privacy?: { isOn: boolean; onChange: (isOn: boolean) => void }
  /** Whether class times are also shown in the user's time zone; undefined hides the switch. */
  ownTimes?: { isOn: boolean; onChange: (isOn: boolean) => void } | undefined
  /** Opens the list of keyboard shortcuts. */
  onShowShortcuts?: (() => void) | undefined
  /** Link to calendar and reminders, for roles that have them (decision 61). */
  remindersHref?: string | undefined
  /** Link to the user’s own name and password; undefined if the backend can’t change them. */
  accountHref?: string | undefined
  /** Link to a teacher’s public profile; undefined for other roles or if the backend has none. */
  profileHref?: string | undefined
  /** The children of a guardian's account, if the backend supports them. */
  family?: Family | undefined
  onSignOut: () => void
}

export type PreferenceSectionsOptions = Pick<
  AccountProps,
  'language' | 'onLanguageChange' | 'scheme' | 'onSchemeChange' | 'privacy' | 'ownTimes'
>

/** Menu sections for language, colours, times and privacy. */
export function usePreferenceSections({
  language,
  onLanguageChange,
  scheme,
  onSchemeChange,
  privacy,
  ownTimes,
}: PreferenceSectionsOptions): readonly MenuSectionOptions[] {
  const { t } = useLingui()
  const schemes = [
    { id: 'light', label: t`Light mode` },
    { id: 'dark', label: t`Dark mode` },
    { id: 'system', label: t`Match device` },
  ] as const
  const privacySection = privacy && {
    label: t`Privacy`,
    isMultiple: true,
    items: [{ id: 'privacy', label: t`Hide personal details` }],
    selectedIds: privacy.isOn ? ['privacy'] : [],
    onChoose: () => privacy.onChange(!privacy.isOn),
  }
  const timesSection = ownTimes && {
    label: t`Times`,
    isMultiple: true,
    items: [{ id: 'ownTimes', label: t`Show in my time` }],
    selectedIds: ownTimes.isOn ? ['ownTimes'] : [],
    onChoose: () => ownTimes.onChange(!ownTimes.isOn),
  }
  return [
    {
      label: t`Language`,
      items: languages.map(({ id, name }) => ({ id, label: name, lang: id })),
      selectedIds: [language],
      onChoose: (id) => {
        const chosen = languages.find((one) => one.id === id)
        if (chosen) onLanguageChange(chosen.id)
      },
    },
    {
      label: t`Appearance`,
      items: schemes,
      selectedIds: [scheme],
      onChoose: (id) => {
        const chosen = schemes.find((one) => one.id === id)
        if (chosen) onSchemeChange(chosen.id)
      },
    },
    ...(timesSection ? [timesSection] : []),
    ...(privacySection ? [privacySection] : []),
  ]
}
