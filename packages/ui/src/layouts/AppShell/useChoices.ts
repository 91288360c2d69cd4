import { useLingui } from '@lingui/react/macro'
import type { MenuChoice } from '#components/Menu/MenuChoice.ts'
import { languages } from '#environment/languages.ts'
import type { AccountProps } from './AccountProps.ts'

export type ChoicesProps = Pick<
  AccountProps,
  'language' | 'onLanguageChange' | 'scheme' | 'onSchemeChange' | 'privacy' | 'family'
>

/** What people choose for themselves: their language, the colours, and whether what is personal is masked. */
export function useChoices({
  language,
  onLanguageChange,
  scheme,
  onSchemeChange,
  privacy,
  family,
}: ChoicesProps): readonly MenuChoice[] {
  const { t } = useLingui()
  const schemes = [
    { id: 'light', label: t`Light colours` },
    { id: 'dark', label: t`Dark colours` },
    { id: 'system', label: t`As the device` },
  ] as const
  const mask = privacy && {
    label: t`Privacy`,
    isSeveral: true,
    items: [{ id: 'privacy', label: t`Hide personal details` }],
    chosen: privacy.isOn ? ['privacy'] : [],
    onChoose: () => privacy.onChange(!privacy.isOn),
  }
  // Of whom the school has let nobody in, nothing can be shown.
  const children = family?.children.filter(({ status }) => status === 'allowed') ?? []
  const child = family && {
    label: t`Children`,
    items: children.map(({ id, name }) => ({ id: String(id), label: name })),
    chosen: children.filter(({ isPresent }) => isPresent).map(({ id }) => String(id)),
    onChoose: (id: string) => family.onSwitch(Number(id)),
  }
  return [
    ...(child && children.length > 1 ? [child] : []),
    {
      label: t`Language`,
      items: languages.map(({ id, name }) => ({ id, label: name, lang: id })),
      chosen: [language],
      onChoose: (id) => {
        const chosen = languages.find((one) => one.id === id)
        if (chosen) onLanguageChange(chosen.id)
      },
    },
    {
      label: t`Colours`,
      items: schemes,
      chosen: [scheme],
      onChoose: (id) => {
        const chosen = schemes.find((one) => one.id === id)
        if (chosen) onSchemeChange(chosen.id)
      },
    },
    ...(mask ? [mask] : []),
  ]
}
