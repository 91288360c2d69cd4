import type { PreferencesProps } from '#components/Preferences/Preferences.tsx'
import type { Remote } from '#remote.ts'
import { useLingui } from '@lingui/react/macro'
import type { MenuSectionOptions } from '#components/Menu/Menu.tsx'
import { languages } from '#i18n/languages.ts'

type ShellUser = { name: string; email: string; avatar?: string | undefined }

type Family = {
  children: readonly { id: number; name: string; status: 'allowed' | 'blocked'; isPresent: boolean }[]
  onSwitch: (id: number) => void
  /** Where another one is registered. */
  addHref: string
}

/** Who is signed in, and what they choose for themselves. */
export type AccountProps = PreferencesProps & {
  user: Remote<ShellUser>
  /** Whether personal details are masked, for who may switch it: without it there is no switch. */
  privacy?: { isOn: boolean; onChange: (isOn: boolean) => void }
  /** Where one’s calendar and reminders are, for whoever has them (decision 61). */
  remindersHref?: string | undefined
  /** The children of a guardian’s sign-in, for whom the backend tells of them. */
  family?: Family | undefined
  onSignOut: () => void
}

export type PreferenceSectionsOptions = Pick<
  AccountProps,
  'language' | 'onLanguageChange' | 'scheme' | 'onSchemeChange' | 'privacy' | 'family'
>

/** What people choose for themselves: their language, the colours, and whether what is personal is masked. */
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
    { id: 'light', label: t`Light colours` },
    { id: 'dark', label: t`Dark colours` },
    { id: 'system', label: t`As the device` },
  ] as const
  const mask = privacy && {
    label: t`Privacy`,
    isMultiple: true,
    items: [{ id: 'privacy', label: t`Hide personal details` }],
    selectedIds: privacy.isOn ? ['privacy'] : [],
    onChoose: () => privacy.onChange(!privacy.isOn),
  }
  // Of whom the school has let nobody in, nothing can be shown.
  const children = family?.children.filter(({ status }) => status === 'allowed') ?? []
  const child = family && {
    label: t`Children`,
    items: children.map(({ id, name }) => ({ id: String(id), label: name })),
    selectedIds: children.filter(({ isPresent }) => isPresent).map(({ id }) => String(id)),
    onChoose: (id: string) => family.onSwitch(Number(id)),
  }
  return [
    ...(child && children.length > 1 ? [child] : []),
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
      label: t`Colours`,
      items: schemes,
      selectedIds: [scheme],
      onChoose: (id) => {
        const chosen = schemes.find((one) => one.id === id)
        if (chosen) onSchemeChange(chosen.id)
      },
    },
    ...(mask ? [mask] : []),
  ]
}
