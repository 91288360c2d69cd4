import { type ReactNode, useRef } from 'react'
import { useAutocomplete } from 'react-aria/useAutocomplete'
import {
  AutocompleteStateContext,
  FieldInputContext,
  SelectableCollectionContext,
} from 'react-aria-components/Autocomplete'
import { Provider } from 'react-aria-components/slots'
import { useAutocompleteState } from 'react-stately/private/autocomplete/useAutocompleteState'

type AutocompleteProviderProps = { search: string; onSearch: (search: string) => void; children: ReactNode }

/**
 * Lets the keys of a field move through the list below it, as `Autocomplete` of react-aria does: that one stands in a file
 * with what every field needs, and would come with the first page.
 */
export function AutocompleteProvider({ search, onSearch, children }: AutocompleteProviderProps) {
  const inputRef = useRef<HTMLInputElement>(null)
  const collectionRef = useRef<HTMLElement>(null)
  const state = useAutocompleteState({ inputValue: search, onInputChange: onSearch })
  const found = useAutocomplete({ inputRef, collectionRef }, state)
  return (
    <Provider
      values={[
        [AutocompleteStateContext, state],
        [FieldInputContext, { ...found.inputProps, ref: inputRef }],
        [SelectableCollectionContext, { ...found.collectionProps, ref: found.collectionRef }],
      ]}
    >
      {children}
    </Provider>
  )
}
