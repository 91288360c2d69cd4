import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { styled } from 'styled-components'
import { focusRing } from '#theme/mixins.ts'
import { tokens } from '#theme/tokens.ts'

const Root = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  align-items: center;
  padding: ${tokens.space[1]} ${tokens.space[3]};
  border-block-end: 1px solid ${tokens.color.border};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};
`

const Toggle = styled.button`
  min-block-size: max(28px, ${tokens.size.target});
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.sm};
  background: none;
  color: ${tokens.color.brand};
  font-weight: ${tokens.weight.medium};
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
  ${focusRing}
`

type FoldNoteProps = {
  label: string
  /** How many columns don't fit. */
  count: number
  /** They are shown all the same: the table scrolls. */
  isScrolling: boolean
  onChange: (isScrolling: boolean) => void
}

/** Says above a table that it has more columns than fit, and shows them in a table that scrolls sideways. */
export function FoldNote({ label, count, isScrolling, onChange }: FoldNoteProps) {
  const { t } = useLingui()
  return (
    <Root data-off-paper>
      {!isScrolling && (
        <>
          <Plural value={count} one="# column hidden" other="# columns hidden" />
          <span aria-hidden>·</span>
        </>
      )}
      <Toggle
        type="button"
        aria-label={isScrolling ? t`Fit to width: ${label}` : t`Show all columns: ${label}`}
        onClick={() => onChange(!isScrolling)}
      >
        {isScrolling ? <Trans>Fit to width</Trans> : <Trans context="columns">Show</Trans>}
      </Toggle>
    </Root>
  )
}
