import { type KeyboardEvent, use } from 'react'
import { ComboBoxStateContext, Input } from 'react-aria-components/ComboBox'
import { useTongue } from '../Bdi/useTongue.ts'

type SearchInputProps = {
  placeholder: string | undefined
  isReadOnly: boolean
  onKeyDown?: (event: KeyboardEvent) => void
}

/**
 * Where one types what to look for. A press opens the list too, and typing replaces what stands there. The fields
 * around it are `menuTrigger="manual"`: left to itself the list comes back when Escape restores the words.
 */
export function SearchInput({ placeholder, isReadOnly, onKeyDown }: SearchInputProps) {
  const state = use(ComboBoxStateContext)
  const tongueOf = useTongue()
  const open = () => {
    if (!isReadOnly && !state?.isOpen) state?.open(null, 'manual')
  }
  return (
    <Input
      {...tongueOf(state?.inputValue)}
      autoComplete="off"
      {...(placeholder !== undefined && { placeholder })}
      onClick={open}
      onInput={open}
      onFocus={({ currentTarget }) => currentTarget.select()}
      {...(onKeyDown && { onKeyDown })}
    />
  )
}
