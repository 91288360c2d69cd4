import { useLingui } from '@lingui/react'
import { Button } from '#components/Button/Button.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import type { RowAction } from '../RowAction.ts'
import { Buttons } from './RowButtons.styles.ts'
import { RowMenu } from './RowMenu.tsx'
import { wordsOf } from './wordsOf.ts'

/** As many words stand in a row of a table; what is more, and what takes something away, is behind its menu. */
const MOST_WORDS = 2

type RowButtonsProps = {
  actions: readonly RowAction[]
  /** The row, for those who only hear its buttons. */
  name: string
  /** The row was open last: the focus comes back to it. */
  isLast: boolean
}

/** What can be done with a row of a table. */
export function RowButtons({ actions, name, isLast }: RowButtonsProps) {
  const harmless = actions.filter(({ isDanger }) => !isDanger)
  const inSight = actions.length === 1 ? actions : harmless.slice(0, MOST_WORDS)
  const behind = actions.filter((action) => !inSight.includes(action))
  return (
    <Buttons>
      {inSight.map((action, index) => (
        <RowButton key={action.id} action={action} isLast={isLast && index === 0} />
      ))}
      {behind.length > 0 && <RowMenu actions={behind} name={name} isLast={false} />}
    </Buttons>
  )
}

function RowButton({ action, isLast }: { action: RowAction; isLast: boolean }) {
  const { i18n } = useLingui()
  const { label, name, href, onPress, isRowLink = false, isPending = false, isDanger = false } = action
  const words = wordsOf(label, i18n)
  const shared = { size: 'sm', 'aria-label': wordsOf(name, i18n) } as const
  if (href !== undefined) {
    return (
      // The name of the row leads there too: one way is enough for those who go by keys.
      <LinkButton {...shared} href={href} autoFocus={isLast} {...(isRowLink && { excludeFromTabOrder: true })}>
        {words}
      </LinkButton>
    )
  }
  return (
    <Button
      {...shared}
      {...(isDanger && { variant: 'quiet' })}
      {...(onPress && { onPress })}
      isPending={isPending}
      autoFocus={isLast}
    >
      {words}
    </Button>
  )
}
