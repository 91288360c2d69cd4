import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { SearchField } from '#components/SearchField/SearchField.tsx'

type SearchBoxProps = {
  /** What the rows are searched by; a little behind what is typed. */
  value: string
  onChange: (value: string) => void
}

/** What is typed is shown at once, whatever it costs to find the rows. */
export function SearchBox({ value, onChange }: SearchBoxProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState(value)
  const [found, setFound] = useState(value)
  // Something else may change it: a button that clears it.
  if (found !== value) {
    setFound(value)
    setTyped(value)
  }
  const type = (next: string) => {
    setTyped(next)
    onChange(next)
  }
  return <SearchField label={t`Search`} value={typed} onChange={type} />
}
