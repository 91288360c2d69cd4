import { useLingui } from '@lingui/react/macro'

/** Whom a teacher would like to teach, for a person; a word that isn’t in 1§9 shows as itself. */
export function useAgeGroupName(): (word: string | null | undefined) => string {
  const { t } = useLingui()
  return (word) => {
    switch (word?.trim().toLowerCase()) {
      case 'children':
        return t`Children`
      case 'teenagers':
        return t`Teenagers`
      case 'adults':
        return t`Adults`
      default:
        return word ?? ''
    }
  }
}
