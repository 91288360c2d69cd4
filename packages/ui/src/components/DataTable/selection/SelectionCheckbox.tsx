import { type Ref, useCallback } from 'react'
import { styled } from 'styled-components'
import { focusRing } from '#theme/mixins.ts'
import { tokens } from '#theme/tokens.ts'

/** Fills its cell, so that the target is large. */
const Target = styled.label`
  display: grid;
  place-items: center;
  min-inline-size: ${tokens.size.control};
  min-block-size: ${tokens.size.control};
  cursor: pointer;

  input {
    inline-size: 18px;
    block-size: 18px;
    margin: 0;
    accent-color: ${tokens.color.brand};
    cursor: inherit;
    border-radius: ${tokens.radius.sm};
    ${focusRing}
  }
`

type SelectionCheckboxProps = {
  label: string
  isSelected: boolean
  /** Some of the rows are selected. */
  isMixed?: boolean
  /** `isRange`: Shift was held. */
  onToggle: (isRange: boolean) => void
}

/** A native checkbox, because a list has many. */
export function SelectionCheckbox({ label, isSelected, isMixed = false, onToggle }: SelectionCheckboxProps) {
  const ref: Ref<HTMLInputElement> = useCallback(
    (input: HTMLInputElement | null) => {
      if (input) input.indeterminate = isMixed
    },
    [isMixed],
  )
  return (
    // Shift would select the text in between.
    <Target onMouseDown={(event) => event.shiftKey && event.preventDefault()}>
      <input
        ref={ref}
        type="checkbox"
        aria-label={label}
        checked={isSelected}
        onChange={({ nativeEvent }) => onToggle('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
      />
    </Target>
  )
}
