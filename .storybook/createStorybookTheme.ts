import type { ThemeVars } from 'storybook/theming'
import { create } from 'storybook/theming/create'
import { palette } from '../packages/ui/src/theme/palette.ts'
import { scale } from '../packages/ui/src/theme/scale.ts'
import { fontStacks } from '../packages/ui/src/theme/tokens.ts'

export type Scheme = keyof typeof palette

/** Storybook's theme in Maktab's colours and type, for its interface and its Docs pages. */
export function createStorybookTheme(scheme: Scheme): ThemeVars {
  const colors = palette[scheme]
  return create({
    base: scheme,
    brandTitle: 'Maktab',
    brandUrl: './',
    brandTarget: '_self',
    brandImage: createBrandImage(scheme),
    fontBase: fontStacks.plain,
    colorPrimary: colors.brand,
    colorSecondary: colors.brand,
    appBg: colors.canvas,
    appContentBg: colors.surface,
    appPreviewBg: colors.canvas,
    appBorderColor: colors.border,
    appBorderRadius: Number.parseInt(scale.radius.sm, 10),
    textColor: colors.text,
    textInverseColor: colors.onBrand,
    textMutedColor: colors.textMuted,
    barBg: colors.surface,
    barTextColor: colors.textMuted,
    barHoverColor: colors.brandHover,
    barSelectedColor: colors.brand,
    inputBg: colors.surface,
    inputBorder: colors.borderStrong,
    inputTextColor: colors.text,
    inputBorderRadius: Number.parseInt(scale.radius.sm, 10),
    buttonBg: colors.surfaceSunken,
    buttonBorder: colors.border,
    booleanBg: colors.surfaceSunken,
    booleanSelectedBg: colors.surface,
  })
}

/** The logo of packages/ui/src/components/Logo with the name, as a data address: Storybook shows either image or title. */
function createBrandImage(scheme: Scheme): string {
  const { brand, onBrand, text } = palette[scheme]
  const square = `<path fill="${brand}" d="M5 5h22v22H5z"`
  const book =
    'M16 12.2c-1.6-1.3-3.8-1.7-6-1.5v9.6c2.2-.2 4.4.2 6 1.5 1.6-1.3 3.8-1.7 6-1.5v-9.6c-2.2-.2-4.4.2-6 1.5zm0 0v9.6'
  const image = `<svg xmlns="http://www.w3.org/2000/svg" width="124" height="32" viewBox="0 0 124 32">
    ${square}/>${square} transform="rotate(45 16 16)"/>
    <path fill="none" stroke="${onBrand}" stroke-width="1.8" stroke-linejoin="round" d="${book}"/>
    <text x="42" y="22.5" fill="${text}" font-family="system-ui, sans-serif" font-size="19" font-weight="700">Maktab</text>
  </svg>`
  return `data:image/svg+xml,${encodeURIComponent(image)}`
}
