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
  /** Link to calendar and reminders, for roles that have them (decision 61). */
  remindersHref?: string | undefined
  /** The children of a guardian's account, if the backend supports them. */
  family?: Family | undefined
  onSignOut: () => void
}

export type PreferenceSectionsOptions = Pick<
  AccountProps,
  'language' | 'onLanguageChange' | 'scheme' | 'onSchemeChange' | 'privacy' | 'family'
>

/** Menu sections for language, colours, privacy and the selected child. */
export function usePreferenceSections({
  language,
  onLanguageChange,
  scheme,
  onSchemeChange,
  privacy,
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
    ...(privacySection ? [privacySection] : []),
  ]
}
