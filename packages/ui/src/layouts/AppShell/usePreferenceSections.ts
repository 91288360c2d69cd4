import type { PreferencesProps } from '#components/Preferences/Preferences.tsx'
import type { Remote } from '#remote.ts'
import { useLingui } from '@lingui/react/macro'
import type { MenuSectionOptions } from '#components/Menu/Menu.tsx'
import { languages } from '#i18n/languages.ts'

type ShellUser = { name: string; email: string; avatar?: string | undefined }

type Family = {
  children: readonly { id: number; name: string; status: 'allowed' | 'blocked'; isPresent: boolean }[]
  onSwitch: (id: number) => void
  /** Link to register another child. */
  addHref: string
}

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
  /** The children of a guardian's account, if the backend supports them. */
  family?: Family | undefined
  onSignOut: () => void
}

export type PreferenceSectionsOptions = Pick<
  AccountProps,
  'language' | 'onLanguageChange' | 'scheme' | 'onSchemeChange' | 'privacy' | 'ownTimes' | 'family'
>

/** Menu sections for language, colours, times, privacy and the selected child. */
export function usePreferenceSections({
  language,
  onLanguageChange,
  scheme,
  onSchemeChange,
  privacy,
  ownTimes,
  family,
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
  // Blocked children have no pages to show.
  const children = family?.children.filter(({ status }) => status === 'allowed') ?? []
  const childSection = family && {
    label: t`Children`,
    items: children.map(({ id, name }) => ({ id: String(id), label: name })),
    selectedIds: children.filter(({ isPresent }) => isPresent).map(({ id }) => String(id)),
    onChoose: (id: string) => family.onSwitch(Number(id)),
  }
  return [
    ...(childSection && children.length > 1 ? [childSection] : []),
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
