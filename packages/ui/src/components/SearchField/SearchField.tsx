import { useLingui } from '@lingui/react/macro'
import { Search, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import { useTextAttributes } from '../Bdi/Bdi.tsx'
import { controlStyles } from '../Field/Field.styles.ts'
import { VisuallyHidden } from '../Text/Text.tsx'

const Root = styled.div`
  position: relative;
  display: grid;
  align-items: center;

  > svg {
    position: absolute;
    inset-inline-start: ${tokens.space[3]};
    inline-size: ${tokens.size.icon};
    color: ${tokens.color.textMuted};
    pointer-events: none;
  }
`

const Control = styled.input`
  ${controlStyles}
  padding-inline: 44px;
  &::-webkit-search-cancel-button {
    display: none;
  }
`

const Clear = styled.button`
  position: absolute;
  inset-inline-end: 0;
  display: grid;
  place-items: center;
  inline-size: ${tokens.size.control};
  block-size: ${tokens.size.control};
  border: 0;
  border-radius: ${tokens.radius.md};
  background: none;
  color: ${tokens.color.textMuted};
  cursor: pointer;
  svg {
    inline-size: ${tokens.size.icon};
  }
`

type SearchFieldProps = { label: string; value: string; onChange: (value: string) => void }

/** Search input; Escape clears it. A native input, because react-aria's would add half the size of a list. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const { t } = useLingui()
  const getTextAttributes = useTextAttributes()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  return (
    <Root>
      <VisuallyHidden as="label" htmlFor={id}>
        {label}
      </VisuallyHidden>
      <Search aria-hidden />
      <Control
        ref={field}
        id={id}
        type="search"
        placeholder={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || value === '' || event.nativeEvent.isComposing) return
          // Prevents closing the surrounding overlay.
          event.preventDefault()
          event.stopPropagation()
          onChange('')
        }}
        {...getTextAttributes(value)}
      />
      {value !== '' && (
        // Not in the tab order, as Escape does the same; preventing mousedown keeps a phone's keyboard open.
        <Clear
          type="button"
          tabIndex={-1}
          aria-label={t`Clear search`}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            onChange('')
            field.current?.focus()
          }}
        >
          <X aria-hidden />
        </Clear>
      )}
    </Root>
  )
}
