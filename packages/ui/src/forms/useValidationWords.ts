import { useLingui } from '@lingui/react/macro'
import { decodeRule } from './rules.ts'

/** The words for what validation found, with the field's own label; what is no rule is words already. */
export function useValidationWords() {
  const { t, i18n } = useLingui()
  return (found: string, label: string): string => {
    const broken = decodeRule(found)
    if (!broken) return found
    switch (broken.rule) {
      case 'required':
        return t`${label} is required`
      case 'notEmail':
        return t`${label} must be an e-mail address, such as name@example.com`
      case 'notNumber':
        return t`${label} must be a number`
      case 'tooLong':
        return t`${label} must not exceed ${i18n.number(broken.limit)} characters`
      case 'tooShort':
        return t`${label} must have at least ${i18n.number(broken.limit)} characters`
      case 'different':
        return t`The two passwords are different`
      case 'tooSmall':
        return t`${label} must be ${i18n.number(broken.limit)} or more`
      case 'tooLarge':
        return t`${label} must be ${i18n.number(broken.limit)} or less`
    }
  }
}
