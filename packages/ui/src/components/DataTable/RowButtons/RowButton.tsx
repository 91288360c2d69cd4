import { useLingui } from '@lingui/react'
import { Button } from '#components/Button/Button.tsx'
import { IconButton } from '#components/IconButton/IconButton.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import type { RowAction } from '../RowAction.ts'
import { wordsOf } from './wordsOf.ts'

type RowButtonProps = {
  action: RowAction
  /** Shows the icon of the action, if it has one, instead of its word. */
  isIcon: boolean
  isLast: boolean
}

export function RowButton({ action, isIcon, isLast }: RowButtonProps) {
  const { i18n } = useLingui()
  const { icon: Icon, href, onPress, isRowLink = false, isPending = false } = action
  const name = wordsOf(action.name, i18n)
  const label = wordsOf(action.label, i18n)
  if (href !== undefined) {
    return (
      // The name of the row leads there too: one way is enough for those who go by keys.
      <LinkButton
        size="sm"
        aria-label={name}
        href={href}
        autoFocus={isLast}
        {...(isRowLink && { variant: 'quiet', excludeFromTabOrder: true, 'data-is-quiet': true })}
      >
        {label}
      </LinkButton>
    )
  }
  const shared = { size: 'sm', autoFocus: isLast, ...(onPress && { onPress }) } as const
  if (isIcon && Icon) {
    return (
      <IconButton {...shared} label={name}>
        <Icon aria-hidden />
      </IconButton>
    )
  }
  return (
    <Button {...shared} aria-label={name} isPending={isPending}>
      {label}
    </Button>
  )
}
