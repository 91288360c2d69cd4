import { useLingui } from '@lingui/react/macro'

/** A gender’s name for a person; a word that isn’t in 1§9 shows as itself. */
export function useGenderName(): (word: string | null | undefined) => string {
  const { t } = useLingui()
  return (word) => {
    switch (word?.trim().toLowerCase()) {
      case 'male':
        return t`Male`
      case 'female':
        return t`Female`
      case 'other':
        return t`Other`
      default:
        return word ?? ''
    }
  }
}
